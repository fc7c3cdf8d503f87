internal import TestSupport

/// Generates inputs of a target at random. The same seed gives the same inputs.
public struct FuzzInputs {
  private let target: FuzzTarget
  private var generator: SeededRandom
  private var corpus: [[UInt8]]

  public init(_ target: FuzzTarget, seed: UInt64) {
    self.target = target
    generator = SeededRandom(seed: seed)
    corpus = target.seeds
    if [.lines, .offers].contains(target) { corpus += numberSeeds }
  }

  private mutating func random(_ bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &generator)
  }

  private static let alphabet =
    Array("0123456789.,'’+-−×÷*/x()  \u{A0}\u{202F}\n%€$£p:·½٫٬۵５kgmloz²e😀\u{301}\u{200F}\0").map {
      Array(String($0).utf8)
    }

  /// Returns the next input. Some of them are added to the corpus.
  public mutating func next() -> [UInt8] {
    // Changed bytes alone seldom give another table.
    if target == .tables, random(2) == 0 {
      return [UInt8(random(256))] + randomTable(&generator)
    }
    var input = corpus[random(corpus.count)]
    for _ in 0...random(6) {
      let place = random(input.count + 1)
      switch random(6) {
      case 0 where !input.isEmpty: input[min(place, input.count - 1)] = UInt8(random(256))
      case 1 where !input.isEmpty: input.remove(at: min(place, input.count - 1))
      case 2: input.insert(UInt8(random(32)), at: place)
      case 3:
        let other = corpus[random(corpus.count)]
        let part = Array(other.dropFirst().prefix(random(other.count + 1)))
        input.insert(contentsOf: random(2) == 0 ? part + Array(" ".utf8) : part, at: place)
      default:
        input.insert(contentsOf: Self.alphabet[random(Self.alphabet.count)], at: place)
      }
    }
    if input.count > 1, random(4) == 0 { input[0] = UInt8(random(256)) }
    if input.count <= 120, random(8) == 0 {
      if corpus.count < 2000 { corpus.append(input) } else { corpus[random(2000)] = input }
    }
    return input
  }
}

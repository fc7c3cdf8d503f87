internal import TestSupport

/// The initial inputs of a fuzzer: one of each kind.
public let seeds: [[UInt8]] = texts.map { [0] + Array($0.utf8) } + scripts

private let texts = [
  "", " ", "0", "12", "3.99", "3,99", "1,234.50", "1.234,50", "1\u{202F}234,5", "1’234.5",
  "12,34,567.8", "۱٬۲۳۴٫۵", "１２．５", "6×330", "6x330 ml", "2 lb", "5 kg", "1 US gal", "5 m²",
  "$3.99", "3,99 €", "EUR 5", "12+", "(12+3", "(1+2)×3", "1÷3", "1/0", "5-5", "3-5", "-5", "1.2.3",
  "1e9", "0x10", "nan", "inf", "1\n2", "😀", "5\0", "\u{200F}5", "1\u{301}", "()", "+", ".", "12 13",
  "999999999999999999999999999999", "0.000000000000000000000000000001", "((((((1))))))",
  "1÷7÷1000000", "20%", "3.99−20%", "(5%+1)%", "½", "1½", "1 1/2", "1 123/500", "12:90", "12 : 90",
  "£2·50", "۱۲۳/۵", "1.234", "1,234", "5€50", "50p", "$3.99+$2", "5 €500", "5 kr.", "US$5", "3$999",
  "S/ 1,234.50", "12 rolls", "1÷3 kg", "\u{202A}5\u{202C}",
  "999999999999999999999999999999×999999999999999999999999999999",
]

/// Key presses, and changes of the caret and the selection.
private let scripts: [[UInt8]] = [
  [0x80, 1, 2, 13, 3, 12],
  [0x80, 6, 15, 3, 3, 0, 12, 13, 1, 12],
  [0x81, 1, 10, 5, 13, 14, 15, 2, 17, 1, 13, 11, 11],
  [0x82, 1, 2, 3, 4, 18, 1, 3, 13, 18, 0, 5, 11],
  [0x83, 20, 1, 13, 2, 21, 15, 3, 12, 19, 120, 19, 45],
  [0x84, 10, 13, 5, 24, 13, 24, 14, 25, 26, 27, 28, 29, 30, 31],
]

/// Changes inputs at random. The same seed gives the same inputs.
public struct Mutator {
  private var generator: SeededRandom
  private var corpus = seeds

  public init(seed: UInt64) {
    generator = SeededRandom(seed: seed)
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
    var input = corpus[random(corpus.count)]
    for _ in 0...random(6) {
      let place = random(input.count + 1)
      switch random(6) {
      case 0 where !input.isEmpty: input[min(place, input.count - 1)] = UInt8(random(256))
      case 1 where !input.isEmpty: input.remove(at: min(place, input.count - 1))
      case 2: input.insert(UInt8(random(32)), at: place)
      case 3:
        let other = corpus[random(corpus.count)]
        input.insert(contentsOf: other.dropFirst().prefix(random(12)), at: place)
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

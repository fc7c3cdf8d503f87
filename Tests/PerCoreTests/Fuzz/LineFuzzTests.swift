import PerCore
import PerCoreFuzz
import TestSupport
import Testing

@Suite struct LineFuzzTests {
  @Test func seedsPassInEveryNotation() {
    for seed in lineSeeds {
      for first in 0..<lineNotationCount {
        let input = [first] + seed.dropFirst()
        #expect(fuzzLine(input) == nil, "\(String(decoding: seed, as: UTF8.self)), \(first)")
      }
    }
  }

  /// The environment variables `PER_FUZZ_SECONDS` and `PER_FUZZ_SEED` set the time and the seed.
  @Test func randomLinesPass() {
    let seconds = Environment["PER_FUZZ_SECONDS"].flatMap(Double.init) ?? 3
    let seed = Environment["PER_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
    var random = SeededRandom(seed: seed)
    let pieces = lineSeeds.map { Array($0.dropFirst()) } + seeds.map { Array($0.dropFirst()) }
    let end = ContinuousClock.now + .seconds(seconds)
    var count = 0
    while ContinuousClock.now < end || count < 100 {
      var input: [UInt8] = [UInt8.random(in: 0..<lineNotationCount, using: &random)]
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
        let from = Int.random(in: 0...piece.count, using: &random)
        input += piece[..<from]
        if Bool.random(using: &random) { input.append(UInt8(ascii: " ")) }
        if Int.random(in: 0..<8, using: &random) == 0 {
          input.append(UInt8.random(in: 0...255, using: &random))
        }
      }
      count += 1
      if let violation = fuzzLine(input) {
        Issue.record(
          "\(violation), for \(String(decoding: input.dropFirst(), as: UTF8.self)) (\(input))")
        return
      }
    }
  }
}

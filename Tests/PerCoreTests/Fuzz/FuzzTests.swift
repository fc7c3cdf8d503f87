import PerCoreFuzz
import Testing

@MainActor @Suite struct FuzzTests {
  @Test(arguments: seeds) func seedsPass(_ seed: [UInt8]) {
    // All conventions.
    for first in 0..<UInt8(16) {
      let input = [seed[0] & 0x80 | first] + seed.dropFirst()
      #expect(fuzz(input) == nil, "\(input)")
    }
  }

  /// The environment variables `PER_FUZZ_SECONDS` and `PER_FUZZ_SEED` set the time and the seed.
  @Test func randomInputsPass() {
    let seconds = Environment["PER_FUZZ_SECONDS"].flatMap(Double.init) ?? 3
    let seed = Environment["PER_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
    print("Fuzzing for \(seconds) seconds from seed \(seed)")
    var mutator = Mutator(seed: seed)
    var count = 0
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end || count < 100 {
      let input = mutator.next()
      count += 1
      if let violation = fuzz(input) {
        Issue.record("\(violation), for \(input) (seed \(seed), input \(count))")
        return
      }
    }
    print("\(count) inputs passed")
  }
}

import FuzzTargets
import TestSupport
import Testing

@MainActor @Suite struct FuzzTests {
  /// The number of generated inputs of all targets. The environment variable `PER_FUZZ_INPUTS` sets another number, as in
  /// `./meson-helper.sh faults`.
  private static let inputs = Environment["PER_FUZZ_INPUTS"].flatMap { Int($0) } ?? 1_000_000

  @Test(arguments: FuzzTarget.allCases) func seedsPass(of target: FuzzTarget) {
    for seed in target.seeds {
      for first in 0..<target.conventionsCount {
        let input = [first] + seed.dropFirst()
        let violation = target.violation(of: input)
        #expect(violation == nil, "\(input)")
      }
    }
  }

  @Test(arguments: FuzzTarget.allCases) func generatedInputsPass(of target: FuzzTarget) {
    let seed = Environment["PER_FAULTS_SEED"].flatMap { UInt64($0) } ?? 1
    var inputs = FuzzInputs(target, seed: seed)
    let count = Self.inputs * target.share / 100
    let time = processorTime(runs: 1) {
      for index in 0..<count {
        let input = inputs.next()
        if let violation = target.violation(of: input) {
          let text = String(decoding: input.dropFirst(), as: UTF8.self)
          Issue.record("\(violation): \(text) (\(input), seed \(seed), input \(index))")
          return
        }
      }
    }
    print("\(target): \(count) inputs, \(Int(Double(count) / time)) per second of processor time")
  }
}

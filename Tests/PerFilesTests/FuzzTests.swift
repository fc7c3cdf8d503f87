import FuzzTargets
import PerCore
import PerFiles
import TestSupport
import Testing

@MainActor @Suite struct FuzzTests {
  /// The number of generated inputs of all targets. The environment variable `PER_FUZZ_INPUTS` sets another number, as in
  /// `./meson-helper.sh faults`.
  private static let inputs = Environment["PER_FUZZ_INPUTS"].flatMap { Int($0) } ?? 200_000

  @Test(arguments: FuzzTarget.allCases) func seedsPass(of target: FuzzTarget) {
    for seed in target.seeds {
      for first in 0..<target.conventionsCount {
        let input = [first] + seed.dropFirst()
        let violation = target.violation(of: input)
        #expect(violation == nil, "\(input)")
      }
    }
  }

  /// Inputs without products would show little.
  @Test func seedsContainProducts() throws {
    let notation = try #require(LineNotation(locale: "en_US"))
    let reader = LineReader(notation: notation, offers: .read)
    let texts = FuzzTarget.lines.seeds.map { String(decoding: $0.dropFirst(), as: UTF8.self) }
    let lines = texts.count { if case .product = reader.read($0).outcome { true } else { false } }
    #expect(lines > 5)
    var rows = 0
    for seed in FuzzTarget.tables.seeds {
      var table = try TableReader(DecodedText(Array(seed.dropFirst())), notation: notation)
      while let row = table.next() { if case .product = row.outcome { rows += 1 } }
    }
    #expect(rows > 5)
  }

  @Test(arguments: FuzzTarget.allCases) func generatedInputsPass(of target: FuzzTarget) {
    let seed = Environment["PER_FAULTS_SEED"].flatMap { UInt64($0) } ?? 1
    var inputs = FuzzInputs(target, seed: seed)
    let count = Self.inputs * target.inputsInAMillion / 1_000_000
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

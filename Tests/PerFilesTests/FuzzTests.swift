import FuzzTargets
import PerCore
import PerFiles
import TestSupport
import Testing

@MainActor @Suite struct FuzzTests {
  /// The number of generated inputs of all targets. The environment variable `PER_FUZZ_INPUTS` sets another number, as
  /// in `./meson-helper.sh faults`.
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

  @Test(arguments: FuzzTarget.allCases) func generatedInputsPass(of target: FuzzTarget) throws {
    let count = Self.inputs * target.inputsInAMillion / 1_000_000
    let seed = Environment["PER_FAULTS_SEED"] ?? "1"
    let probe = Program([
      Environment.product("fuzz-probe"), target.rawValue, String(max(count, 1)), seed,
    ])
    let result = try probe.run()
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    print(result.output, terminator: "")
  }
}

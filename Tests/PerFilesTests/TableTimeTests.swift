import PerCore
import PerFiles
import TestSupport
import Testing

/// No table takes the reader more time than its length explains.
@Suite struct TableTimeTests {
  @Test func takesTimeInProportionToTheLength() throws {
    let notation = try #require(LineNotation(locale: "en_US"))
    func seconds(_ text: String) throws -> Double {
      let decoded = try DecodedText(Array(text.utf8))
      var options = TableReader.Options()
      options.isTable = true
      return try processorTime {
        var reader = try TableReader(decoded, notation: notation, options: options)
        while reader.next() != nil {}
      }
    }
    let repeated = [
      "\"a,1 kg,2\n", "\"\"\"\"\"", "\"a\nb", "a,\"\"b,", ",", "Tea,100 g,2.00\n", "\"x\"y,",
    ].map { part in { (_: Int) in part } }
    for part in repeated + [{ "Tea,\($0 + 1) g,2.00\n" }] {
      let short = try seconds((0..<1_500).map(part).joined())
      let long = try seconds((0..<6_000).map(part).joined())
      #expect(long < max(short, 0.002) * 12, "\(part(0))")
    }
  }
}

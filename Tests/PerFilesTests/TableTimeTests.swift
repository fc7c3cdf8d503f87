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
    for part in [
      "\"a,1 kg,2\n", "\"\"\"\"\"", "\"a\nb", "a,\"\"b,", ",", "Tea,100 g,2.00\n", "\"x\"y,",
    ] {
      let short = try seconds(String(repeating: part, count: 1_500))
      let long = try seconds(String(repeating: part, count: 6_000))
      #expect(long < max(short, 0.002) * 12, "\(part)")
    }
  }
}

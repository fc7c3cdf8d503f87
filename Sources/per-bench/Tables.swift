import Foundation
import PerCore
import PerFiles

/// Measures the reading of tables of unusual content, short and four times as long.
///
/// Quotation marks that don't end, empty fields and fields over many lines must not take more time than their length
/// explains.
@MainActor
func measureTables() throws {
  let contents: [(name: String, part: (Int) -> String)] = [
    ("products", { "Tea,\($0 + 1) g,2.00\n" }), ("equal rows", { _ in "Tea,100 g,2.00\n" }),
    ("open quotation marks", { _ in "\"a,1 kg,2\n" }),
    ("only quotation marks", { _ in "\"\"\"\"\"" }),
    ("fields of many lines", { _ in "\"a\nb" }), ("empty quoted fields", { _ in "a,\"\"b," }),
    ("quoted parts", { _ in "\"x\"y," }), ("empty fields", { _ in "," }),
  ]
  let notation = LineNotation(locale: "en_US") ?? LineNotation()
  func reading(_ part: (Int) -> String, count: Int) throws -> () throws -> Void {
    let text = try DecodedText(Array((0..<count).map(part).joined().utf8))
    var options = TableReader.Options()
    options.isTable = true
    return {
      var reader = try TableReader(text, notation: notation, options: options)
      while let row = reader.next() { use(row) }
    }
  }
  heading("Tables of 1,500 and of 6,000 repetitions")
  var table = Table("", "1,500", "6,000", "ratio", "")
  for content in contents {
    let times = try sideBySide(
      rounds: 7, [reading(content.part, count: 1_500), reading(content.part, count: 6_000)])
    let (short, long) = (times[0].median, times[1].median)
    table.add(
      content.name, milliseconds(short), milliseconds(long), String(format: "%.2f", long / short),
      target("≤ 6", isMet: long <= 6 * short))
  }
  table.print()
}

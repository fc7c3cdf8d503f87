import Glibc
import TestSupport
import Testing

/// A table with the rows that it is read to, from a file in the folder `Fixtures`.
///
/// A section of such a file begins with "### LOCALE ENCODING LINEEND TITLE"; then follow the lines of the table, a line
/// "===" and the expected rows. "lf-" is a line feed that the last line doesn't have.
struct TableFixture: CustomTestStringConvertible, Sendable {
  let title: String
  let locale: String
  let bytes: [UInt8]
  let rows: [String]

  var testDescription: String { title }

  static let all = [
    "shops.txt", "spreadsheets.txt", "odd.txt", "offers.txt", "checked.txt", "headers.txt",
    "deposits.txt", "packs.txt", "gaps.txt", "lists.txt", "exports.txt", "pricecells.txt",
    "marks.txt", "preambles.txt", "columns.txt", "names.txt", "rates.txt", "units.txt",
    "recaps.txt", "contested.txt",
    "currencies.txt", "reviewed.txt", "receipts.txt", "taxes.txt", "meanings.txt", "sales.txt",
    "groups.txt",
  ].flatMap(fixtures)

  private static func fixtures(in file: String) -> [TableFixture] {
    guard let text = try? Files.source("Tests/PerFilesTests/Fixtures/\(file)") else {
      preconditionFailure("\(file) can't be read")
    }
    return text.split(separator: "### ").map { section in
      let lines = section.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let head = lines[0].split(separator: " ", maxSplits: 3).map(String.init)
      guard head.count == 4, let end = lines.firstIndex(of: "===") else {
        preconditionFailure("\(file) has a section without a head or rows: \(lines[0])")
      }
      let text = encoded(lines[1..<end], encoding: head[1], lineEnd: head[2])
      return TableFixture(
        title: head[3], locale: head[0], bytes: text,
        rows: lines[(end + 1)...].filter { !$0.isEmpty })
    }
  }

  private static func encoded(
    _ lines: ArraySlice<String>, encoding: String, lineEnd: String
  ) -> [UInt8] {
    let ends = ["lf": "\n", "crlf": "\r\n", "cr": "\r"]
    let end = ends[lineEnd.replacing("-", with: "")] ?? "\n"
    let text = lines.joined(separator: end) + (lineEnd.hasSuffix("-") ? "" : end)
    return encoding.hasSuffix("-bom")
      ? converted("\u{feff}" + text, to: String(encoding.dropLast(4)))
      : converted(text, to: encoding)
  }

  private static func converted(_ text: String, to encoding: String) -> [UInt8] {
    guard let converter = iconv_open(encoding, "UTF-8"), converter != iconv_t(bitPattern: -1) else {
      preconditionFailure("iconv doesn't know \(encoding)")
    }
    defer { iconv_close(converter) }
    var input = text.utf8.map { CChar(bitPattern: $0) }
    var output = [CChar](repeating: 0, count: input.count * 4)
    var written = 0
    input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        var (start, left) = (input.baseAddress, input.count)
        var (end, room) = (output.baseAddress, output.count)
        iconv(converter, &start, &left, &end, &room)
        iconv(converter, nil, nil, &end, &room)
        precondition(left == 0, "\(encoding) doesn't have all characters")
        written = output.count - room
      }
    }
    return output[..<written].map { UInt8(bitPattern: $0) }
  }
}

import Glibc
import PerFiles
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

  static let all = ["shops.txt", "spreadsheets.txt", "odd.txt"].flatMap(fixtures)

  private static func fixtures(in file: String) -> [TableFixture] {
    let path = #filePath.replacing("TableFixture.swift", with: "Fixtures/\(file)")
    guard let bytes = try? FileBytes.read(path) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "### ").compactMap { section in
      let lines = section.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let head = lines[0].split(separator: " ", maxSplits: 3).map(String.init)
      guard head.count == 4, let end = lines.firstIndex(of: "===") else { return nil }
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
    switch encoding {
    case "utf-8": return Array(text.utf8)
    case "utf-8-bom": return [0xef, 0xbb, 0xbf] + Array(text.utf8)
    case "utf-16le-bom":
      return [0xff, 0xfe] + text.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
    case "utf-16be-bom":
      return [0xfe, 0xff] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
    default: return converted(text, to: encoding)
    }
  }

  private static func converted(_ text: String, to encoding: String) -> [UInt8] {
    let name = encoding == "mac-roman" ? "MACINTOSH" : encoding
    guard let converter = iconv_open(name, "UTF-8"), converter != iconv_t(bitPattern: -1) else {
      return []
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
        precondition(left == 0, "\(encoding) doesn't have all characters")
        written = output.count - room
      }
    }
    return output[..<written].map { UInt8(bitPattern: $0) }
  }
}

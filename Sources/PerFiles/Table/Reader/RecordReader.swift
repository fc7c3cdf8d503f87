/// A record of a table: the fields between two line breaks that are not in quotes.
struct TableRecord: Sendable {
  /// A field: the range of its content, without the quotes.
  struct Field: Sendable {
    var range: Range<Int>
    /// A Boolean value indicating whether the content has doubled quotes.
    var hasDoubledQuotes = false
    /// A Boolean value indicating whether the content has bars after backslashes.
    var hasEscapedBars = false
    var isQuoted = false
  }

  var fields: [Field]
  /// The line of the file on which the record begins, counted from 1.
  var line: Int
  /// The range of the record in the text, without the line break.
  var range: Range<Int>
  /// A Boolean value indicating whether a quote was opened and not closed.
  var isUnclosed = false
}

/// Reads the records of a text with separated values (RFC 4180).
///
/// A quote opens only at the start of a field, or after leading spaces. A quote that isn't closed is an ordinary
/// character.
struct RecordReader: Sendable {
  let text: [UInt8]
  /// The character between fields.
  let separator: UInt8
  private(set) var position = 0
  private(set) var line = 1
  /// A Boolean value indicating whether a quote that isn't closed within 100 lines or 64 KiB is an ordinary character,
  /// too.
  var limitsQuotes = true

  private static let maximumFieldSize = 1 << 16
  private static let maximumFieldLines = 100

  private static let quote = UInt8(ascii: "\"")
  private static let bar = UInt8(ascii: "|")
  private static let backslash = UInt8(ascii: "\\")

  /// Returns the next record, or nil at the end of the text.
  mutating func next() -> TableRecord? {
    guard position < text.count else { return nil }
    var record = TableRecord(fields: [], line: line, range: position..<position)
    let start = position
    while true {
      record.fields.append(readField(&record))
      guard position < text.count, text[position] == separator else { break }
      position += 1
    }
    record.range = start..<position
    skipLineBreak()
    return record
  }

  private mutating func readField(_ record: inout TableRecord) -> TableRecord.Field {
    let start = position
    while position < text.count, text[position] == UInt8(ascii: " ") { position += 1 }
    if position < text.count, text[position] == Self.quote {
      if let field = readQuoted() { return field }
      if position == start { record.isUnclosed = true }
    }
    position = start
    var field = TableRecord.Field(range: start..<position)
    while position < text.count, !isLineBreak(text[position]) {
      if text[position] == separator {
        // Markdown has a backslash before a bar that isn't a separator.
        guard separator == Self.bar, position > start, text[position - 1] == Self.backslash else {
          break
        }
        field.hasEscapedBars = true
      }
      position += 1
    }
    field.range = start..<position
    return field
  }

  /// Reads a field in quotes; nil if the quote isn't closed.
  private mutating func readQuoted() -> TableRecord.Field? {
    var field = TableRecord.Field(range: position..<position, isQuoted: true)
    let start = position + 1
    let limit = limitsQuotes ? min(text.count, start + Self.maximumFieldSize) : text.count
    var end = start
    var lines = 0
    while end < limit {
      if text[end] == Self.quote {
        guard end + 1 < text.count, text[end + 1] == Self.quote else { break }
        field.hasDoubledQuotes = true
        end += 2
        continue
      }
      if text[end] == 10 || text[end] == 13 && !(end + 1 < text.count && text[end + 1] == 10) {
        lines += 1
        if limitsQuotes, lines > Self.maximumFieldLines { return nil }
      }
      end += 1
    }
    guard end < limit else { return nil }
    field.range = start..<end
    var next = end + 1
    while next < text.count, text[next] == UInt8(ascii: " "), separator != UInt8(ascii: " ") {
      next += 1
    }
    if next < text.count, text[next] != separator, !isLineBreak(text[next]) {
      // A quote of a later record closed this one.
      guard lines == 0 else { return nil }
      // The quotes are part of the text, as in "Extra" virgin.
      field = TableRecord.Field(range: position..<position)
      while next < text.count, text[next] != separator, !isLineBreak(text[next]) { next += 1 }
      field.range = position..<next
    }
    position = next
    line += lines
    return field
  }

  private func isLineBreak(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }

  private mutating func skipLineBreak() {
    guard position < text.count else { return }
    if text[position] == 13, position + 1 < text.count, text[position + 1] == 10 { position += 1 }
    position += 1
    line += 1
  }

  /// Returns whether a record contains only spaces, or is a line such as "|---|" or "+---+" of a table with bars.
  func isBlank(_ record: TableRecord) -> Bool {
    if separator == Self.bar, case let bytes = text[record.range],
      bytes.contains(UInt8(ascii: "-"))
    {
      return bytes.allSatisfy { "|-+: \t".utf8.contains($0) }
    }
    return record.fields.allSatisfy { field in
      text[field.range].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }
  }

  /// Returns the content of a field, or its first bytes.
  func string(_ field: TableRecord.Field, limit: Int = .max) -> String {
    let content = String(decoding: text[field.range].prefix(limit), as: UTF8.self)
    if field.hasEscapedBars { return content.replacing("\\|", with: "|") }
    return field.hasDoubledQuotes ? content.replacing("\"\"", with: "\"") : content
  }
}

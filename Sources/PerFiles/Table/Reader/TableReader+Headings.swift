/// Rows with a single text that is no product: the headings of groups, and the number of rows at the end.
extension TableReader {
  /// Returns whether a record has only the heading of the rows below: a text without digits in capitals, before a colon,
  /// or below a blank row. The names of the products aren't in capitals then.
  func isHeading(_ record: TableRecord) -> Bool {
    guard !readsOneRow, let cell = onlyCell(record), cell.hasLetter, !cell.hasNumber,
      let next = nextRecord(after: record), next.trimmedCount > 1, onlyCell(next) == nil
    else { return false }
    if cell.last == ":" || cell.last == "：" { return true }
    if Self.isInCapitals(cell) {
      let name = sections[sections.count - 1].products.name(of: next)
      return !name.isEmpty && !Self.isInCapitals(name)
    }
    return isBelowBlankRow(record)
  }

  /// Returns whether a record is the last one and has only the number of rows, as databases write it: "(3 rows)".
  func isRowCount(_ record: TableRecord) -> Bool {
    guard !readsOneRow, let cell = onlyCell(record), cell.first == "(", cell.last == ")",
      nextRecord(after: record) == nil
    else { return false }
    let words = cell.dropFirst().dropLast().split(separator: " ")
    return words.count == 2 && words[0].allSatisfy(\.isDigit)
      && words[1].allSatisfy(\.isLetter)
  }

  /// Returns the text of the only cell of a record that isn't empty; nil if it has several, or if the text is long.
  private func onlyCell(_ record: TableRecord) -> String? {
    guard record.range.count <= 200 else { return nil }
    let filled = record.fields.map { reader.string($0).trimmed }.filter { !$0.isEmpty }
    return filled.count == 1 ? filled[0] : nil
  }

  private func nextRecord(after record: TableRecord) -> TableRecord? {
    var records = RecordReader(
      text: text, separator: layout.separator, position: record.range.upperBound,
      line: record.line)
    while let next = records.next() {
      if !records.isBlank(next) { return next }
    }
    return nil
  }

  /// Returns whether the line above a record, which isn't the first, is blank.
  private func isBelowBlankRow(_ record: TableRecord) -> Bool {
    var bytes = text[..<record.range.lowerBound]
    if bytes.last == 10 { bytes.removeLast() }
    if bytes.last == 13 { bytes.removeLast() }
    let line = bytes[(bytes.lastIndex { $0 == 10 || $0 == 13 }.map { $0 + 1 } ?? 0)...]
    return line.startIndex > layout.records.position
      && line.allSatisfy { $0 == layout.separator || $0 == 0x20 || $0 == UInt8(ascii: "\"") }
  }

  private static func isInCapitals(_ text: String) -> Bool {
    text == text.uppercased() && text != text.lowercased()
  }
}

internal import PerCore

/// The rows that are skipped, in the form of the file.
extension ImportController {
  /// Returns the rows that are no products, with the header and a column for the reason, in the file's encoding.
  ///
  /// - Parameters:
  ///   - title: The header of the column for the reason.
  ///   - reason: Returns the reason why a row is skipped.
  /// - Complexity: O(*n*) for *n* rows.
  public func skippedRows(title: String, reason: (ImportRow) -> String) -> [UInt8] {
    guard let table else { return [] }
    let (form, lineBreak) = (table.form, table.lineBreak)
    let separator = String(form.separator)
    var text = ""
    func append(_ row: String, _ last: String) {
      text += row + separator + Delimited.quoted(last, separators: separator) + lineBreak
    }
    if let header = form.titles {
      append(
        header.map { Delimited.quoted($0, separators: separator) }.joined(separator: separator),
        title)
    }
    for index in skipped { append(self.text(of: index), reason(rows[index])) }
    return form.encoding.bytes(of: text)
  }
}

extension ImportTable {
  /// The line break after the first line of the file.
  var lineBreak: String {
    guard let end = text.utf8.firstIndex(where: { $0 == 10 || $0 == 13 }) else { return "\n" }
    if text.utf8[end] == 10 { return "\n" }
    return end + 1 < text.utf8.count && text.utf8[end + 1] == 10 ? "\r\n" : "\r"
  }
}

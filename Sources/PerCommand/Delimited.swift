/// Rows of comma-separated and tab-separated values.
enum Delimited {
  /// A row of RFC 4180, without the line break.
  static func csv(_ fields: [String]) -> String {
    fields.map { field in
      let text = field
      return text.contains(where: { ",\";\n\r".contains($0) })
        ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
    }.joined(separator: ",")
  }

  static func tsv(_ fields: [String]) -> String {
    fields.map { field in
      String(field.map { $0 == "\t" || $0.isNewline ? " " : $0 })
    }.joined(separator: "\t")
  }

  /// Text that a spreadsheet would take for a formula gets an apostrophe.
  static func guarded(_ field: String) -> String {
    guard let first = field.first, "=+-@\t\r".contains(first) else { return field }
    return "'" + field
  }
}

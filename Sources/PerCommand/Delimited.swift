internal import PerCore

/// Rows of comma-separated and tab-separated values.
enum Delimited {
  /// A row of RFC 4180, without the line break.
  static func csv(_ fields: [String]) -> String {
    fields.map { field in
      field.contains(where: { ",\";\n\r".contains($0) })
        ? "\"" + field.replacing("\"", with: "\"\"") + "\"" : field
    }.joined(separator: ",")
  }

  static func tsv(_ fields: [String]) -> String {
    fields.map(\.onOneLine).joined(separator: "\t")
  }
}

internal import PerCore

/// Rows of comma-separated and tab-separated values.
package enum Delimited {
  /// Returns a row of RFC 4180, without the line break.
  package static func csv(_ fields: [String]) -> String {
    // Spreadsheets read a semicolon as a separator where the decimal mark is a comma.
    fields.map { quoted($0, separators: ",;") }.joined(separator: ",")
  }

  package static func tsv(_ fields: [String]) -> String {
    fields.map(\.onOneLine).joined(separator: "\t")
  }

  /// Returns a field of RFC 4180, in quotes if it contains a quote, a line break or one of the separators.
  static func quoted(_ field: String, separators: String) -> String {
    guard field.contains(where: { $0 == "\"" || $0.isNewline || separators.contains($0) }) else {
      return field
    }
    return "\"" + field.replacing("\"", with: "\"\"") + "\""
  }
}

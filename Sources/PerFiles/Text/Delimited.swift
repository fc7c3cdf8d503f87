internal import PerCore

/// Rows of comma-separated and tab-separated values.
package enum Delimited {
  /// Returns a row of RFC 4180, without the line break.
  package static func csv(_ fields: [String]) -> String {
    // Spreadsheets read a semicolon as a separator where the decimal mark is a comma.
    fields.map { quoted($0, separators: ",;") }.joined(separator: ",")
  }

  /// Returns a row with tabs between its fields, without the line break. Tabs and line breaks in a field become spaces.
  package static func tsv(_ fields: [String]) -> String {
    fields.map(\.onOneLine).joined(separator: "\t")
  }

  /// Returns a field of RFC 4180, in quotes if it contains a quote, a line break or one of the separators.
  ///
  /// - Parameter separators: ASCII characters.
  static func quoted(_ field: String, separators: String) -> String {
    let needsQuotes = field.utf8.contains { byte in
      byte == UInt8(ascii: "\"") || byte == 0x0a || byte == 0x0d || separators.utf8.contains(byte)
    }
    return needsQuotes ? "\"" + field.replacing("\"", with: "\"\"") + "\"" : field
  }
}

internal import PerCore

/// Rows of comma-separated and tab-separated values.
enum Delimited {
  /// A row of RFC 4180, without the line break.
  static func csv(_ fields: [String]) -> String {
    fields.map { field in
      field.utf8.contains(where: needsQuotes)
        ? "\"" + field.replacing("\"", with: "\"\"") + "\"" : field
    }.joined(separator: ",")
  }

  private static func needsQuotes(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\""), 0x0a, 0x0d: true
    default: false
    }
  }

  static func tsv(_ fields: [String]) -> String {
    fields.map(\.onOneLine).joined(separator: "\t")
  }
}

/// What is imported.
public enum ImportSource: Equatable, Sendable {
  /// The file at a path.
  case file(String)
  /// The content of a file that has no path, such as one on a server.
  case content([UInt8], name: String)
  /// A file that has no path and can't be read, with the error message of the system.
  case unreadable(name: String, String)
  case text(String)

  /// The name of the file; nil for a text.
  public var fileName: String? {
    switch self {
    case .file(let path): path.split(separator: "/").last.map(String.init) ?? path
    case .content(_, let name), .unreadable(let name, _): name
    case .text: nil
    }
  }

  /// A Boolean value indicating whether the file has the name of a table, such as "prices.csv".
  var isNamedTable: Bool {
    guard let name = fileName?.lowercased() else { return false }
    return [".csv", ".tsv", ".tab"].contains { name.hasSuffix($0) }
  }

  /// Returns a Boolean value indicating whether lines of a text have separators or aligned columns, so that it is worth
  /// reading it as a table.
  public static func canBeTable(_ text: String) -> Bool {
    let lines = text.prefix(1 << 12).split(whereSeparator: \.isNewline).prefix(10)
    return [",", ";", "\t", "|", "  "].contains { (separator: String) in
      lines.count { $0.contains(separator) } * 2 > lines.count
    }
  }
}

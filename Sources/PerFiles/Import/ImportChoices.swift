/// The choices of earlier imports, by the headers of their tables.
public struct ImportChoices: Equatable, Sendable {
  /// The setting that contains the choices.
  static let settingKey = "import-choices"

  /// The maximum number of tables whose choices are remembered.
  private static let limit = 50

  private struct Entry: Equatable {
    var table: String
    var separator: Character?
    var roles: [ColumnRole]
  }

  /// The latest choice last.
  private var entries: [Entry] = []

  /// Creates choices from a stored setting. Unknown text is ignored.
  public init(_ setting: String?) {
    entries = (setting ?? "").split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ", omittingEmptySubsequences: false)
      guard parts.count == 3, let code = UInt8(parts[1]) else { return nil }
      let roles = parts[2].split(separator: ",").map { ColumnRole(rawValue: String($0)) ?? .other }
      return Entry(
        table: String(parts[0]), separator: code == 0 ? nil : Character(Unicode.Scalar(code)),
        roles: roles)
    }
  }

  /// The text to store.
  public var setting: String {
    entries.map { entry in
      let code = entry.separator?.asciiValue ?? 0
      let roles = entry.roles.map(\.rawValue).joined(separator: ",")
      return "\(entry.table) \(code) \(roles)"
    }.joined(separator: "\n")
  }

  /// The choices for a table with these headers, as they are found without choices; nil for none.
  subscript(titles: [String]) -> (separator: Character?, roles: [ColumnRole])? {
    get {
      let table = Self.identifier(of: titles)
      return entries.last { $0.table == table }.map { ($0.separator, $0.roles) }
    }
    set {
      let table = Self.identifier(of: titles)
      entries.removeAll { $0.table == table }
      guard let newValue else { return }
      entries.append(Entry(table: table, separator: newValue.separator, roles: newValue.roles))
      entries = entries.suffix(Self.limit)
    }
  }

  /// Returns the FNV-1a hash of the headers in hexadecimal.
  private static func identifier(of titles: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in titles.joined(separator: "\u{1f}").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}

internal import Gtk

/// The characters between the fields of a table.
@MainActor
enum SeparatorName {
  static let choices: [Character] = [",", ";", "\t", "|"]

  /// A separator for a menu.
  static func text(_ separator: Character) -> String {
    switch separator {
    case ",": tr("Comma")
    case ";": tr("Semicolon")
    // Translators: The tab character.
    case "\t": tr("Tab")
    // Translators: The character |.
    case "|": tr("Vertical Bar")
    default: "“\(separator)”"
    }
  }
}

internal import Gtk
internal import PerFiles

extension TextEncoding {
  /// The names of the encodings that the user can choose.
  static let choices = [
    "UTF-8", "UTF-16LE", "UTF-16BE", "WINDOWS-1252", "ISO-8859-15", "CP850", "MACINTOSH",
    "WINDOWS-1250", "WINDOWS-1251", "WINDOWS-1253", "WINDOWS-1254", "WINDOWS-1256", "CP932",
    "GB18030", "BIG5", "CP949",
  ]

  /// The encoding for a menu, such as "Western European (Windows-1252)".
  @MainActor static func text(_ name: String) -> String {
    guard let script = script(of: name) else { return name }
    let shown = name.replacing("WINDOWS", with: "Windows").replacing("MACINTOSH", with: "Macintosh")
    // Translators: A group of languages and the name of an encoding: "Western European (Windows-1252)".
    return tr("{languages} ({encoding})").filled(["languages": script, "encoding": shown])
  }

  @MainActor private static func script(of name: String) -> String? {
    switch name {
    case "UTF-8", "UTF-16LE", "UTF-16BE": tr("Unicode")
    case "WINDOWS-1252", "ISO-8859-15", "CP850", "MACINTOSH": tr("Western European")
    case "WINDOWS-1250": tr("Central European")
    case "WINDOWS-1251": tr("Cyrillic")
    case "WINDOWS-1253": tr("Greek")
    case "WINDOWS-1254": tr("Turkish")
    case "WINDOWS-1256": tr("Arabic")
    case "CP932": tr("Japanese")
    case "GB18030", "BIG5": tr("Chinese")
    case "CP949": tr("Korean")
    default: nil
    }
  }
}

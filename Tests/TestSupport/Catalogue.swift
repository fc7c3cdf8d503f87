/// The translations in a catalogue of gettext in data/po.
public struct Catalogue {
  /// An English text and its translations, one for each plural form.
  public struct Message {
    public var context = ""
    public var english = ""
    public var translations: [String] = []
  }

  public private(set) var messages: [Message] = []

  /// Reads the catalogue of a language, such as "pt_BR".
  public init(_ language: String) throws {
    var message = Message()
    /// The field that a line continues.
    var field = ""
    for line in try Files.source("data/po/\(language).po").split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      guard !line.isEmpty else {
        messages.append(message)
        (message, field) = (Message(), "")
        continue
      }
      guard !line.hasPrefix("#"), let start = line.firstIndex(of: "\"") else { continue }
      let keyword = line[..<start].filter { $0.isLetter }
      let text = line[line.index(after: start)...].dropLast()
      if !keyword.isEmpty {
        field = keyword
        if field == "msgstr" { message.translations.append("") }
      }
      switch field {
      case "msgctxt": message.context += text
      case "msgid": message.english += text
      case "msgstr": message.translations[message.translations.count - 1] += text
      default: break
      }
    }
    messages.append(message)
    messages.removeAll { $0.english.isEmpty }
  }

  /// The translations of an English text; empty if there are none.
  public func translations(of english: String, context: String = "") -> [String] {
    messages.first { $0.english == english && $0.context == context }?.translations ?? []
  }
}

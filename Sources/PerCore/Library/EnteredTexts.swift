/// The distinct texts that were entered in one field, the latest first.
struct EnteredTexts {
  /// The maximum number of texts. Older ones are not suggested.
  static let limit = 5000

  private struct Entry {
    let text: String
    /// The text in lowercase and without accents.
    let folded: String
  }

  private var entries: [Entry] = []
  private var texts: Set<String> = []

  /// A Boolean value indicating whether no older text can be appended.
  var isFull: Bool { entries.count >= Self.limit }

  /// Adds a text as the latest one, or moves it there.
  mutating func add(_ text: String) {
    guard !text.isEmpty, text != entries.first?.text else { return }
    if !texts.insert(text).inserted { entries.removeAll { $0.text == text } }
    entries.insert(Entry(text: text, folded: text.folded), at: 0)
    if entries.count > Self.limit { texts.remove(entries.removeLast().text) }
  }

  /// Appends a text that is older than the others, unless it is one of them.
  mutating func append(_ text: String) {
    guard !text.isEmpty, !isFull, texts.insert(text).inserted else { return }
    entries.append(Entry(text: text, folded: text.folded))
  }

  /// Returns the latest texts with a word that begins with the typed text, ignoring case and accents.
  ///
  /// An empty text matches all.
  ///
  /// - Complexity: O(*n*), where *n* is the length of all texts.
  func matching(_ typed: String, limit: Int) -> [String] {
    let typed = String(typed[...].trimmingSpace())
    guard !typed.isEmpty else { return entries.prefix(limit).map(\.text) }
    let search = TypeAhead(typed)
    return entries.lazy.filter { search.matchesFolded($0.folded) }.prefix(limit).map(\.text)
  }
}

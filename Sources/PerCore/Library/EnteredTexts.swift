/// The distinct texts that were entered in one field, the latest first.
struct EnteredTexts {
  /// The maximum number of texts. Older ones are not suggested.
  static let limit = 5000

  private(set) var texts: [String]

  init(_ texts: [String]) {
    self.texts = texts
  }

  /// Adds a text, or moves it to the front.
  mutating func add(_ text: String) {
    guard !text.isEmpty, text != texts.first else { return }
    texts.removeAll { $0 == text }
    texts.insert(text, at: 0)
    if texts.count > Self.limit { texts.removeLast() }
  }

  /// Returns the latest texts with a word that begins with what is typed, ignoring case and accents.
  ///
  /// An empty text matches all.
  func matching(_ typed: String, limit: Int) -> [String] {
    let typed = String(typed[...].trimmingSpace())
    guard !typed.isEmpty else { return Array(texts.prefix(limit)) }
    let search = TypeAhead(typed)
    return Array(texts.lazy.filter(search.matches).prefix(limit))
  }
}

internal import Synchronization

/// The phrases of offers for lines in one language.
struct OfferVocabulary: Sendable {
  let words: [OfferWords]
  let hints: OfferHints

  /// No phrases, for readers that ask about offers.
  static let none = OfferVocabulary(words: [])

  private static let known = Mutex<[String: OfferVocabulary]>([:])

  /// Returns the phrases for a language. They are made for the first reader, and the others share them.
  static func shared(for language: String) -> OfferVocabulary {
    let code = LanguageWords.code(for: language)
    if let vocabulary = known.withLock({ $0[code] }) { return vocabulary }
    let vocabulary = OfferVocabulary(words: OfferWords.known(in: code))
    known.withLock { $0[code] = vocabulary }
    return vocabulary
  }

  private init(words: [OfferWords]) {
    self.words = words
    hints = OfferHints(words)
  }
}

/// The letters with accents that the texts of a language have, of those that differ between Windows-1250 and
/// Windows-1252.
struct Alphabet {
  /// The encoding that has the letters: Windows-1250 or Windows-1252.
  let encoding: String
  private let letters: Set<Unicode.Scalar>

  /// Creates the alphabet of a language; nil for languages that need other encodings.
  init?(language: String) {
    let western = Self.western[language]
    guard let letters = western ?? Self.central[language] else { return nil }
    encoding = western == nil ? "WINDOWS-1250" : "WINDOWS-1252"
    self.letters = Set(letters.unicodeScalars)
  }

  /// Returns whether texts of the language have a character: a letter of the alphabet, or a usual sign.
  func canContain(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.properties.isAlphabetic, scalar != "ª", scalar != "º" else {
      return scalar != "\u{fffd}"
    }
    let small = scalar.properties.lowercaseMapping.unicodeScalars
    return small.count == 1 && small.first.map(letters.contains) == true
  }

  /// The letters of Western languages and of their loanwords, as in "Crème" and "Jalapeño".
  private static let western = [
    "da": "åæøèê", "de": "èêàñû", "en": "èêàñûï", "es": "ñ", "fi": "å", "fr": "àæèêëïîôùûÿœ",
    "it": "àèìòù", "nb": "åæøòèê", "nl": "èêëïàñ", "nn": "åæøòèê", "no": "åæøòèê", "pt": "àãõêò",
    "sv": "åàèê",
  ]
  private static let central = [
    "cs": "čďěňřťůšž", "hr": "čćđšž", "hu": "őű", "pl": "ąćęłńśźż", "ro": "ăâîșşțţ",
    "sk": "čďĺľňŕťšž", "sl": "čšž",
  ]
}

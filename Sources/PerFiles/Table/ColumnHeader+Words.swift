/// The words of headers.
extension ColumnHeader {
  /// Returns the words of a header, folded. Words end at spaces, signs and changes of case, as in "unitPrice".
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Character = " "
    func finish() {
      if !word.isEmpty { words += HeaderWords.separated(HeaderWords.folded(word)) }
      word = ""
    }
    for character in text {
      if character.isUppercase, previous.isLowercase { finish() }
      if character.isLetter || character.isNumber || character.isCurrencySymbol {
        // The letters of "R$" and "US$" belong to the sign.
        let isSignOfCountry =
          character.isCurrencySymbol && word.count <= 2 && word.allSatisfy(\.isUppercase)
        if character.isCurrencySymbol != previous.isCurrencySymbol, !isSignOfCountry { finish() }
        word.append(character)
      } else {
        finish()
        if "/%#№".contains(character) { words.append(String(character)) }
      }
      previous = character
    }
    finish()
    return words
  }
}

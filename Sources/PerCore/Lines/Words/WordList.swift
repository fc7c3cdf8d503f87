/// The words in the text of a table: separated by spaces, with `_` for a space within a word.
struct WordList {
  struct Word {
    var folded: [UInt32] = []
    /// The number of scalars in the table.
    var count = 0
    /// A Boolean value indicating whether the word is read in its own language only.
    var isOwnOnly = false
    /// A Boolean value indicating whether the word has no Latin letter, digit or sign.
    var isOfAnotherScript = true
  }

  private let text: String

  init(_ text: String) {
    self.text = text
  }

  func forEach(_ body: (Word) -> Void) {
    var word = Word()
    func finish() {
      while word.folded.last == 0x20 { word.folded.removeLast() }
      if !word.folded.isEmpty { body(word) }
      word.folded.removeAll(keepingCapacity: true)
      (word.count, word.isOwnOnly, word.isOfAnotherScript) = (0, false, true)
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ":
        finish()
      case "!" where word.count == 0:
        word.isOwnOnly = true
      default:
        word.count += 1
        if scalar.value < 0x370 { word.isOfAnotherScript = false }
        if scalar == "_" { word.folded.append(0x20) } else { word.folded.append(folding: scalar) }
      }
    }
    finish()
  }
}

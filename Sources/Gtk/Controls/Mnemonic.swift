/// Text in which an underscore marks the letter that a key leads to.
enum Mnemonic {
  /// The text as it is read: one underscore marks, two are one.
  static func plainText(of mnemonic: String) -> String {
    var text = ""
    var isMarked = false
    for character in mnemonic {
      if character == "_", !isMarked {
        isMarked = true
      } else {
        text.append(character)
        isMarked = false
      }
    }
    return text
  }
}

/// A text with an underscore before its mnemonic.
enum Mnemonic {
  /// Returns the character that the underscore marks, in uppercase; nil if there is none.
  static func letter(of mnemonic: String) -> String? {
    var isMarked = false
    for character in mnemonic {
      if isMarked, character != "_" { return character.uppercased() }
      isMarked = character == "_" && !isMarked
    }
    return nil
  }

  /// Returns the text without the underscore that marks the mnemonic. Two underscores become one.
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

extension String {
  /// The text with no-break spaces instead of spaces.
  var withoutBreaks: String { String(map { $0 == " " ? "\u{A0}" : $0 }) }

  /// The text with a no-break space before each dot between two parts, so that no line begins with the dot.
  package var withoutBreaksBeforeDots: String {
    var result = ""
    for character in self {
      if character == "·", result.last == " " {
        result.removeLast()
        result.append("\u{A0}")
      }
      result.append(character)
    }
    return result
  }

  /// The text with a no-break space between each number and the word after it, so that no line ends between a number
  /// and its unit.
  package var withoutBreaksInAmounts: String {
    let characters = Array(self)
    func isMark(_ index: Int) -> Bool { "\u{2068}\u{2069}".contains(characters[index]) }
    return String(
      characters.indices.map { index in
        guard characters[index] == " ",
          let before = characters[..<index].indices.last(where: { !isMark($0) }),
          let after = characters[index...].indices.dropFirst().first(where: { !isMark($0) }),
          characters[before].isNumber,
          characters[after].isLetter || characters[after].isCurrencySymbol
        else { return characters[index] }
        return "\u{A0}"
      })
  }
}

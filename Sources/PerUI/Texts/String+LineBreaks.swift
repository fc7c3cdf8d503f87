extension String {
  /// The text with no-break spaces instead of spaces.
  var withoutBreaks: String { String(map { $0 == " " ? "\u{A0}" : $0 }) }

  /// The text with a no-break space before each dot between two parts, so that no line begins with the dot.
  var withoutBreaksBeforeDots: String {
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
}

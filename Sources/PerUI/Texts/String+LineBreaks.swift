internal import PerCore

extension String {
  /// The text with no-break spaces instead of spaces, and with word joiners beside wide characters, between which a line
  /// can end without a space.
  package var withoutBreaks: String {
    var result = ""
    var last: Character?
    for character in self {
      let next: Character = character == " " ? "\u{A0}" : character
      if let last, last != "\u{A0}", next != "\u{A0}", last.isWide || next.isWide {
        result.append("\u{2060}")
      }
      result.append(next)
      last = next
    }
    return result
  }

  /// The text without breaks in its part in parentheses.
  package var withoutBreaksInParentheses: String {
    partInParentheses.map { replacing($0, with: $0.withoutBreaks) } ?? self
  }

  /// The text in parentheses, with them, such as "(one pack: €7.98 per kg)"; nil if there is none.
  package var partInParentheses: String? {
    guard let start = firstIndex(of: "("), let end = self[start...].firstIndex(of: ")") else {
      return nil
    }
    return String(self[start...end])
  }

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
    var scalars = Array(unicodeScalars)
    var isChanged = false
    for index in scalars.indices where scalars[index] == " " {
      guard let before = scalars[..<index].last(where: { !$0.isIsolate }),
        let after = scalars[(index + 1)...].first(where: { !$0.isIsolate }),
        before.properties.numericType != nil,
        after.properties.isAlphabetic || after.properties.generalCategory == .currencySymbol
      else { continue }
      scalars[index] = "\u{A0}"
      isChanged = true
    }
    guard isChanged else { return self }
    var text = UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}

extension Unicode.Scalar {
  /// A Boolean value indicating whether this invisible character marks the start or the end of a text whose direction
  /// can differ from that of the text around it.
  fileprivate var isIsolate: Bool { self == "\u{2068}" || self == "\u{2069}" }
}

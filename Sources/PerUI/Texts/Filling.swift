internal import Gtk
internal import PerCore

/// Returns the translation of a text in the plural form for a count, which takes the place of `{count}`.
func trn(_ singular: String, _ plural: String, _ count: Int, in format: NumberFormat) -> String {
  trn(singular, plural, count).filled(["count": format.string(Rational(count))])
}

extension String {
  /// Returns the text with each `{name}` replaced by its value.
  ///
  /// A value whose direction can differ from that of the text is isolated. It doesn't change the order of the words
  /// around it.
  func filled(_ values: KeyValuePairs<String, String>) -> String {
    filled { name in values.first { $0.key == name }?.value }
  }

  /// Returns the text with each `{name}` replaced by the value that `value` returns for the name.
  ///
  /// - Parameter language: A text in the user's language. A text such as `"{quantity} {unit}"`, which
  ///   contains no letters outside the braces, has the direction of that text.
  package func filled(
    language: @autoclosure () -> String = tr("Product"), _ value: (Substring) -> String?
  ) -> String {
    var parts: [(text: Substring, value: String)] = []
    var rest = self[...]
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest.utf8[open...].firstIndex(of: UInt8(ascii: "}")),
      let value = value(rest[rest.index(after: open)..<close])
    {
      parts.append((rest[..<open], value))
      rest = rest[rest.index(after: close)...]
    }
    guard mayBeRightToLeft || parts.contains(where: { $0.value.mayBeRightToLeft }) else {
      return parts.reduce(into: "") { $0 += $1.text + $1.value } + rest
    }
    let hasLetter =
      rest.contains(where: \.isLetter) || parts.contains { $0.text.contains(where: \.isLetter) }
    let isRightToLeft =
      hasRightToLeftMark
      || (hasLetter
        ? hasRightToLeftLetter
        : parts.contains { $0.value.hasRightToLeftLetter } && language().hasRightToLeftLetter)
    var result = ""
    for part in parts { result += part.text + part.value.isolated(inRightToLeft: isRightToLeft) }
    result += rest
    return isRightToLeft ? result.beginningRightToLeft : result
  }

  /// Returns the text of an amount of money that is not part of a sentence.
  ///
  /// In a language that is written from right to left, it is isolated as in a sentence. Otherwise, the sign and the
  /// number of "$ 3.00", which has no letters, would change places.
  ///
  /// - Parameter language: A text in the user's language.
  package func standingAlone(language: @autoclosure () -> String = tr("Product")) -> String {
    language().hasRightToLeftLetter ? isolated(inRightToLeft: true) : self
  }

  /// The text, preceded by a right-to-left mark if its first letter has the other direction.
  ///
  /// Pango uses the first letter of a line for its direction, even if the letter is isolated.
  private var beginningRightToLeft: String {
    let first = unicodeScalars.first { $0.properties.isAlphabetic || $0 == "\u{200F}" }
    guard let first, first != "\u{200F}", !String(first).hasRightToLeftLetter else { return self }
    return "\u{200F}" + self
  }

  /// Returns the text between a first strong isolate and a pop directional isolate if its direction can differ from
  /// the direction of the text around it.
  private func isolated(inRightToLeft: Bool) -> String {
    guard inRightToLeft ? !isRightToLeft : hasRightToLeftLetter else { return self }
    return "\u{2068}\(self)\u{2069}"
  }

  /// A Boolean value indicating whether the text is a number, or right-to-left words with or without a number, as in
  /// "3 وحدات".
  private var isRightToLeft: Bool {
    let hasRightToLeftLetter = hasRightToLeftLetter
    return allSatisfy { character in
      character.isNumber || character.isPunctuation || character.isWhitespace
        || hasRightToLeftLetter
          && (character.isDirectionMark || String(character).hasRightToLeftLetter)
    }
  }

  /// A Boolean value indicating whether the text may have a right-to-left letter or mark. The test is fast, and false
  /// for most texts.
  private var mayBeRightToLeft: Bool {
    var previous: (UInt8, UInt8) = (0, 0)
    return utf8.contains { byte in
      defer { previous = (previous.1, byte) }
      switch byte {
      // The first bytes of U+0580 to U+0FFF and of U+F000 and up.
      case 0xD6...0xE0, 0xEF...0xF4: return true
      // The last byte of U+200F.
      case 0x8F: return previous == (0xE2, 0x80)
      default: return false
      }
    }
  }

  /// A Boolean value indicating whether the text contains a right-to-left mark, as the Arabic translation of
  /// "= {value}" does.
  private var hasRightToLeftMark: Bool { unicodeScalars.contains("\u{200F}") }

  /// A Boolean value indicating whether the text has a letter of a script that is written from right
  /// to left (the blocks that Unicode reserves for them).
  var hasRightToLeftLetter: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        // Arabic digits and marks have no strong direction.
        scalar.properties.isAlphabetic
      default: false
      }
    }
  }
}

extension Character {
  /// A Boolean value indicating whether the character begins or ends the isolation of a text.
  fileprivate var isDirectionMark: Bool {
    unicodeScalars.allSatisfy { (0x2066...0x2069).contains($0.value) }
  }
}

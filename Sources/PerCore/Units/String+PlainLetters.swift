extension String {
  /// The text with full-width letters and squared units, which East Asian input methods produce, written in plain
  /// letters: "５００ｇ" ends with "g", and "㎏" becomes "kg".
  var withPlainLetters: String {
    guard unicodeScalars.contains(where: { $0.value >= 0x2113 }) else { return self }
    var result = ""
    for character in self {
      guard let scalar = character.onlyScalar else {
        result.append(character)
        continue
      }
      switch scalar.value {
      case 0xFF21...0xFF3A, 0xFF41...0xFF5A:
        result.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))
      case 0x2113, 0x3300...0x33FF: result += Self.squaredUnits[character] ?? String(character)
      default: result.append(character)
      }
    }
    return result
  }

  /// The units in Unicode's blocks "Letterlike Symbols" and "CJK Compatibility".
  private static let squaredUnits: [Character: String] = [
    "㎎": "mg", "㎏": "kg", "㌘": "g", "㌕": "kg", "㌔": "kg",
    "ℓ": "L", "㎖": "mL", "㎗": "dL", "㏄": "cc", "㎤": "cc", "㍑": "L",
    "㎜": "mm", "㎝": "cm", "㌢": "cm", "㍍": "m", "㏌": "in", "㌅": "in", "㌳": "ft", "㍎": "yd",
    "㎠": "cm²", "㎡": "m²", "㌉": "oz", "㍀": "lb",
  ]
}

extension Character {
  /// A Boolean value indicating whether the character is a space or shows nothing, such as a direction mark.
  var isInvisible: Bool {
    isWhitespace || unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
  }
}

extension Substring {
  /// Returns the text without the spaces and direction marks at both ends.
  func trimmingInvisible() -> Substring {
    let start = drop(while: \.isInvisible)
    guard let last = start.lastIndex(where: { !$0.isInvisible }) else { return start }
    return start[...last]
  }
}

extension String {
  /// Returns the text with each `{name}` replaced by its value.
  ///
  /// A value whose direction can differ from the text's is isolated, so that it does not change the
  /// order of the words around it.
  func filled(_ values: KeyValuePairs<String, String>) -> String {
    filled { name in values.first { $0.key == name }?.value }
  }

  /// Returns the text with each `{name}` replaced by the value that `value` returns for the name.
  package func filled(_ value: (Substring) -> String?) -> String {
    let isRightToLeft = hasRightToLeftLetter
    var result = ""
    var rest = self[...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      rest = rest[open...]
      guard let close = rest.firstIndex(of: "}"),
        let value = value(rest[rest.index(after: open)..<close])
      else { break }
      result += value.isolated(inRightToLeft: isRightToLeft)
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// Returns the text between a first strong isolate and a pop directional isolate where its direction
  /// can differ from that of the text around it.
  private func isolated(inRightToLeft: Bool) -> String {
    let isNumber = allSatisfy { $0.isNumber || $0.isPunctuation || $0.isWhitespace }
    guard inRightToLeft ? !isNumber : hasRightToLeftLetter else { return self }
    return "\u{2068}\(self)\u{2069}"
  }

  /// A Boolean value indicating whether the text has a letter of a script that is written from right
  /// to left (the blocks that Unicode reserves for them).
  private var hasRightToLeftLetter: Bool {
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

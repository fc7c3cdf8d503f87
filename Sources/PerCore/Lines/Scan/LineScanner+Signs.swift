/// Signs and the characters of fractions.
extension LineScanner {
  static let fractions: [UInt32: (Int, Int)] = [
    0xbd: (1, 2), 0xbc: (1, 4), 0xbe: (3, 4), 0x2153: (1, 3), 0x2154: (2, 3), 0x215b: (1, 8),
    0x215c: (3, 8), 0x215d: (5, 8), 0x215e: (7, 8),
  ]

  mutating func scanSign() {
    let value = folded[index]
    if value == 0x3f || value == 0x61f { clues.insert(.question) }
    let isMark = value == 0x2e || value == 0x2c || value == 0x66b
    if isMark, scalarClass(at: index + 1) == .digit, hasSpace || isAfterSign,
      value != 0x2c || !isAfterClosing
    {
      return scanNumber()
    }
    if let (numerator, denominator) = Self.fractions[value],
      let fraction = NumberSpelling.fraction(numerator, denominator)
    {
      return append(fraction, to: index + 1)
    }
    let start = index
    // "**" is emphasis, and "*" can multiply.
    let isEmphasis = value == 0x2a && start + 1 < folded.count && folded[start + 1] == value
    if !isEmphasis,
      let match = lexicon.longestMatch(
        in: folded, at: start, isEnd: { end, _ in end == start + 1 || isWordEnd(end) })
    {
      append(.sign, to: match.end, sense: match.sense)
      tokens[tokens.count - 1].sign = value
      return
    }
    // "->" and "=>" separate like an arrow.
    if value == 0x2d || value == 0x3d, index + 1 < folded.count, folded[index + 1] == 0x3e {
      append(.sign, to: index + 2)
      tokens[tokens.count - 1].sign = 0x2192
      return
    }
    // A repeated sign is one token: "5,--".
    var end = index + 1
    while end < folded.count, folded[end] == value { end += 1 }
    append(.sign, to: end)
    tokens[tokens.count - 1].sign = value
  }

  /// A Boolean value indicating whether the last token is a sign or a currency, which a number can follow without a
  /// space.
  private var isAfterSign: Bool {
    guard let last = tokens.last else { return true }
    return last.kind == .sign
      || last.sense >= 0 && lexicon.senses[last.sense].roles.contains(.currency)
  }

  /// A Boolean value indicating whether a quotation mark or a bracket closes directly before: the comma of "(red),400
  /// g" separates.
  private var isAfterClosing: Bool {
    guard !hasSpace, let last = tokens.last, last.kind == .sign else { return false }
    return [0x22, 0x27, 0x29, 0x5d, 0xbb, 0x201c, 0x201d].contains(last.sign)
  }
}

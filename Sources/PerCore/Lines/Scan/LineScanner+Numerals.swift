/// Numbers in Chinese numerals, which Chinese and Japanese write before a counter.
extension LineScanner {
  /// Reads the "三罐" of "午餐肉 340g 三罐" as a number and its counter, as digits are read.
  ///
  /// "三只松鼠" and the first word of a line are names, so the counter has to end the word, and something has to precede
  /// the number, unless a price follows: "三袋10元". One of something is left to the words.
  mutating func scanNumeral() -> Bool {
    guard Self.numeral(folded[index]) > 0, tokens.last?.kind != .number,
      // The 10 of "五十克" is a part of 50.
      index == 0 || folded[index - 1] != Self.ordinal && Self.numeral(folded[index - 1]) == 0,
      let (value, end) = numeral(from: index), value > 1
    else { return false }
    let counter = lexicon.longestMatch(in: folded, at: end) { end, sense in
      !sense.roles.isDisjoint(with: [.unit, .container, .pack, .packAfter]) && isWordEnd(end)
        && (scalarClass(at: end) != .ideograph || folded[end] == Self.forPrice)
    }
    guard let counter,
      !tokens.isEmpty || scalarClass(at: counter.end) == .digit
    else { return false }
    let number = NumberSpelling()
    number.value = Rational(value)
    number.digits = value < 10 ? 1 : value < 100 ? 2 : 3
    append(number, to: end)
    append(.word, to: counter.end, sense: counter.sense)
    return true
  }

  /// The value of the numeral from `start` on and its end: 24 for "二十四"; nil for digits without tens, such as "三五".
  private func numeral(from start: Int) -> (value: Int, end: Int)? {
    var (total, digit) = (0, 0)
    var index = start
    while index < folded.count {
      let value = Self.numeral(folded[index])
      if value == 0 || value < 10 && digit > 0 { break }
      if value < 10 {
        digit = value
      } else {
        total += max(digit, 1) * value
        digit = 0
      }
      index += 1
    }
    return total + digit < 1000 ? (total + digit, index) : nil
  }

  /// The value of a numeral, or 0 for another scalar.
  private static func numeral(_ scalar: UInt32) -> Int {
    switch scalar {
    case 0x4e00: 1
    case 0x4e8c, 0x4e24, 0x5169: 2
    case 0x4e09: 3
    case 0x56db: 4
    case 0x4e94: 5
    case 0x516d: 6
    case 0x4e03: 7
    case 0x516b: 8
    case 0x4e5d: 9
    case 0x5341: 10
    case 0x767e: 100
    default: 0
    }
  }

  /// "第", which makes an ordinal number: "第三件".
  private static let ordinal: UInt32 = 0x7b2c
  /// The folded "で", which Japanese writes between a number of packs and their price.
  private static let forPrice: UInt32 = 0x3066
}

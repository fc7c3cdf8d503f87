/// The values of a phrase, read at a place of the line.
extension OfferMatcher {
  func read(
    _ field: OfferPhrase.Field, at place: Int, of language: OfferWords, into values: inout Values
  ) -> Int? {
    switch field {
    case .packs, .pay, .bought, .free, .from, .limit, .purchases:
      return readPacks(field, at: place, into: &values)
    case .every: return readOrdinal(at: place, of: language, into: &values)
    case .percent: return readPercent(at: place, into: &values)
    case .tenthsLeft, .tenthsOff:
      guard let (value, end) = tenths(at: place), value.isPositive, value < Rational(100)
      else { return nil }
      // "85折" is 8.5 tenths.
      let percent = value < Rational(10) ? value * Rational(10) : value
      values.percent = field == .tenthsLeft ? Rational(100) - percent : percent
      return end
    case .number: return plainNumber(at: place)
    case .money: return readMoney(at: place, into: &values)
    case .bundlePrice: return readBundlePrice(at: place, into: &values)
    case .amount:
      guard let (number, end) = number(at: place), number.value.isPositive else { return nil }
      let next = endOfGap(end)
      guard let token = starts[next], let sense = parser.unit(token), let unit = sense.unit,
        sense.otherMillionths == 0
      else { return nil }
      let value = number.value * sense.factor
      values.amount = LineAmount(value, unit)
      return parser.tokens[token].end
    }
  }

  /// Reads an ordinal number: "second", "4th", "every third".
  private func readOrdinal(
    at start: Int, of language: OfferWords, into values: inout Values
  ) -> Int? {
    let place =
      language.every.lazy.compactMap { self.end(of: $0, at: start) }.first.map(endOfGap) ?? start
    for (text, value) in language.ordinals {
      guard let end = self.end(of: text, at: place) else { continue }
      values.packs[.every] = value
      return end
    }
    // The number can be within a token, such as "le 2e".
    guard !language.ordinalEndings.isEmpty else { return nil }
    var (end, value) = (place, 0)
    while end < parser.folded.count, (0x30...0x39).contains(parser.folded[end]) {
      value = value * 10 + Int(parser.folded[end] - 0x30)
      end += 1
      guard value <= Self.maximumOrdinal else { return nil }
    }
    guard value > 1,
      let last = language.ordinalEndings.lazy.compactMap({ self.end(of: $0, at: end) }).first
    else { return nil }
    values.packs[.every] = value
    return last
  }

  private static let maximumOrdinal = 99

  /// Returns the number at a place if it has one meaning, and its end.
  private func number(at place: Int) -> (NumberSpelling, end: Int)? {
    guard let token = starts[place], parser.tokens[token].kind == .number else { return nil }
    let number = parser.numbers[parser.tokens[token].number]
    guard number.marksAreCertain, !number.isBroken, !number.isFraction else { return nil }
    return (number, parser.tokens[token].end)
  }

  /// Returns the end of a number that is neither a price nor the number of an amount, such as that of a date; nil for
  /// others.
  private func plainNumber(at place: Int) -> Int? {
    if let token = starts[place], parser.isDateWithYear(token) { return parser.tokens[token].end }
    guard let token = starts[place], let (number, end) = number(at: place), prices[token] == nil,
      !parser.isLikePrice(number) || parser.isDayAndMonth(token) || parser.isMoment(token),
      parser.unit(token + 1) == nil
    else { return nil }
    return end
  }

  private func readPacks(
    _ field: OfferPhrase.Field, at place: Int, into values: inout Values
  ) -> Int? {
    if let (number, end) = number(at: place) {
      guard starts[place].map(canBePacks) ?? false, number.isInteger,
        number.digits <= 2, !number.beginsWithZero, let count = number.count, count > 0
      else { return nil }
      values.packs[field] = count
      if field == .limit { return endOfCounted(end) }
      // "das 2. für 1 €" is the second one.
      if field == .packs, isOrdinalDot(end) { return nil }
      return end
    }
    if let token = starts[place], let sense = parser.sense(token),
      sense.roles.contains(.numberWord), sense.over == 1
    {
      values.packs[field] = sense.times
      return parser.tokens[token].end
    }
    // Chinese numerals can be in the middle of a token.
    guard let count = numeral(at: place) else { return nil }
    values.packs[field] = count
    return place + 1
  }

  /// Returns a number of tenths, in digits or in numerals such as "七五", and its end.
  private func tenths(at place: Int) -> (Rational, end: Int)? {
    if let (number, end) = number(at: place) { return (number.value, end) }
    guard let first = numeral(at: place) else { return nil }
    guard let second = numeral(at: place + 1) else { return (Rational(first), place + 1) }
    return (Rational(first * 10 + second), place + 2)
  }

  func numeral(at place: Int) -> Int? {
    guard place < parser.folded.count, ScalarClass(parser.folded[place]) == .ideograph,
      let scalar = Unicode.Scalar(parser.folded[place])
    else { return nil }
    return Self.numerals[scalar]
  }

  /// Returns whether a number isn't a price, or is a doubtful one: the 3 in "39 kr 3 for 2".
  private func canBePacks(_ token: Int) -> Bool {
    parser.uses[token] == nil || prices[token]?.range.count == 1
  }

  /// The Chinese numerals from 1 to 9.
  static let numerals: [Unicode.Scalar: Int] = [
    "一": 1, "二": 2, "两": 2, "兩": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9,
  ]

  private func readPercent(at place: Int, into values: inout Values) -> Int? {
    // In Turkish, the sign is before the number: "%20".
    let signBefore = endOfPercentSign(at: place)
    guard let (number, end) = number(at: signBefore ?? place), number.value.isPositive,
      number.value <= Rational(100),
      let end = signBefore == nil ? endOfPercentSign(at: endOfGap(end)) : end
    else { return nil }
    values.percent = number.value
    return end
  }

  private func endOfPercentSign(at place: Int) -> Int? {
    OfferWords.percentSigns.lazy.compactMap { end(of: $0, at: place) }.first
  }

  private func readMoney(
    at place: Int, canBeNegative: Bool = false, into values: inout Values
  ) -> Int? {
    guard let token = starts[place], var money = prices[token] else { return nil }
    if canBeNegative { money.isNegative = false }
    guard money.isCertain else { return nil }
    values.money = money.value
    return parser.tokens[money.range.upperBound - 1].end
  }

  /// The maximum number of packs before a slash and a price without a currency.
  private static let maximumPacksAfterSlash = 10

  private func readBundlePrice(at place: Int, into values: inout Values) -> Int? {
    // The minus sign of "-0,50 € Coupon" is part of the phrase.
    let end = readMoney(at: place, canBeNegative: values.packs[.packs] == nil, into: &values)
    if let end { return end }
    guard let token = starts[place], parser.uses[token] == nil,
      let (number, end) = number(at: place)
    else { return nil }
    // "2/7.00" is a price. "26/30" is a size, and "50/12.50" can be one.
    let isAfterSlash =
      place > 1 && parser.folded[place - 1] == 0x2f
      && ScalarClass(parser.folded[place - 2]) == .digit
    // "2 for 5" can't be a multibuy; "3 for 2" is one.
    guard
      parser.notation.currencyDecimals > 0 && parser.isLikePrice(number)
        && (!isAfterSlash || values.packs[.packs] ?? 0 <= Self.maximumPacksAfterSlash)
        || number.isInteger
          && (isAfterSlash
            ? isReducedPrice(number.value, of: values.packs[.packs] ?? 0, after: token - 2)
            : number.value >= Rational(values.packs[.packs] ?? .max))
    else { return nil }
    values.money = number.value
    return end
  }

  /// Returns whether a price without a currency is that of several packs, since it is more than the price of one, which
  /// ends before the token at `start`, and less than so many prices: "7.99 2/15".
  private func isReducedPrice(_ all: Rational, of packs: Int, after start: Int) -> Bool {
    let bare = parser.number(start - 1).flatMap { parser.isLikePrice($0) ? $0.value : nil }
    guard let single = parser.money(endingAt: start).map({ parser.monies[$0].value }) ?? bare else {
      return false
    }
    return packs <= Self.maximumPacksAfterSlash && single < all && all < single * Rational(packs)
  }
}

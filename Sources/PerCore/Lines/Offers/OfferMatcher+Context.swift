/// What the words next to a phrase say about it.
extension OfferMatcher {
  /// Returns a Boolean value indicating whether the number of packs that a reduction needs follows it: "10% off 6".
  func isConditionalPercent(_ phrase: OfferPhrase, before end: Int) -> Bool {
    phrase.form == .percent && parser.packCount(end, digits: 2) != nil
      && parser.unit(end + 1) == nil
      && !parser.has(end + 1, [.multiply, .container, .pack, .packAfter, .currency])
  }

  /// Returns a Boolean value indicating whether a dash with spaces around it takes a percentage off the price directly
  /// before it: "2,95 € - 20%". Reductions are multiples of five, and contents are named: "2,99 € - 45% Fett".
  func isReduction(_ percent: Rational, at dash: Int, before end: Int) -> Bool {
    parser.price(endingAt: dash) != nil && (percent / Rational(5)).denominator.isOne
      && !parser.has(end, .content)
  }

  /// Returns a Boolean value indicating whether the percentage after a dash with spaces can be a content: other dashes
  /// separate the parts of the line as well, or the product is one whose content is usually stated.
  func canBeContent(_ percent: Rational, at dash: Int) -> Bool {
    let isSeparator = (1..<dash).contains { index in
      parser.isDash(index) && parser.tokens[index].hasSpaceBefore && !parser.isGlued(index + 1)
    }
    let isStated = !parser.clues.isDisjoint(with: [.fat, .spirit]) && percent <= Rational(45)
    return isSeparator || isStated
  }

  /// Returns a Boolean value indicating whether words around a phrase give it another meaning: "up to −20%".
  ///
  /// A phrase such as "−20%" doesn't belong to a language, so the words of all languages in use count.
  func isPartOfOther(_ first: Int, before place: Int) -> Bool {
    words.contains { language in
      language.before.contains { isBefore($0, parser.tokens[first].start) }
        || language.after.contains { end(of: $0, at: endOfGap(place)) != nil }
    }
  }

  /// Returns the number of packs that a percentage needs, which follows it directly after a price: "$3.99 25% off 4".
  /// Returns nil if the number can be a price or a part of the name.
  func packsOfPercent(_ first: Int, before last: Int) -> Int? {
    let isAfterPrice = (0..<first).contains { index in
      prices[index] != nil || parser.number(index).map(parser.isLikePrice) == true
    }
    let next = last + 1
    let signs: [Unicode.Scalar] = [",", ";", ")", "+"]
    let isEnd = next == parser.tokens.count || signs.contains { parser.isSign(next, $0) }
    // "or" is a short word.
    let isOr =
      parser.isFree(next) && parser.tokens[next].kind == .word && parser.typedLength(next) <= 3
      && !parser.has(next, .forPrice)
    guard isAfterPrice, isEnd || isOr else { return nil }
    return parser.number(last)?.count
  }

  /// Returns the token after a condition that follows a reduction, and the number of packs that it names: "when you
  /// buy 2"; nil if there is none.
  func endOfCondition(at place: Int, of language: OfferWords) -> (end: Int, packs: Int?)? {
    let start = endOfGap(place)
    func firstEnd(of words: [[UInt32]]) -> Int? {
      words.lazy.compactMap { self.end(of: $0, at: start) }.first
    }
    let condition = firstEnd(of: language.conditions)
    guard let end = condition ?? firstEnd(of: language.beforePacks) else { return nil }
    guard let number = starts[endOfGap(end)], parser.packCount(number, digits: 2) != nil else {
      guard let condition, let last = ends[condition] else { return nil }
      return (end: last, packs: nil)
    }
    let last = ends[endOfCounted(parser.tokens[number].end)] ?? number + 1
    return (end: last, packs: parser.number(number)?.count)
  }

  /// Returns a Boolean value indicating whether a percentage follows a phrase that names no reduction, so that the pack
  /// is not free: "1+1 50%".
  func isOfOtherPack(_ phrase: OfferPhrase, before end: Int) -> Bool {
    guard phrase.form == .multibuy || phrase.percent == 100, parser.isSign(end + 1, "%"),
      parser.tokens.indices.contains(end), parser.tokens[end].kind == .number
    else { return false }
    return parser.numbers[parser.tokens[end].number].count.map { $0 % 5 == 0 } ?? false
  }

  /// Returns a Boolean value indicating whether a price and a word for a coupon belong to different parts of the line,
  /// since the coupon is worth what follows: "3,99 € Gutschein 1 €".
  func isCouponOfNext(_ match: Match) -> Bool {
    guard match.form == .coupon, let price = prices[match.tokens.lowerBound],
      let money = match.values.money, price.value == money
    else { return false }
    if isReduction(at: match.tokens.upperBound) { return true }
    guard let next = prices[match.tokens.upperBound] else { return false }
    return next.isCertain && next.value <= money
  }

  /// Returns a Boolean value indicating whether a minus sign and a price, with or without a currency, are at `index`:
  /// "3,99 € Rabatt -0,50".
  func isReduction(at index: Int) -> Bool {
    guard parser.isDash(index) || parser.isSign(index, "−"), parser.tokens[index].hasSpaceBefore,
      parser.isGlued(index + 1)
    else { return false }
    return prices[index + 1] != nil || parser.isBarePrice(index + 1)
  }

  /// Returns a Boolean value indicating whether a phrase without "+" can be about the product, since no price is before
  /// it: "500 ml extra virgin".
  func isDescription(_ phrase: OfferPhrase, at first: Int, before last: Int) -> Bool {
    // "Crisps minus 30% fat"
    if phrase.form == .percent, let first = phrase.texts.first, Self.subtractions.contains(first),
      parser.tokens.indices.contains(last), parser.tokens[last].kind == .word
    {
      return true
    }
    guard phrase.form == .bonus else { return false }
    // "500 g extra 100 g free": the word belongs to the second amount.
    if case .field? = phrase.elements.first, parser.isNumber(last), parser.isSize(last) {
      return true
    }
    guard !isAlone, phrase.texts.first != [0x2b] else { return false }
    return !(0..<first).contains { index in
      prices[index] != nil || parser.number(index).map(parser.isLikePrice) == true
    }
  }

  /// "minus" and "less", folded.
  private static let subtractions = ["minus", "less"].map { $0.unicodeScalars.map(\.value) }

  /// Returns a Boolean value indicating whether a phrase limits how many packs can be bought.
  ///
  /// "Pepsi Max 24 pack" is a name and a number of packs, and "max 4 pk" after a price without a size in between
  /// is a limit.
  func isLimit(_ phrase: OfferPhrase, _ tokens: Range<Int>) -> Bool {
    guard !isAlone, case .field? = phrase.elements.last, let last = tokens.last,
      parser.tokens[last].kind != .number
    else { return true }
    let price = (0..<tokens.lowerBound).last { index in
      prices[index] != nil || parser.number(index).map(parser.isLikePrice) == true
    }
    // "50 g extra, max 6"
    let end = parser.isSign(tokens.lowerBound - 1, ",") ? tokens.lowerBound - 1 : tokens.lowerBound
    let hasPrice = price.map { price in
      offerEnd == end || !(price + 1..<tokens.lowerBound).contains { parser.has($0, .unit) }
    }
    let hasAmount = (tokens.upperBound..<max(tokens.upperBound, parser.tokens.count)).contains {
      parser.isNumber($0) && parser.isSize($0)
    }
    return hasPrice == true && !hasAmount
  }

  /// Returns the end of a word for packs or pieces after a number: "max. 4 packs".
  func endOfCounted(_ end: Int) -> Int {
    guard let token = starts[endOfGap(end)], parser.tokens[token].kind == .word,
      !parser.isIdeograph(token),
      parser.has(token, [.container, .pack]) || parser.unit(token)?.unit?.kind == .units
    else { return end }
    return parser.tokens[token].end
  }

  /// Returns a Boolean value indicating whether a full stop that isn't a decimal mark follows a number.
  func isOrdinalDot(_ end: Int) -> Bool {
    guard let token = starts[end] else { return false }
    return parser.isSign(token, ".") && parser.isGlued(token)
  }
}

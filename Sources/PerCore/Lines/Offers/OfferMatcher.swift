/// Finds the phrases of offers among the tokens of a line.
struct OfferMatcher {
  /// A phrase that was found.
  struct Match {
    let form: OfferPhrase.Form
    let tokens: Range<Int>
    var values: Values
    /// A Boolean value indicating whether the phrase has a word, not only signs.
    let hasWord: Bool
    /// A Boolean value indicating whether the phrase begins with a word such as "take", so that its numbers are neither
    /// pieces nor a price.
    var beginsWithWord = false

    /// Returns a Boolean value indicating whether this phrase is longer than another one, or has a meaning and is as
    /// long.
    func precedes(_ other: Match) -> Bool {
      tokens.count == other.tokens.count
        ? form != .unclear && other.form == .unclear : tokens.count > other.tokens.count
    }
  }

  /// The values of a phrase.
  struct Values: Hashable {
    /// The numbers of packs.
    var packs = PackCounts()
    var percent: Rational?
    var money: Rational?
    var amount: LineAmount?
    /// A Boolean value indicating whether a word for packs follows one of the numbers: "buy 6 bottles, pay 5".
    var hasCounted = false
  }

  let parser: LineParser
  let words: [OfferWords]
  /// A Boolean value indicating whether the line contains only an offer.
  let isAlone: Bool
  /// The token that starts at each folded scalar, and the one after that which ends there.
  private(set) var starts: [Int?]
  private(set) var ends: [Int?]
  /// The prices, by their first tokens.
  private(set) var prices: [Money?]
  /// The token after the offer that was found last; nil if there is none.
  private(set) var offerEnd: Int?

  /// - Parameter parser: A parser that has found the prices.
  init(_ parser: LineParser, words: [OfferWords], isAlone: Bool) {
    (self.parser, self.words, self.isAlone) = (parser, words, isAlone)
    starts = Array(repeating: nil, count: parser.folded.count + 1)
    ends = starts
    prices = Array(repeating: nil, count: parser.tokens.count + 1)
    for (index, token) in parser.tokens.enumerated() {
      starts[token.start] = index
      ends[token.end] = index + 1
    }
    for money in parser.monies { prices[money.range.lowerBound] = money }
  }

  /// Returns the phrases from left to right, the longest one at each place.
  mutating func matches() -> [Match] {
    var matches: [Match] = []
    var token = 0
    while token < parser.tokens.count {
      var longest: Match?
      for language in words {
        find(
          OfferPhraseTree.root, of: language, from: token, at: parser.tokens[token].start, Values(),
          &longest)
      }
      if let longest, !isCouponOfNext(longest) {
        matches.append(longest)
        offerEnd = longest.tokens.upperBound
        token = longest.tokens.upperBound
      } else {
        token += 1
      }
    }
    return matches
  }

  // MARK: - One phrase

  /// Finds the longest phrase that begins with the elements up to a node of the tree.
  ///
  /// - Parameters:
  ///   - node: The last node that was found.
  ///   - first: The first token.
  ///   - place: The place of the next element.
  ///   - isInWord: A Boolean value indicating whether a text ended within a word, so that more of it must follow.
  ///   - values: The values of the elements before it.
  private func find(
    _ node: Int, of language: OfferWords, from first: Int, at place: Int, isInWord: Bool = false,
    _ values: Values, _ longest: inout Match?
  ) {
    let tree = language.phrases
    if !isInWord {
      for phrase in tree.phrases(endingAt: node) {
        guard let match = match(phrase, of: language, from: first, to: place, values),
          longest.map({ match.precedes($0) }) ?? true
        else { continue }
        longest = match
      }
    }
    var next = tree.firstBranch(of: node)
    while let branch = next {
      next = tree.branch(after: branch)
      let step = tree.step(to: branch)
      if case .scalar(let scalar) = step {
        guard place < parser.folded.count, parser.folded[place] == scalar else { continue }
        find(
          branch, of: language, from: first, at: place + 1,
          isInWord: isWithinWord(place + 1), values, &longest)
      } else if !isInWord {
        find(branch, after: step, of: language, from: first, at: place, values, &longest)
      }
    }
  }

  /// Finds the longest phrase after a step that isn't a text.
  private func find(
    _ node: Int, after step: OfferPhraseTree.Step, of language: OfferWords, from first: Int,
    at place: Int, _ values: Values, _ longest: inout Match?
  ) {
    var values = values
    let ends: [Int]
    switch step {
    case .scalar: return
    case .minus: ends = isMinus(place) ? [place + 1] : []
    case .gap: ends = [endOfHyphen(place), endOfGap(place)].compactMap { $0 }
    case .field(let field):
      guard let end = read(field, at: place, of: language, into: &values) else { return }
      find(node, of: language, from: first, at: end, values, &longest)
      let after = field.canBeCounted ? endOfCounted(end) : end
      values.hasCounted = true
      ends = after > end ? [after] : []
    }
    for end in ends { find(node, of: language, from: first, at: end, values, &longest) }
  }

  /// Returns a phrase whose elements were found; nil if it has another meaning here.
  private func match(
    _ phrase: OfferPhrase, of language: OfferWords, from first: Int, to place: Int,
    _ found: Values
  ) -> Match? {
    var values = found
    // A full stop belongs to the last word: "25 % dto."
    let isStop = place < parser.folded.count && parser.folded[place] == 0x2e
    guard let last = ends[place] ?? (isStop ? ends[place + 1] : nil), isWhole(phrase, first..<last)
    else { return nil }
    // "$5 off $25" is about the price of all products, and "les 2" in "2,99 € les 2 : 5,00 €" about the price after it.
    if phrase.form == .amount || phrase.form == .bundle && phrase.elements[0] == .field(.money),
      prices[parser.isSign(last, ":") ? last + 1 : last] != nil || isReduction(at: last)
    {
      return nil
    }
    // "五折" is a percentage, and "五折伞" an umbrella.
    if phrase.form == .percent, numeral(at: parser.tokens[first].start) != nil,
      place < parser.folded.count, ScalarClass(parser.folded[place]) == .ideograph
    {
      return nil
    }
    if isConditionalPercent(phrase, before: last) {
      guard let packs = packsOfPercent(first, before: last) else { return nil }
      values.packs[.from] = packs
      return Match(form: .unclear, tokens: first..<last + 1, values: values, hasWord: true)
    }
    if isOfOtherPack(phrase, before: last) { return nil }
    if phrase.form == .limit, !isLimit(phrase, first..<last) { return nil }
    if let percent = values.percent, phrase.elements.prefix(2) == [.minus, .gap],
      parser.tokens[first + 1].hasSpaceBefore
    {
      guard isReduction(percent, at: first, before: last) else { return nil }
      if canBeContent(percent, at: first) {
        return Match(form: .possiblePercent, tokens: first..<last, values: values, hasWord: false)
      }
    }
    if isDescription(phrase, at: first, before: last) { return nil }
    if isPartOfOther(first, before: place)
      || [.coupon, .amount].contains(phrase.form)
        && language.with.contains(where: { isBefore($0, parser.tokens[first].start) })
    {
      return nil
    }
    if values.hasCounted, !phrase.canBeCounted { return nil }
    if let percent = phrase.percent { values.percent = Rational(percent) }
    if [.percent, .amount].contains(phrase.form),
      let condition = words.lazy.compactMap({ self.endOfCondition(at: place, of: $0) }).first
    {
      values.packs[.from] = condition.packs
      return Match(form: .unclear, tokens: first..<condition.end, values: values, hasWord: true)
    }
    let match = Match(
      form: phrase.form, tokens: first..<last, values: values,
      hasWord: phrase.texts.contains { ScalarClass($0[0]) != .sign },
      beginsWithWord: phrase.canBeCounted && phrase.elements.first.map(Self.isText) == true)
    let hasNoTerms = phrase.form.isSetAside || [.limit, .unclear].contains(phrase.form)
    return hasNoTerms || Self.terms(match) != nil ? match : nil
  }

  private static func isText(_ element: OfferPhrase.Element) -> Bool {
    if case .text = element { true } else { false }
  }

  /// Returns a Boolean value indicating whether the tokens next to a phrase belong to other parts of the line.
  private func isWhole(_ phrase: OfferPhrase, _ tokens: Range<Int>) -> Bool {
    let (before, after) = (tokens.lowerBound - 1, tokens.upperBound)
    if case .field(let field)? = phrase.elements.first, field != .money {
      guard
        before < 0 || parser.tokens[before + 1].hasSpaceBefore || parser.isSign(before, "(")
          || parser.isSign(before, ";"),
        !parser.has(before, [.currency, .multiply, .noiseBefore]) || parser.uses[before] != nil
      else { return false }
    }
    // "4 @ 2/1.50 3.00" on a receipt
    if phrase.form == .bundle, parser.groupTotal(before)?.isProven == true { return false }
    if phrase.elements.first == .minus {
      guard
        before < 0 || parser.tokens[tokens.lowerBound].hasSpaceBefore || parser.isSign(before, "(")
      else { return false }
    }
    switch phrase.elements.last {
    case .field(.pay)?, .field(.free)?, .field(.bundlePrice)?, .field(.limit)?, .text(Self.fifty)?:
      // A price with a currency needs no end.
      if prices[after] != nil || prices.contains(where: { $0?.range.upperBound == after }) {
        return true
      }
      // "2 for 5 yogurt 500 g"
      if phrase.elements.last == .field(.bundlePrice), parser.isFree(after), parser.isGoods(after),
        parser.isNumber(after + 1), parser.isSize(after + 1)
      {
        return true
      }
      return parser.unit(after) == nil
        && !parser.has(
          after, [.multiply, .container, .pack, .packAfter, .currency, .cents, .noiseAfter])
        && !parser.isSign(after, "%") && !(parser.isSign(after, "/") && parser.isGlued(after))
    // "save 20% on 2 kg"
    case .field(.from)? where phrase.form == .unclear:
      return parser.unit(after)?.unit.map { $0.kind == .units } ?? true
    // The word of "BOGO half gallon" is the number of an amount.
    case .text(Self.half)?: return parser.tokens[after - 1].kind == .word
    default: return true
    }
  }

  /// The percentage of "BOGO 50", which has no sign.
  private static let fifty: [UInt32] = [0x35, 0x30]
  /// "half", folded.
  private static let half: [UInt32] = [0x68, 0x61, 0x6c, 0x66]

  // MARK: - Text

  func endOfGap(_ start: Int) -> Int {
    var place = start
    while place < parser.folded.count {
      switch parser.folded[place] {
      case 0x20, 0xa0, 0x2c, 0x2e, 0x3a: place += 1
      default: return place
      }
    }
    return place
  }

  /// Returns the end of a hyphen that joins words, as in "3-for-2"; nil if there is none.
  private func endOfHyphen(_ place: Int) -> Int? {
    let folded = parser.folded
    guard place > 0, place + 1 < folded.count, folded[place] == 0x2d,
      ScalarClass(folded[place - 1]) != .space, ScalarClass(folded[place + 1]) != .space
    else { return nil }
    return place + 1
  }

  private func isMinus(_ place: Int) -> Bool {
    place < parser.folded.count && [0x2d, 0x2212, 0x2013].contains(parser.folded[place])
  }

  /// Returns the end of a text, which must not end within a word; nil if it isn't there.
  func end(of text: [UInt32], at place: Int) -> Int? {
    let end = place + text.count
    return text.isAt(place, in: parser.folded) && !isWithinWord(end) ? end : nil
  }

  /// Returns a Boolean value indicating whether the scalars before and at a place belong to one word.
  private func isWithinWord(_ place: Int) -> Bool {
    place > 0 && place < parser.folded.count
      && ScalarClass(parser.folded[place - 1]) == .letter
      && ScalarClass(parser.folded[place]) == .letter
  }

  func isBefore(_ text: [UInt32], _ place: Int) -> Bool {
    var end = place
    while end > 0, [0x20, 0xa0].contains(parser.folded[end - 1]) { end -= 1 }
    let start = end - text.count
    guard start >= 0, text.isAt(start, in: parser.folded) else { return false }
    return start == 0 || ScalarClass(parser.folded[start - 1]) != .letter
      || ScalarClass(text[0]) != .letter
  }
}

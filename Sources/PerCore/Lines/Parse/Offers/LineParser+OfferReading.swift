extension LineParser {
  /// Returns the phrases of offers in the line before any part of it is used.
  ///
  /// - Parameter isAlone: A Boolean value indicating whether the line contains only an offer.
  func offers(_ words: [OfferWords], isAlone: Bool = false) -> [OfferMatcher.Match] {
    let parser = LineParser(tokensOf: self)
    parser.findOwnText()
    parser.findPrices()
    var matcher = OfferMatcher(parser, words: words, isAlone: isAlone)
    return matcher.matches()
  }

  /// Returns whether words of a shop, such as "in stock", are between a number and a sign, a number or the end.
  func isNotice(_ words: Range<Int>) -> Bool {
    let isBeforeWord =
      tokens.indices.contains(words.upperBound) && tokens[words.upperBound].kind == .word
    return !isBeforeWord && tokens[..<words.lowerBound].contains { $0.kind == .number }
  }

  /// Returns an outcome with tokens that were set aside as part of the names.
  func naming(_ tokens: Range<Int>, in outcome: LineOutcome) -> LineOutcome {
    let old = name()
    for index in tokens where uses[index] == .noise { uses[index] = .name }
    let (new, words) = (name(), text(of: tokens))
    return outcome.renamed { $0 == old ? new : $0.isEmpty ? words : $0 + " " + words }
  }

  /// Sets the words of an offer aside.
  func use(_ finding: OfferFinding) {
    packsOfPhrase = finding.offer.packs
    for range in finding.tokens {
      if endsWithStartOfName(range) { uses[range.upperBound - 1] = .name }
      use(range, as: .offer)
    }
  }

  /// Returns whether the last word of an offer is the first one of the name: "lleva 3 paga 2 yogur natural".
  private func endsWithStartOfName(_ range: Range<Int>) -> Bool {
    let next = range.upperBound
    guard isGoods(next - 1), isFree(next - 1), isFree(next), tokens[next].kind == .word,
      tokens[next].hasSpaceBefore, sense(next) == nil || has(next, .of)
    else { return false }
    return !(0..<range.lowerBound).contains { isFree($0) && tokens[$0].kind == .word }
  }

  /// Returns the outcome of a line with an offer.
  ///
  /// - Parameter rest: The outcome of the line without the words of the offer.
  /// - Returns: nil if the line can have another meaning.
  func outcome(_ rest: LineOutcome, with finding: OfferFinding) -> LineOutcome? {
    guard !finding.form.isDoubtful, !hasOffer, !hasBonusPercent,
      !tokens.indices.contains(where: { isOld($0) })
    else { return nil }
    switch finding.offer.terms {
    case .percent, .amount:
      // The price beside an old price can be reduced already.
      if monies.contains(where: { $0.mark == .old }) { return nil }
      if isConditional(finding) { return nil }
      // "−25% 1,29 €": the reduced price follows the reduction.
      let start = finding.tokens.map(\.lowerBound).min() ?? 0
      if let price = tokens.indices.first(where: { uses[$0] == .price }), price > start {
        return nil
      }
      if canBeReduced(finding) { return nil }
    case .bundle(let packs, let price):
      if let pack = pack(of: Rational(packs), for: price, in: rest, finding) {
        return .product(pack)
      }
      if canBePieces(finding) { return nil }
      // "2,99 € les 2 5,00 €": several packs cost more than one.
      let product = rest.product
      if let single = product.price, product.amount != nil, single >= price { return nil }
      // "6 uds x 0,35 €" is the price of one on receipts, and "2 uds x 5 €" that of both in leaflets.
      if finding.tokens.joined().contains(where: { has($0, .multiply) }) { return nil }
    // "Leve 12 pague 10" on a pack of twelve is part of the pack.
    case .multibuy(let packs, _) where packs > Self.maximumMultibuy: return nil
    default: break
    }
    switch rest {
    case .product(let product):
      let known = product.with(finding.offer)
      return isPossible(known, finding) ? .product(known) : nil
    case .ask(let reason, let product, let answers):
      let known = product.with(finding.offer)
      let candidates = answers.map { $0.with(finding.offer) }
      if case .bundle = finding.offer.terms, reason == .price, candidates.isEmpty {
        return isPossible(known, finding) ? .product(known) : nil
      }
      // "2/$5 Cheerios 8.9 oz reg $4.29"
      if case .bundle(_, let price) = finding.offer.terms, reason == .price, candidates.count == 1,
        clues.contains(.regular), let single = candidates[0].price, single < price,
        monies.contains(where: { $0.mark == .old && $0.value == single })
      {
        return isPossible(candidates[0], finding) ? .product(candidates[0]) : nil
      }
      // The question is about the amount of one pack.
      if [.total, .number, .unit, .range].contains(reason),
        candidates.allSatisfy({ isPossible($0, finding) })
      {
        return .ask(reason, known: known, candidates: candidates)
      }
      guard reason == .price || reason == .amount, known.amount != nil || known.price != nil,
        known.amount == nil || known.price == nil, fits(known, finding)
      else { return nil }
      return .ask(reason, known: known, candidates: candidates)
    case .refuse: return nil
    }
  }

  /// Returns the question whether a line has an offer, with the product with and without it as answers.
  ///
  /// - Parameter rest: The outcome of the line without the words of the offer.
  /// - Returns: nil if the line can't have the offer.
  func question(_ rest: LineOutcome, with finding: OfferFinding) -> LineOutcome? {
    var reason = LineReason.offer
    var answers: [LineProduct] = []
    switch rest {
    case .product(let product): answers = [product]
    case .ask(let why, let known, let candidates):
      if why != .price { reason = why }
      answers = candidates.isEmpty ? [known] : candidates
    case .refuse: return nil
    }
    let reduced = answers.map { $0.with(finding.offer) }.filter { $0.pack != nil }
    let whole = answers.filter { $0.amount != nil && $0.price != nil }
    if case .multibuy(let packs, _) = finding.offer.terms, packs > Self.maximumMultibuy {
      let priced = answers.filter { $0.price != nil }
      // A number of pieces in the line is that of the pack.
      let hasCount = quantities.contains { !$0.isMeasure }
      let all = hasCount ? priced : priced.map { $0.containing(Rational(packs)) }
      return .ask(reason, known: rest.product, candidates: reduced + all)
    }
    if isConditional(finding) {
      return whole.isEmpty ? nil : .ask(reason, known: rest.product, candidates: whole)
    }
    guard !reduced.isEmpty else { return nil }
    // A percentage is often that of a price which is reduced already.
    return .ask(
      reason, known: rest.product,
      candidates: finding.offer.reducesEachPack ? whole + reduced : reduced + whole)
  }

  /// Returns a Boolean value indicating whether a percentage can be that of a price which is reduced already: in
  /// brackets, or beside a word such as "now".
  private func canBeReduced(_ finding: OfferFinding) -> Bool {
    guard case .percent = finding.offer.terms else { return false }
    if monies.contains(where: { $0.mark == .now }) { return true }
    return finding.tokens.contains { phrase in
      isSign(phrase.lowerBound - 1, "(") && isSign(phrase.upperBound, ")")
        && phrase.contains { isSign($0, "%") }
    }
  }

  /// Returns a Boolean value indicating whether the line was read as if it had no offer: its words have no meaning, as
  /// in "desconto de 20%", or its percentage is that of a content.
  func ignores(_ finding: OfferFinding) -> Bool {
    let tokens = finding.tokens.joined()
    // "eggs 12 £3 2+1 free" aren't three eggs.
    let hasWord = tokens.contains { self.tokens[$0].kind == .word }
    return tokens.contains { index in
      switch self.tokens[index].kind {
      case .word: uses[index] == nil || uses[index] == .name
      case .number:
        uses[index] == .noise || uses[index] == .percent || hasWord && uses[index] == .count
      default: false
      }
    }
  }

  /// Returns a Boolean value indicating whether a number follows an offer that can be a condition or a limit in words
  /// that are unknown: "20% off as long as you take 2".
  ///
  /// It is only looked for after the amount and the price, where nothing else is expected.
  func hasUnreadNumber(after finding: OfferFinding) -> Bool {
    let end = finding.tokens.map(\.upperBound).max() ?? tokens.count
    let tail = tokens.indices.suffix(from: min(end, tokens.count))
    let isAmountBefore = uses.prefix(end).contains { $0 == .measure || $0 == .count }
    guard isAmountBefore, !tail.contains(where: { uses[$0] == .price || uses[$0] == .measure })
    else { return false }
    return tail.prefix(Self.wordsOfCondition).contains { index in
      guard tokens[index].kind == .number, uses[index] != .deposit, uses[index] != .offer,
        !has(index - 1, .noiseBefore), canBeCondition(index + 1)
      else { return false }
      let number = numbers[tokens[index].number]
      return number.isInteger && number.value <= Rational(Self.maximumCondition)
    }
  }

  /// Returns a Boolean value indicating whether a part of the price follows an offer, possibly after short words, so
  /// that the free packs are only reduced: "2+1 à moitié".
  func hasUnreadPart(after finding: OfferFinding) -> Bool {
    var index = finding.tokens.map(\.upperBound).max() ?? tokens.count
    let tail = tokens.indices.suffix(from: min(index, tokens.count))
    guard !tail.contains(where: { uses[$0] == .price || uses[$0] == .measure })
    else { return false }
    while tail.contains(index), isFreeOrName(index), tokens[index].kind == .word,
      !has(index, .part), typedLength(index) <= Self.lettersOfOr
    {
      index += 1
    }
    return tail.contains(index) && isFreeOrName(index) && has(index, .part)
  }

  /// A Boolean value indicating whether an unused word belongs to an offer other than the one that was found: "half".
  var hasWordOfOtherOffer: Bool {
    tokens.indices.contains { index in
      isFree(index) && tokens[index].kind != .number
        && (has(index, .part) || has(index, .halved) || numbersInWord(index) > 1)
    }
  }

  /// Returns how many numbers are in a word: two in "B2G1".
  private func numbersInWord(_ index: Int) -> Int {
    foldedText(index).split { ScalarClass($0) != .digit }.count
  }

  /// Returns a Boolean value indicating whether a number before `index` can be a number of packs: it is the last token,
  /// or before a word for packs or a short one, "2 or more". "10 capsules" and "3 days only" are something else.
  private func canBeCondition(_ index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return true }
    if tokens[index].kind == .sign { return !isSign(index, "%") }
    guard tokens[index].kind == .word else { return false }
    return unit(index)?.unit == .piece || has(index, [.container, .pack])
      || unit(index) == nil && typedLength(index) <= Self.lettersOfOr
  }

  /// The maximum number of packs of a usual offer such as "3 for 2".
  static let maximumMultibuy = 6
  /// The maximum number of letters of words for "or".
  private static let lettersOfOr = 3
  /// The number of tokens after an offer in which a condition is looked for.
  private static let wordsOfCondition = 6
  /// The maximum number of packs of such a condition. Greater numbers are days and parts of names.
  private static let maximumCondition = 12

  private func isPossible(_ product: LineProduct, _ finding: OfferFinding) -> Bool {
    product.pack != nil && fits(product, finding)
  }

  /// Returns a Boolean value indicating whether the amount can be that of one pack.
  private func fits(_ product: LineProduct, _ finding: OfferFinding) -> Bool {
    let kind = product.amount?.unit.kind
    if case .bonus(_, let unit) = finding.offer.terms { return kind == unit.kind && kind != .units }
    guard let sum = finding.tokens.first(where: { $0.contains { isSign($0, "+") } }) else {
      return true
    }
    // Without a measure, "2+1" is a number of pieces, and beside "3 x 75 ml", it is a part of them.
    let isPack =
      has(sum.lowerBound - 1, [.pack, .packOf, .noiseBefore])
      || has(sum.upperBound, [.multiply, .container, .pack, .packAfter])
    return kind != nil && kind != .units && !isPack
      && !quantities.contains { $0.isMultiplied && $0.factor == Rational(finding.offer.packs) }
  }

  /// Returns a Boolean value indicating whether a reduction is not one of each pack: "50% off 2nd item", "20% Rabatt ab
  /// 3 Stück".
  func isConditional(_ finding: OfferFinding) -> Bool {
    finding.offer.reducesEachPack && tokens.indices.contains { isOrdinal($0) || isLeast($0) }
  }

  /// Returns a Boolean value indicating whether a word announces the minimum number of packs: "ab 3 Stück".
  private func isLeast(_ index: Int) -> Bool {
    guard has(index, .from), !has(index, .of), isFree(index), tokens.indices.contains(index + 1),
      tokens[index + 1].kind == .number
    else { return false }
    return numbers[tokens[index + 1].number].isInteger && uses[index + 1] != .noise
  }

  /// Returns a Boolean value indicating whether an unused word announces an old price: "was £1.80 each".
  ///
  /// Without a number after it, it is part of the name: "de" in "gel de banho".
  private func isOld(_ index: Int) -> Bool {
    guard isFree(index), has(index, .old) else { return false }
    var next = index + 1
    while isSign(next, ":") || isSign(next, "=") || isSign(next, "(") { next += 1 }
    return isNumber(next)
      || tokens.indices.contains(next) && [.price, .unitPrice, .oldPrice].contains(uses[next])
  }
}

extension LineProduct {
  /// Returns the product whose price is for a number of packs, or of pieces if it has no amount. An amount that equals
  /// the number isn't multiplied.
  fileprivate func containing(_ count: Rational) -> LineProduct {
    var product = self
    guard let amount else {
      product.amount = LineAmount(count, .piece)
      return product
    }
    if amount.unit.kind != .units || amount.value != count {
      product.amount = LineAmount(amount.value * count, amount.unit)
    }
    return product
  }
}

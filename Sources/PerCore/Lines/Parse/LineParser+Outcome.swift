extension LineParser {
  /// The result of the prices in a line.
  enum PriceResult {
    case none([Rational])
    case certain(Rational)
    case ask(LineReason, [Rational])
    case refuse(LineReason)
  }

  func outcome(comparing comparability: Comparability) -> LineOutcome {
    var known = LineProduct()
    if tokens.contains(where: { $0.number >= 0 && numbers[$0.number].hasExponent }) {
      return .refuse(.number)
    }
    var amountResult = amountOfReceipt(
      amount(comparing: comparability, net: &known.net, count: &known.count))
    if case .certain(let amount, _) = amountResult, hasNegativeAmount {
      amountResult = .ask(.number, [amount])
    }
    let hasQuantity = !quantities.isEmpty
    let priceResult = price(hasQuantity: hasQuantity)
    markTaxLetter()
    setAsideEndings()
    setAsideTaxes()
    let asksForPrice = if case .ask(_, let prices) = priceResult { prices.count > 1 } else { false }
    findShop(asksForPrice: asksForPrice)
    known.shop = shop
    known.isAbout = isAbout(amountResult)
    if known.isAbout { decided(by: .about) }
    known.deposit = deposit
    known.rate = statedRate
    known.name = name()
    if known.name.isEmpty { known.name = nameOfPieces() }
    if case .refuse(let reason) = priceResult { return .refuse(reason) }
    if hasZeroFactor || hasBadNumber && !hasQuantity { return .refuse(.number) }
    if isDepositAlone { return .refuse(.none) }
    if case .none = amountResult { return withoutAmount(known, priceResult) }
    // "Subtotal (3 items)" is not a product.
    if isHeading, quantities.allSatisfy({ $0.unit == .piece && !$0.isMeasure }),
      quantities.allSatisfy(\.isBracketed) || hasOnlyHeadings
        || tokens.indices.contains(where: { has($0, .heading) && isSign($0 + 1, ":") })
    {
      return .refuse(.none)
    }
    return combine(amountResult, priceResult, known, kind: comparability.kind)
  }

  /// The outcome of a line without an amount: a unit price, a question or a refusal.
  private func withoutAmount(_ start: LineProduct, _ priceResult: PriceResult) -> LineOutcome {
    var known = start
    var prices: [Rational] = []
    switch priceResult {
    case .certain(let price):
      known.price = price
      prices = [price]
    case .ask(_, let candidates): prices = candidates
    case .none, .refuse: break
    }
    if hasBonusPercent { hasOffer = true }
    if prices.isEmpty, !hasOffer, let rate = known.rate, !isHeading {
      return productOfUnitPrice(known, rate)
    }
    if isHeading { return .refuse(.none) }
    if hasOffer {
      guard !prices.isEmpty || !known.name.isEmpty else { return .refuse(.none) }
      if prices.isEmpty, let price = priceOfPacks { prices = [price] }
      // Two of "pint 2/$9" are two pints.
      let unit = tokens.indices.first(where: isUnitBeforePacks).flatMap { self.unit($0)?.unit }
      let amounts = packsForPrice.map { [LineAmount($0.count, unit ?? .piece)] } ?? []
      let products = amounts.isEmpty ? [] : candidates(known, amounts, prices, .offer)
      // "limes 4/$1", "bagels 6 for $4"
      if packsForPrice?.isCertain == true, products.count == 1, !known.name.isEmpty, unit == nil,
        case .certain = priceResult
      {
        return .product(products[0])
      }
      return .ask(.offer, known: known, candidates: products)
    }
    if let product = productOfPiecesAfterPrice(known) {
      var rest = product
      rest.amount = nil
      return .ask(.amount, known: rest, candidates: [product])
    }
    if let unknown = unknownUnit() { return .refuse(unknown) }
    if let pieces = namedPieces() {
      decided(by: .nameAndInteger)
      return .ask(.amount, known: known, candidates: [product(known, ofPieces: pieces)])
    }
    let hasName = known.name.unicodeScalars.contains(where: \.properties.isAlphabetic)
    let hasNumber = tokens.indices.contains { isNumber($0) }
    guard hasName || !prices.isEmpty else { return .refuse(.none) }
    if hasNumber, prices.isEmpty { return .refuse(.none) }
    if !hasName, !monies.contains(where: { $0.hasSign }) { return .refuse(.none) }
    if prices.isEmpty, tokens.indices.contains(where: isNoise) || hasCode { return .refuse(.none) }
    let answer = piecesAfterNoun().map { product(known, ofPieces: $0) }
    return .ask(.amount, known: known, candidates: answer.map { [$0] } ?? productsOfRate(known))
  }

  /// The products that "mushrooms £1.20 £4.80/kg" can be: the amount for the price if it is a round one, and the unit
  /// price.
  private func productsOfRate(_ known: LineProduct) -> [LineProduct] {
    guard let rate = known.rate, let price = known.price, price.isPositive, rate.price.isPositive,
      rate.amount.unit.kind != .units, !isNutrition(rate.amount)
    else { return [] }
    var (total, unit) = (known, known)
    total.amount = LineAmount(price / rate.price * rate.amount.value, rate.amount.unit)
    (unit.amount, unit.price, unit.rate) = (rate.amount, rate.price, nil)
    let isRound = total.amount?.value.exactDecimals.map { $0 <= 3 } ?? false
    return isRound ? [total, unit] : [unit]
  }

  /// The product of a line with only a unit price, a question or a refusal.
  private func productOfUnitPrice(_ known: LineProduct, _ rate: LineRate) -> LineOutcome {
    let rates = monies.filter { $0.mark == .rate && $0.rate != nil }
    guard rates.allSatisfy({ !$0.isForeign }) else { return .refuse(.currency) }
    guard rates.allSatisfy({ agrees($0, with: rate) }), !rates.contains(where: \.isRange),
      !rates.contains(where: { isLowest($0.range) || isBound($0.range) || isMessage($0.range) }),
      !isNutrition(rate.amount),
      // "4 tomatoes @ 50¢/lb" has another amount, which is not stated.
      rate.price.isPositive, namedPieces() == nil,
      // "pkt of 3 €4.99 each" has another amount as well.
      rate.amount.unit.kind != .units
        || !tokens.indices.contains(where: { isNumber($0) && has($0 - 1, .of) })
    else { return .ask(.price, known: known, candidates: []) }
    decided(by: .unitPrice)
    func product(at price: Rational) -> LineProduct {
      var product = known
      product.amount = amount(rate.amount.value, rate.amount.unit)
      product.price = price
      product.rate = nil
      return product
    }
    // "Diesel 1.659 €/l" in German
    if let prices = pricesOfMark(rates[0]) {
      return .ask(.number, known: known, candidates: prices.map(product))
    }
    return .product(product(at: rate.price))
  }

  /// A Boolean value indicating whether a word contains a long number, such as that of an account.
  private var hasCode: Bool {
    tokens.contains { token in
      token.kind == .mixed
        && folded[token.start..<token.end].count(where: { ScalarClass($0) == .digit }) >= 6
    }
  }

  /// A Boolean value indicating whether the line is from a receipt or a shop's page, such as "Total 12,50 €".
  var isHeading: Bool {
    guard present.contains(.heading) else { return false }
    let words = tokens.count { $0.kind == .word }
    return tokens.indices.contains {
      has($0, .heading) && uses[$0] != .price && ($0 <= 2 || words <= 3 || isSign($0 + 1, ":"))
    }
  }

  /// A Boolean value indicating whether the unused words are headings, except one, as in "合計 3点 1,280円".
  private var hasOnlyHeadings: Bool {
    !quantities.contains(where: isNoun)
      && tokens.indices.count { isFree($0) && tokens[$0].kind == .word && !has($0, .heading) } <= 1
  }

  /// Returns whether a unit price is the same as another one, within 1 %.
  private func agrees(_ money: Money, with rate: LineRate) -> Bool {
    guard let amount = money.rate, amount.unit.kind == rate.amount.unit.kind else { return false }
    let (a, b) = (money.value / amount.inBaseUnits, rate.price / rate.amount.inBaseUnits)
    return a.distance(to: b) * Rational(100) <= b
  }
}

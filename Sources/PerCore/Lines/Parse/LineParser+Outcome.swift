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
    known.isAbout = isAbout
    if isAbout { decided(by: .about) }
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

  // MARK: - Combination

  func combine(
    _ amountResult: AmountResult, _ priceResult: PriceResult, _ start: LineProduct, kind: Kind?
  ) -> LineOutcome {
    var known = start
    var amounts: [LineAmount] = []
    var reason: LineReason?
    switch amountResult {
    case .none: break
    case .certain(let amount, let other):
      amounts = [amount] + (other.map { [$0] } ?? [])
      known.amount = amount
    case .ask(let why, let candidates):
      (amounts, reason) = (candidates, why)
    }
    let areFluidOunces = kind == .volume && canBeFluidOunces(amounts)
    if let kind, let first = amounts.first, !areFluidOunces,
      !amounts.contains(where: { $0.unit.kind == kind })
    {
      known.amount = first
      return .refuse(.kind)
    }
    var prices: [Rational] = []
    var priceReason: LineReason?
    switch priceResult {
    case .certain(let price):
      known.price = price
      prices = [price]
    case .ask(let why, let candidates):
      (prices, priceReason) = (candidates, why)
      if reason == nil, let price = priceBesideRate(candidates, known.amount) {
        known.price = price
        (prices, priceReason) = ([price], nil)
        (known.rate, known.name) = (statedRate, name())
      }
    case .none(let candidates): (prices, priceReason) = (candidates, .price)
    case .refuse(let reason): return .refuse(reason)
    }
    if reason == .total,
      let (amount, price) = amountBesideRate(amounts, prices) ?? amountBeforeRate(amounts)
    {
      (known.amount, known.price) = (amount, price)
      (amounts, prices, reason, priceReason) = ([amount], [price], nil, nil)
      (known.rate, known.name) = (statedRate, name())
    }
    if priceReason == .price, areOld(prices), let amount = known.amount {
      if let price = priceOfOne(amount) ?? priceOfRate(amount) {
        known.price = price
        prices = [price]
        priceReason = nil
      } else {
        let computed = computedPrices(of: amount)
        prices = computed + prices.filter { !computed.contains($0) }
      }
    }
    if reason == nil, priceReason == nil, let price = known.price, let amount = known.amount,
      let each = priceOfOne(amount, beside: price)
    {
      known.price = nil
      (prices, priceReason) = ([price, each], .offer)
    }
    if reason == nil, let packs = packsBeforeSize ?? (priceReason == nil ? packsBeforeTimes : nil),
      let amount = known.amount
    {
      amounts = [LineAmount(amount.value * packs, amount.unit), amount]
      reason = .total
    }
    if let price = known.price, priceReason == nil {
      // A unit price can show which of several meanings is right.
      let fitting = amounts.filter { fits($0, price) == true }
      if reason != nil, reason != .offer, reason != .range, fitting.count == 1, amounts.count > 1 {
        known.amount = fitting[0]
        (amounts, reason) = (fitting, nil)
        decided(by: .unitPrice)
      } else if reason == .number, fitting.isEmpty,
        let (amount, other) = swapUnitPrice(ofOneOf: amounts, price)
      {
        (known.amount, known.price, amounts, reason) = (amount, other, [amount], nil)
        (known.rate, known.name) = (statedRate, name())
        decided(by: .unitPrice)
      } else if reason == nil, let amount = known.amount, let fits = fits(amount, price) {
        decided(by: .unitPrice)
        if !fits, let other = swapUnitPrice(of: amount, price) {
          known.price = other
          (known.rate, known.name) = (statedRate, name())
        } else if !fits {
          reason = .total
        }
      }
    }
    if reason == nil, priceReason == nil, let price = known.price, !fitsPricesOfEach(price, known) {
      reason = .total
    }
    if hasBonusPercent && !isFitting(known) || hasPackPrices || isOfferOfPieces { hasOffer = true }
    if let packs = packsBeforeSlash ?? packsInGroup { (hasOffer, packsForPrice) = (true, packs) }
    if reason == nil, priceReason == nil, hasOffer, !isOfferExplained(known) { reason = .offer }
    if hasIncludedDeposit, priceReason == nil, let price = known.price {
      known.price = nil
      prices = [price]
      if let deposit = known.deposit, deposit < price { prices.append(price - deposit) }
      priceReason = .price
    }
    if hasOffer, priceReason == .price, prices.isEmpty, let price = priceOfPacks {
      prices = [price]
    }
    if reason == nil, hasOffer, priceReason == .price {
      var priced = known
      priced.price = prices.first
      if !isOfferExplained(priced) { reason = .offer }
    }
    if reason == nil, priceReason == nil, let price = known.price, let other = numberBesidePrice {
      (prices, priceReason) = ([price, other], .offer)
    }
    if reason == nil, priceReason == nil, let price = known.price, !isFitting(known),
      let both = pricesOfAllOrEach(price) ?? pricesOfUnits(price)
    {
      known.price = nil
      (prices, priceReason) = (both, .price)
    }
    if areFluidOunces {
      amounts = amounts.map { LineAmount($0.value, .usFluidOunce) }
      known.amount = nil
      if reason == nil { reason = .unit }
    }
    guard let question = reason ?? priceReason else { return .product(known) }
    if reason == .offer, let packs = packsForPrice ?? packsOfOffer {
      amounts = amounts.map { LineAmount($0.value * packs, $0.unit) } + amounts
    }
    if reason != nil { known.amount = amounts.count == 1 ? amounts.first : known.amount }
    if reason == .range { known.amount = nil }
    var candidates = candidates(known, amounts, prices, question)
    if let possibleOffer, question == .offer {
      let reduced = candidates.map { $0.with(possibleOffer) }
      candidates.insert(contentsOf: reduced.filter { $0.pack != nil }, at: 0)
    }
    if question == .offer {
      known.name = name(beside: prices) ?? known.name
      let packs = packsOfPrices(known)
      if !packs.isEmpty { candidates = packs }
      candidates.insert(contentsOf: offersOfPacks(known, prices), at: 0)
    }
    if question == .total, let name = nameWithPacks {
      for index in candidates.indices where candidates[index].amount == amounts.last {
        candidates[index].name = name
      }
    }
    if reason == .total, priceReason == .price, prices.isEmpty,
      let priced = productWithPriceAfterAmount(known)
    {
      candidates.insert(priced, at: 0)
    }
    if reason == .number { separateRestAndPrice(known, &candidates) }
    if question == .price, candidates.isEmpty, let priced = productAtUnitPrice(known) {
      candidates = [priced]
    }
    return .ask(question, known: known, candidates: candidates)
  }

  /// The outcome of a line without an amount: a unit price, a question or a refusal.
  func withoutAmount(
    _ start: LineProduct, _ priceResult: PriceResult
  ) -> LineOutcome {
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
      let rates = monies.filter { $0.mark == .rate && $0.rate != nil }
      guard rates.allSatisfy({ !$0.isForeign }) else { return .refuse(.currency) }
      guard rates.allSatisfy({ agrees($0, with: rate) }), !rates.contains(where: \.isRange),
        !rates.contains(where: {
          isLowest($0.range) || isBound($0.range) || isMessage($0.range)
        }),
        !isNutrition(rate.amount),
        rates[0].other == nil || rates[0].hasThreeDecimals
          || rates[0].decimals <= notation.currencyDecimals,
        // "4 tomatoes @ 50¢/lb" has another amount, which is not stated.
        rate.price.isPositive, namedPieces() == nil,
        // "pkt of 3 €4.99 each" has another amount as well.
        rate.amount.unit.kind != .units
          || !tokens.indices.contains(where: { isNumber($0) && has($0 - 1, .of) })
      else { return .ask(.price, known: known, candidates: []) }
      known.amount = amount(rate.amount.value, rate.amount.unit)
      known.price = rate.price
      known.rate = nil
      decided(by: .unitPrice)
      return .product(known)
    }
    if isHeading { return .refuse(.none) }
    if hasOffer {
      guard !prices.isEmpty || !known.name.isEmpty else { return .refuse(.none) }
      if prices.isEmpty, let price = priceOfPacks { prices = [price] }
      let amounts = packsForPrice.map { [LineAmount($0, .piece)] } ?? []
      return .ask(
        .offer, known: known,
        candidates: amounts.isEmpty ? [] : candidates(known, amounts, prices, .offer))
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
    return .ask(.amount, known: known, candidates: answer.map { [$0] } ?? [])
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

/// The rules that decide what the amounts and the prices of a line mean together.
extension LineParser {
  func combine(
    _ amountResult: AmountResult, _ priceResult: PriceResult, _ known: LineProduct, kind: Kind?
  ) -> LineOutcome {
    var meaning = LineMeaning(known, amountResult)
    let areFluidOunces = kind == .volume && canBeFluidOunces(meaning.amounts)
    if let kind, !meaning.amounts.isEmpty, !areFluidOunces,
      !meaning.amounts.contains(where: { $0.unit.kind == kind })
    {
      return .refuse(.kind)
    }
    take(priceResult, &meaning)
    findTotalBesideRate(&meaning)
    replaceOldPrice(&meaning)
    askAboutPriceOfOne(&meaning)
    askAboutPacks(&meaning)
    compareWithUnitPrice(&meaning)
    if meaning.isCertain, let price = meaning.known.price,
      !fitsPricesOfEach(price, meaning.known)
    {
      meaning.reason = .total
    }
    askAboutOffer(&meaning)
    askAboutOtherPrices(&meaning)
    if areFluidOunces {
      meaning.amounts = meaning.amounts.map { LineAmount($0.value, .usFluidOunce) }
      meaning.known.amount = nil
      if meaning.reason == nil { meaning.reason = .unit }
    }
    return outcome(of: meaning)
  }

  private func take(_ result: PriceResult, _ meaning: inout LineMeaning) {
    switch result {
    case .certain(let price): meaning.choose(price: price)
    case .ask(let reason, let candidates):
      (meaning.prices, meaning.priceReason) = (candidates, reason)
      if meaning.reason == nil, let price = priceBesideRate(candidates, meaning.known.amount) {
        meaning.choose(price: price)
        readRateAndName(&meaning.known)
      }
    case .none(let candidates): (meaning.prices, meaning.priceReason) = (candidates, .price)
    case .refuse: break
    }
  }

  /// Reads the unit price and the name again, after another number was found to be the unit price.
  private func readRateAndName(_ known: inout LineProduct) {
    (known.rate, known.name) = (statedRate, name())
  }

  /// Decides between two amounts if one of them is that of the unit price.
  private func findTotalBesideRate(_ meaning: inout LineMeaning) {
    guard meaning.reason == .total,
      let (amount, price) = amountBesideRate(meaning.amounts, meaning.prices)
        ?? amountBeforeRate(meaning.amounts)
    else { return }
    meaning.choose(amount)
    meaning.choose(price: price)
    readRateAndName(&meaning.known)
  }

  /// Replaces an old price by the one that follows from a unit price, or asks about both.
  private func replaceOldPrice(_ meaning: inout LineMeaning) {
    guard meaning.priceReason == .price, areOld(meaning.prices), let amount = meaning.known.amount
    else { return }
    if let price = priceOfOne(amount) ?? priceOfRate(amount) {
      meaning.choose(price: price)
    } else {
      let computed = computedPrices(of: amount)
      meaning.prices = computed + meaning.prices.filter { !computed.contains($0) }
    }
  }

  /// Asks about a price of each that is too high for one of several pieces.
  private func askAboutPriceOfOne(_ meaning: inout LineMeaning) {
    guard meaning.isCertain, let price = meaning.known.price, let amount = meaning.known.amount,
      let each = priceOfOne(amount, beside: price)
    else { return }
    meaning.ask(.offer, prices: [price, each])
  }

  /// Asks whether an amount is that of each of several packs.
  private func askAboutPacks(_ meaning: inout LineMeaning) {
    guard meaning.reason == nil,
      let packs = packsBeforeSize ?? (meaning.priceReason == nil ? packsBeforeTimes : nil),
      let amount = meaning.known.amount
    else { return }
    meaning.amounts = [LineAmount(amount.value * packs, amount.unit), amount]
    meaning.reason = .total
  }

  /// Decides between several amounts by the stated unit price, and asks if the price of the only amount contradicts it.
  private func compareWithUnitPrice(_ meaning: inout LineMeaning) {
    guard let price = meaning.certainPrice else { return }
    let fitting = meaning.amounts.filter { fits($0, price) == true }
    if let reason = meaning.reason, reason != .offer, reason != .range, fitting.count == 1,
      meaning.amounts.count > 1
    {
      meaning.choose(fitting[0])
      decided(by: .unitPrice)
    } else if meaning.reason == .number, fitting.isEmpty,
      let (amount, other) = swapUnitPrice(ofOneOf: meaning.amounts, price)
    {
      meaning.choose(amount)
      meaning.known.price = other
      readRateAndName(&meaning.known)
      decided(by: .unitPrice)
    } else if meaning.reason == nil, let amount = meaning.known.amount,
      let fits = fits(amount, price)
    {
      decided(by: .unitPrice)
      if !fits, let other = swapUnitPrice(of: amount, price) {
        meaning.known.price = other
        readRateAndName(&meaning.known)
      } else if !fits {
        meaning.reason = .total
      }
    }
  }

  /// Asks about an offer that the price does not explain, and about a price that includes the deposit.
  private func askAboutOffer(_ meaning: inout LineMeaning) {
    if hasBonusPercent && !isFitting(meaning.known) || hasPackPrices || isOfferOfPieces {
      hasOffer = true
    }
    if let packs = packsBeforeSlash ?? packsInGroup { (hasOffer, packsForPrice) = (true, packs) }
    if meaning.isCertain, hasOffer, !isOfferExplained(meaning.known) { meaning.reason = .offer }
    if hasIncludedDeposit, let price = meaning.certainPrice {
      let deposit = meaning.known.deposit.flatMap { $0 < price ? $0 : nil }
      meaning.ask(.price, prices: [price] + (deposit.map { [price - $0] } ?? []))
    }
    guard hasOffer, meaning.priceReason == .price else { return }
    if meaning.prices.isEmpty, let price = priceOfPacks { meaning.prices = [price] }
    if meaning.reason == nil {
      var priced = meaning.known
      priced.price = meaning.prices.first
      if !isOfferExplained(priced) { meaning.reason = .offer }
    }
  }

  /// Asks about a certain price beside which the line has another one, or which can be that of a part of the amount.
  private func askAboutOtherPrices(_ meaning: inout LineMeaning) {
    guard meaning.isCertain, let price = meaning.known.price else { return }
    if let other = numberBesidePrice {
      (meaning.prices, meaning.priceReason) = ([price, other], .offer)
    } else if !isFitting(meaning.known),
      let prices = pricesOfAllOrEach(price) ?? pricesOfUnits(price)
    {
      meaning.ask(.price, prices: prices)
    }
  }

  // MARK: - Outcome

  /// Returns the product, or the question with its answers.
  private func outcome(of meaning: LineMeaning) -> LineOutcome {
    guard let question = meaning.reason ?? meaning.priceReason else {
      return .product(meaning.known)
    }
    var (known, amounts) = (meaning.known, meaning.amounts)
    if meaning.reason == .offer, let packs = packsForPrice ?? packsOfOffer {
      amounts = amounts.map { LineAmount($0.value * packs, $0.unit) } + amounts
    }
    if meaning.reason != nil, amounts.count == 1 { known.amount = amounts.first }
    if meaning.reason == .range { known.amount = nil }
    var candidates = candidates(known, amounts, meaning.prices, question)
    switch question {
    case .offer: addOffers(&known, meaning.prices, &candidates)
    case .total:
      if let name = nameWithPacks {
        for index in candidates.indices where candidates[index].amount == amounts.last {
          candidates[index].name = name
        }
      }
      if meaning.priceReason == .price, meaning.prices.isEmpty,
        let priced = productWithPriceAfterAmount(known)
      {
        candidates.insert(priced, at: 0)
      }
    case .number where meaning.reason == .number: separateRestAndPrice(known, &candidates)
    case .price where candidates.isEmpty:
      candidates = productAtUnitPrice(known).map { [$0] } ?? []
    default: break
    }
    return .ask(question, known: known, candidates: candidates)
  }

  /// Puts the offers that the line can mean before the other answers.
  private func addOffers(
    _ known: inout LineProduct, _ prices: [Rational], _ candidates: inout [LineProduct]
  ) {
    if let possibleOffer {
      let reduced = candidates.map { $0.with(possibleOffer) }
      candidates.insert(contentsOf: reduced.filter { $0.pack != nil }, at: 0)
    }
    known.name = name(beside: prices) ?? known.name
    let packs = packsOfPrices(known)
    if !packs.isEmpty { candidates = packs }
    candidates.insert(contentsOf: offersOfPacks(known, prices), at: 0)
  }
}

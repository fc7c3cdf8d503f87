/// The rules that decide what the amounts and the prices of a line mean together.
extension LineParser {
  func combine(
    _ amountResult: AmountResult, _ priceResult: PriceResult, _ known: LineProduct, kind: Kind?
  ) -> LineOutcome {
    var combination = LineCombination(known, amountResult)
    let areFluidOunces = kind == .volume && canBeFluidOunces(combination.amounts)
    if let kind, !combination.amounts.isEmpty, !areFluidOunces,
      !combination.amounts.contains(where: { $0.unit.kind == kind })
    {
      return .refuse(.kind)
    }
    take(priceResult, &combination)
    findTotalBesideRate(&combination)
    replaceOldPrice(&combination)
    askAboutPriceOfOne(&combination)
    askAboutPacks(&combination)
    compareWithUnitPrice(&combination)
    if combination.isCertain, let price = combination.known.price,
      !fitsPricesOfEach(price, combination.known)
    {
      combination.reason = .total
    }
    askAboutOffer(&combination)
    askAboutOtherPrices(&combination)
    if areFluidOunces {
      combination.amounts = combination.amounts.map { LineAmount($0.value, .usFluidOunce) }
      combination.known.amount = nil
      if combination.reason == nil { combination.reason = .unit }
    }
    return outcome(of: combination)
  }

  private func take(_ result: PriceResult, _ combination: inout LineCombination) {
    switch result {
    case .certain(let price): combination.choose(price: price)
    case .ask(let reason, let candidates):
      (combination.prices, combination.priceReason) = (candidates, reason)
      if combination.reason == nil,
        let price = priceBesideRate(candidates, combination.known.amount)
          ?? reducedPriceBesideRate(candidates, combination.known.amount)
      {
        combination.choose(price: price)
        readRateAndName(&combination.known)
      }
    case .none(let candidates): (combination.prices, combination.priceReason) = (candidates, .price)
    case .refuse: break
    }
  }

  /// Reads the unit price and the name again, after another number was found to be the unit price.
  private func readRateAndName(_ known: inout LineProduct) {
    (known.rate, known.name) = (statedRate, name())
  }

  /// Decides between two amounts if one of them is that of the unit price.
  private func findTotalBesideRate(_ combination: inout LineCombination) {
    guard combination.reason == .total,
      let (amount, price) = amountBesideRate(combination.amounts, combination.prices)
        ?? amountBeforeRate(combination.amounts)
    else { return }
    combination.choose(amount)
    combination.choose(price: price)
    readRateAndName(&combination.known)
  }

  /// Replaces an old price by the one that follows from a unit price, or asks about both.
  private func replaceOldPrice(_ combination: inout LineCombination) {
    guard combination.priceReason == .price, areOld(combination.prices),
      let amount = combination.known.amount
    else { return }
    if let price = priceOfOne(amount) ?? priceOfRate(amount) {
      combination.choose(price: price)
    } else {
      let computed = computedPrices(of: amount)
      combination.prices = computed + combination.prices.filter { !computed.contains($0) }
    }
  }

  /// Asks about a price of each that is too high for one of several pieces.
  private func askAboutPriceOfOne(_ combination: inout LineCombination) {
    guard combination.isCertain, let price = combination.known.price,
      let amount = combination.known.amount,
      let each = priceOfOne(amount, beside: price)
    else { return }
    combination.ask(.offer, prices: [price, each])
  }

  /// Asks whether an amount is that of each of several packs.
  private func askAboutPacks(_ combination: inout LineCombination) {
    guard combination.reason == nil,
      let packs = packsBeforeSize ?? (combination.priceReason == nil ? packsBeforeTimes : nil),
      let amount = combination.known.amount
    else { return }
    combination.amounts = [LineAmount(amount.value * packs, amount.unit), amount]
    combination.reason = .total
  }

  /// Decides between several amounts by the stated unit price, and asks if the price of the only amount contradicts it.
  private func compareWithUnitPrice(_ combination: inout LineCombination) {
    guard let price = combination.certainPrice else { return }
    let fitting = combination.amounts.filter { fits($0, price) == true }
    if let reason = combination.reason, reason != .offer, reason != .range, fitting.count == 1,
      combination.amounts.count > 1
    {
      combination.choose(fitting[0])
      decided(by: .unitPrice)
    } else if combination.reason == .number, fitting.isEmpty,
      let (amount, other) = swapUnitPrice(ofOneOf: combination.amounts, price)
    {
      combination.choose(amount)
      combination.known.price = other
      readRateAndName(&combination.known)
      decided(by: .unitPrice)
    } else if combination.reason == nil, let amount = combination.known.amount,
      let fits = fits(amount, price)
    {
      decided(by: .unitPrice)
      if !fits, let other = swapUnitPrice(of: amount, price) {
        combination.known.price = other
        readRateAndName(&combination.known)
      } else if !fits {
        combination.reason = .total
      }
    }
  }

  /// Asks about an offer that the price does not explain, and about a price that includes the deposit.
  private func askAboutOffer(_ combination: inout LineCombination) {
    if hasBonusPercent && !isFitting(combination.known) || hasPackPrices || isOfferOfPieces {
      hasOffer = true
    }
    if let packs = packsBeforeSlash ?? packsInGroup {
      (hasOffer, packsForPrice) = (true, PacksForPrice(count: packs))
    }
    if combination.isCertain, hasOffer, !isOfferExplained(combination.known) {
      combination.reason = .offer
    }
    if hasIncludedDeposit, let price = combination.certainPrice {
      let deposit = combination.known.deposit.flatMap { $0 < price ? $0 : nil }
      combination.ask(.price, prices: [price] + (deposit.map { [price - $0] } ?? []))
    }
    guard hasOffer, combination.priceReason == .price else { return }
    if combination.prices.isEmpty, let price = priceOfPacks { combination.prices = [price] }
    if combination.reason == nil {
      var priced = combination.known
      priced.price = combination.prices.first
      if !isOfferExplained(priced) { combination.reason = .offer }
    }
  }

  /// Asks about a certain price beside which the line has another one, or which can be that of a part of the amount.
  private func askAboutOtherPrices(_ combination: inout LineCombination) {
    guard combination.isCertain, let price = combination.known.price else { return }
    if let other = numberBesidePrice {
      (combination.prices, combination.priceReason) = ([price, other], .offer)
    } else if !isFitting(combination.known),
      let prices = pricesOfAllOrEach(price) ?? pricesOfUnits(price)
    {
      combination.ask(.price, prices: prices)
    }
  }

  // MARK: - Outcome

  /// Returns the product, or the question with its answers.
  private func outcome(of combination: LineCombination) -> LineOutcome {
    guard let question = combination.reason ?? combination.priceReason else {
      return .product(combination.known)
    }
    var (known, amounts) = (combination.known, combination.amounts)
    if combination.reason == .offer, let packs = packsForPrice?.count ?? packsOfOffer {
      amounts = amounts.map { LineAmount($0.value * packs, $0.unit) } + amounts
    }
    if combination.reason != nil, amounts.count == 1 { known.amount = amounts.first }
    if combination.reason == .range { known.amount = nil }
    var candidates = candidates(known, amounts, combination.prices, question)
    switch question {
    case .offer: addOffers(&known, combination.prices, &candidates)
    case .total:
      if let name = nameWithPacks {
        for index in candidates.indices where candidates[index].amount == amounts.last {
          candidates[index].name = name
        }
      }
      if combination.priceReason == .price, combination.prices.isEmpty,
        let priced = productWithPriceAfterAmount(known)
      {
        candidates.insert(priced, at: 0)
      }
    case .number where combination.reason == .number: separateRestAndPrice(known, &candidates)
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

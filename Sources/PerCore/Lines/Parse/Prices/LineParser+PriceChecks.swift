extension LineParser {
  /// The first unit price in the line.
  var statedRate: LineRate? {
    for money in monies where money.mark == .rate {
      if let amount = money.rate { return LineRate(price: money.value, amount: amount) }
    }
    return nil
  }

  /// The price of a piece if the line states only its size: "500 g, £1.20 each".
  func priceOfOne(_ amount: LineAmount) -> Rational? {
    guard let rate = monies.first(where: { $0.mark == .rate && $0.rate != nil && !$0.isForeign }),
      let per = rate.rate, per.unit == .piece || per.unit == .bag, per.value == .one,
      !rate.isDoubtful, rate.value.isPositive
    else { return nil }
    if let price = priceOfContainers(rate) { return price }
    guard
      !quantities.contains(where: {
        $0.isMultiplied && !isOfPacks && !isOfContainer(rate) && fits(amount, rate.value) != true
          || $0.form != .measure && $0.value > .one
      }), looseFactor == nil,
      // "500 g 399 ₽/шт 798 ₽/кг": the price per kilogram confirms the price of a piece.
      monies.count(where: { $0.mark == .rate }) == 1 || fits(amount, rate.value) == true
    else { return nil }
    // "2 pints @ $1.89" can be the price of one pint.
    if rate.range.contains(where: { isSign($0, "@") }), amount.value > .one,
      amount.value <= Rational(12), amount.value.denominator.isOne
    {
      return nil
    }
    return rate.value
  }

  /// The unit price if it is for the amount itself, as in "1 kg 2.75/kg".
  func priceOfRate(_ amount: LineAmount) -> Rational? {
    let rates = monies.filter { $0.mark == .rate }
    guard rates.count == 1, let rate = rates[0].rate, !rates[0].isForeign, !rates[0].isDoubtful,
      rates[0].decimals <= notation.currencyDecimals, rate.unit.kind == amount.unit.kind,
      rate.unit.kind != .units, rate.inBaseUnits == amount.inBaseUnits
    else { return nil }
    return rates[0].value
  }

  /// The price of each in "2 l £3.00 £2.50 each", which is too high for one of several pieces, so that either price can
  /// be that of the product; nil if the price has one meaning.
  func priceOfOne(_ amount: LineAmount, beside price: Rational) -> Rational? {
    guard !isOfPacks, !hasOffer, !monies.contains(where: { $0.mark == .now }),
      let rate = monies.first(where: { $0.mark == .rate }), !has(rate.range.lowerBound - 1, .old),
      let each = priceOfOne(amount), each != price, each + each > price
    else { return nil }
    return each
  }

  /// Returns whether the line only calls the prices old ones. No prices are.
  func areOld(_ prices: [Rational]) -> Bool {
    prices.allSatisfy { price in
      monies.contains { $0.mark == .old && !$0.isForeign && $0.value == price }
    }
  }

  /// The price of "950 g 18,50 pr. kg 19,47" and "400 g 35,- kr/kg 87,50", whose word can belong to the number before
  /// it or after it: the unit price is the one that the amount proves. Nil if it proves neither.
  func swapUnitPrice(of amount: LineAmount, _ price: Rational) -> Rational? {
    let rates = monies.indices.filter { monies[$0].mark == .rate }
    guard rates.count == 1, let rate = monies[rates[0]].rate,
      monies[rates[0]].decimals == notation.currencyDecimals,
      rate.unit.kind == amount.unit.kind
    else { return nil }
    let other = monies[rates[0]].value
    guard
      isUnitPrice(price, decimals: notation.currencyDecimals, per: rate, of: amount, other)
    else { return nil }
    monies[rates[0]].value = price
    return other
  }

  /// The only one of several amounts whose unit price and price are the other way round, "kaffe 103 400 g 44,95 kr. pr.
  /// kg 112,38", and its price; nil if there is none.
  func swapUnitPrice(
    ofOneOf amounts: [LineAmount], _ price: Rational
  ) -> (LineAmount, Rational)? {
    for amount in amounts {
      if let other = swapUnitPrice(of: amount, price) { return (amount, other) }
    }
    return nil
  }

  /// Returns whether the unit price is that of what holds all containers, "7,99 zł/zgrzewka", and not of one of them:
  /// "6 x 1,5 L 0,35 € la bouteille". "3 x 1 l 1,19 je Packung" can be either.
  private func isOfContainer(_ rate: Money) -> Bool {
    rate.range.contains { word in
      has(word, .outerPack)
        && (has(word, .crate) || quantities.contains(where: hasContainer))
        && !quantities.contains { quantity in
          quantity.isMultiplied
            && quantity.range.contains { tokens[$0].sense == tokens[word].sense }
        }
    }
  }

  /// Returns whether several containers with a name make up the quantity: "6 Dosen je 0,33 l".
  private func hasContainer(_ quantity: Quantity) -> Bool {
    quantity.isMultiplied && quantity.range.contains { has($0, .container) }
  }

  /// The prices that unit prices give for `amount`: the one for a unit of it, or the one for a piece.
  func computedPrices(of amount: LineAmount) -> [Rational] {
    let price = computedPrice(of: amount)
    let packs = quantities.first { $0.isMultiplied }?.factor ?? .one
    guard
      let rate = monies.first(where: {
        $0.mark == .rate && !$0.isForeign && $0.rate == LineAmount(.one, .piece)
      }), price == nil || packs != .one
    else { return price.map { [$0] } ?? [] }
    // "2 x 80 tea bags £2 each": each pack, or each bag.
    if let price { return [rate.value * packs, price] }
    // "水 500ml 6本 1本98円"
    let several =
      packs != .one ? packs : quantities.first { !$0.isMeasure && $0.value > .one }?.value
    return [rate.value] + (several.map { [rate.value * $0] } ?? [])
  }

  /// The prices that "0,856 kg x 1,79 €", "3 lb @ .59" and "2 szt. x 3,49" can have: that of the amount, and the given
  /// one, which is that of a unit; nil if the price has one meaning.
  func pricesOfUnits(_ price: Rational) -> [Rational]? {
    for quantity in quantities where !quantity.isMultiplied && quantity.value != .one {
      let end = quantity.range.upperBound
      let hasAt = isSign(end - 1, "@") && quantity.isMeasure && !isSizeOfPack(quantity, price)
      let sign = hasAt ? end - 1 : end
      guard hasAt || isFree(sign) && has(sign, .multiply),
        uses.indices.contains(sign + 1), uses[sign + 1] == .price
      else { continue }
      return [roundedToCurrency(price * quantity.value), price]
    }
    return nil
  }

  /// Returns whether nobody states a price of one unit of the measure, so that the price of "12 oz @ $9.99" is that of
  /// the pack. A price below one can be that of an ounce.
  private func isSizeOfPack(_ measure: Quantity, _ price: Rational) -> Bool {
    switch measure.unit {
    case .gram, .millilitre, .centilitre: true
    case .ounce, .usFluidOunce, .imperialFluidOunce: price >= .one
    default: false
    }
  }

  /// The prices that the last number of "4 упаковки по 72 199 ₽" can be, whose first group can be what each pack
  /// contains; empty without such a number.
  var pricesWithContents: [Rational] {
    guard present.contains(.container) || present.contains(.pack) else { return [] }
    for index in tokens.indices.dropFirst(2) where tokens[index].kind == .number {
      let spelling = numbers[tokens[index].number]
      let text = foldedText(index)
      guard spelling.isGrouped, text.contains(0x20), has(index - 1, .of) || isEach(index - 1),
        has(index - 2, [.container, .pack]), unit(index + 1) == nil,
        let first = text.firstIndex(of: 0x20), text.count(where: { $0 == 0x20 }) == 1
      else { continue }
      let contents = text[..<first].reduce(0) { $0 * 10 + Int($1) - 48 }
      return [spelling.value - Rational(contents * 1000), spelling.value]
    }
    return []
  }

  func roundedToCurrency(_ exact: Rational) -> Rational {
    let limit = notation.currencyDecimals
    return Rational(exact.rounded(decimals: limit), decimals: limit)
  }

  private func computedPrice(of amount: LineAmount) -> Rational? {
    for money in monies where money.mark == .rate && !money.isForeign {
      guard let rate = money.rate, rate.unit.kind == amount.unit.kind else { continue }
      return roundedToCurrency(money.value * amount.inBaseUnits / rate.inBaseUnits)
    }
    return nil
  }

  /// The price of `amount`, if the other one of two prices is its unit price.
  func priceBesideRate(_ prices: [Rational], _ amount: LineAmount?) -> Rational? {
    guard let (rate, range) = sharedRate, let amount, prices.count == 2,
      rate.unit.kind == amount.unit.kind, rate.unit.kind != .units
    else { return nil }
    let fitting = [(prices[0], prices[1]), (prices[1], prices[0])].filter { price, unitPrice in
      isUnitPrice(unitPrice, decimals: notation.currencyDecimals, per: rate, of: amount, price)
    }
    guard fitting.count == 1,
      let index = monies.firstIndex(where: { $0.mark == .none && $0.value == fitting[0].1 })
    else { return nil }
    setRate(index, rate, monies[index].range)
    use(range, as: .unitPrice)
    decided(by: .unitPrice)
    return fitting[0].0
  }

  /// The amount and the price of "200 ml 4,95 € je 100 ml 2,48 €", where one of two amounts is that of the unit price.
  func amountBesideRate(
    _ amounts: [LineAmount], _ prices: [Rational]
  ) -> (LineAmount, Rational)? {
    guard let rate = sharedRate?.amount else { return nil }
    let others = amounts.filter { $0 != rate }
    guard others.count == 1, others.count < amounts.count,
      let price = priceBesideRate(prices, others[0])
    else { return nil }
    return (others[0], price)
  }

  /// The amount and the price of "12 x 85 g 4,49 1 kg 4,40 €" and "200 g 2,49 € 1 kg 12,45 €": a price that follows an
  /// amount of one unit is the unit price, if the other amount and the other price prove it.
  func amountBeforeRate(_ amounts: [LineAmount]) -> (LineAmount, Rational)? {
    let own = monies.filter { $0.mark == .none }
    let bare = tokens.indices.filter { index in
      tokens[index].kind == .number && (isBarePrice(index) || uses[index] == .price)
        && !monies.contains { $0.range.contains(index) }
        && !quantities.contains { $0.range.contains(index) }
    }
    let prices =
      own
      + bare.map { index in
        Money(numbers[tokens[index].number], range: index..<index + 1, hasSign: false)
      }
    guard amounts.count == 2, prices.count == 2, prices.allSatisfy(\.isCertain) else { return nil }
    // The unit price is most often the last one.
    for measure in quantities.reversed() where isOneUnit(measure.amount) {
      guard let other = amounts.first(where: { $0 != measure.amount }),
        amounts.contains(measure.amount), other.unit.kind == measure.unit.kind,
        quantities.contains(where: { $0.isMeasure && $0.amount == other }),
        let rate = prices.first(where: { $0.range.lowerBound == measure.range.upperBound }),
        let price = prices.first(where: { $0.range != rate.range }),
        isUnitPrice(
          rate.value, decimals: rate.decimals, per: measure.amount, of: other, price.value)
      else { continue }
      if !monies.contains(where: { $0.range == rate.range }) { monies.append(rate) }
      if let index = monies.firstIndex(where: { $0.range == rate.range }) {
        setRate(index, measure.amount, measure.range.lowerBound..<rate.range.upperBound)
      }
      use(price.range, as: .price)
      decided(by: .unitPrice)
      return (other, price.value)
    }
    return nil
  }

  /// Returns whether a unit price is that of an amount and a price, within one of its last digit or within the rounding
  /// of the price: 0.486 kg at 9.99 cost 4.86, which are 10.00 per kg.
  private func isUnitPrice(
    _ unitPrice: Rational, decimals: Int, per rate: LineAmount, of amount: LineAmount,
    _ price: Rational
  ) -> Bool {
    let exact = price * rate.inBaseUnits / amount.inBaseUnits
    if exact.distance(to: unitPrice) < Rational(.one, decimals: decimals) { return true }
    let exactPrice = unitPrice * amount.inBaseUnits / rate.inBaseUnits
    return exactPrice.distance(to: price) * Rational(2)
      <= priceStep
  }

  /// Returns whether a stated unit price agrees with the known amount and price.
  func isFitting(_ known: LineProduct) -> Bool {
    guard let amount = known.amount, let price = known.price else { return false }
    return fits(amount, price) == true
  }

  /// Returns whether the stated unit price agrees with the amount and the price, or nil if there is none.
  func fits(_ amount: LineAmount, _ price: Rational) -> Bool? {
    var result: Bool?
    for money in monies where money.mark == .rate && !money.isForeign {
      guard let rate = money.rate, rate.unit.kind == amount.unit.kind,
        rate.unit.kind != .units || rate.unit == amount.unit, amount.value.isPositive
      else { continue }
      if isUnitPrice(money.value, decimals: money.decimals, per: rate, of: amount, price) {
        return true
      }
      result = false
    }
    return result
  }

  /// Returns whether the prices of one pack or piece agree with the price of all: "4 x 125 g 2,00 € (je 0,50 €)".
  func fitsPricesOfEach(_ price: Rational, _ known: LineProduct) -> Bool {
    guard monies.contains(where: { $0.mark == .rate && $0.rate == LineAmount(.one, .piece) }),
      !isOfPacks, !hasOffer, let packs = quantities.first(where: \.isMultiplied)
    else { return true }
    let counts =
      quantities.flatMap { $0.isMeasure ? [$0.factor] : [$0.value, $0.factor, $0.single] }
      + (known.count.map { [$0.value] } ?? [])
    return monies.allSatisfy { money in
      guard money.mark == .rate, money.rate == LineAmount(.one, .piece), !money.isForeign,
        money.range.lowerBound >= packs.range.upperBound, money.value != price
      else { return true }
      let step = Rational(.one, decimals: max(money.decimals, notation.currencyDecimals))
      return counts.contains { (money.value * $0).distance(to: price) * Rational(2) <= step * $0 }
    }
  }
}

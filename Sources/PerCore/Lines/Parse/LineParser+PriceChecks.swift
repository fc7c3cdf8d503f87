extension LineParser {
  /// The price of a piece if the line states only its size: "500 g, £1.20 each".
  func priceOfOne(_ amount: LineAmount) -> Rational? {
    guard let rate = monies.first(where: { $0.mark == .rate && $0.rate != nil && !$0.isForeign }),
      let per = rate.rate, per.unit == .piece || per.unit == .bag, per.value == .one,
      !rate.isDoubtful, rate.value.isPositive,
      !quantities.contains(where: { $0.isMultiplied || $0.form != .measure && $0.value > .one }),
      looseFactor == nil, monies.count(where: { $0.mark == .rate }) == 1
    else { return nil }
    // "2 pints @ $1.89" can be the price of one pint.
    if rate.range.contains(where: { isSign($0, "@") }), amount.value > .one,
      amount.value <= Rational(12), amount.value.denominator.isOne
    {
      return nil
    }
    return rate.value
  }

  func computedPrice(of amount: LineAmount) -> Rational? {
    for money in monies where money.mark == .rate && !money.isForeign {
      guard let rate = money.rate, rate.unit.kind == amount.unit.kind else { continue }
      let exact = money.value * amount.inBaseUnits / rate.inBaseUnits
      let limit = notation.currencyDecimals
      return Rational(exact.rounded(decimals: limit), decimals: limit)
    }
    return nil
  }

  /// The price of `amount`, if the other one of two prices is its unit price.
  mutating func priceBesideRate(_ prices: [Rational], _ amount: LineAmount?) -> Rational? {
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

  /// Whether a unit price is that of an amount and a price, within one of its last digit.
  private func isUnitPrice(
    _ unitPrice: Rational, decimals: Int, per rate: LineAmount, of amount: LineAmount,
    _ price: Rational
  ) -> Bool {
    let exact = price * rate.inBaseUnits / amount.inBaseUnits
    return exact.distance(to: unitPrice) < Rational(.one, decimals: decimals)
  }

  /// Whether a stated unit price agrees with the known amount and price.
  func isFitting(_ known: LineProduct) -> Bool {
    guard let amount = known.amount, let price = known.price else { return false }
    return fits(amount, price) == true
  }

  /// Whether the stated unit price agrees with the amount and the price, or nil if there is none.
  func fits(_ amount: LineAmount, _ price: Rational) -> Bool? {
    var result: Bool?
    for money in monies where money.mark == .rate && !money.isForeign {
      guard let rate = money.rate, rate.unit.kind == amount.unit.kind,
        rate.unit.kind != .units || rate.unit == amount.unit, amount.value.isPositive
      else { continue }
      let fits = ([money.value] + (money.other.map { [$0] } ?? [])).contains { value in
        let decimals = value == money.value ? money.decimals : 3
        return isUnitPrice(value, decimals: decimals, per: rate, of: amount, price)
      }
      if fits { return true }
      result = false
    }
    return result
  }
}

/// The products that a line can mean.
extension LineParser {
  func candidates(
    _ known: LineProduct, _ amounts: [LineAmount], _ prices: [Rational], _ reason: LineReason
  ) -> [LineProduct] {
    var candidates: [LineProduct] = []
    if reason == .price, prices.isEmpty { return [] }
    let allAmounts: [LineAmount?] = amounts.isEmpty ? [known.amount] : amounts
    let allPrices: [Rational?] = prices.isEmpty ? [known.price] : prices
    for price in allPrices {
      let name = nameBesideBarePrice ?? name(beside: prices, of: price)
      for amount in allAmounts where amount != nil || price != nil {
        var candidate = known
        (candidate.amount, candidate.price) = (amount, price)
        if price != nil, let name { candidate.name = name }
        if let amount, let name = nameWithoutWhole(of: amount) ?? nameWithGroup(beside: amount) {
          candidate.name = name
        }
        if !candidates.contains(candidate) { candidates.append(candidate) }
      }
    }
    return candidates
  }

  /// The name without the numbers after the quantity that are prices of other answers: "Cheddar" of "Cheddar 550 g 5.25
  /// 3.99"; nil if there are none.
  ///
  /// A number before the quantity can belong to the name: "Foundation 2.25 30 ml 4.99". It doesn't if it is the price of
  /// the answer itself.
  func name(beside prices: [Rational], of price: Rational? = nil) -> String? {
    guard prices.count > 1 else { return nil }
    let start = quantities.map(\.range.upperBound).min() ?? 0
    let others = tokens.indices.filter { index in
      guard isFree(index), let number = number(index), isLikePrice(number) else { return false }
      return index < start ? number.value == price : prices.contains(number.value)
    }
    guard !others.isEmpty else { return nil }
    for index in others { uses[index] = .price }
    defer { for index in others { uses[index] = nil } }
    return name()
  }

  /// The name without the whole part of an amount with an unusual decimal mark, "rice 1. 5 kg"; nil for other amounts.
  private func nameWithoutWhole(of amount: LineAmount) -> String? {
    guard let splitNumber, splitNumber.amount == amount else { return nil }
    let range = splitNumber.whole
    let old = range.map { uses[$0] }
    for token in range { uses[token] = .measure }
    defer { for (token, use) in zip(range, old) { uses[token] = use } }
    return name()
  }

  /// The name with the first group of digits of "SMA 2 800 g", which does not belong to the lower amount; nil for other
  /// amounts.
  private func nameWithGroup(beside amount: LineAmount) -> String? {
    for quantity in quantities where quantity.values.count == 2 && quantity.unit == amount.unit {
      guard quantity.values.contains(amount.value),
        !quantity.values.contains(where: { $0 < amount.value }),
        let index = quantity.range.first(where: { tokens[$0].kind == .number }),
        numbers[tokens[index].number].isGroupedAfterName
      else { continue }
      numberWithName = index
      defer { numberWithName = nil }
      return name()
    }
    return nil
  }

  /// The product of "ribeye 12.99 lb" if the number can be the price of one unit, since it ends like a price, or nil.
  func productAtUnitPrice(_ known: LineProduct) -> LineProduct? {
    let units: [Unit] = [
      .kilogram, .pound, .litre, .usGallon, .imperialGallon, .metre, .foot, .yard, .squareMetre,
      .squareFoot, .squareYard,
    ]
    guard monies.isEmpty, quantities.count == 1, let measure = quantities.first,
      measure.isMeasure, !measure.isMultiplied, measure.range.count == 2,
      measure.range.upperBound == tokens.count, let sense = sense(tokens.count - 1),
      units.contains(measure.unit) && sense.isOne || measure.unit == .gram && sense.times == 100,
      endsLikePrice(measure.range.lowerBound)
    else { return nil }
    var product = known
    product.amount = LineAmount(sense.factor, measure.unit)
    product.price = numbers[tokens[measure.range.lowerBound].number].value
    return product
  }

  /// Returns whether the number at `index` has the decimals of a price and ends as most prices do, and few amounts:
  /// "12.99", "5.49", "6.95".
  func endsLikePrice(_ index: Int) -> Bool {
    guard tokens[index].kind == .number, case let number = numbers[tokens[index].number],
      number.decimals > 0, hasPriceDecimals(number)
    else { return false }
    let digits = folded[tokens[index].end - 2..<tokens[index].end]
    return digits.last == 0x39 || number.decimals == 2 && digits.first == 0x39
  }

  /// The digits of the number at `index` before its first space.
  func firstGroup(of index: Int) -> String {
    var text = ""
    for digit in foldedText(index).prefix(while: { $0 != 0x20 }) {
      text.append(String(Int(digit) - 48))
    }
    return text
  }
}

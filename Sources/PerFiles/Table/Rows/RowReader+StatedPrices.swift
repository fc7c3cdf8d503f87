internal import PerCore

/// Unit prices in place of prices.
extension RowReader {
  /// Returns the product of a row in a table that has only unit prices: "Apples, 2.49 per kg" is a kilogram.
  mutating func ratedProduct(
    _ record: TableRecord, _ name: String
  ) throws(Refusal) -> TableProduct? {
    guard prices.isEmpty, oldPrices.isEmpty, quantities.isEmpty, counts.isEmpty, units.isEmpty,
      offers.isEmpty, deposits.isEmpty, !name.isEmpty
    else { return nil }
    let rates = statedRates(record, nil)
    guard rates.count == 1, rates[0].amounts.count == 1,
      // "1.339" per litre has a decimal more than the currency.
      rates[0].step * Rational(10) >= cells.usualStep,
      case .failure(let refusal) = namedQuantity(name), refusal.reason == .amount
    else { return nil }
    // "p/100g" can mean pounds.
    if rates[0].saysCents { throw Refusal(.number) }
    let hasForeignSign = rateColumns.contains { foreignPrices.contains($0.index) }
    if hasForeignSign || isForeign(record) { throw Refusal(.currency) }
    return TableProduct(
      name: name, amount: rates[0].amounts[0], price: rates[0].price, shop: cell(record, shops),
      note: cell(record, notes))
  }

  /// Returns the offer and the price of a row. The offer can have the price, and a unit price can stand for it.
  mutating func offerAndPrice(
    _ record: TableRecord, _ size: Size, _ count: Rational?, _ statedRate: Rate?
  ) throws(Refusal) -> (offer: Offer?, price: ReadPrice) {
    let offer = try offer(record, inName: size.quantity?.offer)
    if offer == nil, let bundle = self.offer(asPrice: record, count) {
      return (bundle.offer, (nil, nil, bundle.column))
    }
    guard let statedRate else {
      let multiple = size.quantity?.multiple?.count
      return (offer, try price(record, count: count, multiple: multiple, offer))
    }
    var price = try price(of: size, count, statedRate)
    price.column = prices.first { !cell(record, $0).isEmpty }
    return (offer, price)
  }

  /// Returns the unit price in the cell of the price, such as "2.49 €/kg", if the row has no other price; nil for other
  /// cells.
  mutating func statedRate(ofPrice record: TableRecord) throws(Refusal) -> Rate? {
    var text = ""
    var place: Int?
    for column in assumption.priceColumn.map({ [$0] }) ?? prices {
      let cell = cell(record, column)
      guard !cell.isEmpty else { continue }
      guard place == nil else { return nil }
      (text, place) = (cell, column)
    }
    guard let place, CellReader.canBeRate(text), !isContested(place) else { return nil }
    let mark = mark(of: place)
    let rate: Rate
    if let number = NumberCell(text) {
      let (prefix, suffix) = (String(number.prefix), String(number.suffix).trimmed)
      // "2.49/kg" is in the currency of the list.
      let isBare = prefix.trimmed.isEmpty && suffix.hasPrefix("/")
      let sign = isBare ? " \(cells.notation.currency)" : ""
      guard !number.isNegative, let form = rateForm(prefix, sign + suffix),
        let amount = form.amount, let value = cells.value(number, decimalMark: mark),
        value.isPositive
      else { return nil }
      rate = Rate(price: value * form.factor, amount: amount)
    } else if let known = cells.rate(text, decimalMark: mark ?? cells.notation.decimalMark) {
      rate = known
    } else {
      return nil
    }
    // The price of a piece is the price of the product.
    guard rate.amount.unit.kind != .units else { return nil }
    if foreignPrices.contains(place) || isForeign(record) { throw Refusal(.currency) }
    guard rate.price.exactDecimals.map({ $0 <= cells.notation.currencyDecimals }) ?? false else {
      throw Refusal(.number)
    }
    return rate
  }

  /// Returns the price of a row whose only price is a unit price for exactly its amount, as "2.49 €/kg" with 1 kg, or
  /// that beside a unit price that agrees with it: "£2.00 (£4.00/kg)" with 500 g.
  func price(of size: Size, _ count: Rational?, _ rate: Rate) throws(Refusal) -> ReadPrice {
    guard let amount = size.quantity?.amount, amount.unit.kind == rate.amount.unit.kind,
      count ?? .one == .one
    else { throw Refusal(.price) }
    if let price = rate.otherPrice {
      let stated = StatedRate(
        price: rate.price, step: cells.usualStep, amounts: [rate.amount], isOfPack: false)
      let pricing = Pricing(prices: [price], amounts: [amount], packs: [])
      // "£2.50 (£1.75/kg)" with 1 kg is a contradiction.
      guard Self.agrees(stated, pricing) == true else { throw Refusal(.total) }
      return (price, nil, nil)
    }
    guard amount.inBaseUnits == rate.amount.inBaseUnits else { throw Refusal(.price) }
    return (rate.price, nil, nil)
  }
}

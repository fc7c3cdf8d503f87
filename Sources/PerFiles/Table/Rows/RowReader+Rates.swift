internal import PerCore

/// The unit prices that a table states, by which the prices of its rows are checked.
extension RowReader {
  /// A unit price of a row.
  struct StatedRate {
    let price: Rational
    /// The value of the last digit of the price.
    let step: Rational
    /// The amounts that the price can be for.
    let amounts: [LineAmount]
    /// A Boolean value indicating whether the price can also be for one of several packs.
    let isOfPack: Bool
    /// A Boolean value indicating whether the number has neither a sign nor decimals, so that it can be in cents.
    var canBeInCents = false
    /// A Boolean value indicating whether the header says that the number can be in cents.
    var saysCents = false
  }

  /// The header of a column of unit prices.
  struct RateColumn: Sendable {
    let index: Int
    let amounts: [LineAmount]
    let isOfPack: Bool
    /// A Boolean value indicating whether the numbers can be in cents. "p/100g" can have pounds, too.
    let isInCents: Bool
  }

  /// Returns the columns of unit prices, and the amounts that their headers say.
  static func rateColumns(_ layout: TableLayout, _ cells: CellReader) -> [RateColumn] {
    layout.columns.indices(with: .unitPrice).compactMap { index in
      guard let header = layout.columns[index] else { return nil }
      // The price has a tax that the unit price doesn't have.
      if header.priceSort == .withoutTax,
        layout.columns.contains(where: { $0?.role == .price && $0?.priceSort == .withTax })
      {
        return nil
      }
      // A rate can be that of a tax.
      if let title = layout.titles?[index], ["rate", "pricepercent"].contains(title.lowercased()) {
        return nil
      }
      let amounts = Self.amounts(of: header.rateWords, cells)
      // The amount can be one that Per doesn't know, as in "price per meal".
      let unknown = header.rateWords.filter { $0.hasLetter }
      if amounts.isEmpty, !unknown.isEmpty { return nil }
      // "per 100 g" has "g", too.
      let hundreds = amounts.filter { $0.value != .one }
      return RateColumn(
        index: index, amounts: hundreds.isEmpty ? amounts : hundreds,
        isOfPack: header.priceScope == .onePack, isInCents: header.isInCents)
    }
  }

  /// Returns the amounts that the words of a unit price name. Several words can be one: "100 g", "us fl oz".
  private static func amounts(of words: [String], _ cells: CellReader) -> [LineAmount] {
    var amounts: [LineAmount] = []
    var rest = words[...]
    while let first = rest.first {
      let canBeJoined =
        first.allSatisfy(\.isNumber) || HeaderWords.unitParts.contains(first)
      var count = canBeJoined ? min(4, rest.count) : 1
      var amount: LineAmount?
      while count > 0, amount == nil {
        amount = cells.unit(rest.prefix(count).joined(separator: " "))
        if amount == nil { count -= 1 }
      }
      // The Arabic article isn't part of the unit.
      if amount == nil, first.hasPrefix("ال") { amount = cells.unit(String(first.dropFirst(2))) }
      if let amount { amounts.append(amount) }
      rest = rest.dropFirst(max(1, count))
    }
    return amounts
  }

  /// Returns the unit prices that a row states.
  mutating func statedRates(_ record: TableRecord, _ quantity: LineRate?) -> [StatedRate] {
    var rates: [StatedRate] = []
    if let quantity {
      rates.append(
        StatedRate(
          price: quantity.price, step: cells.usualStep, amounts: [quantity.amount], isOfPack: false)
      )
    }
    for column in rateColumns {
      let cell = CellReader.withoutBrackets(cell(record, column.index))
      guard !cell.isEmpty, let mark = mark(of: column.index) else { continue }
      if let rate = rate(cell, column, mark) { rates.append(rate) }
    }
    return rates
  }

  private mutating func rate(
    _ cell: String, _ column: RateColumn, _ mark: Character
  ) -> StatedRate? {
    guard let number = NumberCell(cell) else {
      // Two numbers: "$1.84 / 100 g".
      return cells.rate(cell, decimalMark: mark).map {
        StatedRate(price: $0.price, step: cells.usualStep, amounts: [$0.amount], isOfPack: false)
      }
    }
    guard !number.isNegative, let decimals = number.decimalCount(decimalMark: mark),
      // "1.339" can be more than a thousand only where the point groups digits.
      !number.isAmbiguous || decimals > 0,
      let value = cells.value(number, decimalMark: mark), value.isPositive,
      let form = rateForm(String(number.prefix), String(number.suffix))
    else { return nil }
    let amounts = form.amount.map { [$0] } ?? column.amounts
    return StatedRate(
      price: value * form.factor, step: form.factor * Rational(.one, decimals: decimals),
      amounts: amounts, isOfPack: column.isOfPack,
      canBeInCents: decimals == 0 && number.isAlone,
      saysCents: column.isInCents && number.isAlone)
  }

  mutating func rateForm(_ prefix: String, _ suffix: String) -> CellReader.RateForm? {
    rateFormsByText.value(of: prefix + "\u{0}" + suffix) { [cells] in
      cells.rateForm(prefix: prefix, suffix: suffix)
    }
  }

  // MARK: - Agreement

  /// The parts of the reading of a row on which unit prices depend.
  struct Pricing {
    /// The prices that the unit price can be calculated from: the price, the price before a reduction, and the price of
    /// the offer.
    var prices: [Rational]
    /// The amount, and the net weight if it is the drained weight.
    var amounts: [LineAmount]
    /// The numbers of packs that the price can be for.
    var packs: [Rational]
    var isInCents = false
  }

  /// Returns whether a unit price agrees with the prices and amounts, apart from rounding; nil if they can't be
  /// compared.
  static func agrees(_ rate: StatedRate, _ pricing: Pricing) -> Bool? {
    var isComparable = false
    func isClose(_ expected: Rational) -> Bool {
      isComparable = true
      return isCloseOrCents(expected)
    }
    func isCloseOrCents(_ expected: Rational) -> Bool {
      if isClose(expected, to: rate.price, step: rate.step) { return true }
      guard rate.saysCents || rate.canBeInCents && pricing.isInCents else { return false }
      return isClose(expected * Rational(100), to: rate.price, step: rate.step)
    }
    func isClose(_ a: Rational, to b: Rational, step: Rational) -> Bool {
      let difference = a.distance(to: b)
      // Shops calculate with more exact amounts, too.
      return difference <= step || difference * Rational(100) <= a
    }
    for price in pricing.prices {
      // The unit price can be for a unit other than that of the row.
      if rate.isOfPack, pricing.packs.contains(where: { isCloseOrCents(price / $0) }) {
        return true
      }
      for amount in pricing.amounts {
        let usual =
          rate.step < Rational(.one, decimals: 3) ? usualAmounts + smallAmounts : usualAmounts
        let references = rate.amounts.isEmpty ? usual : rate.amounts
        for reference in references where Self.isComparable(reference.unit, amount.unit) {
          if isClose(price / amount.inBaseUnits * reference.inBaseUnits) { return true }
        }
        if let each = rate.amounts.first, rate.amounts.count == 1, each.unit.kind == .units,
          amount.unit.kind != .units, pricing.packs.contains(where: { isClose(price / $0) })
        {
          return true
        }
      }
    }
    // The price of a piece of something that is weighed says nothing.
    let isOfPieces = rate.amounts.contains { $0.unit.kind == .units }
    if isOfPieces, pricing.amounts.contains(where: { $0.unit.kind != .units }) { return nil }
    return isComparable ? false : nil
  }

  /// Returns whether an amount can be one of several units. A serving can be several capsules, and a roll has sheets.
  private static func isComparable(_ reference: Unit, _ unit: Unit) -> Bool {
    reference.kind == unit.kind
      && (reference == unit || reference != .serving && Set([reference, unit]) != [.sheet, .roll])
  }

  /// The amounts that unit prices without a unit are for. The largest of a kind is less than a hundred times the
  /// smallest, so that a price in cents doesn't agree with a unit price by mistake.
  private static let usualAmounts: [LineAmount] =
    [LineAmount(Rational(100), .gram), LineAmount(Rational(100), .millilitre)]
    + [
      .kilogram, .pound, .ounce, .litre, .usFluidOunce, .usPint, .usQuart, .piece, .dozen, .metre,
      .foot, .squareMetre, .squareFoot,
    ].map { LineAmount(.one, $0) }

  /// The amounts that unit prices with many decimals can also be for.
  private static let smallAmounts = [
    LineAmount(.one, .gram), LineAmount(.one, .millilitre),
  ]

  // MARK: - Cents

  /// Finds the price columns in which some prices have the sign of the hundredth of the currency.
  mutating func findCentSigns() {
    var records = layout.records
    var rows = 0
    while rows < TableLayout.sampleCount, let record = records.next() {
      rows += 1
      for column in prices {
        guard let number = NumberCell(cell(record, column)), number.prefix.isEmpty,
          HeaderWords.cents.contains(number.suffix.trimmed.lowercased())
        else { continue }
        mixedColumns.insert(column)
      }
    }
  }

  /// Finds out whether integer prices are in hundredths of the currency: most rows have a unit price, and all unit
  /// prices agree with that.
  mutating func findCents() {
    guard cells.notation.currencyDecimals == 2, let column = prices.first,
      layout.columns[column]?.isInCents == false
    else { return }
    var records = layout.records
    var (rows, priced, count) = (0, 0, 0)
    assumption.isChecked = false
    defer { assumption.isChecked = true }
    while rows < TableLayout.sampleCount, let record = records.next() {
      rows += 1
      guard let number = NumberCell(cell(record, column)) else { continue }
      guard number.isAlone, number.isWhole else { return }
      guard let reading = try? reading(record), let price = reading.product.price else { continue }
      priced += 1
      let rates = statedRates(record, reading.rate)
      guard !rates.isEmpty else { continue }
      let pricing = self.pricing(reading, record)
      var cents = pricing
      cents.prices = [price / Rational(100)]
      let answers = rates.compactMap { rate in
        Self.agrees(rate, pricing).map { !$0 && Self.agrees(rate, cents) == true }
      }
      if answers.contains(false) { return }
      if !answers.isEmpty { count += 1 }
    }
    if count > 0, count * 3 >= priced * 2 { centColumns = Set(prices + oldPrices) }
  }

  /// Returns the prices and amounts of a row that unit prices can be calculated from.
  mutating func pricing(_ reading: Reading, _ record: TableRecord) -> Pricing {
    let product = reading.product
    var prices = [product.price].compactMap(\.self) + formerPrices(record)
    if let pack = product.lineProduct.pack, product.offer != nil,
      let unitPrice = pack.unitPrice(pack.packsOfOffer)
    {
      prices.append(unitPrice.exact * product.amount.inBaseUnits)
    }
    addTerms(of: product, to: &prices)
    let packs = [reading.packs, product.multiple?.count, reading.number].compactMap(\.self)
    let isInCents = self.prices.contains {
      centColumns.contains($0) || layout.columns[$0]?.isInCents == true
    }
    return Pricing(
      prices: prices, amounts: [product.amount, product.net].compactMap(\.self), packs: packs,
      isInCents: isInCents)
  }
}

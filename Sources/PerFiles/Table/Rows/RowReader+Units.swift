internal import PerCore

/// Prices for one unit, which inventories have.
extension RowReader {
  mutating func unit(_ text: String) -> LineAmount? {
    unitsByText.value(of: text) { [cells] in cells.unit(text) }
  }

  /// Returns the quantity in the column of units of a table that has no other one: "kg" is one kilogram, and "16 oz"
  /// has a number. Nil if the size is in the name, beside a unit that means a piece.
  mutating func quantityOfUnit(_ record: TableRecord, _ name: String) throws(Refusal) -> Quantity? {
    let unitsOfPrices = units.filter { layout.columns[$0]?.isUnitOfPrice == true }
    guard
      quantities.isEmpty && counts.isEmpty
        || !cell(record, unitsOfPrices).isEmpty && cell(record, quantities).isEmpty
          && cell(record, counts).isEmpty
    else { return nil }
    let text = try withoutCurrency(cell(record, units))
    guard !text.isEmpty else { return nil }
    if possibleQuantities.contains(where: { cell(record, $0).hasNumber }) {
      throw Refusal(.amount)
    }
    let result = quantitiesByText.value(of: text) { [cells] in
      cells.quantity(text, decimalMark: cells.notation.decimalMark)
    }
    let hasNumber = text.hasNumberBesideExponents
    guard case .success(let quantity) = result else {
      if case .failure(let refusal) = result, hasNumber, refusal.reason != .amount { throw refusal }
      return nil
    }
    if isUnitOfRate(quantity.amount, record, name) { return nil }
    guard quantity.amount.isOnePiece else { return priced(quantity, record) }
    // The size of a piece can be in its name.
    if case .failure(let refusal) = namedQuantity(name), refusal.reason == .amount {
      return priced(quantity, record)
    }
    return nil
  }

  /// Returns whether an amount belongs to the unit price of a row, as the size in the name and the price prove: "Milch
  /// 1,5 l", 1.05, 0.70 and "l".
  private mutating func isUnitOfRate(
    _ unit: LineAmount, _ record: TableRecord, _ name: String
  ) -> Bool {
    let hasRateOfAnyUnit = rateColumns.contains { column in
      column.amounts.allSatisfy { $0.unit.kind == .units }
    }
    guard hasRateOfAnyUnit, quantities.isEmpty, counts.isEmpty,
      case .success(let named) = namedQuantity(name), !named.amount.isRestated(by: unit),
      let price = (try? price(record, count: nil, multiple: nil, nil))?.value
    else { return false }
    let pricing = Pricing(prices: [price], amounts: [named.amount], packs: [])
    return statedRates(record, nil).contains { rate in
      let own = StatedRate(price: rate.price, step: rate.step, amounts: [unit], isOfPack: false)
      return Self.agrees(own, pricing) == true
    }
  }

  /// Returns a unit without the currency before it: "R$ / litro". Throws if the currency isn't that of the list.
  private mutating func withoutCurrency(_ unit: String) throws(Refusal) -> String {
    guard let slash = unit.firstIndex(of: "/"), slash != unit.startIndex,
      let isOwn = cells.isOwnCurrency(unit[..<slash].trimmed)
    else { return unit }
    guard isOwn else { throw Refusal(.currency) }
    return unit[unit.index(after: slash)...].trimmed
  }

  /// Returns a multiple of a unit if a column has the number of units that the price is for, such as 100 kg for "100"
  /// and "KG".
  private func priced(_ quantity: Quantity, _ record: TableRecord) -> Quantity {
    guard quantity.isUnit, priceUnits.count > 1 else { return quantity }
    for column in priceUnits {
      guard let number = NumberCell(cell(record, column)), number.isAlone,
        let value = cells.value(number, decimalMark: cells.notation.decimalMark), value.isPositive
      else { continue }
      var several = quantity
      several.amount = quantity.amount * value
      several.number = value
      several.isUnit = false
      return several
    }
    return quantity
  }

  /// Returns one of the unit of a row whose price is a rate, such as "Toor Dal", "Kg", 168.50; nil for pieces whose
  /// size is in the name, and for other tables. Throws if the unit contradicts the size in the name.
  mutating func ratedUnit(_ record: TableRecord, name: inout String) throws(Refusal) -> Quantity? {
    guard prices.contains(where: { layout.columns[$0]?.isRate == true }), counts.isEmpty else {
      return nil
    }
    let text = cell(record, units)
    guard !text.isEmpty, let unit = unit(text) else { throw Refusal(.unit) }
    switch namedQuantity(name) {
    case .failure(let refusal):
      guard refusal.reason == .amount else { throw refusal }
      return Quantity(amount: unit, rest: "")
    case .success(let named):
      if unit.unit.kind == .units, unit.isOnePiece { return nil }
      guard named.amount.isRestated(by: unit) else { throw Refusal(.total) }
      return Quantity(amount: unit, rest: "")
    }
  }

  /// Throws if the price is for an amount other than the quantity, such as 100 pieces or a kilogram.
  ///
  /// - Parameter number: The number in the cell of the quantity; nil for that of the amount.
  func checkPriceUnit(
    _ record: TableRecord, _ amount: LineAmount, _ number: Rational?
  ) throws(Refusal) {
    for column in priceUnits {
      let cell = cell(record, column)
      guard !cell.isEmpty else { continue }
      if let count = NumberCell(cell), count.isAlone {
        let value = cells.value(count, decimalMark: cells.notation.decimalMark)
        // A 1 means one product.
        if value == .one, amount.unit.kind != .units { continue }
        guard value == number ?? amount.value else { throw Refusal(.total) }
      } else if rateColumns.isEmpty, let unit = cells.priceBasis(cell) ?? cells.unit(cell),
        unit.unit.kind != .units
      {
        // Beside a unit price, it is the unit of the unit price.
        if priceUnits.count > 1, amount.unit == unit.unit { continue }
        guard unit.inBaseUnits == amount.inBaseUnits, unit.unit.kind == amount.unit.kind else {
          throw Refusal(.total)
        }
      }
    }
  }

  /// Throws if another column says that the price is for an amount other than the quantity: "€/kg" for a row with "2
  /// kg".
  func checkPriceBasis(_ record: TableRecord, _ amount: LineAmount) throws(Refusal) {
    for column in priceBases {
      guard let basis = cells.priceBasis(cell(record, column)) else { continue }
      guard basis.inBaseUnits == amount.inBaseUnits, basis.unit.kind == amount.unit.kind else {
        throw Refusal(.total)
      }
    }
  }
}

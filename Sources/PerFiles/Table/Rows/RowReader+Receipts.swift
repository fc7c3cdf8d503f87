internal import PerCore

/// Numbers of receipts and invoices, and of sheets that are pieces.
extension RowReader {
  /// Returns the size in a name times a number, such as 4 litres for 4 of "Milk 1 L", or as many pieces if the name has
  /// no size.
  mutating func pieces(_ number: Rational, _ name: inout String) throws(Refusal) -> Quantity {
    switch namedQuantity(name) {
    case .success(var quantity):
      quantity.amount = quantity.amount * number
      quantity.number = number
      if number != .one { quantity.multiple = nil }
      if !quantity.rest.isEmpty { name = quantity.rest }
      return quantity
    case .failure(let refusal):
      guard refusal.reason == .amount else { throw refusal }
      if let unit = unit(atEndOf: name) {
        return Quantity(amount: unit * number, rest: "", number: number)
      }
      // What isn't sold in whole pieces has a unit.
      guard number.exactDecimals == 0 else { throw Refusal(.unit) }
      return Quantity(amount: LineAmount(number, .piece), rest: "", number: number)
    }
  }

  /// Returns the unit of weight or volume at the end of a name, after a comma: "Картофель, кг"; nil for other names.
  mutating func unit(atEndOf name: String) -> LineAmount? {
    guard let comma = name.lastIndex(of: ","),
      case let last = name[name.index(after: comma)...].trimmed, !last.isEmpty, !last.hasNumber,
      // "T-shirt, L" has a size.
      last.count > 1 || last.first?.isUppercase == false,
      let unit = unit(last), unit.isMeasure, unit.value == .one
    else { return nil }
    return unit
  }

  /// Throws if the total price of a row is not the number of packs times the price of one, or if the number of packs
  /// beside a quantity has decimals and so can be the price of one.
  mutating func checkReceipt(
    _ count: Rational?, _ price: Rational?, _ record: TableRecord
  ) throws(Refusal) {
    if let count, count.exactDecimals != 0, assumption.isChecked, singlePrices == nil,
      rateColumns.isEmpty, !quantities.isEmpty
    {
      throw Refusal(.total)
    }
    // "2 lb" at "Each" 5.00 is 10.00 together: the number can be the price of one.
    if let count, count != .one, let price, assumption.isChecked, singlePrices == nil,
      let column = quantities.first, let number = NumberCell(cell(record, column)),
      let amount = cells.value(number, decimalMark: mark(of: column)), amount != .one,
      amount * count == price
    {
      throw Refusal(.total)
    }
    guard let each = singlePrices, assumption.isChecked, let price,
      let number = count ?? receiptCount(record),
      let single = try? self.price(cell(record, each), record, each)
    else { return }
    guard cells.isPrice(single, ofOneOf: number, price) else { throw Refusal(.offer) }
  }

  private func receiptCount(_ record: TableRecord) -> Rational? {
    guard let column = layout.columns.firstIndex(where: { $0?.isReceiptCount == true }),
      let number = NumberCell(cell(record, column))
    else { return nil }
    return cells.value(number, decimalMark: mark(of: column))
  }

  /// Throws if the price is for one unit, and the quantity can be a number of such units: 12.5 kg at 2.00 each. No
  /// price is for one gram or millilitre. A size such as a weight is the size of one pack.
  func checkSinglePrice(_ size: Size, _ scope: PriceScope?, _ record: TableRecord) throws(Refusal) {
    guard scope == .onePack, assumption.priceScope == nil, assumption.isChecked,
      case .measure(let quantity) = size, let number = quantity.number, number != .one,
      !cell(record, units).isEmpty,
      !quantities.contains(where: { layout.columns[$0]?.isSize == true }),
      quantity.amount.unit.kind == .units || quantity.amount.unit.factor >= .one
    else { return }
    throw Refusal(.total)
  }

  /// Returns pieces in place of sheets if the name tells: "6枚" are slices beside "食パン".
  ///
  /// The name and the quantity are read together as a typed line.
  func pieces(of quantity: Quantity, _ cell: String, _ name: String) -> Quantity {
    guard quantity.amount.unit == .sheet, !name.isEmpty,
      case .success(let named) = cells.quantity(
        inName: name + " " + cell, decimalMark: cells.notation.decimalMark),
      named.amount.unit == .piece, named.amount.value == quantity.amount.value
    else { return quantity }
    var pieces = quantity
    pieces.amount = named.amount
    return pieces
  }
}

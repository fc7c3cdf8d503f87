internal import PerCore

/// The deposit of a row.
extension RowReader {
  /// Returns the deposit for the whole pack; nil if the row has none. Words without a number, such as "yes", are none.
  mutating func deposit(
    _ record: TableRecord, containers: Rational
  ) throws(CellReader.Refusal) -> Rational? {
    for column in deposits {
      let cell = cell(record, column)
      guard cell.contains(where: { $0.isNumber && $0 != "0" }) else { continue }
      // "6 x 0.25"
      let factors = cell.split { "xX×*".contains($0) }.map { String($0).trimmed }
      var value = try price(factors.last ?? cell, record, column)
      if factors.count == 2 {
        guard let number = NumberCell(factors[0]), number.isAlone, number.isWhole,
          let count = cells.value(number, decimalMark: mark(of: column))
        else { throw CellReader.Refusal(.number) }
        value = value * count
      } else if layout.columns[column]?.isOfEach == true {
        value = value * containers
      }
      return value
    }
    return nil
  }

  /// Returns a price without the deposit, if its header says that it has the deposit in it.
  func withoutDeposit(
    _ price: Rational?, _ deposit: Rational
  ) throws(CellReader.Refusal) -> Rational? {
    guard let price,
      prices.contains(where: { layout.columns[$0]?.priceSort == .withDeposit })
    else { return price }
    guard price > deposit else { throw CellReader.Refusal(.number) }
    return price - deposit
  }
}

internal import PerCore

/// The deposit of a row.
extension RowReader {
  /// Returns the deposit for the whole pack; nil if the row has none, or if it can't be read, since it doesn't belong to
  /// the price. Throws if it can't be read and the price includes it, or if the cell of the price has another one.
  ///
  /// - Parameter column: The column of the price.
  mutating func deposit(
    _ record: TableRecord, containers: Rational, priceColumn column: Int?
  ) throws(CellReader.Refusal) -> Rational? {
    let added = column.flatMap {
      cells.addedDeposit(inPrice: cell(record, $0), decimalMark: mark(of: $0))
    }
    if added != nil, includesDeposit { throw CellReader.Refusal(.offer) }
    guard let column = deposits.first(where: { !isWithoutDeposit(cell(record, $0)) }) else {
      return added
    }
    do throws(CellReader.Refusal) {
      let deposit = try deposit(cell(record, column), record, column, containers)
      guard added == nil || added == deposit else { throw CellReader.Refusal(.total) }
      return deposit
    } catch {
      guard includesDeposit || added != nil else { return nil }
      throw error
    }
  }

  private mutating func deposit(
    _ cell: String, _ record: TableRecord, _ column: Int, _ containers: Rational
  ) throws(CellReader.Refusal) -> Rational {
    guard cell.contains(where: \.isNumber) else { throw CellReader.Refusal(.number) }
    // "6 x 0.25"
    let factors = cell.split { "xX×*".contains($0) }.map { String($0).trimmed }
    let value = try price(factors.last ?? cell, record, column)
    if factors.count == 2 {
      guard let number = NumberCell(factors[0]), number.isAlone, number.isWhole,
        let count = cells.value(number, decimalMark: mark(of: column))
      else { throw CellReader.Refusal(.number) }
      return value * count
    }
    return layout.columns[column]?.isOfEach == true ? value * containers : value
  }

  /// Returns whether a cell says that there is no deposit: "", "0.00", "-" and "no".
  private func isWithoutDeposit(_ cell: String) -> Bool {
    if cell.contains(where: \.isNumber) { return !cell.contains { $0.isNumber && $0 != "0" } }
    return !cell.contains(where: \.isLetter)
      || HeaderWords.absent.contains(HeaderWords.folded(cell))
  }

  /// Whether a header says that the price includes the deposit.
  private var includesDeposit: Bool {
    prices.contains { layout.columns[$0]?.priceSort == .withDeposit }
  }

  /// Returns a price without the deposit, if its header says that it has the deposit in it.
  func withoutDeposit(
    _ price: Rational?, _ deposit: Rational
  ) throws(CellReader.Refusal) -> Rational? {
    guard let price, includesDeposit else { return price }
    guard price > deposit else { throw CellReader.Refusal(.number) }
    return price - deposit
  }
}

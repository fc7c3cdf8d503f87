internal import PerCore

/// What the first cells of a table mean. Each step in the search for the columns reads the same cells.
final class CellReadings {
  let reader: CellReader
  private var quantities = TextCache<CellReader.Quantity?>()
  private var units = TextCache<LineAmount?>()
  private var currencies = TextCache<Bool?>()
  private var money = TextCache<Bool>()
  private var days = TextCache<Bool>()

  init(_ reader: CellReader) {
    self.reader = reader
  }

  /// Returns the quantity that a cell has together with its unit; nil if it has none.
  func quantity(of cell: String) -> CellReader.Quantity? {
    quantities.value(of: cell) {
      try? reader.quantity(cell, decimalMark: reader.notation.decimalMark).get()
    }
  }

  /// Cached; see `CellReader.unit(_:)`.
  func unit(_ text: String) -> LineAmount? {
    units.value(of: text) { reader.unit(text) }
  }

  /// Cached; see `CellReader.isOwnCurrency(_:)`.
  func isOwnCurrency(_ text: String) -> Bool? {
    currencies.value(of: text) { reader.isOwnCurrency(text) }
  }

  /// Returns whether a cell is a number with two decimals, maybe with a currency.
  func isDecimalMoney(_ cell: String) -> Bool {
    money.value(of: cell) {
      guard let number = NumberCell(cell), number.possibleMarks.count == 1 else { return false }
      let sign = ColumnContent.sign(of: number)
      if !sign.isEmpty { return isOwnCurrency(sign) != nil }
      return cell.reversed().prefix { $0.isDigit }.count == 2
    }
  }

  /// Returns whether a cell is a day such as "15.03.", which no number ends like.
  func isDay(_ cell: String) -> Bool {
    days.value(of: cell) {
      cell.hasNumber
        && CellReader.withoutDays(cell, decimalMark: reader.notation.decimalMark).isEmpty
    }
  }
}

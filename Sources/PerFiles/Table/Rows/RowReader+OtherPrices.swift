internal import PerCore

/// Rows that don't have all the prices of the table.
extension RowReader {
  /// Returns the column of the old price that a row without another price has; nil if the row has no such price.
  ///
  /// A product that isn't reduced has only its usual price. A former price doesn't count, unless the row has a discount
  /// on it. A recommended price doesn't count beside a column of prices.
  func usualPrice(_ record: TableRecord) -> Int? {
    oldPrices.first { column in
      guard !cell(record, column).isEmpty, let header = layout.columns[column] else { return false }
      let isUsual = !header.isPast && (prices.isEmpty || !header.isRecommended)
      return isUsual || discounts.contains { cell(record, $0).hasNumberBesideZero }
    }
  }

  /// Returns whether a row has neither a price nor an offer.
  func isPriceMissing(_ record: TableRecord) -> Bool {
    cell(record, prices + offers).isEmpty && usualPrice(record) == nil
  }

  /// Returns whether the only price of a row isn't the price to pay, which the row doesn't have: "Total cost" beside
  /// "Price", the price of members, the price at which a shop buys, and a price in one of several columns of which the
  /// header doesn't tell the one to take.
  mutating func isOtherPrice(_ column: Int) -> Bool {
    guard assumption.priceColumn == nil, prices.count > 1, let header = layout.columns[column]
    else { return false }
    if isContested(column) { return true }
    if header.priceSort == .member {
      // The row doesn't have the price of those who aren't members.
      return prices.contains {
        let sort = layout.columns[$0]?.priceSort
        return sort != .member && sort != .regular
      }
    }
    if header.isPurchasePrice {
      let isSold = prices.contains { column in
        layout.columns[column].map { !$0.isPurchasePrice && !$0.isReduced } ?? false
      }
      if isSold { return true }
    }
    guard !header.isPlainPrice, header.priceSort == nil, !header.isReduced, !header.isSellingPrice
    else { return false }
    return prices.contains { layout.columns[$0]?.isPlainPrice == true }
  }

  /// Returns whether other rows have different prices in several columns and the header doesn't tell the one to take.
  mutating func isContested(_ column: Int) -> Bool {
    guard hasContest, assumption.priceColumn == nil else { return false }
    competingColumns[.price, default: []].formUnion(prices)
    return true
  }

  /// Returns whether a reduced price is higher than the price of the row.
  mutating func isRaised(_ value: Rational, _ record: TableRecord, _ column: Int) -> Bool {
    layout.columns[column]?.isReduced == true && formerPrices(record).contains { $0 < value }
  }

  /// Returns the prices before a reduction that a row has.
  mutating func formerPrices(_ record: TableRecord) -> [Rational] {
    oldPrices.compactMap { column in
      let cell = cell(record, column)
      guard !cell.isEmpty else { return nil }
      return try? price(cell, record, column)
    }
  }

  /// Returns whether a cell is the number zero, which exports write for a price or a quantity that a product doesn't
  /// have.
  static func isZero(_ text: String) -> Bool {
    guard let number = NumberCell(text), number.isAlone else { return false }
    return !number.isNegative && !number.isAboveZero
  }

  /// Returns whether a cell of a total price can't be read, beside a plain price: "=SUM(E2)", "#REF!".
  func isUnreadTotal(_ text: String, _ column: Int) -> Bool {
    (text.first == "=" || text.first == "#") && layout.columns[column]?.priceScope == .allPacks
      && layout.columns[column]?.isPlainPrice == false
  }

  /// The number of rows that show whether prices are contested.
  private static let contestCount = 10_000

  /// Returns whether a row has different prices in columns of which some are guessed.
  mutating func findsContest() -> Bool {
    guard prices.count > 1, prices.contains(where: { layout.columns[$0]?.isGuessed == true }) else {
      return false
    }
    var records = layout.records
    var count = 0
    while count < Self.contestCount, let record = records.next() {
      count += 1
      let filled = prices.filter { !cell(record, $0).isEmpty }
      guard filled.count > 1 else { continue }
      var values: Set<Rational> = []
      for column in filled {
        if let value = try? price(cell(record, column), record, column) { values.insert(value) }
      }
      if values.count > 1 { return true }
    }
    return false
  }
}

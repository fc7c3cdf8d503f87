internal import PerCore

/// Columns of discounts. The price of a row can be the price before or after the discount.
extension RowReader {
  /// Throws if a row has a coupon, since the price doesn't tell whether it is taken off.
  func checkCoupon(_ record: TableRecord) throws(Refusal) {
    let hasCoupon = discounts.contains { column in
      layout.columns[column]?.isCoupon == true && cell(record, column).hasNumberBesideZero
    }
    if hasCoupon { throw Refusal(.offer) }
  }

  /// Returns a discount as an offer, if the price is the one before it; nil if the row has no discount, or if the price
  /// already includes it. Throws if that is unknown.
  mutating func discount(
    _ record: TableRecord, _ price: (value: Rational?, column: Int?), isProved: Bool
  ) throws(Refusal) -> Offer? {
    guard let priceColumn = price.column, let value = price.value,
      let header = layout.columns[priceColumn],
      let column = discounts.first(where: { column in
        // The amount saved is the difference from another price.
        let isSaving = layout.columns[column]?.isSaving == true
        return cell(record, column).hasNumberBesideZero && (header.isOld || !isSaving)
      })
    else { return nil }
    if !header.isOld {
      let hasOld = oldPrices.contains { !cell(record, $0).isEmpty }
      if hasOld || header.isReduced || isProved { return nil }
      // A percentage with a minus, or below "Rabatt %", is the reduction of the plain price.
      guard header.isPlainPrice || header.priceSort == .withTax,
        isReduction(cell(record, column), column),
        layout.columns[column]?.isSaving == false, rateColumns.isEmpty
      else { throw Refusal(.offer) }
    }
    // Beside a unit price, an old price can be the price that the row has now.
    guard !isProved, let percent = percent(cell(record, column), column), percent < Rational(100),
      value.isPositive, let offer = try? Offer(.percent(percent))
    else { throw Refusal(.offer) }
    return offer
  }

  /// Returns whether a cell is a percentage with a minus, or a number below a header with the sign.
  private func isReduction(_ cell: String, _ column: Int) -> Bool {
    guard let number = NumberCell(cell) else { return false }
    if cell.contains("%") { return number.isNegative }
    // "-,50" is half a euro.
    let start = cell.drop { "-−– ".contains($0) }.first
    let title = layout.titles?[column] ?? ""
    return layout.columns[column]?.isPercent == true && start?.isDigit == true
      && HeaderWords.discounts.hasAny(of: ColumnHeader.words(of: title))
  }

  /// Returns the percentage of a cell such as "20%" and "-20 %", or of a number under a header with the sign.
  private func percent(_ text: String, _ column: Int) -> Rational? {
    guard let number = NumberCell(text) else { return nil }
    let sign = (number.prefix + number.suffix).filter { !$0.isWhitespace && !"-−–".contains($0) }
    let isPercent = layout.columns[column]?.isPercent == true
    guard sign == "%" || sign.isEmpty && isPercent else { return nil }
    return cells.value(number, decimalMark: cells.notation.decimalMark)
  }
}

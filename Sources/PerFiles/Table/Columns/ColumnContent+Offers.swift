internal import PerCore

/// Columns that contain only offers.
extension ColumnContent {
  /// Returns whether all cells of the only column of prices are offers such as "2 for $5", which have the price in them.
  func isOfBundles(_ column: Int) -> Bool {
    guard columns.indices(with: .price).count == 1, !columns.has(.oldPrice), !columns.has(.offer)
    else { return false }
    return samples[column].allSatisfy { cell in
      guard readings[cell].number == nil else { return false }
      let text = CellReader.plain(cell, decimalMark: cells.notation.decimalMark)
      if case .bundle? = cells.offerReader.offer(in: text)?.terms { return true }
      return false
    }
  }

  /// Marks the columns of offers in which all cells are numbers of packs and of those to pay: "3x2" and "2x1". Beside
  /// other offers, "3x2" can be something else.
  mutating func findMultibuys() {
    for index in columns.indices(with: .offer) where !isEmpty(index) {
      columns[index]?.isOfMultibuys = samples[index].allSatisfy {
        CellReader.multibuy($0) != nil
      }
    }
  }
}

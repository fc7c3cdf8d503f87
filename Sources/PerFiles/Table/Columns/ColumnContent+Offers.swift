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

  /// Makes an offer of the columns with the number and the price of packs that are bought together, such as
  /// "multibuy_quantity" and "multibuy_price", beside a column with the price of one.
  mutating func findBundles() {
    let titled = columns.indices.filter { HeaderWords.multibuys.hasAny(of: titleWords($0)) }
    let ofAll = titled.filter { !HeaderWords.member.hasAny(of: titleWords($0)) }
    guard
      let price = ofAll.first(where: { HeaderWords.plainPrices.hasAny(of: titleWords($0)) }),
      let count = ofAll.first(where: { HeaderWords.pieceNumbers.hasAny(of: titleWords($0)) }),
      price != count, !isEmpty(price),
      columns.indices.contains(where: { index in
        let role = columns[index]?.role
        return !titled.contains(index) && (role == .price || role == .oldPrice) && !isEmpty(index)
      })
    else { return }
    // Others have the greatest number of packs, for example.
    for index in titled where isNumeric(index) || isEmpty(index) {
      columns[index] = ColumnHeader(.other)
    }
    columns[price] = ColumnHeader(.offer)
    columns[price]?.countColumn = count
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

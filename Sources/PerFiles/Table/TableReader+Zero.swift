extension TableReader {
  /// Returns whether a quantity, a number of packs or a price of a row is zero or less.
  func hasZero(_ row: String) -> Bool {
    let wanted: Set<ColumnRole> = [.quantity, .count, .price]
    return zip(cells(of: row) ?? [], roles).contains { cell, role in
      wanted.contains(role) && NumberCell(cell)?.isAboveZero == false
    }
  }
}

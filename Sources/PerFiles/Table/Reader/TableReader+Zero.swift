extension TableReader {
  /// Returns whether a quantity, a number of packs or a price of a row is zero or less.
  ///
  /// - Parameter position: The position of the row in the table, in bytes, which determines its header.
  func hasZero(_ row: String, at position: Int) -> Bool {
    let wanted: Set<ColumnRole> = [.quantity, .count, .price]
    let columns = section(at: position).products.layout.columns
    return zip(cells(of: row) ?? [], columns).contains { cell, column in
      wanted.contains(column?.role ?? .other) && NumberCell(cell)?.isAboveZero == false
    }
  }
}

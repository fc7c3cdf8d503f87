extension TableReader {
  /// Returns whether a quantity, a number of packs or a price of a row is zero or less.
  func hasZero(_ row: String) -> Bool {
    var records = RecordReader(text: Array(row.utf8), separator: layout.separator)
    guard let record = records.next() else { return false }
    let wanted: Set<ColumnRole> = [.quantity, .count, .price]
    for (field, role) in zip(record.fields, roles) where wanted.contains(role) {
      if let number = NumberCell(records.string(field)), !number.isAboveZero { return true }
    }
    return false
  }
}

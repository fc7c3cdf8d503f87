/// Rows without a name.
extension RowReader {
  /// Returns the brand of a product without a name, or else its category.
  func otherName(_ record: TableRecord) -> String {
    func cell(_ condition: (ColumnHeader) -> Bool) -> String {
      self.cell(
        record,
        layout.columns.indices(with: .other).filter { layout.columns[$0].map(condition) ?? false })
    }
    let brand = cell(\.isBrand)
    return brand.isEmpty ? cell(\.isCategory) : brand
  }
}

/// Rows without a name.
extension RowReader {
  /// Returns the brand of a product without a name, or else its category.
  func otherName(_ record: TableRecord) -> String {
    func cell(_ condition: (ColumnHeader) -> Bool) -> String {
      self.cell(
        record,
        layout.columns.indices.filter { index in
          layout.columns[index].map { $0.role == .other && condition($0) } ?? false
        })
    }
    let brand = cell(\.isBrand)
    return brand.isEmpty ? cell(\.isCategory) : brand
  }
}

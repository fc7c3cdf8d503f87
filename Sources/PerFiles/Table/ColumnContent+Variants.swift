/// The sizes of variants.
extension ColumnContent {
  /// Treats the names of variants as quantities if some of them are: "250 g" beside "Regular".
  func findSizesOfVariants(_ columns: inout [ColumnHeader?]) {
    guard !columns.contains(where: { $0?.role == .quantity }) else { return }
    let size = titles.indices.first { index in
      guard columns.indices.contains(index), has(index, hasMeasure),
        HeaderWords.has(HeaderWords.variants, ColumnHeader.words(of: titles[index]))
      else { return false }
      let others = columns.indices.filter { $0 != index && columns[$0]?.role == .name }
      return columns[index] == nil || columns[index]?.role == .name && !others.isEmpty
    }
    guard let size else { return }
    columns[size] = ColumnHeader(.quantity)
    columns[size]?.isOfVariants = true
  }
}

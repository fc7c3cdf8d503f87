/// Columns of whole numbers below words for packs.
extension ColumnContent {
  /// Treats whole numbers below words such as "Ct", "Box" and "# cans" as numbers of packs. Without prices, "Ct" can be
  /// that of cents.
  mutating func countPacks() {
    guard columns.has(.price) || columns.has(.oldPrice) else { return }
    for index in columns.indices where canBeItems(index) {
      guard let word = HeaderWords.countedWord(titleWords(index)),
        HeaderWords.packTitles.contains(word), isSmall(index, below: 1_000)
      else { continue }
      columns[index] = ColumnHeader(.count)
      columns[index]?.isOfPieces = HeaderWords.isOfPieces([word])
      columns[index]?.bag = HeaderWords.bag(in: [word])
    }
  }

  /// Treats small numbers beside the sizes of a table without a header as numbers of packs, unless they count up by one.
  mutating func countUntitled() {
    guard titles.isEmpty, columns.has(.price), !columns.has(.count), !columns.has(.unit),
      let size = columns.indices(with: .quantity).first(where: isMeasure),
      let index = [size - 1, size + 1].first(where: {
        columns.indices.contains($0) && columns[$0] == nil && isWhole($0)
      }),
      isSmall(index, below: 100)
    else { return }
    let numbers = samples[index].compactMap { Int($0) }
    let countsUp = zip(numbers, numbers.dropFirst()).allSatisfy { $1 == $0 + 1 }
    guard numbers.count == 1 || !countsUp else { return }
    columns[index] = ColumnHeader(.count)
  }

  /// Returns whether all numbers of a column are less than a limit, and not zero.
  private func isSmall(_ column: Int, below limit: Int) -> Bool {
    samples[column].allSatisfy { cell in Int(cell).map { (1..<limit).contains($0) } ?? false }
  }

  /// Returns whether the header isn't known but for words such as "Number of" and the cells are whole numbers.
  private func canBeItems(_ column: Int) -> Bool {
    let isNumbered = columns[column]?.role == .other && titleWords(column).count > 1
    return (columns[column] == nil || isNumbered) && isWhole(column) && !isArticleNumber(column)
  }
}

/// The records above the header.
extension TableLayout {
  /// Returns the layout of a table. If the records above a header are products, it is that of a table without a header.
  ///
  /// - Parameter headers: The headers that were read before.
  static func find(
    _ records: RecordReader, cells: CellReader, headers: HeaderCache
  ) -> TableLayout {
    let layout = TableLayout(records, cells: cells, headers: headers)
    guard layout.hasProductsAboveHeader(records, cells) else { return layout }
    return TableLayout(records, cells: cells, headers: headers, hasPreamble: false)
  }

  /// Applies what the texts above the header say about all prices: "All prices in pence", "Preise in CHF", "Prix au
  /// kg".
  ///
  /// - Parameter replaces: A Boolean value indicating whether the texts count more than the header does.
  mutating func applyPreamble(_ texts: [String], replaces: Bool = false) {
    for text in texts where !text.isEmpty {
      guard let title = ColumnHeader(text) else { continue }
      for index in columns.indices where columns[index]?.role == .price {
        switch title.role {
        case .price:
          if title.currency != nil, replaces || columns[index]?.currency == nil {
            columns[index]?.currency = title.currency
          }
          if title.isInCents { columns[index]?.isInCents = true }
        case .unitPrice where !title.rateWords.isEmpty && !title.isPiecePrice:
          columns[index]?.role = .unitPrice
          columns[index]?.rateWords = title.rateWords
        default: break
        }
      }
    }
  }

  /// Returns whether a record has the tags of the Humanitarian Exchange Language, which follow its header:
  /// "#item+name".
  static func isTags(_ fields: [String]) -> Bool {
    let tags = fields.filter { !$0.isEmpty }
    return tags.count > 1
      && tags.allSatisfy { $0.first == "#" && $0.dropFirst().first?.isLetter == true }
  }

  private func hasProductsAboveHeader(_ records: RecordReader, _ cells: CellReader) -> Bool {
    guard preambleCount > 0 else { return false }
    var (records, count) = (records, 0)
    var products = RowReader(self, cells)
    while count < preambleCount, let record = records.next() {
      guard !record.isBlank(in: records.text) else { continue }
      count += 1
      let first = record.fields.first { !$0.range.isEmpty }
      let words = first.map { ColumnHeader.words(of: records.string($0, limit: 100)) } ?? []
      guard !HeaderWords.totals.contains(words.joined(separator: " ")) else { continue }
      if (try? products.product(record)) != nil { return true }
    }
    return false
  }
}

/// The records above the header.
extension TableLayout {
  /// Returns the layout of a table.
  ///
  /// The records above a header can be products. If they have the columns of the header, the table has none. If they
  /// have other columns, they are a table of their own, whose layout is returned, and the header begins a section.
  ///
  /// - Parameter headers: The headers that were read before.
  static func find(
    _ records: RecordReader, cells: CellReader, headers: HeaderCache
  ) -> TableLayout {
    var layout = TableLayout(records, cells: cells, headers: headers)
    guard layout.preambleCount > 0 else { return layout }
    let above = layout.recordsAboveHeader(records)
    if !layout.products(in: above, cells).isEmpty {
      return TableLayout(records, cells: cells, headers: headers, hasPreamble: false)
    }
    var table = find(above, cells: cells, headers: headers)
    let products = table.products(in: above, cells)
    guard !products.isEmpty else { return layout }
    guard canStartSection(layout.titles ?? []) else {
      // The rows below the header would be read by the columns of the table above.
      layout.productsAbove = products
      return layout
    }
    table.records = RecordReader(
      text: records.text, separator: records.separator, position: table.records.position,
      line: table.records.line)
    return table
  }

  /// Returns whether the cells of a record are words of headers, with at most one other, so that a section of the table
  /// can begin with it.
  static func canStartSection(_ titles: [String]) -> Bool {
    var (roles, shops, others): (Set<ColumnRole>, Int, Int) = ([], 0, 0)
    for title in titles where !title.isEmpty {
      if title.utf8.contains(where: \.isASCIIDigit) { return false }
      if let role = ColumnHeader(title)?.role, ColumnHeader.words(of: title).count <= 4 {
        roles.insert(role)
      } else if HeaderWords.shopName(inHeader: title) != nil {
        shops += 1
      } else {
        others += 1
        if others > 1 { return false }
      }
    }
    let hasPrice = roles.contains(.price) || roles.contains(.unitPrice) || shops > 1
    return hasPrice
      && (roles.contains(.quantity) || roles.contains(.count) || roles.contains(.name))
  }

  /// Applies what the texts above the header say about all prices: "All prices in pence", "Preise in CHF", "Prix au
  /// kg".
  ///
  /// - Parameter replaces: A Boolean value indicating whether the texts have priority over the header.
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
        // "Prices as of 11/12/2026" and "Prices at Aldi / Lidl" have no unit. That of "Prices per wash" isn't known, so that
        // it must be asked.
        case .unitPrice
        where !title.rateWords.isEmpty && !title.isPiecePrice
          && (title.rateWords.contains(where: HeaderWords.isRateUnit) || !Self.hasOtherSlash(text)):
          columns[index]?.role = .unitPrice
          columns[index]?.rateWords = title.rateWords
        default: break
        }
      }
    }
  }

  /// Returns whether a text has a slash that isn't before a unit: that of a day such as "11/12", or one between names.
  private static func hasOtherSlash(_ text: String) -> Bool {
    text.contains(" / ") && !ColumnHeader.words(of: text).contains(where: HeaderWords.per.contains)
      || text.split { !$0.isNumber && $0 != "/" }.contains { $0.split(separator: "/").count > 1 }
  }

  /// Returns whether a record has the tags of the Humanitarian Exchange Language, which follow its header:
  /// "#item+name".
  static func isTags(_ fields: [String]) -> Bool {
    let tags = fields.filter { !$0.isEmpty }
    return tags.count > 1
      && tags.allSatisfy { $0.first == "#" && $0.dropFirst().first?.isLetter == true }
  }

  /// Returns a reader of only the records above the header.
  private func recordsAboveHeader(_ records: RecordReader) -> RecordReader {
    var (rest, count, end) = (records, 0, records.position)
    while let record = rest.next() {
      guard !rest.isBlank(record) else { continue }
      end = record.range.lowerBound
      if count == preambleCount { break }
      count += 1
    }
    return RecordReader(
      text: Array(records.text[..<end]), separator: records.separator, position: records.position,
      line: records.line)
  }

  /// Returns the positions of the records that are products of the columns of this layout, and no sums.
  private func products(in records: RecordReader, _ cells: CellReader) -> Set<Int> {
    var (records, found) = (records, Set<Int>())
    var products = RowReader(self, cells)
    while let record = records.next() {
      guard !records.isBlank(record) else { continue }
      let first = record.fields.first { !$0.range.isEmpty }
      let words = first.map { ColumnHeader.words(of: records.string($0, limit: 100)) } ?? []
      guard !HeaderWords.totals.contains(words.joined(separator: " ")) else { continue }
      if (try? products.product(record)) != nil { found.insert(record.range.lowerBound) }
    }
    return found
  }
}

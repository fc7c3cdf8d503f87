/// Tables below each other in one file, each with its header.
extension TableReader {
  /// Begins to read the rows by a further header, such as "Item, Volume (ml), Price" below weights. Returns false if a
  /// record isn't a header.
  mutating func startSection(_ record: TableRecord) -> Bool {
    guard record.fields.count > 1, sections.count <= Self.maximumSections,
      !text[record.range].contains(where: \.isASCIIDigit)
    else { return false }
    let titles = record.fields.map { reader.string($0, limit: 100).trimmed }
    guard TableLayout.canStartSection(titles) else {
      if layout.titles != nil { applyStatement(record) }
      return false
    }
    let records = RecordReader(
      text: text, separator: layout.separator, position: record.range.lowerBound, line: record.line)
    var next = TableLayout(records, cells: cells, headers: HeaderCache(), hasPreamble: false)
    guard next.titles != nil else { return false }
    _ = next.apply(options)
    addSection(record, next)
    return true
  }

  /// Returns whether a record has tags below its header.
  func isTags(_ record: TableRecord) -> Bool {
    guard let first = record.fields.first(where: { !$0.range.isEmpty }),
      text[first.range.lowerBound] == UInt8(ascii: "#")
    else { return false }
    return TableLayout.isTags(record.fields.map { reader.string($0, limit: 100).trimmed })
  }

  /// Returns whether a record that begins with "Total" is a product: a brand or a shop has that name. It has a price,
  /// an amount, and also a name or a shop. A sum has neither.
  func isNamedTotal(_ record: TableRecord) -> Bool {
    let products = sections[sections.count - 1].products
    guard let first = record.fields.firstIndex(where: { !$0.range.isEmpty }),
      reader.string(record.fields[first]).trimmed.lowercased() == "total",
      !products.cell(record, products.prices).isEmpty
    else { return false }
    let isName = products.names.contains(first)
    // "Total" below a date, a position or a category is a sum.
    guard
      isName || products.shops.contains(first)
        || products.layout.columns.indices.contains(first)
          && products.layout.columns[first]?.isBrand == true
    else { return false }
    let others = isName ? products.shops : products.names
    let text = products.cell(record, others.filter { $0 > first })
    let amount = products.cell(record, products.quantities + products.units + products.counts)
    return text.first?.isLetter == true && (!amount.isEmpty || !isName && text.hasNumber)
  }

  private var cells: CellReader { sections[0].products.cells }

  private mutating func addSection(_ header: TableRecord, _ layout: TableLayout) {
    // No rows follow, and the new section would read the whole text.
    guard !readsOneRow else { return }
    sections.append(
      Section(start: header.range.lowerBound, products: RowReader(layout, cells)))
  }

  /// Applies what a record with a single text says about the prices below it: "Prices in CHF".
  private mutating func applyStatement(_ record: TableRecord) {
    let filled = record.fields.filter { !$0.range.isEmpty }
    guard filled.count == 1, filled[0].range.count <= 100 else { return }
    var next = sections[sections.count - 1].products.layout
    let columns = next.columns
    next.applyPreamble([reader.string(filled[0]).trimmed], replaces: true)
    guard next.columns != columns else { return }
    addSection(record, next)
  }

  /// The maximum number of further headers. Finding a layout takes long.
  private static let maximumSections = 8
}

internal import PerCore

/// Reads a table that Per exported. Unlike other tables, it has one meaning only.
struct ExportedTable {
  private var records: RecordReader

  /// The number of bytes that have been read.
  var position: Int { records.position }

  var separator: UInt8 { records.separator }

  /// Returns nil if the first record is not the header of an exported table.
  init?(_ text: [UInt8]) {
    let all = ProductTable.Column.allCases.map(\.rawValue)
    let headers = ProductTable.Column.counts.map { Array(all.prefix($0)) }
    guard
      let separator = [",", ";", "\t"].first(where: { mark in
        headers.contains { titles in
          let header = titles.joined(separator: mark)
          let quoted = titles.map { "\"\($0)\"" }.joined(separator: mark)
          return [header, quoted].contains { title in
            text.starts(with: title.utf8)
              && (text.count == title.utf8.count || [10, 13].contains(text[title.utf8.count]))
          }
        }
      })?.utf8.first
    else { return nil }
    records = RecordReader(text, separator: separator, limitsQuotes: false)
    _ = records.next()
  }

  /// Returns a reader of rows of this table that are in another text.
  func reading(_ text: [UInt8]) -> ExportedTable {
    var other = self
    other.records = RecordReader(text, separator: records.separator, limitsQuotes: false)
    return other
  }

  /// A row of the table.
  struct Row {
    let line: Int
    let range: Range<Int>
    /// The product and its currency; nil if the row was changed and can't be read.
    let product: (product: Product, currency: String)?

    /// Returns the outcome in a list of the given currency; an empty one takes all.
    func outcome(currency: String) -> TableRow.Outcome {
      guard let (product, own) = product else { return .refused(.number) }
      guard own.isEmpty || currency.isEmpty || own == currency else { return .refused(.currency) }
      return .product(
        TableProduct(
          name: product.name, amount: LineAmount(product.quantity.value, product.unit),
          price: product.price?.value, offer: product.offer, shop: product.shop,
          note: product.note, exported: product))
    }
  }

  /// Returns the next row that is not blank; nil at the end of the table.
  mutating func next() -> Row? {
    while let record = records.next() {
      let fields = record.fields.map { records.string($0) }
      guard fields.contains(where: { !$0.isEmpty }) else { continue }
      return Row(
        line: record.line, range: record.range,
        product: record.isUnclosed ? nil : Self.product(fields))
    }
    return nil
  }

  private static func product(_ fields: [String]) -> (Product, String)? {
    let columns = ProductTable.Column.allCases
    // Spreadsheets leave out empty fields at the end.
    var values: [ProductTable.Column: String] = [:]
    for (column, field) in zip(columns, fields) { values[column] = field }
    func text(_ column: ProductTable.Column) -> String { values[column] ?? "" }
    guard fields.dropFirst(columns.count).allSatisfy(\.isEmpty),
      let unit = Unit(rawValue: text(.unit)),
      let quantity = amount(text(.quantity), typed: text(.typed))
    else { return nil }
    var (price, offer): (Amount?, Offer?)
    if !text(.price).isEmpty || text(.offer).isEmpty {
      price = amount(text(.price), typed: text(.typedFor))
      guard price != nil else { return nil }
    }
    if !text(.offer).isEmpty {
      offer = Offer(words: FormulaGuard.unguarded(text(.offer)))
      guard offer != nil else { return nil }
    }
    func plain(_ column: ProductTable.Column) -> String? {
      text(column).isEmpty ? nil : text(column).replacing(",", with: ".")
    }
    let texts = [plain(.deposit), plain(.netWeight), plain(.taxPercent)]
    guard let terms = texts == [nil, nil, nil] ? PackTerms.none : PackTerms(plain: texts)
    else { return nil }
    let product = try? Product(
      quantity: quantity, unit: unit, price: price, offer: offer, terms: terms,
      name: FormulaGuard.unguarded(text(.name)), shop: FormulaGuard.unguarded(text(.shop)),
      note: FormulaGuard.unguarded(text(.note)), entered: CalendarDay(text: text(.date)))
    return product.map { ($0, text(.currency)) }
  }

  private static func amount(_ number: String, typed: String) -> Amount? {
    let plain = number.replacing(",", with: ".")
    let expression = typed.isEmpty ? plain : FormulaGuard.unguarded(typed)
    return try? Amount(plain: plain, expression: expression)
  }
}

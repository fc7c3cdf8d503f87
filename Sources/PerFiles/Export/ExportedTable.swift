internal import PerCore

/// Reads a table that Per exported, or one of `per rank`. Unlike other tables, it has one meaning only.
struct ExportedTable {
  var records: RecordReader
  /// What the columns hold; nil for those that are not read.
  private let columns: [ProductTable.Column?]
  private let offerReader: LineReader
  /// The currency of the list; empty if it takes all.
  private let currency: String

  var separator: UInt8 { records.separator }

  /// Returns nil if the first record is not the header of an exported table.
  ///
  /// - Parameter offerReader: Reads offers whose words were changed after the export.
  init?(_ text: [UInt8], currency: String, offerReader: LineReader) {
    (self.currency, self.offerReader) = (currency, offerReader)
    let header = String(
      decoding: text.prefix(Self.maximumHeaderSize).prefix { $0 != 10 && $0 != 13 }, as: UTF8.self)
    for separator in [",", ";", "\t"] {
      let titles = header.parts(separatedBy: separator)
      guard let columns = Self.columns(titles.map(String.init)), let mark = separator.utf8.first
      else { continue }
      self.columns = columns
      records = RecordReader(text: text, separator: mark, limitsQuotes: false)
      _ = records.next()
      return
    }
    return nil
  }

  /// The maximum size of a header, in bytes.
  private static let maximumHeaderSize = 400

  /// The first columns of the tables of `per rank`, and those that follow if a row has them.
  private static let ranked = (
    first: [
      "rank", "name", "quantity", "unit", "price", "currency", "unit_price", "per", "source",
    ], further: ["packs", "offer", "deposit", "net_weight", "tax_percent"]
  )

  /// Returns the columns with these titles; nil if they are not those of such a table.
  private static func columns(_ titles: [String]) -> [ProductTable.Column?]? {
    let isQuoted = titles.allSatisfy { $0.count > 2 && $0.first == "\"" && $0.last == "\"" }
    let titles = isQuoted ? titles.map { String($0.dropFirst().dropLast()) } : titles
    let all = ProductTable.Column.allCases
    if ProductTable.Column.counts.contains(titles.count),
      titles == all.prefix(titles.count).map(\.rawValue)
    {
      return Array(all.prefix(titles.count))
    }
    let further = titles.dropFirst(ranked.first.count)
    guard titles.starts(with: ranked.first),
      ranked.further.filter(further.contains) == Array(further)
    else { return nil }
    return titles.map { ProductTable.Column(rawValue: $0) }
  }

  /// Returns the next row that is not blank; nil at the end of the table.
  mutating func next() -> TableRow? {
    while let record = records.next() {
      let fields = record.fields.map { records.string($0) }
      guard fields.contains(where: { !$0.isEmpty }) else { continue }
      return TableRow(
        line: record.line, range: record.range,
        outcome: record.isUnclosed ? .refused(.number) : outcome(fields))
    }
    return nil
  }

  private func outcome(_ fields: [String]) -> TableRow.Outcome {
    guard let (product, own) = product(fields) else { return .refused(.number) }
    guard own.isEmpty || currency.isEmpty || own == currency else { return .refused(.currency) }
    return .product(
      TableProduct(
        name: product.name, amount: LineAmount(product.quantity.value, product.unit),
        price: product.price?.value, offer: product.offer, shop: product.shop,
        note: product.note, exported: product))
  }

  /// Returns the product of a row and its currency; nil if the row was changed and can't be read.
  private func product(_ fields: [String]) -> (Product, String)? {
    // Spreadsheets leave out empty fields at the end.
    var values: [ProductTable.Column: String] = [:]
    for (column, field) in zip(columns, fields) {
      if let column { values[column] = field }
    }
    func text(_ column: ProductTable.Column) -> String { values[column] ?? "" }
    guard fields.dropFirst(columns.count).allSatisfy(\.isEmpty),
      let unit = Unit(rawValue: text(.unit)),
      let quantity = Self.amount(text(.quantity), typed: text(.typed))
    else { return nil }
    var (price, offer): (Amount?, Offer?)
    if !text(.price).isEmpty || text(.offer).isEmpty {
      price = Self.amount(text(.price), typed: text(.typedFor))
      guard price != nil else { return nil }
    }
    if !text(.offer).isEmpty {
      let words = FormulaGuard.unguarded(text(.offer))
      offer = Offer(tableText: words) ?? offerReader.offer(in: words)
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

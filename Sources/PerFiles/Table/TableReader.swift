public import PerCore

/// Reads the products of a table.
///
/// The separator, the header, what the columns hold and their decimal marks are found first; then each row is read to
/// exactly one product, or refused with a reason.
public struct TableReader {
  /// What the user says of a table.
  public struct Options: Sendable {
    /// The character between the fields; nil to find it.
    public var separator: Character?
    /// The columns by their numbers, counted from 1, or by their headers; empty to find them.
    public var columns: [ColumnRole: String] = [:]
    /// A Boolean value indicating whether the text is a table, whatever it looks like.
    public var isTable = false

    public init() {}
  }

  private let text: [UInt8]
  private let cells: CellReader
  private let layout: TableLayout
  private let marks: [Int: (mark: Character?, isContradictory: Bool)]
  private let names, quantities, units, counts, prices, currencies, shops, notes: [Int]
  private var reader: RecordReader
  private var unitsByText: [String: LineAmount?] = [:]
  private var currenciesByText: [String: Bool?] = [:]

  /// The headers of the columns; nil if the table has none.
  public var titles: [String]? { layout.titles }

  /// What each column holds.
  public var roles: [ColumnRole] { layout.columns.map { $0?.role ?? .other } }

  /// Finds the form of a table. Returns nil if the text is no table.
  public init?(_ text: DecodedText, notation: LineNotation, options: Options = Options()) {
    self.text = text.utf8
    cells = CellReader(notation)
    var (start, line) = (0, 1)
    var separator = options.separator?.asciiValue
    // Spreadsheets take the separator from such a first line.
    if text.utf8.starts(with: Array("sep=".utf8)), text.utf8.count > 5 {
      separator = separator ?? text.utf8[4]
      start = text.utf8.firstIndex { $0 == 10 }.map { $0 + 1 } ?? text.utf8.count
      line = 2
    }
    guard
      let found = separator ?? TableSeparator.detect(in: text.utf8, from: start)
        ?? (options.isTable ? UInt8(ascii: ",") : nil)
    else { return nil }
    var layout = TableLayout(
      text.utf8, separator: found, from: start, line: line, cells: cells)
    for (role, place) in options.columns {
      guard let index = layout.column(named: place) else { return nil }
      for other in layout.columns(with: role) { layout.columns[other] = nil }
      let known = layout.columns[index]
      layout.columns[index] = ColumnHeader(role)
      layout.columns[index]?.unit = known?.unit
      layout.columns[index]?.currency = known?.currency
    }
    self.layout = layout
    func columns(_ role: ColumnRole) -> [Int] { layout.columns(with: role) }
    (names, quantities, units) = (columns(.name), columns(.quantity), columns(.unit))
    (counts, currencies) = (columns(.count), columns(.currency))
    (shops, notes) = (columns(.shop), columns(.note))
    prices = Self.ownPrices(layout, cells)
    marks = Self.decimalMarks(
      of: quantities + counts + prices + (quantities.isEmpty ? names : []), in: text.utf8, layout)
    reader = RecordReader(
      text.utf8, separator: found, from: layout.start.position, line: layout.start.line)
  }

  /// Returns the price columns, without those in other currencies where one is in that of the notation.
  private static func ownPrices(_ layout: TableLayout, _ cells: CellReader) -> [Int] {
    let prices = layout.columns(with: .price)
    let own = prices.filter {
      layout.columns[$0]?.currency.flatMap(cells.isOwnCurrency) == true
    }
    return own.isEmpty ? prices : own
  }

  /// The number of records at the start that can prove a decimal mark.
  private static let proofCount = 10_000

  private static func decimalMarks(
    of columns: [Int], in text: [UInt8], _ layout: TableLayout
  ) -> [Int: (mark: Character?, isContradictory: Bool)] {
    var reader = RecordReader(
      text, separator: layout.separator, from: layout.start.position, line: layout.start.line)
    var proofs: [Int: Set<Character>] = [:]
    var count = 0
    while count < proofCount, let record = reader.next() {
      count += 1
      for column in columns where record.fields.indices.contains(column) {
        guard let number = NumberCell(reader.string(record.fields[column])) else { continue }
        let marks = number.possibleMarks
        if marks.count == 1 { proofs[column, default: []].formUnion(marks) }
      }
    }
    return proofs.mapValues { ($0.count == 1 ? $0.first : nil, $0.count > 1) }
  }

  /// Returns the next row that is not blank; nil at the end of the table.
  public mutating func next() -> TableRow? {
    while let record = reader.next() {
      guard !record.isBlank(in: text) else { continue }
      let fields = record.fields.map { Self.unguarded(reader.string($0).trimmed) }
      guard !isRule(fields) else { continue }
      return TableRow(
        line: record.line, text: String(decoding: text[record.range], as: UTF8.self),
        outcome: outcome(of: fields, record))
    }
    return nil
  }

  /// Removes the apostrophe that keeps a spreadsheet from taking a text for a formula.
  private static func unguarded(_ text: String) -> String {
    guard text.first == "'", let second = text.dropFirst().first, "=+-@".contains(second) else {
      return text
    }
    return String(text.dropFirst())
  }

  /// Returns whether the fields are the line below the header of a Markdown table.
  private func isRule(_ fields: [String]) -> Bool {
    layout.separator == UInt8(ascii: "|") && fields.contains { $0.contains("-") }
      && fields.allSatisfy { $0.allSatisfy { $0 == "-" || $0 == ":" } }
  }

  private mutating func outcome(
    of fields: [String], _ record: TableRecord
  ) -> TableRow.Outcome {
    if let titles = layout.titles, fields.filter({ !$0.isEmpty }) == titles.filter({ !$0.isEmpty })
    {
      return .header
    }
    do throws(CellReader.Refusal) {
      guard !record.isUnclosed, !fields.contains(where: { $0.contains("\u{fffd}") }) else {
        throw CellReader.Refusal(.none)
      }
      let titleCount = layout.titles?.lastIndex { !$0.isEmpty }.map { $0 + 1 }
      guard record.trimmedCount <= titleCount ?? layout.width else {
        throw CellReader.Refusal(.none)
      }
      return .product(try product(fields))
    } catch {
      return isTotal(fields) ? .total : .refused(error.reason)
    }
  }

  private func isTotal(_ fields: [String]) -> Bool {
    guard let first = fields.first(where: { !$0.isEmpty }) else { return false }
    return HeaderWords.totals.contains(first.lowercased().filter { $0 != ":" })
  }

  private func field(_ fields: [String], _ columns: [Int]) -> String {
    columns.lazy.map { fields.indices.contains($0) ? fields[$0] : "" }.first { !$0.isEmpty } ?? ""
  }

  private mutating func product(_ fields: [String]) throws(CellReader.Refusal) -> TableProduct {
    var name = field(fields, names).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let amount = try amount(fields, name: &name)
    let price = try price(fields)
    return TableProduct(
      name: name, amount: amount, price: price, shop: field(fields, shops),
      note: field(fields, notes))
  }

  // MARK: - Quantity

  private mutating func amount(
    _ fields: [String], name: inout String
  ) throws(CellReader.Refusal) -> LineAmount {
    let count = try count(fields)
    let column = quantities.first { fields.indices.contains($0) && !fields[$0].isEmpty }
    guard let column else {
      guard !names.isEmpty, quantities.isEmpty || !units.isEmpty || counts.isEmpty else {
        throw CellReader.Refusal(.amount)
      }
      return try amount(inName: &name, count: count)
    }
    let amount = try amount(fields[column], fields, column)
    guard let count, count != .one else { return amount }
    // The price can be that of one pack or of all.
    guard amount.unit.kind == .units || count == .one else { throw CellReader.Refusal(.total) }
    return amount
  }

  private func count(_ fields: [String]) throws(CellReader.Refusal) -> Rational? {
    guard let column = counts.first, fields.indices.contains(column), !fields[column].isEmpty else {
      return nil
    }
    guard let number = NumberCell(fields[column]), number.isAlone,
      let value = cells.value(number, decimalMark: mark(of: column)), value.isPositive
    else { throw CellReader.Refusal(.number) }
    return value
  }

  /// Reads a quantity that is part of the name, or a number of pieces.
  private func amount(
    inName name: inout String, count: Rational?
  ) throws(CellReader.Refusal) -> LineAmount {
    let mark = names.first.map(mark) ?? cells.notation.decimalMark
    switch cells.quantity(name, decimalMark: mark ?? cells.notation.decimalMark) {
    case .success((let amount, let rest)):
      guard count == nil || count == .one else { throw CellReader.Refusal(.total) }
      name = rest.isEmpty ? name : rest
      return amount
    case .failure(let refusal):
      if refusal.reason == .amount, let count { return LineAmount(count, .piece) }
      throw refusal
    }
  }

  private mutating func amount(
    _ cell: String, _ fields: [String], _ column: Int
  ) throws(CellReader.Refusal) -> LineAmount {
    let mark = mark(of: column)
    let unitText = field(fields, units)
    if let number = NumberCell(cell), number.isAlone {
      guard let value = cells.value(number, decimalMark: mark), !number.isNegative, value.isPositive
      else { throw CellReader.Refusal(.number) }
      let text = unitText.isEmpty ? layout.columns[column]?.unit ?? "" : unitText
      guard !text.isEmpty, let unit = unit(text) else { throw CellReader.Refusal(.unit) }
      return LineAmount(value * unit.value, unit.unit)
    }
    // "6 × 330", with the unit in another column.
    let hasUnit = cell.contains { $0.isLetter && $0 != "x" && $0 != "X" }
    let line = hasUnit || unitText.isEmpty ? cell : cell + " " + unitText
    switch cells.quantity(line, decimalMark: mark ?? cells.notation.decimalMark) {
    case .success((let amount, let rest)):
      guard rest.isEmpty else { throw CellReader.Refusal(.unit) }
      return amount
    case .failure(let refusal):
      throw CellReader.Refusal(cell.contains(where: \.isNumber) ? refusal.reason : .amount)
    }
  }

  private mutating func unit(_ text: String) -> LineAmount? {
    if let known = unitsByText[text] { return known }
    let unit = cells.unit(text)
    unitsByText[text] = unit
    return unit
  }

  /// The decimal mark of a column; nil if its cells contradict each other.
  private func mark(of column: Int) -> Character? {
    guard let proof = marks[column] else { return cells.notation.decimalMark }
    return proof.isContradictory ? nil : proof.mark ?? cells.notation.decimalMark
  }

  // MARK: - Price

  private mutating func price(_ fields: [String]) throws(CellReader.Refusal) -> Rational {
    let filled = prices.filter { fields.indices.contains($0) && !fields[$0].isEmpty }
    guard let first = filled.first else { throw CellReader.Refusal(.price) }
    guard Set(filled.map { fields[$0] }).count == 1 else { throw CellReader.Refusal(.offer) }
    let currency = field(fields, currencies)
    for sign in [currency, layout.columns[first]?.currency ?? ""] where !sign.isEmpty {
      if isOwnCurrency(sign) == false { throw CellReader.Refusal(.currency) }
    }
    switch cells.price(
      fields[first], decimalMark: mark(of: first),
      isInCents: layout.columns[first]?.isInCents ?? false)
    {
    case .success(let price): return price
    case .failure(let refusal): throw refusal
    }
  }

  private mutating func isOwnCurrency(_ text: String) -> Bool? {
    if let known = currenciesByText[text] { return known }
    let isOwn = cells.isOwnCurrency(text)
    currenciesByText[text] = isOwn
    return isOwn
  }
}

extension TableLayout {
  /// Returns the column with a number, counted from 1, or with a header; nil if there is none.
  fileprivate func column(named place: String) -> Int? {
    if let number = Int(place) {
      return columns.indices.contains(number - 1) ? number - 1 : nil
    }
    return titles?.firstIndex { $0.lowercased() == place.lowercased() }
  }
}

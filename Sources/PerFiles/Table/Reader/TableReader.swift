public import PerCore

/// Reads the products of a table.
///
/// The separator, the header, what the columns hold and their decimal marks are found first. Then each row is read as
/// one product, or refused with a reason.
public struct TableReader: Sendable {
  /// What the user knows about a table.
  public struct Options: Sendable {
    /// The character between the fields; nil to find it.
    public var separator: Character?
    /// The columns by their numbers, counted from 1, or by their headers; empty to find them.
    public var columns: [ColumnRole: String] = [:]
    /// What each column holds; nil to find it. Columns without an element hold nothing.
    public var roles: [ColumnRole]?
    /// A Boolean value indicating whether the text is read as a table without a check that it is one.
    public var isTable = false

    public init() {}
  }

  /// The reason why a text isn't read as a table.
  public enum Failure: Error, Equatable {
    /// The text isn't a table.
    case noTable
    /// The table doesn't have a column of `Options.columns`: its number or header, the headers of the table (nil if it
    /// has none), and the number of its columns.
    case noColumn(String, titles: [String]?, count: Int)
  }

  /// The rows below a header.
  struct Section: Sendable {
    /// The position of the header, in bytes.
    let start: Int
    var products: RowReader
  }

  var text: [UInt8] { reader.text }
  /// The layout that the first header gives the table.
  let layout: TableLayout
  /// The sections that have been read, and the one that is being read. There is at least one.
  var sections: [Section]
  var reader: RecordReader
  let options: Options
  /// Reads the records above the header, and how many of them are left.
  private(set) var preamble: (reader: RecordReader, count: Int)
  /// Reads the rows of a table that Per exported; nil for other tables.
  private(set) var exported: ExportedTable?
  /// The first title that is not empty, and its column.
  private let firstTitle: (column: Int, utf8: [UInt8])?
  /// A Boolean value indicating whether only one row is read, which the user changed.
  var readsOneRow = false
  /// The first cell of the row before, and what it says.
  var lastOpening: (cell: ArraySlice<UInt8>, opening: RowOpening)?
  /// The positions of the rows that the prices above prove to be sums; nil until a row can be one.
  var sums: Set<Int>?
  /// The other products of the row that was read last, which has the prices of several shops.
  var pendingRows: ArraySlice<TableRow> = []

  /// The headers of the columns; nil if the table has none.
  public var titles: [String]? { layout.titles }

  /// What each column holds.
  public var roles: [ColumnRole] { layout.columns.map { $0?.role ?? .other } }

  /// The character between the fields.
  public var separator: Character { Character(Unicode.Scalar(layout.separator)) }

  /// The columns that contradicted each other in the rows that were read: two prices, for example.
  public var competingColumns: [ColumnRole: [Int]] {
    sections.reduce(into: [:]) { columns, section in
      columns.merge(section.products.competingColumns) { $0.union($1) }
    }.mapValues { $0.sorted() }
  }

  /// Returns the share of the text up to a row, from 0 to 1.
  public func progress(after row: TableRow) -> Double {
    text.isEmpty ? 1 : Double(row.range.upperBound) / Double(text.count)
  }

  /// Finds the layout of a table.
  ///
  /// - Throws: A `Failure` if the text isn't a table, or if `options` names a column that the table doesn't have.
  /// - Complexity: O(*n*) for a text of *n* bytes.
  public init(
    _ text: DecodedText, notation: LineNotation, options: Options = Options()
  ) throws(Failure) {
    self.options = options
    let cells = CellReader(notation)
    if options.columns.isEmpty, options.roles == nil, options.separator == nil {
      exported = ExportedTable(
        text.utf8, currency: notation.currency, offerReader: cells.offerReader)
    }
    let headers = HeaderCache()
    var (start, line) = (0, 1)
    var separator = options.separator?.asciiValue
    var bytes = text.utf8
    if separator == nil || separator == 9,
      let table = AlignedColumns.separated(bytes, headers: headers)
    {
      (bytes, separator) = (table, 9)
    }
    // Spreadsheets take the separator from such a first line.
    if bytes.starts(with: Array("sep=".utf8)), bytes.count > 5 {
      separator = separator ?? (TableSeparator.isPossible(bytes[4]) ? bytes[4] : nil)
      start = bytes.firstIndex { $0 == 10 || $0 == 13 }.map { $0 + 1 } ?? bytes.count
      if start < bytes.count, bytes[start - 1] == 13, bytes[start] == 10 { start += 1 }
      line = 2
    }
    guard
      let found = separator ?? exported?.separator
        ?? TableSeparator.detect(
          in: bytes, from: start, headers: headers, options: options)
    else { throw .noTable }
    let records = RecordReader(text: bytes, separator: found, position: start, line: line)
    var layout = TableLayout.find(records, cells: cells, headers: headers)
    if let place = layout.apply(options) {
      throw .noColumn(place, titles: layout.titles, count: layout.columns.count)
    }
    self.layout = layout
    firstTitle = layout.titles.flatMap { titles in
      titles.firstIndex { !$0.isEmpty }.map { ($0, Array(titles[$0].utf8)) }
    }
    sections = [Section(start: 0, products: RowReader(layout, cells))]
    preamble = (records, layout.preambleCount)
    reader = layout.records
  }

  /// Returns the next row that is not blank; nil at the end of the table. A row with the prices of several shops is
  /// returned once for each of them.
  ///
  /// - Complexity: O(*n*) for a row of *n* bytes.
  public mutating func next() -> TableRow? {
    if exported != nil { return exported?.next() }
    if let row = pendingRows.popFirst() { return row }
    while preamble.count > 0, let record = preamble.reader.next() {
      guard !preamble.reader.isBlank(record) else { continue }
      preamble.count -= 1
      let isProduct = layout.productsAbove.contains(record.range.lowerBound)
      let outcome: TableRow.Outcome = isProduct ? .refused(.none) : .leftOut(.title)
      return TableRow(line: record.line, range: record.range, outcome: outcome)
    }
    while let record = reader.next() {
      guard !reader.isBlank(record) else { continue }
      let rows = rows(of: record)
      pendingRows = rows.dropFirst()
      return rows[0]
    }
    return nil
  }

  /// Returns the rows for a record; never empty.
  mutating func rows(of record: TableRecord) -> [TableRow] {
    outcomes(of: record).map { TableRow(line: record.line, range: record.range, outcome: $0) }
  }

  /// Returns the text of a row in the file.
  public func text(of row: TableRow) -> String {
    String(decoding: text[row.range], as: UTF8.self)
  }

  /// Returns the first 200 bytes of the cells of the first records below the header.
  ///
  /// - Parameter count: The maximum number of records.
  func samples(_ count: Int) -> [[String]] {
    var reader = layout.records
    var samples: [[String]] = []
    while samples.count < count, let record = reader.next() {
      guard !reader.isBlank(record), !isTags(record) else { continue }
      samples.append(
        record.fields.prefix(layout.columns.count).map { reader.string($0, limit: 200).trimmed })
    }
    return samples
  }

  /// Returns the different products that a row with several meanings can be; empty for other rows.
  public func answers(to row: TableRow) -> [TableProduct] {
    guard exported == nil, case .refused(let reason) = row.outcome else { return [] }
    var records = RecordReader(
      text: text, separator: layout.separator, position: row.range.lowerBound, line: row.line)
    return records.next().map {
      section(at: row.range.lowerBound).products.answers($0, reason)
    } ?? []
  }

  /// Returns the section that a row of the text belongs to.
  func section(at position: Int) -> Section {
    sections.last { $0.start <= position } ?? sections[0]
  }

  /// Returns what a record is: one outcome, or a product for each shop whose price the record has.
  mutating func outcomes(of record: TableRecord) -> [TableRow.Outcome] {
    if isHeader(record) || isTags(record) { return [.leftOut(.header)] }
    let last = sections.count - 1
    let width = sections[last].products.layout.width
    do throws(CellReader.Refusal) {
      guard !record.isUnclosed, !hasBrokenText(record) else { throw CellReader.Refusal(.none) }
      let joined = try sections[last].products.joined(record)
      guard record.fields.count <= width || joined.trimmedCount <= width else {
        throw CellReader.Refusal(.none)
      }
      let opening = opening(of: record)
      if opening == .possibleTotal && isSum(record) || opening == .other && isUnnamedSum(record) {
        return [.leftOut(.total)]
      }
      switch opening {
      case .total where !isNamedTotal(record): return [.leftOut(.total)]
      case .extra: throw CellReader.Refusal(.none)
      case .total, .possibleTotal, .possibleExtra, .other:
        let products = try sections[last].products.products(ofJoined: joined)
        // Postage has no weight.
        guard opening != .possibleExtra || products.allSatisfy(\.amount.isMeasure) else {
          throw CellReader.Refusal(.amount)
        }
        return products.map(TableRow.Outcome.product)
      }
    } catch {
      let isShop =
        sections[last].products.carried?.headings.contains(record.range.lowerBound) == true
      if isShop { return [.leftOut(.shop)] }
      if startSection(record) { return [.leftOut(.header)] }
      if isHeading(record) { return [.leftOut(.heading)] }
      return [isRowCount(record) ? .leftOut(.total) : .refused(error.reason)]
    }
  }

  /// Returns whether a record repeats the header.
  private func isHeader(_ record: TableRecord) -> Bool {
    guard let titles = layout.titles, let firstTitle,
      record.fields.indices.contains(firstTitle.column),
      Self.isEqualInAnyCase(
        reader.string(record.fields[firstTitle.column], limit: 500).trimmed.utf8, firstTitle.utf8)
    else { return false }
    let fields = record.fields.map { reader.string($0).trimmed }
    return fields.filter { !$0.isEmpty }.map { $0.lowercased() }
      == titles.filter { !$0.isEmpty }.map { $0.lowercased() }
  }

  /// Returns whether two texts are equal except for the case of ASCII letters.
  private static func isEqualInAnyCase(_ a: String.UTF8View, _ b: [UInt8]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0.asciiLowercased == $1.asciiLowercased }
  }

  /// Returns whether a record has control characters, or bytes that are invalid in the encoding.
  private func hasBrokenText(_ record: TableRecord) -> Bool {
    var last: (UInt8, UInt8) = (0, 0)
    for byte in text[record.range] {
      if byte < 0x20, byte != 9, byte != 10, byte != 12, byte != 13 { return true }
      if byte == 0xbd, last == (0xef, 0xbf) { return true }
      // U+0080 to U+009F, but not U+0085, a line break.
      if last.1 == 0xc2, byte < 0xa0, byte != 0x85 { return true }
      last = (last.1, byte)
    }
    return false
  }

  /// Returns what the first cell of a record says. Only a cell of a few words can say more than a name.
  mutating func opening(of record: TableRecord) -> RowOpening {
    let opening = opening(ofFirst: record)
    // Numbers can be in front of the names.
    guard opening == .other, let name = sections[sections.count - 1].products.names.first,
      name > 0, record.fields.indices.contains(name),
      record.fields.first(where: { !$0.range.isEmpty })?.range != record.fields[name].range,
      (1...30).contains(record.fields[name].range.count)
    else { return opening }
    let named = RowOpening(ColumnHeader.words(of: reader.string(record.fields[name])))
    return named == .total ? .other : named
  }

  private mutating func opening(ofFirst record: TableRecord) -> RowOpening {
    guard let first = record.fields.first(where: { !$0.range.isEmpty }), first.range.count <= 40
    else { return .other }
    let cell = text[first.range]
    // The rows of a shop start with the same name.
    if let lastOpening, lastOpening.cell == cell { return lastOpening.opening }
    var (parts, last) = (0, UInt8(ascii: " "))
    for byte in cell {
      if byte != 0x20, last == 0x20 { parts += 1 }
      last = byte
    }
    guard parts <= 4 else { return .other }
    let opening = RowOpening(ColumnHeader.words(of: reader.string(first)))
    lastOpening = (cell, opening)
    return opening
  }
}

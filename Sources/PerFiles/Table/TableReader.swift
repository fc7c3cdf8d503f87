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
  private let layout: TableLayout
  private var products: RowReader
  private var reader: RecordReader
  /// Reads the rows of a table that Per exported; nil for other tables.
  private var exported: ExportedTable?
  private let notation: LineNotation
  /// The first title that is not empty, and its column.
  private let firstTitle: (column: Int, utf8: [UInt8])?

  /// The headers of the columns; nil if the table has none.
  public var titles: [String]? { layout.titles }

  /// What each column holds.
  public var roles: [ColumnRole] { layout.columns.map { $0?.role ?? .other } }

  /// Finds the form of a table. Returns nil if the text is no table.
  public init?(_ text: DecodedText, notation: LineNotation, options: Options = Options()) {
    self.text = text.utf8
    self.notation = notation
    if options.columns.isEmpty, options.separator == nil { exported = ExportedTable(text.utf8) }
    let cells = CellReader(notation)
    var (start, line) = (0, 1)
    var separator = options.separator?.asciiValue
    // Spreadsheets take the separator from such a first line.
    if text.utf8.starts(with: Array("sep=".utf8)), text.utf8.count > 5 {
      separator = separator ?? text.utf8[4]
      start = text.utf8.firstIndex { $0 == 10 || $0 == 13 }.map { $0 + 1 } ?? text.utf8.count
      if start < text.utf8.count, text.utf8[start - 1] == 13, text.utf8[start] == 10 { start += 1 }
      line = 2
    }
    guard
      let found = separator
        ?? TableSeparator.detect(in: text.utf8, from: start, isTable: options.isTable)
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
    firstTitle = layout.titles.flatMap { titles in
      titles.firstIndex { !$0.isEmpty }.map { ($0, Array(titles[$0].utf8)) }
    }
    products = RowReader(text.utf8, layout, cells)
    reader = RecordReader(
      text.utf8, separator: found, from: layout.start.position, line: layout.start.line)
  }

  /// Returns the next row that is not blank; nil at the end of the table.
  public mutating func next() -> TableRow? {
    if exported != nil { return nextExported() }
    while let record = reader.next() {
      guard !record.isBlank(in: text), !isRule(record) else { continue }
      return TableRow(
        line: record.line, text: String(decoding: text[record.range], as: UTF8.self),
        outcome: outcome(of: record))
    }
    return nil
  }

  private mutating func nextExported() -> TableRow? {
    guard let row = exported?.next() else { return nil }
    return TableRow(
      line: row.line, text: String(decoding: text[row.range], as: UTF8.self),
      outcome: row.outcome(currency: notation.currency))
  }

  /// Returns whether a record is the line below the header of a Markdown table.
  private func isRule(_ record: TableRecord) -> Bool {
    layout.separator == UInt8(ascii: "|") && text[record.range].contains(UInt8(ascii: "-"))
      && text[record.range].allSatisfy { "|-: \t".utf8.contains($0) }
  }

  private mutating func outcome(of record: TableRecord) -> TableRow.Outcome {
    if isHeader(record) { return .header }
    do throws(CellReader.Refusal) {
      guard !record.isUnclosed, !hasBrokenText(record) else { throw CellReader.Refusal(.none) }
      guard record.fields.count <= layout.width || record.trimmedCount <= layout.width else {
        throw CellReader.Refusal(.none)
      }
      if isTotal(record) { return .total }
      return .product(try products.product(record))
    } catch {
      return .refused(error.reason)
    }
  }

  /// Returns whether a record repeats the header.
  private func isHeader(_ record: TableRecord) -> Bool {
    guard let titles = layout.titles, let firstTitle,
      record.fields.indices.contains(firstTitle.column),
      reader.string(record.fields[firstTitle.column], limit: 500).trimmed.utf8.elementsEqual(
        firstTitle.utf8)
    else { return false }
    let fields = record.fields.map { reader.string($0).trimmed }
    return fields.filter { !$0.isEmpty } == titles.filter { !$0.isEmpty }
  }

  /// Returns whether bytes of a record were no text of the encoding, or are control characters.
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

  private func isTotal(_ record: TableRecord) -> Bool {
    guard let first = record.fields.first(where: { !$0.range.isEmpty }), first.range.count <= 40
    else { return false }
    let words = ColumnHeader.words(of: reader.string(first))
    return (1...2).contains(words.count)
      && HeaderWords.totals.contains(words.joined(separator: " "))
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

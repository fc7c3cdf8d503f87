internal import PerCore

/// Names and shops that also apply to the rows below them: in cells that are merged over several rows, and in rows that
/// contain only a shop.
struct CarriedCells: Sendable {
  /// The role of the cells: names or shops.
  private(set) var role = ColumnRole.shop
  /// The cells by the positions of the rows that they apply to.
  private var texts: [Int: String] = [:]
  /// The positions of the rows that contain only a shop.
  private(set) var headings: Set<Int> = []

  /// Returns the cell that applies to a row; empty for none.
  func text(_ record: TableRecord) -> String { texts[record.range.lowerBound] ?? "" }

  /// Returns the cell of one row, for reading a text that is only this row.
  func moved(from position: Int) -> CarriedCells {
    var moved = self
    (moved.texts, moved.headings) = (texts[position].map { [0: $0] } ?? [:], [])
    return moved
  }

  /// Finds the merged cells of the first column, which has names or shops, or the rows that contain only a shop; nil if
  /// the table has none in its first records.
  init?(_ rows: RowReader) {
    guard rows.layout.hasGaps else { return nil }
    let limit = TableLayout.sampleCount
    let first = rows.layout.titles == nil ? nil : rows.layout.columns.first.flatMap { $0?.role }
    if first == .name || first == .shop, Self.merged(rows, first == .name, limit)?.isEmpty == false
    {
      role = first == .name ? .name : .shop
      texts = Self.merged(rows, first == .name) ?? [:]
    } else if rows.shops.isEmpty {
      findHeadings(rows, limit)
      if !texts.isEmpty { findHeadings(rows, .max) }
    }
    if texts.isEmpty { return nil }
  }

  /// Returns the cells of the rows that leave the first column empty; nil if these can't be parts of merged cells: the
  /// first row is one, a row repeats the cell above, or a row has nothing that tells it apart.
  private static func merged(
    _ rows: RowReader, _ areNames: Bool, _ limit: Int = .max
  ) -> [Int: String]? {
    let others = areNames ? rows.shops + rows.quantities : rows.names
    var texts: [Int: String] = [:]
    var (records, count) = (rows.layout.records, 0)
    var last: String?
    while count < limit, let record = records.next() {
      guard !records.isBlank(record) else { continue }
      count += 1
      let cell = rows.cell(record, 0)
      if !cell.isEmpty {
        guard cell != last else { return nil }
        last = HeaderWords.isTotal(ColumnHeader.words(of: cell)) ? nil : cell
      } else if !rows.cell(record, others).isEmpty, !rows.cell(record, rows.prices).isEmpty {
        // A brand or a category stands for the name.
        guard let last, !areNames || rows.otherName(record).isEmpty else { return nil }
        texts[record.range.lowerBound] = last
      } else if count == 1 {
        return nil
      }
    }
    return texts
  }

  /// Finds the shops of the rows below rows that contain only the name of a large chain.
  private mutating func findHeadings(_ rows: RowReader, _ limit: Int) {
    (texts, headings) = ([:], [])
    var (records, count) = (rows.layout.records, 0)
    var last: String?
    while count < limit, let record = records.next() {
      guard !records.isBlank(record) else { continue }
      count += 1
      let filled = record.fields.indices.filter { !record.fields[$0].range.isEmpty }
      if filled.count == 1 {
        let cell = rows.cell(record, filled[0])
        last = ShopNames.isChain(cell) ? cell : nil
        if last != nil { headings.insert(record.range.lowerBound) }
      } else if let last {
        texts[record.range.lowerBound] = last
      }
    }
  }
}

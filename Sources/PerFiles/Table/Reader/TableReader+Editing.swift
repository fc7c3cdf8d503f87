/// Rows that the user changes.
extension TableReader {
  /// Reads a row that the user changed, and returns its outcome and the different products that it can be.
  ///
  /// - Parameters:
  ///   - row: The new text of the row.
  ///   - position: The position of the row in the table, in bytes.
  public func read(
    _ row: String, at position: Int
  ) -> (outcome: TableRow.Outcome, answers: [TableProduct]) {
    let text = Array(row.utf8)
    if var exported {
      exported.records = RecordReader(
        text: text, separator: exported.separator, limitsQuotes: false)
      return (exported.next()?.outcome ?? .refused(.none), [])
    }
    var other = self
    other.readsOneRow = true
    var section = section(at: position)
    other.reader = RecordReader(text: text, separator: layout.separator)
    section.products.reader = other.reader
    section.products.carried = section.products.carried?.moved(from: position)
    other.sections = [section]
    guard let record = other.reader.next() else { return (.refused(.none), []) }
    let outcomes = other.outcomes(of: record)
    guard outcomes.count == 1, case .refused(let reason) = outcomes[0] else {
      let products = outcomes.count == 1 ? [] : outcomes.compactMap(\.product)
      return (products.isEmpty ? outcomes[0] : .refused(.offer), products)
    }
    return (outcomes[0], section.products.answers(record, reason))
  }

  /// Returns whether a row that the user changed has one cell, although the table has several columns.
  func isOneCell(_ row: String) -> Bool {
    layout.columns.count > 1 && cells(of: row)?.count == 1
  }

  /// Returns the cells of a row that is not part of the text; nil if it is blank.
  func cells(of row: String) -> [String]? {
    var records = RecordReader(text: Array(row.utf8), separator: layout.separator)
    return records.next().map { $0.fields.map { records.string($0) } }
  }
}

/// A row of a table whose columns have names. A column that the row's version lacks is null.
struct NamedRecord {
  let record: Record
  /// The place of each column by its name.
  let columns: [String: Int]

  /// - Parameter columns: The place of each column by its name, for each number of columns.
  /// - Returns: nil if no version has as many columns as the row.
  init?(_ record: Record, in columns: [Int: [String: Int]]) {
    guard let columns = columns[record.fields.count] else { return nil }
    (self.record, self.columns) = (record, columns)
  }

  func integer(_ name: String) -> Int64? { columns[name].flatMap { record.integer($0) } }

  func text(_ name: String) -> String? { columns[name].flatMap { record.text($0) } }

  /// A Boolean value indicating whether the row is complete and matches its checksum, if it has one.
  var isUnchanged: Bool {
    guard record.isWhole, let place = columns["checksum"], !record.isNull(place) else {
      return record.isWhole
    }
    return record.integer(place) == RowChecksum.of(record.fields[1..<place].map { $0 ?? .null })
  }
}

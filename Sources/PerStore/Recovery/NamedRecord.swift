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

  /// Returns whether the row is complete and matches its checksum, if its version has one.
  ///
  /// - Parameters:
  ///   - id: The number of the row that its checksum covers; nil if a column contains it.
  ///   - end: The column after those that the checksum covers.
  func isUnchanged(id: Int64? = nil, before end: String) -> Bool {
    guard record.isWhole, columns["checksum"] != nil else { return record.isWhole }
    return integer("checksum") == checksum(id: id, before: end)
  }

  /// Returns the checksum of the values.
  ///
  /// - Parameters:
  ///   - id: The number of the row that it covers; nil if a column contains it.
  ///   - end: The column after those that it covers.
  func checksum(id: Int64? = nil, before end: String) -> Int64 {
    var values: [Value] = id.map { [.integer($0)] } ?? []
    values += record.fields[1..<(columns[end] ?? record.fields.count)].map { $0 ?? .null }
    return RowChecksum.of(values)
  }

  /// Returns whether the number of products, the best one and the sum of checksums of a comparison match their
  /// checksum, if its version has one.
  ///
  /// - Parameter id: The number of the row.
  func hasSoundSummary(_ id: Int64) -> Bool {
    guard columns["summary_checksum"] != nil else { return true }
    return matches(
      "summary_checksum", of: ["revision", "count", "best", "product_sum"], after: [.integer(id)])
  }

  /// Returns whether columns match the checksum in another one.
  ///
  /// - Parameters:
  ///   - names: The names of the columns. Those that the row's version lacks are not in the checksum.
  ///   - values: Values that the checksum covers before these.
  func matches(_ checksum: String, of names: [String], after values: [Value] = []) -> Bool {
    let covered = names.compactMap { columns[$0] }.map { record.fields[$0] ?? .null }
    return integer(checksum) == RowChecksum.of(values + covered)
  }
}

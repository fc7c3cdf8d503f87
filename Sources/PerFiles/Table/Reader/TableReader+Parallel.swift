internal import PerThreads

/// Reading the rows of a long table on all processors.
extension TableReader {
  /// Records, their rows, and the reader after them.
  private struct Part: Sendable {
    let records: ArraySlice<TableRecord>
    let rows: [TableRow]
    let reader: TableReader
  }

  /// Returns the next rows that aren't blank, which are read on all processors; empty at the end of the table.
  ///
  /// - Complexity: O(*n*) for rows of *n* bytes together.
  public mutating func nextRows() -> [TableRow] {
    var rows: [TableRow] = []
    let isSingle = isReadSingly
    while isReadSingly, rows.count < ParallelParts.batchSize, let row = next() {
      rows.append(row)
    }
    if isSingle { return rows }
    var records: [TableRecord] = []
    while records.count < ParallelParts.batchSize, let record = reader.next() {
      if !reader.isBlank(record) { records.append(record) }
    }
    let start = self
    rows.reserveCapacity(records.count)
    ParallelParts.forEach(records) { records in
      var reader = start
      let rows = reader.rows(of: records)
      return Part(records: records, rows: rows, reader: reader)
    } use: { (part: Part) in
      if sections.count == start.sections.count {
        rows += part.rows
        take(part.reader)
      } else {
        // A part before this one has a further header.
        rows += self.rows(of: part.records)
      }
    }
    return rows
  }

  /// A Boolean value indicating whether the next row is in a table that Per exported, above the header, or another
  /// product of the row that was read last.
  private var isReadSingly: Bool { exported != nil || preamble.count > 0 || !pendingRows.isEmpty }

  private mutating func rows(of records: ArraySlice<TableRecord>) -> [TableRow] {
    records.flatMap { rows(of: $0) }
  }

  /// Takes over what another reader, which began with the same sections, found in the next rows.
  private mutating func take(_ other: TableReader) {
    let earlier = sections
    (sections, lastOpening, sums) = (other.sections, other.lastOpening, other.sums ?? sums)
    for index in earlier.indices {
      sections[index].products.competingColumns.merge(
        earlier[index].products.competingColumns
      ) { $0.union($1) }
    }
  }
}

internal import PerCore

/// The place of the header and of each column.
struct TableLayout {
  var separator: UInt8
  /// The headers by column, or nil for a table without a header.
  var titles: [String]?
  /// The position in the text behind the header, and its line.
  var start: (position: Int, line: Int)
  var columns: [ColumnHeader?]
  /// The greatest number of fields of a record; further fields have to be empty.
  var width: Int

  /// The number of records at the start of the text that decide.
  static let sampleCount = 200

  /// The number of records that may precede the header.
  private static let greatestPreamble = 10

  /// Finds the header and the columns, by the header's words and by the content of the columns.
  init(_ text: [UInt8], separator: UInt8, from start: Int, line: Int, cells: CellReader) {
    self.separator = separator
    var reader = RecordReader(text, separator: separator, from: start, line: line)
    var records: [(fields: [String], end: (Int, Int))] = []
    while records.count < Self.sampleCount, let record = reader.next() {
      records.append(
        (record.fields.map { reader.string($0).trimmed }, (reader.position, reader.line)))
    }
    let filled = records.filter { !$0.fields.allSatisfy(\.isEmpty) }
    width = filled.map(\.fields.count).max() ?? 0
    columns = Array(repeating: nil, count: width)
    self.start = (start, line)
    let candidates = records.prefix(Self.greatestPreamble + 1).enumerated().map { index, record in
      (index, record.fields.map { ColumnHeader($0) })
    }
    let best = candidates.max { a, b in
      let (first, second) = (a.1.count { $0 != nil }, b.1.count { $0 != nil })
      return first < second || first == second && a.0 > b.0
    }
    var body = filled.map(\.fields)
    if let (index, headers) = best, headers.contains(where: { $0 != nil }),
      Self.isHeader(records[index].fields, above: records.dropFirst(index + 1).map(\.fields))
    {
      titles = records[index].fields
      self.start = (records[index].end.0, records[index].end.1)
      columns = headers + Array(repeating: nil, count: max(0, width - headers.count))
      body = records.dropFirst(index + 1).map(\.fields)
    } else if let first = filled.first, first.fields.count > 1,
      Self.isHeader(first.fields, above: filled.dropFirst().map(\.fields))
    {
      titles = first.fields
      self.start = (first.end.0, first.end.1)
      body.removeFirst()
    }
    ColumnContent(body, cells: cells).complete(&columns)
  }

  /// Returns whether a record has no number in a column that is numeric below.
  private static func isHeader(_ fields: [String], above records: [[String]]) -> Bool {
    guard !fields.allSatisfy(\.isEmpty) else { return false }
    let numeric = fields.indices.filter { column in
      let cells = records.compactMap { $0.indices.contains(column) ? $0[column] : nil }
        .filter { !$0.isEmpty }
      let numbers = cells.count { $0.contains(where: \.isNumber) }
      return !cells.isEmpty && numbers * 2 > cells.count
    }
    guard !numeric.isEmpty else { return records.isEmpty }
    return numeric.allSatisfy { column in
      NumberCell(fields[column]) == nil || ColumnHeader(fields[column]) != nil
    }
  }

  /// The columns with a role.
  func columns(with role: ColumnRole) -> [Int] {
    columns.indices.filter { columns[$0]?.role == role }
  }
}

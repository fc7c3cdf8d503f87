/// Tables whose columns are aligned with spaces, as programs print them.
enum AlignedColumns {
  /// Returns a text of the same size with tabs between the columns; nil if it isn't such a table.
  ///
  /// The first line has the headers, with at least two spaces between them. Most of the lines at the start of the text
  /// have as many cells. The cells of others are below the nearest headers. Lines of dashes become blank.
  ///
  /// - Complexity: O(*n*) for a text of *n* bytes.
  static func separated(_ text: [UInt8], headers: HeaderCache) -> [UInt8]? {
    var lines = Lines(text)
    var titles: [Range<Int>] = []
    while titles.isEmpty, let line = lines.next() {
      guard line.count <= maximumSize else { return nil }
      if !isRule(text[line]) { titles = cells(of: text[line]) }
    }
    guard (2...maximumColumns).contains(titles.count),
      !text[..<lines.position].contains(where: { separators.contains($0) }),
      areHeaders(titles.map { String(decoding: text[$0], as: UTF8.self) }, headers)
    else { return nil }
    var (total, same, wider) = (0, 0, 0)
    while total < sampleCount, let line = lines.next() {
      let count = cells(of: text[line]).count
      // A heading has one cell.
      guard count > 1, !isRule(text[line]) else { continue }
      total += 1
      if count == titles.count { same += 1 }
      if count > titles.count { wider += 1 }
    }
    guard same >= 2, same * 2 > total, wider * 10 <= total else { return nil }
    return withTabs(text, columns: titles.map { span(of: $0, in: text) })
  }

  private static func areHeaders(_ titles: [String], _ headers: HeaderCache) -> Bool {
    guard !titles.contains(where: \.hasNumber) else { return false }
    let roles = Set(titles.compactMap { headers.header($0)?.role }).subtracting([.other])
    return roles.count >= 2 && !roles.isDisjoint(with: [.price, .oldPrice, .unitPrice])
  }

  private static func withTabs(_ text: [UInt8], columns: [Range<Int>]) -> [UInt8] {
    var result = text
    var lines = Lines(text)
    while let line = lines.next() {
      if isRule(text[line]) {
        for place in line { result[place] = space }
        continue
      }
      let cells = cells(of: text[line])
      let places =
        cells.count < columns.count
        ? cells.map { nearest(to: span(of: $0, in: text), columns) } : Array(cells.indices)
      var (end, column) = (line.lowerBound, 0)
      for (cell, place) in zip(cells, places) {
        // A cell has one separator at least, and no more than there are spaces before it.
        let count = min(max(place - column, cell == cells[0] ? 0 : 1), cell.lowerBound - end)
        for offset in 0..<count { result[end + offset] = tab }
        (end, column) = (cell.upperBound, column + count)
      }
    }
    return result
  }

  /// Returns the columns of characters, counted from the start of the line, that a cell is in.
  private static func span(of cell: Range<Int>, in text: [UInt8]) -> Range<Int> {
    let line = text[..<cell.lowerBound].lastIndex { $0 == 10 || $0 == 13 }.map { $0 + 1 } ?? 0
    func count(_ bytes: Range<Int>) -> Int { text[bytes].count { $0 & 0xc0 != 0x80 } }
    let start = count(line..<cell.lowerBound)
    return start..<(start + count(cell))
  }

  /// Returns the column that a cell is in, or that is nearest.
  private static func nearest(to cell: Range<Int>, _ columns: [Range<Int>]) -> Int {
    func distance(_ column: Int) -> Int {
      max(
        columns[column].lowerBound - cell.upperBound, cell.lowerBound - columns[column].upperBound)
    }
    return columns.indices.min { distance($0) < distance($1) } ?? 0
  }

  /// Returns the cells of a line: the texts with less than two spaces between their words.
  private static func cells(of line: ArraySlice<UInt8>) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    for place in line.indices where line[place] != space {
      if let last = cells.last, place - last.upperBound < 2 {
        cells[cells.count - 1] = last.lowerBound..<(place + 1)
      } else {
        cells.append(place..<(place + 1))
      }
    }
    return cells
  }

  /// Returns whether a line is blank, or a line below the headers or above a sum.
  private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0 == space || "-=_+".utf8.contains($0) }
  }

  private static let space = UInt8(ascii: " ")
  private static let tab = UInt8(ascii: "\t")
  private static let separators = Array("\t;|,".utf8)
  private static let maximumColumns = 30
  /// The maximum size of the line with the headers, in bytes.
  private static let maximumSize = 1_000
  /// The number of lines at the start of the text that decide.
  private static let sampleCount = 200

  /// The ranges of the lines of a text, without their breaks.
  private struct Lines: IteratorProtocol {
    private let text: [UInt8]
    private(set) var position = 0

    init(_ text: [UInt8]) {
      self.text = text
    }

    mutating func next() -> Range<Int>? {
      guard position < text.count else { return nil }
      let start = position
      while position < text.count, text[position] != 10, text[position] != 13 { position += 1 }
      defer { position = min(position + 1, text.count) }
      return start..<position
    }
  }
}

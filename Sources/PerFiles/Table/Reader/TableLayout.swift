internal import PerCore

/// The place of the header and of each column.
struct TableLayout: Sendable {
  /// The headers of all columns, or nil for a table without a header.
  var titles: [String]?
  /// Reads the records below the header.
  var records: RecordReader
  var columns: [ColumnHeader?] = []
  /// The maximum number of fields of a record; further fields have to be empty.
  var width: Int
  /// The number of fields of most records, without empty ones at their ends; that of the header if there is one.
  private(set) var usualCount: Int

  var separator: UInt8 { records.separator }

  /// The shop of each column that has the prices of one shop: "Aldi", "Lidl".
  private(set) var shops: [Int: String] = [:]

  /// A Boolean value indicating whether Per copied the table.
  private(set) var isCopied = false

  /// The number of records above the header that are not blank.
  private(set) var preambleCount = 0

  /// A Boolean value indicating whether some of the first records leave the first column empty or have only one cell.
  private(set) var hasGaps = false

  /// The positions of the records above the header that are products of another table.
  var productsAbove: Set<Int> = []

  /// The number of records at the start of the text that decide.
  static let sampleCount = 200

  /// The number of records that may precede the header.
  static let maximumPreamble = 15

  /// The maximum number of columns; further ones are not read.
  private static let maximumWidth = 1000

  /// Finds the header and the columns, by the header's words and by the content of the columns.
  ///
  /// - Parameters:
  ///   - reader: Reads the records of the table and those above it.
  ///   - cache: The headers that were read before.
  ///   - hasPreamble: A Boolean value indicating whether records may precede the header.
  init(
    _ reader: RecordReader, cells: CellReader, headers cache: HeaderCache, hasPreamble: Bool = true
  ) {
    let first = Self.firstRecords(reader)
    records = reader
    let counts = Self.counts(first.map(\.fields))
    // A field that a tenth of the records have belongs to the table.
    let widest = counts.filter { $0.value * 10 >= first.count }.keys.max() ?? 0
    width = min(Self.maximumWidth, widest)
    usualCount = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
    var body = first.map(\.fields)[...]
    if let index = Self.headerIndex(body, cache, hasPreamble ? Self.maximumPreamble : 0) {
      let last = readHeader(at: index, of: body, cells, cache)
      records = first[last].rest
      body = body.dropFirst(last + 1)
      if let first = body.first, Self.isTags(first) { body = body.dropFirst() }
    }
    hasGaps = body.contains { fields in
      fields.first?.isEmpty != false || fields.dropFirst().allSatisfy(\.isEmpty)
    }
    columns += Array(repeating: nil, count: max(0, width - columns.count))
    var content = ColumnContent(
      columns, titles: titles, records: body.filter { !Self.isTotal($0) }, cells: cells)
    content.complete()
    (columns, shops) = (content.columns, content.shops)
    applyPreamble(first.prefix(preambleCount).flatMap(\.fields))
  }

  /// Returns the fields of the first records that are not blank, and what reads the records below each of them.
  private static func firstRecords(
    _ reader: RecordReader
  ) -> [(fields: [String], rest: RecordReader)] {
    var (reader, records): (RecordReader, [(fields: [String], rest: RecordReader)]) = (reader, [])
    while records.count < sampleCount, let record = reader.next() {
      guard !reader.isBlank(record) else { continue }
      let fields = record.fields.prefix(maximumWidth)
      records.append((fields.map { reader.string($0, limit: 500).trimmed }, reader))
    }
    return records
  }

  /// Reads the header, which can have a second line with the units.
  ///
  /// - Returns: The index of its last line.
  private mutating func readHeader(
    at index: Int, of records: ArraySlice<[String]>, _ cells: CellReader, _ cache: HeaderCache
  ) -> Int {
    var (last, names) = (index, records[index])
    preambleCount = index
    if index > 0, let full = HeaderUnits.titles(records[index - 1], names, cells) {
      // The line of the units has more known words than the header.
      names = full
      preambleCount = index - 1
    } else if index + 1 < records.endIndex,
      let full = HeaderUnits.titles(names, records[index + 1], cells)
    {
      names = full
      last += 1
    }
    if preambleCount > 0 { names = Self.withShops(names, above: records[preambleCount - 1], cache) }
    titles = names
    columns = names.map(cache.header)
    ColumnHeader.readValues(&columns, titles: names)
    isCopied = Self.markCopied(&columns, titles: names)
    // `per rank` writes how many packs an offer is for.
    if columns.has(.offer), let packs = names.firstIndex(where: { $0.lowercased() == "packs" }) {
      columns[packs]?.role = .other
    }
    width = columns.count
    usualCount = width
    return last
  }

  /// Returns whether a record sums up others by its first cell.
  private static func isTotal(_ fields: [String]) -> Bool {
    guard let first = fields.first(where: { !$0.isEmpty }), first.utf8.count <= 40 else {
      return false
    }
    return HeaderWords.isTotal(ColumnHeader.words(of: first))
  }

  /// Returns titles with the names of the shops that a line above them has for the prices.
  private static func withShops(
    _ titles: [String], above shops: [String], _ cache: HeaderCache
  ) -> [String] {
    let columns = titles.indices.filter {
      shops.indices.contains($0) && HeaderWords.isChain(shops[$0])
        && cache.header(titles[$0])?.isPlainPrice == true
    }
    // "Target" is also a word for prices that nobody pays.
    let areClear = columns.allSatisfy {
      cache.header(shops[$0] + " " + titles[$0])?.priceSort == nil
    }
    guard columns.count > 1, areClear else { return titles }
    var titles = titles
    for column in columns { titles[column] = shops[column] + " " + titles[column] }
    return titles
  }

  /// Returns how many records have each number of fields, without empty ones at their ends.
  private static func counts(_ records: [[String]]) -> [Int: Int] {
    records.reduce(into: [:]) { counts, fields in
      counts[(fields.lastIndex { !$0.isEmpty } ?? -1) + 1, default: 0] += 1
    }
  }

  /// Returns the place of the header in the first records of a text; nil if there is none.
  private static func headerIndex(
    _ records: ArraySlice<[String]>, _ cache: HeaderCache, _ maximumPreamble: Int
  ) -> Int? {
    var best: (index: Int, known: Int)?
    for (index, fields) in records.prefix(maximumPreamble + 1).enumerated() {
      // Reading a header takes longer than seeing that a cell is none.
      let minimum = max(best?.known ?? 0, index == 0 ? 0 : 1)
      guard fields.count(where: { !$0.isEmpty }) > minimum, !fields.contains(where: isValue),
        index == 0 || !isTags(fields),
        case let known = fields.count(where: { cache.header($0) != nil }), known > minimum,
        isHeader(fields, above: records.dropFirst(index + 1), cache)
      else { continue }
      best = (index, known)
    }
    if let best { return best.index }
    guard let first = records.first, first.count(where: { !$0.isEmpty }) > 1,
      !first.contains(where: isValue), isHeader(first, above: records.dropFirst(), cache)
    else { return nil }
    return 0
  }

  /// Returns whether a record has no number in a column that is numeric below.
  private static func isHeader(
    _ fields: [String], above records: ArraySlice<[String]>, _ cache: HeaderCache
  ) -> Bool {
    var numericCount = 0
    let known = fields.count { cache.header($0).map { $0.role != .other } ?? false }
    for column in fields.indices {
      let cells = records.lazy.filter { $0.indices.contains(column) && !$0[column].isEmpty }
        .map { $0[column] }
      var (total, numbers) = (0, 0)
      for cell in cells {
        total += 1
        if cell.hasNumber { numbers += 1 }
      }
      guard numbers * 2 > total else { continue }
      numericCount += 1
      guard
        !startsWithNumber(fields[column]) || cache.header(fields[column]) != nil
          || HeaderWords.isChain(fields[column])
          || known > 0 && HeaderWords.startsWithPer(ColumnHeader.words(of: fields[column]))
          || known > 1 && (isYear(fields[column]) || HeaderWords.isReference(fields[column]))
      else { return false }
    }
    if numericCount > 0 { return true }
    // A single record is a product if it has a value.
    return fields.count { cache.header($0) != nil } >= 2
      || records.isEmpty && !fields.contains(where: startsWithNumber)
  }

  /// Returns whether a cell is a price, a unit price or a number with decimals, which no header is: "2.99 €/kg", "£1.25
  /// was £1.60", "Preis 0,59 €".
  static func isValue(_ cell: String) -> Bool {
    // An object of JSON.
    if cell.hasPrefix("{\"") { return true }
    guard cell.hasNumber else { return false }
    guard let number = NumberCell(cell) else {
      return zip(cell, cell.dropFirst()).contains { $0.isCurrencySymbol && $1.isDigit }
        || endsWithPrice(cell)
    }
    if number.isAlone { return !number.isWhole && number.possibleMarks.count == 1 }
    guard !number.isWhole || !isYear(cell) else { return false }
    let after = String(number.suffix.trimmed.prefix { !" /".contains($0) })
    let before = number.prefix.trimmed
    if before.isEmpty { return isCurrency(after) }
    if isCurrency(before) { return true }
    // "Price EUR 100 g" and "Price 2026 EUR" are headers.
    if isCurrency(after) { return !number.isWhole || !isYear(cell.filter(\.isNumber)) }
    let last = before.split { $0.isWhitespace || $0 == ":" }.last.map { String($0) } ?? ""
    return isCurrency(last) && (!number.isWhole || number.prefix.last?.isCurrencySymbol == true)
  }

  /// Returns whether a cell ends with a whole number, a short word such as a unit, and a number that has two decimals:
  /// "Milk 1 gal 3.29". The number in "Price from 24.11 to 30.11" is a date.
  private static func endsWithPrice(_ cell: String) -> Bool {
    let words = Array(cell.split(separator: " ").suffix(3))
    guard words.count == 3, words[0].allSatisfy(\.isDigit), words[1].count <= 4,
      words[1].allSatisfy(\.isLetter), let last = words.last
    else { return false }
    let parts = last.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    return parts.count == 2 && parts[1].count == 2 && !parts[0].isEmpty
      && parts.allSatisfy { $0.allSatisfy(\.isDigit) }
  }

  private static func isCurrency(_ text: String) -> Bool {
    !text.isEmpty && HeaderWords.isCurrency(HeaderWords.folded(text))
  }

  /// Returns whether a cell is a year, maybe with a month, which can be the header of its prices: "2026", "Jan 2026".
  private static func isYear(_ cell: String) -> Bool {
    let words = cell.split(separator: " ")
    guard words.count <= 2, let year = words.last.flatMap({ Int($0) }) else { return false }
    let isMonth = words.dropLast().allSatisfy { $0.allSatisfy { $0.isLetter || $0 == "." } }
    return (1990...2099).contains(year) && isMonth
  }

  /// Returns whether a cell is a value, such as "4.99", "€4.99" or "500 g", not a header such as "Price 2024".
  private static func startsWithNumber(_ cell: String) -> Bool {
    cell.first { !$0.isWhitespace && !"-−–(+.,".contains($0) }
      .map { $0.isNumber || $0.isCurrencySymbol } ?? false
      || NumberCell(cell).map { $0.prefix.count <= 3 } ?? false
  }
}

extension [ColumnHeader?] {
  /// Returns the columns with a role.
  func indices(with role: ColumnRole) -> [Int] { indices.filter { self[$0]?.role == role } }

  /// Returns whether a column has a role.
  func has(_ role: ColumnRole) -> Bool { contains { $0?.role == role } }
}

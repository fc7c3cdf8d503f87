/// Finds the character between the fields of a text.
public enum TableSeparator {
  /// Returns whether a character can be between the fields. Line breaks and quotation marks have other meanings.
  public static func isPossible(_ character: UInt8) -> Bool {
    character != 10 && character != 13 && character != UInt8(ascii: "\"")
  }

  /// The separators to try, in their order.
  private static let candidates = Array("\t;|,".utf8)

  /// The number of records at the start of the text that decide.
  private static let sampleCount = 200

  /// Returns the separator, or nil if the text isn't a table.
  ///
  /// A separator that gives a header with known words wins. Otherwise, it has to give the same number of fields, at
  /// least two, in 90% of the records; a comma counts only if the records don't read as typed lines. A text that is
  /// read as a table without a check is not one if its commas are decimal marks.
  ///
  /// - Parameters:
  ///   - headers: The headers that were read before.
  ///   - options: What the user knows about the table.
  static func detect(
    in text: [UInt8], from start: Int, headers: HeaderCache, options: TableReader.Options
  ) -> UInt8? {
    let shapes = candidates.map { shape(text, from: start, $0, headers) }
    let known = shapes.filter { $0.knownHeaders >= 2 && $0.share >= 0.5 }
    if let best = known.max(by: { ($0.knownHeaders, $0.share) < ($1.knownHeaders, $1.share) }) {
      return known.first { $0.knownHeaders == best.knownHeaders }?.separator
    }
    let regular = shapes.first { shape in
      shape.fields >= 2 && shape.share >= 0.9
        && shape.typedShare < 0.5
    }
    if let regular { return regular.separator }
    guard options.isTable else { return nil }
    let others = shapes.filter { $0.fields >= 2 && !$0.splitsNumbers }
    if let best = others.max(by: { $0.share < $1.share }) { return best.separator }
    // A user who chose the columns knows that the text is a table.
    let isChosen = !options.columns.isEmpty || options.roles != nil
    return isChosen || !shapes.contains(where: \.splitsNumbers) ? UInt8(ascii: ",") : nil
  }

  /// The form of a text that is split at a separator.
  private struct Shape {
    var separator: UInt8
    /// The commonest number of fields.
    var fields = 0
    /// The share of the records that have it.
    var share = 0.0
    /// The maximum number of columns whose headers are known.
    var knownHeaders = 0
    /// The share of the records that read as typed lines.
    var typedShare = 0.0
    /// A Boolean value indicating whether most of the records with several fields are typed lines whose numbers have
    /// the separator.
    var splitsNumbers = false
  }

  /// Records that are shorter only because their last fields are left out, or that have one empty field more, have the
  /// commonest number of fields, too.
  private static func shape(
    _ text: [UInt8], from start: Int, _ separator: UInt8, _ headers: HeaderCache
  ) -> Shape {
    var shape = Shape(separator: separator)
    var reader = RecordReader(text: text, separator: separator, position: start)
    var counts: [Int: Int] = [:]
    var (total, typed, split, splitNumbers) = (0, 0, 0, 0)
    while total < sampleCount, let record = reader.next() {
      guard !reader.isBlank(record) else { continue }
      counts[record.trimmedCount, default: 0] += 1
      total += 1
      let isTyped = separator == UInt8(ascii: ",") && TypedLine.isOne(record, in: text)
      if isTyped { typed += 1 }
      if record.fields.count >= 2 { split += 1 }
      let hasSplitNumber = isTyped && TypedLine.hasNumberWithComma(record, in: text)
      if hasSplitNumber { splitNumbers += 1 }
      // "Good Value Eggs, 18 Count $3.92" is a product.
      guard total <= TableLayout.maximumPreamble + 1, !hasSplitNumber,
        record.trimmedCount > max(1, shape.knownHeaders)
      else { continue }
      let fields = record.fields.prefix(100).map { reader.string($0, limit: 500).trimmed }
      // Reading a header takes longer than seeing that a cell is none.
      guard !fields.contains(where: TableLayout.isValue) else { continue }
      let known = Set(fields.compactMap { headers.header($0)?.role }).subtracting([.other]).count
      shape.knownHeaders = max(shape.knownHeaders, known)
    }
    shape.splitsNumbers = splitNumbers > 0 && splitNumbers * 2 >= split
    guard let fields = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else {
      return shape
    }
    // Trailing fields can be empty.
    let widest = counts.keys.max() ?? fields
    let near = counts.filter {
      abs($0.key - fields) <= 1 || $0.key == widest && $0.key - fields <= 2
    }
    let same = near.count == 1 || fields >= 3 ? near.values.reduce(0, +) : counts[fields] ?? 0
    (shape.fields, shape.share) = (fields, Double(same) / Double(total))
    shape.typedShare = Double(typed) / Double(total)
    return shape
  }
}

extension TableRecord {
  /// The number of fields up to the last one that is not empty.
  var trimmedCount: Int {
    (fields.lastIndex { !$0.range.isEmpty } ?? -1) + 1
  }
}

/// Finds the character between the fields of a text.
enum TableSeparator {
  /// The separators to try, in their order.
  private static let candidates: [Character] = ["\t", ";", "|", ","]

  /// The number of records at the start of the text that decide.
  private static let sampleCount = 200

  /// Returns the separator, or nil if the text is no table.
  ///
  /// A separator has to give the same number of fields, at least two, in 90% of the records. A comma counts only if
  /// decimal commas don't explain it.
  static func detect(in text: [UInt8], from start: Int) -> UInt8? {
    var best: (separator: UInt8, share: Double, fields: Int)?
    for candidate in candidates {
      guard let separator = candidate.asciiValue else { continue }
      guard let (fields, share) = shape(text, from: start, separator) else { continue }
      guard fields >= 2, share >= 0.9 else { continue }
      if candidate == ",", best == nil, hasDecimalCommas(text, from: start, fields: fields) {
        continue
      }
      if best == nil { best = (separator, share, fields) }
    }
    return best?.separator
  }

  /// Returns the commonest number of fields, and the share of the records that have it.
  ///
  /// Records that are shorter only because their last fields are left out, or that have one empty field more, have it,
  /// too.
  private static func shape(
    _ text: [UInt8], from start: Int, _ separator: UInt8
  ) -> (fields: Int, share: Double)? {
    var reader = RecordReader(text, separator: separator, from: start)
    var counts: [Int: Int] = [:]
    var total = 0
    while total < sampleCount, let record = reader.next() {
      guard !record.isBlank(in: text) else { continue }
      counts[record.trimmedCount, default: 0] += 1
      total += 1
    }
    guard let fields = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else {
      return nil
    }
    // Trailing fields can be empty.
    let widest = counts.keys.max() ?? fields
    let near = counts.filter {
      abs($0.key - fields) <= 1 || $0.key == widest && $0.key - fields <= 2
    }
    let share = Double(near.values.reduce(0, +)) / Double(total)
    return (
      fields, near.count == 1 || fields >= 3 ? share : Double(counts[fields]!) / Double(total)
    )
  }

  /// Returns whether each comma stands between digits, as in a list of decimal numbers.
  private static func hasDecimalCommas(_ text: [UInt8], from start: Int, fields: Int) -> Bool {
    guard fields == 2 else { return false }
    func isDigit(_ index: Int) -> Bool {
      text.indices.contains(index) && (48...57).contains(text[index])
    }
    let sample = text[start...].prefix(1 << 14)
    return sample.indices.allSatisfy { index in
      text[index] != UInt8(ascii: ",") || isDigit(index - 1) && isDigit(index + 1)
    }
  }
}

extension TableRecord {
  /// The number of fields up to the last one that is not empty.
  var trimmedCount: Int {
    (fields.lastIndex { !$0.range.isEmpty } ?? -1) + 1
  }

  /// Returns whether the record has no content but spaces.
  func isBlank(in text: [UInt8]) -> Bool {
    fields.allSatisfy { field in text[field.range].allSatisfy { $0 == 32 || $0 == 9 } }
  }
}

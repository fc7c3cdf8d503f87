internal import PerCore

/// Prices such as "$1,049" that the commas between the fields split, because they aren't in quotes.
extension RowReader {
  private static let comma = UInt8(ascii: ",")

  /// Returns a record with the two parts of its price in one field, if the record has one field more than the table.
  ///
  /// Throws if the price can be the first part alone: the second part can be a note, or no other row proves how many
  /// fields there are.
  func joined(_ record: TableRecord) throws(Refusal) -> TableRecord {
    guard layout.separator == Self.comma,
      let price = (prices + oldPrices).first(where: { isSplit(record, $0) })
    else { return record }
    let isLonger = record.trimmedCount == layout.usualCount + 1
    let places = record.fields.indices.filter { isSplit(record, $0) }
    if isLonger, places.count == 1, layout.titles != nil || hasSign(record, price) {
      return record.joining(price)
    }
    if isLonger || canTakeRest(price + 1, record) { throw Refusal(.number) }
    return record
  }

  /// Returns whether a field and the next one can be a number with a mark between its thousands.
  private func isSplit(_ record: TableRecord, _ place: Int) -> Bool {
    guard place + 1 < record.fields.count, !record.fields[place].isQuoted,
      !record.fields[place + 1].isQuoted
    else { return false }
    let (first, rest) = (record.fields[place].range, record.fields[place + 1].range)
    guard let last = reader.text[first].last, last.isASCIIDigit, rest.count >= 3,
      first.count <= 16, rest.count <= 16,
      reader.text[rest].prefix(3).allSatisfy(\.isASCIIDigit),
      let whole = NumberCell(reader.string(record.fields[place])), whole.isWhole,
      whole.lastGroupSize <= 3, !whole.startsWithZero,
      let part = NumberCell(reader.string(record.fields[place + 1])), part.prefix.isEmpty
    else { return false }
    // "$1,049.99" has cents, and "1,280円" a currency after the number.
    let digits = reader.text[rest].prefix(while: \.isASCIIDigit).count
    guard digits == 3, part.decimalCount(decimalMark: ".") == part.lastGroupSize || part.isWhole
    else { return false }
    return [whole.prefix.trimmed, part.suffix.trimmed].allSatisfy {
      $0.isEmpty || cells.isOwnCurrency($0) != nil
    }
  }

  /// Returns whether one of the parts of a price has the sign of a currency.
  private func hasSign(_ record: TableRecord, _ place: Int) -> Bool {
    record.fields[place...(place + 1)].contains { NumberCell(reader.string($0))?.isAlone == false }
  }

  /// Returns whether the second part of a price can be in a column that has texts, money or no header. In a column of
  /// other numbers, it is one of these. Without a sign, two numbers of a table without headers are hardly a price.
  private func canTakeRest(_ column: Int, _ record: TableRecord) -> Bool {
    guard let titles = layout.titles else { return hasSign(record, column - 1) }
    guard titles.indices.contains(column), !titles[column].isEmpty else { return true }
    let roles: [ColumnRole] = [.note, .shop, .offer, .currency, .unit, .deposit]
    return layout.columns[column].map { roles.contains($0.role) } ?? false
  }
}

extension TableRecord {
  /// Returns the record with a field and the next one as one field.
  fileprivate func joining(_ place: Int) -> TableRecord {
    var record = self
    let end = record.fields.remove(at: place + 1).range.upperBound
    record.fields[place].range = fields[place].range.lowerBound..<end
    return record
  }
}

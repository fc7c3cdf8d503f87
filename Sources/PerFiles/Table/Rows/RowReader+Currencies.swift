internal import PerCore

/// The currencies of rows.
extension RowReader {
  /// Returns whether the prices of a row are in a currency other than that of the notation.
  mutating func isForeign(_ record: TableRecord) -> Bool {
    let sign = cell(record, currencies)
    guard sign.contains(where: { $0.isLetter || $0.isCurrencySymbol }) else { return false }
    if let known = foreignCells[sign] { return known }
    let isOwn = isOwnCurrency(sign) ?? cells.isOwnCurrency(words: ColumnHeader.words(of: sign))
    // An unknown word is probably another currency.
    let isForeign = isOwn != true && !isUnitPrice(sign) && !HeaderWords.isAbsent(sign)
    foreignCells[sign] = isForeign
    return isForeign
  }

  /// Returns whether a cell of currencies has a unit, too, and the currency is the one of the notation: "€/kg".
  private mutating func isUnitPrice(_ cell: String) -> Bool {
    let parts = cell.split(separator: "/", maxSplits: 1).map { String($0).trimmed }
    return parts.count == 2 && isOwnCurrency(parts[0]) == true && cells.unit(parts[1]) != nil
  }

  mutating func isOwnCurrency(_ text: String) -> Bool? {
    currenciesByText.value(of: text) { [cells] in
      if let isOwn = cells.isOwnCurrency(text) { return isOwn }
      let words = ColumnHeader.words(of: text)
      return words.isEmpty ? nil : cells.isOwnCurrency(inHeader: words.joined(separator: " "))
    }
  }
}

/// The second line of a header, which has the units and the currencies of the columns.
enum HeaderUnits {
  /// Returns titles with what a second line adds to them, such as "Weight (g)"; nil if the line isn't part of the
  /// header.
  static func titles(_ titles: [String], _ line: [String], _ cells: CellReader) -> [String]? {
    guard line.count <= titles.count || line.dropFirst(titles.count).allSatisfy(\.isEmpty) else {
      return nil
    }
    var full = titles
    var isFound = false
    for (column, cell) in zip(titles.indices, line) where !cell.isEmpty {
      let isBracketed = "([".contains(cell.first ?? " ") && ")]".contains(cell.last ?? " ")
      let text = cell.filter { !"()[]".contains($0) }.trimmed
      let header = ColumnHeader(titles[column])
      if isUnit(text, of: header, cells) {
        isFound = true
        full[column] = titles[column].isEmpty ? text : "\(titles[column]) (\(text))"
      } else {
        // A product has a name or another value.
        guard isBracketed || !cell.contains(where: { $0.isLetter || $0.isNumber }) else {
          return nil
        }
        if isBracketed { full[column] += " (\(text))" }
      }
    }
    return isFound ? full : nil
  }

  /// Returns whether a cell below a title is a unit, a currency, a unit price or a word that qualifies a price.
  private static func isUnit(
    _ text: String, of header: ColumnHeader?, _ cells: CellReader
  ) -> Bool {
    let words = ColumnHeader.words(of: text)
    let unit = words.drop(while: prepositions.contains).joined(separator: " ")
    guard !unit.isEmpty else { return false }
    switch header?.role {
    // The cell above can be joined with that of the price.
    case nil where isTax(words): return true
    case .quantity, .count, .other, nil:
      return !text.hasNumber && cells.unit(unit) != nil
    case .price, .oldPrice, .deposit:
      guard !text.hasNumber else { return false }
      return HeaderWords.cents.contains(unit) || HeaderWords.isCurrency(unit)
        || cells.isOwnCurrency(inHeader: unit) != nil || HeaderWords.old.hasAny(of: words)
        || HeaderWords.reduced.hasAny(of: words) || isTax(words)
    case .unitPrice:
      return words.contains { $0 == "/" || HeaderWords.per.contains($0) }
        && words.contains(where: HeaderWords.isRateUnit)
    default: return false
    }
  }

  private static func isTax(_ words: [String]) -> Bool {
    HeaderWords.withTax.hasAny(of: words) || HeaderWords.withoutTax.hasAny(of: words)
  }

  private static let prepositions = HeaderWords.set("in en em w i в")
}

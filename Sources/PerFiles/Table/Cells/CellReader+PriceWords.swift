internal import PerCore

/// The words beside a price in its cell.
extension CellReader {
  /// Returns whether words in a cell show that its number isn't the price that everyone pays for the product itself,
  /// such as "plus tax" or "with card". Words that the header also has are ignored, because they apply to all its
  /// prices.
  static func isDoubtful(price text: String, _ sort: ColumnHeader.PriceSort?) -> Bool {
    let words = Set(ColumnHeader.words(of: text.lowercased()))
    func has(_ known: WordSet) -> Bool { words.contains(where: known.contains) }
    let isConditional = [HeaderWords.member, HeaderWords.cards, HeaderWords.coupons].contains(
      where: has)
    if sort != .member, isConditional { return true }
    let isIncluded = has(HeaderWords.included) && !has(HeaderWords.excluded)
    if sort != .withoutTax {
      if has(HeaderWords.withoutTax) { return true }
      if has(HeaderWords.taxes), !isIncluded, !has(HeaderWords.withTax) { return true }
    }
    return sort != .withDeposit && isIncluded && has(HeaderWords.deposits)
  }

  /// Returns the deposit that a cell adds to its price, as in "11.49 + 3.30 deposit"; nil if it has none.
  func addedDeposit(inPrice text: String, decimalMark mark: Character?) -> Rational? {
    guard text.hasLetter, NumberCell(text) == nil else { return nil }
    let line = Self.line(ofPrice: text, decimalMark: mark ?? notation.decimalMark)
    guard case .product(let product) = plainReader.read(line).outcome else { return nil }
    return product.deposit
  }

  /// Returns the text of a price without a word before it that says that it is the lowest of several: "from £2.49".
  static func withoutLowest(_ text: String) -> String {
    guard text.first?.isLetter == true else { return text }
    let words = text.prefix { !$0.isNumber && !$0.isCurrencySymbol }
    // A code can be between the word and the number: "ab EUR 2,49".
    let first = words.split(separator: " ")
    for count in stride(from: first.count, to: 0, by: -1)
    where minimumWords.contains(first.prefix(count).joined(separator: " ").lowercased()) {
      return String(text[first[count - 1].endIndex...]).trimmed
    }
    return text
  }

  /// Returns a line that has the price of a cell.
  static func line(ofPrice text: String, decimalMark mark: Character) -> String {
    "1 kg; " + plain(text, decimalMark: mark)
  }
}

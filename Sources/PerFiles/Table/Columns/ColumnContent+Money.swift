internal import PerCore

/// Columns of prices, found by their cells.
extension ColumnContent {
  /// Returns the text around a number that can be the sign of a currency, without words for a current price before it:
  /// "€" for "Prix : 1,29 €".
  static func sign(of number: NumberCell) -> String {
    let words = number.prefix.split { $0.isWhitespace || ":：".contains($0) }
    let sign = words.drop { word in
      let folded = HeaderWords.folded(String(word))
      return HeaderWords.plainPrices.contains(folded) || HeaderWords.current.contains(folded)
    }
    guard sign.count < words.count else { return (number.prefix + number.suffix).trimmed }
    return (sign.joined(separator: " ") + String(number.suffix)).trimmed
  }

  /// Returns the columns that have money.
  ///
  /// Some cells of a column of prices can be offers such as "2 for £3", or have a former price, as in "3.99 statt
  /// 5.99". Such a column is included if no other column has money, or if its prices have a currency sign.
  func moneyColumns(_ columns: [Int]) -> [Int] {
    let plain = columns.filter(isMoney)
    func isPrice(_ cell: String) -> Bool {
      isSignedMoney(cell) || plain.isEmpty && readings.isDecimalMoney(cell)
    }
    let mixed = columns.filter { column in
      !plain.contains(column) && !isNumeric(column) && isMixedMoney(column, isPrice)
    }
    return (plain + mixed).sorted()
  }

  /// Returns whether most cells are prices or offers, and a third of them are prices.
  private func isMixedMoney(_ column: Int, _ isPrice: (String) -> Bool) -> Bool {
    guard share(column, isPrice).map({ $0 * 3 >= 1 }) ?? false, !isDays(column) else {
      return false
    }
    return most(column, isPriceOrOffer)
  }

  /// Returns whether a cell is a number with the sign of a currency or of its hundredth: "$5", "from £2.49", "55p".
  func isSignedMoney(_ cell: String) -> Bool {
    let text = CellReader.withoutLowest(cell)
    guard let number = NumberCell(text) else { return false }
    let sign = Self.sign(of: number)
    guard !sign.isEmpty, !number.possibleMarks.isEmpty else { return false }
    if readings.isOwnCurrency(sign) != nil { return true }
    guard number.isWhole, HeaderWords.cents.contains(HeaderWords.folded(sign)),
      let value = number.value(decimalMark: "."),
      let price = try? cells.signedPrice(text, decimalMark: ".")
    else { return false }
    return price * Rational(100) == value
  }

  /// Returns whether a cell can be in a column of prices.
  private func isPriceOrOffer(_ cell: String) -> Bool {
    if isNumber(cell) || isSignedMoney(cell) { return true }
    let mark = cells.notation.decimalMark
    let text = CellReader.plain(cell, decimalMark: mark)
    if cells.offerReader.offer(in: text) != nil || CellReader.isUnclearOffer(cell) { return true }
    guard cell.hasNumber else { return false }
    if cell.contains(where: \.isCurrencySymbol) { return true }
    do throws(CellReader.Refusal) {
      _ = try cells.price(
        cell, decimalMark: mark, isInCents: false, sort: nil,
        isOwnCurrency: readings.isOwnCurrency)
      return true
    } catch {
      return error.reason == .range || error.reason == .offer
    }
  }

  /// Returns whether a column of offers is the only one with prices: "Deal" above "$3.49" and "3 for $5".
  func isOnlyPrice(offer column: Int) -> Bool {
    let hasOther = columns.indices.contains { columns[$0] == nil && isMoney($0) }
    return !hasOther && !columns.has(.price) && !columns.has(.oldPrice)
      && isMixedMoney(column) { cell in isSignedMoney(cell) || readings.isDecimalMoney(cell) }
  }

  /// Returns whether a column of offers or of other texts has prices in many of its cells.
  func hasPrices(_ column: Int) -> Bool {
    let isOffer = columns[column]?.role == .offer
    guard isOffer || columns[column] == nil, !isNumeric(column) else { return false }
    return share(column) { cell in
      guard cell.hasNumber, !Self.isLink(cell) else { return false }
      if cell.contains(where: \.isCurrencySymbol) { return true }
      guard isOffer else { return false }
      let text = CellReader.plain(cell, decimalMark: cells.notation.decimalMark)
      if case .bundle? = cells.offerReader.offer(in: text)?.terms { return true }
      return false
    }.map { $0 * 3 >= 1 } ?? false
  }

  /// Returns whether a cell is a number of offers, such as "37 offers".
  func isNumberOfOffers(_ cell: String) -> Bool {
    guard let number = NumberCell(cell), number.prefix.isEmpty, number.isWhole else { return false }
    let words = ColumnHeader.words(of: String(number.suffix))
    return words.count == 1 && HeaderWords.all[.offer]?.contains(words[0]) == true
  }

  /// Treats amounts of money as prices if their header is that of an end of a range and another column has prices, so
  /// that different prices ask: "Preis ab" and "Preis bis". A row can have only the highest price, which isn't the one
  /// to take, so that rows ask in the whole table.
  mutating func findPriceRanges() {
    let ends = columns.indices.filter { index in
      HeaderWords.isPriceRange(titleWords(index)) && (isNumeric(index) || isMoney(index))
        && !isDays(index)
    }
    let hasOther = columns.indices(with: .price).contains { !ends.contains($0) && !isEmpty($0) }
    guard hasOther || ends.count > 1 else { return }
    for index in ends {
      var header = ColumnHeader(.price)
      header.currency = CellReader.currency(ofHeader: titles[index])
      header.isGuessed = true
      columns[index] = header
    }
  }

  /// Marks the columns of prices that begin with a word such as "from", as those of sites that compare shops do.
  mutating func findLowestPrices() {
    for index in columns.indices(with: .price) {
      let isLowest = most(index) { CellReader.withoutLowest($0) != $0 }
      columns[index]?.isLowest = isLowest
    }
  }

  /// Returns whether the cells are days or months in digits, which numbers with decimals look like: "18.10.", "06.28".
  func isDays(_ column: Int) -> Bool {
    guard !isEmpty(column) else { return false }
    if most(column, readings.isDay) { return true }
    let pairs = samples[column].compactMap(CellReader.twoDigitPair)
    guard pairs.count == samples[column].count, pairs.count > 1 else { return false }
    let areDays = pairs.allSatisfy { CellReader.isDate($0.first, $0.second) }
    if pairs.allSatisfy(\.isFinished) { return areDays }
    let areMonths = pairs.allSatisfy {
      (1...12).contains($0.first) && (15...45).contains($0.second)
    }
    // No price begins with a zero before another digit.
    return (areMonths || areDays) && samples[column].contains { $0.first == "0" }
  }
}

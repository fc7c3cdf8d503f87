internal import PerCore

/// The price and the offer of a row.
extension RowReader {
  /// Returns the price columns, without those in other currencies where one is in that of the notation. A reduced price
  /// without a currency stays beside the price with the currency.
  static func ownPrices(_ layout: TableLayout, _ cells: CellReader) -> [Int] {
    let prices = layout.columns.indices(with: .price)
    func isOwn(_ column: Int) -> Bool? {
      layout.columns[column]?.currency.flatMap(cells.isOwnCurrency(inHeader:))
    }
    guard prices.contains(where: { isOwn($0) == true }) else {
      // "usdprice" beside "price" and the currency of the rows.
      let others = prices.filter { isOwn($0) == nil }
      return others.isEmpty || layout.columns.indices(with: .currency).isEmpty ? prices : others
    }
    return prices.filter { isOwn($0) ?? (layout.columns[$0]?.isReduced == true) }
  }

  /// A price, which is nil if only the offer has one, what it is for, and its column.
  typealias ReadPrice = (value: Rational?, scope: PriceScope?, column: Int?)

  /// Returns the offer of a row; nil if it has none. Throws if the offer of the name differs from that of the columns.
  mutating func offer(_ record: TableRecord, inName named: Offer?) throws(Refusal) -> Offer? {
    let offer = try offer(record)
    guard let named else { return offer }
    guard offer == nil || offer == named,
      !named.reducesEachPack || cell(record, oldPrices).isEmpty
    else { throw Refusal(.offer) }
    return named
  }

  /// Returns the offer that the row has in place of a price, such as "3 for $10", and its column; nil if it has none.
  mutating func offer(
    asPrice record: TableRecord, _ count: Rational?
  ) -> (offer: Offer, column: Int)? {
    let filled = (assumption.priceColumn.map { [$0] } ?? prices).filter {
      !cell(record, $0).isEmpty
    }
    guard filled.count == 1, let header = layout.columns[filled[0]], !header.isInCents,
      header.priceSort == nil, !foreignPrices.contains(filled[0]), !isForeign(record),
      count ?? .one == .one,
      case let cell = cell(record, filled[0]), cell.hasNumber, NumberCell(cell) == nil,
      // "2/3.50" can be two prices.
      !cell.contains("/") || cell.contains(where: \.isCurrencySymbol),
      !HeaderWords.member.hasAny(of: ColumnHeader.words(of: cell))
    else { return nil }
    let mark = mark(of: filled[0]) ?? cells.notation.decimalMark
    guard let offer = cells.offerReader.offer(in: CellReader.plain(cell, decimalMark: mark)),
      case .bundle = offer.terms
    else { return nil }
    return (offer, filled[0])
  }

  /// Returns the offer of the columns; nil if they have none. Words without a number, such as "New", aren't an offer.
  private mutating func offer(_ record: TableRecord) throws(Refusal) -> Offer? {
    guard let offerReader else { return nil }
    for column in offers {
      let cell = cell(record, column)
      if let count = layout.columns[column]?.countColumn {
        if let bundle = try bundle(record, price: column, count: count) { return bundle }
        continue
      }
      guard !cell.isEmpty, !isReduction(cell, record) else { continue }
      let mark = prices.first.flatMap { self.mark(of: $0) } ?? cells.notation.decimalMark
      let offer: Offer?
      if let known = offersByText[cell] {
        offer = known
      } else {
        let text = Self.isBarePercentage(cell) ? "-" + cell : cell
        let words = CellReader.withoutDays(text, decimalMark: mark, keepsFirstDays: true)
        offer =
          reduction(cell, mark)
          ?? offerReader.offer(in: CellReader.plain(words, decimalMark: mark))
          ?? cells.statedOffer(words, decimalMark: mark)
          ?? (layout.columns[column]?.isOfMultibuys == true ? CellReader.multibuy(cell) : nil)
        offersByText[cell] = .some(offer)
      }
      if let offer {
        // "+20% free" can be in the quantity already.
        if case .bonusPercent = offer.terms, !layout.isCopied, cell.contains("+") {
          throw Refusal(.offer)
        }
        // Beside an old price, the price can be reduced already.
        guard !offer.reducesEachPack || self.cell(record, oldPrices).isEmpty else {
          throw Refusal(.offer)
        }
        return offer
      }
      // "until 30.11." says nothing about the price.
      let words = CellReader.withoutDays(cell, decimalMark: mark)
      let hasNumber = words.hasNumberBesideZero
      guard hasNumber || CellReader.isUnclearOffer(cell) || CellReader.isFree(cell) else {
        continue
      }
      let isSaving = HeaderWords.savingVerbs.hasAny(of: ColumnHeader.words(of: cell))
      if hasNumber, !isSaving, saysNothing(CellReader.plain(words, decimalMark: mark), record) {
        continue
      }
      throw Refusal(.offer)
    }
    return nil
  }

  /// Returns the offer of a cell that is only a negative amount of money, such as "-1 €"; nil for other cells.
  private mutating func reduction(_ cell: String, _ mark: Character) -> Offer? {
    guard let number = NumberCell(cell), number.isNegative, !cell.contains("("),
      let value = cells.value(number, decimalMark: mark), value.isPositive
    else { return nil }
    let sign = (number.prefix + " " + number.suffix).filter { !"-−–".contains($0) }.trimmed
    guard !sign.isEmpty, isOwnCurrency(sign) == true else { return nil }
    return try? Offer(.amount(value))
  }

  /// Returns whether a cell of offers says nothing about the price: "max. 5 per customer", "was £2.50" above the price.
  private mutating func saysNothing(_ words: String, _ record: TableRecord) -> Bool {
    guard let price = (try? price(record, count: nil))?.value,
      let decimal = price.exactDecimals, decimal <= cells.notation.currencyDecimals
    else { return false }
    // An earlier price is higher.
    if let number = NumberCell(words), !number.isWhole || words.contains(where: \.isCurrencySymbol),
      let old = cells.value(number, decimalMark: "."), old <= price
    {
      return false
    }
    let text = NumberFormat.plain.string(price)
    let line = "1 kg; \(text) \(cells.notation.currency); \(words)"
    let outcome = offerReader?.read(line, namesLimit: false).outcome
    guard case .product(let product)? = outcome else { return false }
    return product.name.isEmpty && product.price == price && product.offer == nil
      && product.amount == LineAmount(.one, .kilogram) && product.deposit == nil
      && product.count == nil && product.rate == nil
  }

  /// Returns whether a cell is only a percentage, such as "20%", which means "-20%" in a column of offers.
  private static func isBarePercentage(_ cell: String) -> Bool {
    guard let number = NumberCell(cell), number.prefix.isEmpty, !number.isNegative,
      cell.first?.isDigit == true
    else { return false }
    return number.suffix.trimmed == "%" && cell.hasNumberBesideZero
  }

  /// Returns whether a cell such as "Save £1.50", "33% off" or "Half off" states the difference between the old price
  /// and the price.
  private mutating func isReduction(_ cell: String, _ record: TableRecord) -> Bool {
    guard let column = oldPrices.first(where: { !self.cell(record, $0).isEmpty }) else {
      return false
    }
    let number = NumberCell(cell)
    guard number != nil || CellReader.saysHalf(cell),
      let old = try? price(self.cell(record, column), record, column),
      let price = (try? price(record, count: nil))?.value, price < old
    else { return false }
    let difference = old - price
    let percent = difference * Rational(100) / old
    guard let number else { return percent.distance(to: Rational(50)) <= .one }
    guard let value = cells.value(number, decimalMark: prices.first.flatMap { mark(of: $0) }) else {
      return false
    }
    return cell.contains("%") ? percent.distance(to: value) <= .one : difference == value
  }

  /// Returns the price, which is nil if only the offer has one: "2 for £5".
  ///
  /// - Parameters:
  ///   - count: The number of packs.
  ///   - multiple: The number of parts of the quantity: 6 for "6 × 330 ml".
  mutating func price(
    _ record: TableRecord, count: Rational?, multiple: Rational?, _ offer: Offer?
  ) throws(Refusal) -> ReadPrice {
    do throws(Refusal) {
      return try price(record, count: count, multiple: multiple)
    } catch {
      guard error.reason == .price, case .bundle? = offer?.terms else { throw error }
      return (nil, nil, nil)
    }
  }

  private mutating func price(
    _ record: TableRecord, count: Rational?, multiple: Rational? = nil
  ) throws(Refusal) -> ReadPrice {
    var filled: [(column: Int, text: String)] = []
    for column in assumption.priceColumn.map({ [$0] }) ?? prices {
      let cell = cell(record, column)
      if !cell.isEmpty { filled.append((column, cell)) }
    }
    var isOnly = filled.count == 1
    // "1.79 €/kg" beside another price is a unit price.
    if filled.count > 1 {
      let own = filled.filter { column, text in
        !text.contains("/") || mark(of: column).flatMap { cells.rate(text, decimalMark: $0) } == nil
      }
      if !own.isEmpty { filled = own }
    }
    if filled.count > 1 { filled.removeAll { isUnreadTotal($0.text, $0.column) } }
    if filled.count > 1 || usualPrice(record) != nil {
      filled.removeAll { Self.isZero($0.text) }
      isOnly = isOnly || filled.count == 1
    }
    // "With deposit" can be the header of answers.
    if filled.count > 1 {
      filled.removeAll { column, text in
        layout.columns[column]?.priceSort == .withDeposit && !text.hasNumber
      }
    }
    guard let first = filled.first else {
      guard let old = usualPrice(record) else { throw Refusal(.price) }
      return (try price(cell(record, old), record, old), nil, old)
    }
    if isOnly, isOtherPrice(first.column) { throw Refusal(.offer) }
    let value = try price(first.text, record, first.column)
    let isMultiple = multiple.map { $0 != .one } ?? false
    let scope = self.scope(ofPrice: first.column, isMultiple: isMultiple)
    // The price of one bottle is not that of six.
    if isMultiple, layout.columns[first.column]?.isOfSingleContainer == true {
      throw Refusal(.total)
    }
    guard filled.count > 1 else {
      if isRaised(value, record, first.column) { throw Refusal(.offer) }
      return (value, scope, first.column)
    }
    var values = [(value, scope)]
    for (column, text) in filled.dropFirst() {
      values.append(
        (try price(text, record, column), self.scope(ofPrice: column, isMultiple: isMultiple)))
    }
    // The price of one pack and the price of all.
    if values.count == 2, let packs = count ?? multiple {
      let all = values.first { $0.1 == .allPacks } ?? values.first { $0.1 != .onePack }
      let each = values.first { $0.1 == .onePack } ?? values.first { $0.1 != .allPacks }
      if let all, let each, all.1 != each.1, each.0 * packs == all.0 {
        return (all.0, count == nil ? nil : .allPacks, first.column)
      }
    }
    guard values.allSatisfy({ $0.0 == value }) else {
      competingColumns[.price, default: []].formUnion(filled.map(\.column))
      throw Refusal(.offer)
    }
    return (value, scope, first.column)
  }

  mutating func price(
    _ text: String, _ record: TableRecord, _ column: Int
  ) throws(Refusal) -> Rational {
    if foreignPrices.contains(column) || isForeign(record) { throw Refusal(.currency) }
    var text = text
    if layout.columns[column]?.isLowest == true { text = CellReader.withoutLowest(text) }
    if let fraction = layout.columns[column]?.fractionColumn {
      text = try joined(text, cell(record, fraction))
    }
    // "1.79" below "price_cents" is hardly a price of less than two cents.
    if layout.columns[column]?.isInCents == true, let number = NumberCell(text), number.isAlone,
      !number.isWhole, mark(of: column).flatMap({ number.decimalCount(decimalMark: $0) }) != 0
    {
      throw Refusal(.number)
    }
    let isInCents = assumption.isInCents || centColumns.contains(column)
    if isInCents, NumberCell(text)?.isWhole == false { throw Refusal(.number) }
    // "75" below "£1.15" and "85p". Nothing costs 2p.
    if mixedColumns.contains(column), !assumption.isInCents, assumption.decimalMark == nil,
      let number = NumberCell(text), number.isAlone, number.isWhole, number.lastGroupSize > 1
    {
      throw Refusal(.number)
    }
    return try cells.price(
      text,
      decimalMark: layout.columns[column]?.fractionColumn == nil ? mark(of: column) : ".",
      isInCents: isInCents || layout.columns[column]?.isInCents ?? false,
      sort: layout.columns[column]?.priceSort
    ) { isOwnCurrency($0) }
  }

  /// Returns the price of a whole number and its hundredths: "3.49" for "3" and "49".
  private func joined(_ whole: String, _ hundredths: String) throws(Refusal) -> String {
    guard let number = NumberCell(whole), number.isAlone, number.isWhole, !hundredths.isEmpty,
      hundredths.count <= 2, hundredths.allSatisfy(\.isDigit)
    else { throw Refusal(.number) }
    return whole + "." + (hundredths.count == 1 ? "0" : "") + hundredths
  }
}

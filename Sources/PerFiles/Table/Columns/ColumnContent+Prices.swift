internal import PerCore

/// Prices beside other prices.
extension ColumnContent {
  /// Chooses the price to pay if other columns have prices before a reduction, without tax or with a deposit.
  mutating func settlePrices() {
    joinFractions()
    settleBrazilianPrices()
    settleListPrice()
    leaveOutPurchasePrices()
    findReducedPrices()
    findTaxedPrices()
    func prices(_ condition: (ColumnHeader.PriceSort?) -> Bool) -> [Int] {
      columns.indices(with: .price).filter { condition(columns[$0]?.priceSort) && !isEmpty($0) }
    }
    if !prices({ $0 == .withTax }).isEmpty { leaveOut(prices { $0 == .withoutTax }) }
    settleDiscounts()
    // The roles of these prices if another column has prices.
    let others: [(sort: ColumnHeader.PriceSort, role: ColumnRole)] = [
      (.lowest, .other), (.unpaid, .other), (.base, .unitPrice), (.perContainer, .unitPrice),
      (.withDeposit, .other),
    ]
    for (sort, role) in others where !prices({ $0 != sort }).isEmpty {
      for index in prices({ $0 == sort }) { columns[index]?.role = role }
    }
    // Whether the user is a member is unknown, so the price for members stays beside the other one.
    let paid = prices { $0 != .regular && $0 != .withoutTax && $0 != .member }
    // A column of savings or discounts says that the regular price is not paid.
    let hasSavings = columns.contains {
      $0?.role != .price
        && ($0?.isSaving == true || $0?.isDiscount == true && $0?.isCoupon == false)
    }
    if paid.contains(where: { hasSavings || columns[$0].map(Self.isPaid) ?? false }) {
      for index in prices({ $0 == .regular }) { columns[index]?.role = .oldPrice }
    } else if !paid.isEmpty || !prices({ $0 == .member }).isEmpty {
      // Which of the prices the user pays is unknown.
      for index in columns.indices where columns[index]?.priceSort == .regular && !isEmpty(index) {
        if columns[index]?.role == .oldPrice { columns[index]?.role = .price }
        if !paid.isEmpty, columns[index]?.isRecommended == true {
          columns[index]?.role = .oldPrice
        }
      }
    }
    settleReducedPrices()
    doubtRegularPrices()
  }

  /// Treats amounts of money below a header such as "per 100 sheets" and "la couche" as unit prices beside a price.
  mutating func findUnitPrices() {
    let prices = columns.indices(with: .price) + columns.indices(with: .oldPrice)
    guard prices.contains(where: { !isEmpty($0) }) else { return }
    for index in columns.indices where columns[index] == nil || columns[index]?.role == .count {
      // "pro Kasten" can be the price of all.
      let words = titleWords(index)
      guard HeaderWords.startsWithPer(words), isMoney(index),
        HeaderWords.container(after: HeaderWords.perOrArticle, in: words) == nil
      else { continue }
      var header = ColumnHeader(.unitPrice)
      header.rateWords = titleWords(index)
      columns[index] = header
    }
  }

  /// Treats amounts of money without a known header as prices beside a column such as "Total", since they can be the
  /// prices of one pack, and beside their sum, average, minimum or maximum, since they can be the prices of several
  /// shops. If nothing proves what they are, the user is asked.
  mutating func doubtSums() {
    let unknown = columns.indices.filter { columns[$0] == nil && isMoney($0) }
    let isDoubtful = columns.indices(with: .price).contains {
      HeaderWords.sumTitles.contains(titleWords($0).joined(separator: " "))
        || unknown.count > 1 && (columns[$0]?.priceSort == .unpaid || isBestPrice($0))
        || isSumOrAverage($0, of: unknown) || isLowest($0, of: unknown)
    }
    guard isDoubtful else { return }
    for index in unknown {
      columns[index] = ColumnHeader(.price)
      columns[index]?.isGuessed = true
    }
  }

  /// Returns whether all rows prove that a price is the sum or the average of several others. A price and its postage
  /// differ more than the prices of shops do.
  private func isSumOrAverage(_ column: Int, of others: [Int]) -> Bool {
    guard others.count > 1 else { return false }
    let parts = others.map(values)
    var proofs = 0
    for (row, value) in values(column).enumerated() {
      guard let value else { continue }
      let prices = parts.compactMap { $0[row] }
      let sum = prices.reduce(.zero, +)
      guard let lowest = prices.min(), let highest = prices.max(), lowest * Rational(3) >= highest,
        case let average = sum / Rational(prices.count),
        value == sum || average.distance(to: value) <= cells.usualStep
      else { return false }
      proofs += 1
    }
    return proofs > 1
  }

  /// Returns whether a price is the lowest of several others in all rows, and not always that of the same column.
  private func isLowest(_ column: Int, of others: [Int]) -> Bool {
    let parts = others.map(values)
    var cheapest: Set<Int> = []
    for (row, value) in values(column).enumerated() {
      guard let value else { continue }
      let prices = parts.map { $0[row] }
      guard prices.compactMap(\.self).min() == value else { return false }
      let places = prices.indices.filter { prices[$0] == value }
      if places.count == 1 { cheapest.insert(places[0]) }
    }
    return cheapest.count > 1
  }

  /// Returns whether a price is the one that is paid, although another one is the regular price. A reduced price can be
  /// that of other days, of several packs or of members.
  private static func isPaid(_ header: ColumnHeader) -> Bool {
    !header.isReduced || header.isCurrent
  }

  /// Treats amounts of money without a known header as prices if all other prices are regular ones, since they can be
  /// the current prices.
  private mutating func doubtRegularPrices() {
    let prices = columns.filter { $0?.role == .price }
    guard !prices.isEmpty, prices.allSatisfy({ $0?.priceSort == .regular }) else { return }
    for index in columns.indices where titles.indices.contains(index) {
      // "Our rate" next to "MRP" says nothing about a unit.
      let isRate =
        columns[index]?.role == .unitPrice
        && columns[index]?.rateWords.contains(where: HeaderWords.isRateUnit) == false
        && titleWords(index).contains("rate")
      guard columns[index] == nil && isMoney(index) || isRate && isReducedPrice(index)
      else { continue }
      columns[index] = ColumnHeader(.price)
    }
  }

  /// Returns whether "Unit." has the prices of single pieces, on receipts with numbers of pieces and sums.
  func isPriceOfPiece(_ column: Int) -> Bool {
    columns[column]?.isSizeOfUnit == false && isMoney(column)
      && (columns.has(.quantity) || columns.has(.count))
      && columns.contains { $0?.role == .price && $0?.priceScope == .allPacks }
  }

  /// Returns whether "Amount" is the price paid, beside a quantity or names with sizes: on a receipt.
  func isPaid(_ column: Int) -> Bool {
    guard titleWords(column) == ["amount"] else { return false }
    if hasSizesInNames, isMoney(column) { return true }
    let counts = (columns.indices(with: .quantity) + columns.indices(with: .count)).filter {
      $0 != column
    }
    return !counts.isEmpty && (isMoney(column) || isProduct(column, of: counts))
  }

  /// Returns whether the header is the name of the currency, which can also be a unit: "Pounds".
  func isCurrencyName(_ column: Int) -> Bool {
    let words = titleWords(column)
    guard words.count == 1, HeaderWords.currencyNames[words[0]] != nil else { return false }
    return cells.isOwnCurrency(inHeader: words[0]) == true
  }

  /// Treats "Preço de" and "Preço por", "De" and "Por" as the prices before and after a reduction.
  private mutating func settleBrazilianPrices() {
    func index(_ last: String) -> Int? {
      columns.indices.first {
        let words = titleWords($0)
        return ["preco", "valor"].contains(words.first) && words.dropFirst() == [last]
      }
    }
    var pair = (old: index("de"), price: index("por"))
    for (old, price) in HeaderWords.pricePairs where pair.old == nil || pair.price == nil {
      pair = (moneyColumn(old), moneyColumn(price))
    }
    guard let old = pair.old, let price = pair.price, !startsLater else { return }
    columns[old] = ColumnHeader(.oldPrice)
    columns[old]?.isOld = true
    columns[old]?.isPast = true
    columns[price] = ColumnHeader(.price)
  }

  /// Returns the first column of money that has a word as its header; nil if there is none.
  private func moneyColumn(_ word: String) -> Int? {
    columns.indices.first { titleWords($0) == [word] && isMoney($0) }
  }

  /// Joins two columns such as "Euro" and "Cent".
  private mutating func joinFractions() {
    for (whole, fraction) in zip(titles.indices, titles.indices.dropFirst())
    where isWhole(whole) && isWhole(fraction) {
      let (words, hundredths) = (titleWords(whole), titleWords(fraction))
      guard hundredths.count == 1, HeaderWords.cents.contains(hundredths[0]), words.count == 1,
        HeaderWords.isCurrency(words[0]) || HeaderWords.currencyNames[words[0]] != nil
      else { continue }
      columns[whole] = columns[whole] ?? ColumnHeader(.price)
      columns[whole]?.role = .price
      columns[whole]?.fractionColumn = fraction
      columns[fraction] = ColumnHeader(.other)
    }
  }

  /// Ignores the purchase prices of a shop if another column has its selling prices.
  private mutating func leaveOutPurchasePrices() {
    let prices = columns.indices(with: .price)
    let hasSellingPrice = prices.contains {
      columns[$0]?.isSellingPrice == true && !isEmpty($0)
    }
    guard hasSellingPrice || isOfVariants else { return }
    leaveOut(
      (prices + columns.indices(with: .unitPrice)).filter {
        columns[$0]?.isPurchasePrice == true
      })
  }

  /// Returns whether the numbers of a column are a part of the prices of the same rows, so that they can be reduced
  /// prices.
  func isReducedPrice(_ column: Int) -> Bool { isNumeric(column) && isPartOfPrice(column) }

  /// Returns whether the amounts of a column are at least a quarter of the prices of the same rows, and not more.
  private func isPartOfPrice(_ column: Int) -> Bool {
    let numbers = values(column)
    return (columns.indices(with: .price) + columns.indices(with: .oldPrice)).contains { index in
      guard index != column else { return false }
      let pairs = zip(numbers, values(index)).compactMap { part, whole in
        part.flatMap { part in whole.map { (part, $0) } }
      }
      let fitting = pairs.count { $0.0 <= $0.1 && $0.0 * Rational(4) >= $0.1 }
      return fitting > 0 && fitting * 5 >= pairs.count * 4
    }
  }

  /// Treats amounts of money as prices if their header is one of reduced prices that isn't known otherwise, so that
  /// they are not passed over beside another price: "Kampanjpris".
  private mutating func findReducedPrices() {
    findUsualPrices()
    guard columns.has(.price) || columns.has(.oldPrice) else { return }
    findSubscriptionPrices()
    for index in columns.indices
    where columns[index]?.role ?? .other == .other && titles.indices.contains(index) {
      // "Final score" isn't a price.
      let words = titleWords(index).filter { !HeaderWords.isCurrency($0) }
      let isOther = HeaderWords.otherPrices.contains(words.joined(separator: " "))
      let isReduced = isOther || words.allSatisfy { HeaderWords.reduced.hasAny(of: [$0]) }
      guard !words.isEmpty, isOther || columns[index] == nil,
        isReduced || words.allSatisfy({ HeaderWords.member.hasAny(of: [$0]) }),
        isMoney(index) || isReducedPrice(index)
      else { continue }
      columns[index] = ColumnHeader(.price)
      columns[index]?.setReduction(words)
      if isReduced { columns[index]?.isReduced = true }
      if !isReduced { columns[index]?.priceSort = .member }
    }
  }

  /// Treats "Subscribe & Save" as the price for subscribers, unless the cells are savings.
  private mutating func findSubscriptionPrices() {
    for index in columns.indices
    where columns[index]?.role ?? .other == .other
      && titleWords(index).contains(where: HeaderWords.subscriptions.contains)
      && (isNumeric(index) || isMoney(index)) && isPartOfPrice(index)
    {
      columns[index] = ColumnHeader(.price)
      columns[index]?.priceSort = .member
    }
  }

  /// Treats amounts of money as prices if the only known words of their header say whether they include tax: "PU HT"
  /// and "PU TTC".
  private mutating func findTaxedPrices() {
    for index in titles.indices where columns[index]?.role ?? .other == .other {
      let words = titleWords(index)
      // "inkl. MwSt" is the header of a price; "MwSt" alone is the header of a tax.
      let isOfTax =
        columns[index]?.role == .other && HeaderWords.taxes.hasAny(of: words)
        && (HeaderWords.included.hasAny(of: words) || HeaderWords.excluded.hasAny(of: words))
      let sort = ColumnHeader.priceSort(words)
      // "Netto (kg)" is a weight.
      guard columns[index] == nil || isOfTax, sort == .withTax || sort == .withoutTax,
        !words.contains(where: HeaderWords.measureUnits.contains), isMoney(index)
      else { continue }
      columns[index] = ColumnHeader(.price)
      columns[index]?.priceSort = sort
    }
  }

  /// Treats "list_price" as the price beside "standard_price", which is the cost in the exports of inventories that
  /// have these names of fields.
  private mutating func settleListPrice() {
    guard let list = titles.firstIndex(of: "list_price"), !isEmpty(list),
      let cost = titles.firstIndex(of: "standard_price")
    else { return }
    columns[list]?.role = .price
    columns[list]?.isOld = false
    columns[list]?.priceSort = nil
    columns[cost]?.role = .other
  }
}

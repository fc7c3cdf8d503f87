internal import PerCore

/// Reduced prices beside the prices before them, and discounts that prove which price is the reduced one.
extension ColumnContent {
  /// Treats amounts of money below only a word for the usual price, such as "Reg.", as usual prices if another column
  /// has prices, or amounts of money below a word for reduced prices.
  mutating func findUsualPrices() {
    func isTitle(of column: Int, in known: WordSet) -> Bool {
      guard columns[column] == nil else { return false }
      let words = titleWords(column).filter { !HeaderWords.isCurrency($0) }
      return !words.isEmpty && words.allSatisfy(known.contains) && isMoney(column)
    }
    let usual = columns.indices.filter { isTitle(of: $0, in: HeaderWords.regular) }
    guard !usual.isEmpty,
      columns.has(.price) || columns.has(.oldPrice)
        || columns.indices.contains(where: { isTitle(of: $0, in: HeaderWords.reduced) })
    else { return }
    for index in usual {
      columns[index] = ColumnHeader(.price)
      columns[index]?.priceSort = .regular
      columns[index]?.isOld = true
    }
  }

  /// Treats the price beside a reduced one as the price before the reduction, since the reduced price is the one to
  /// pay, unless it depends on a card, on a number of packs or on a day.
  ///
  /// In every row, the reduced price is at most the other price and at least a part of it: less can be the reduction.
  mutating func settleReducedPrices() {
    let prices = columns.indices(with: .price).filter { !isEmpty($0) }
    guard prices.count == 2, let paid = prices.first(where: isPaidByAll),
      let old = prices.first(where: { $0 != paid }), let header = columns[old],
      header.isPlainPrice || header.priceSort == .regular,
      header.priceScope == columns[paid]?.priceScope, !startsLater, !hasConditionColumn,
      !hasDiscountWithConditions, isReduced(paid, from: old)
    else { return }
    treatAsOldPrice(old)
  }

  /// Treats a price as the one before a reduction if all rows prove that another price is this price without the
  /// discount in a further column: 49.99, 3.00, 46.99. Beside the prices of several shops, it can be their difference.
  mutating func settleDiscounts() {
    let prices = columns.indices(with: .price).filter { !isEmpty($0) && shops[$0] == nil }
    guard (2...6).contains(prices.count) else { return }
    for discount in columns.indices
    where columns[discount]?.isDiscount == true && columns[discount]?.role == .other
      && !hasConditions(discount)
    {
      for paid in prices where columns[paid]?.priceSort != .member && !hasConditions(paid) {
        guard
          let old = prices.first(where: { $0 != paid && areReduced($0, by: discount, to: paid) })
        else { continue }
        treatAsOldPrice(old)
        columns[discount]?.isCoupon = false
        return
      }
    }
  }

  private mutating func treatAsOldPrice(_ column: Int) {
    columns[column]?.role = .oldPrice
    columns[column]?.isOld = true
  }

  /// Returns whether everybody pays the prices of a column, which are reduced.
  private func isPaidByAll(_ column: Int) -> Bool {
    guard let header = columns[column], header.isReduced, header.priceSort == nil,
      header.packs == nil
    else { return false }
    // "2x1", "-30%" and "ab 1.12."
    guard !titles[column].hasNumber else { return false }
    return !hasConditions(column)
  }

  /// Returns whether a header says that not everybody pays a price, or gets a discount, or not now.
  private func hasConditions(_ column: Int) -> Bool {
    let words = titleWords(column)
    return [
      HeaderWords.member, HeaderWords.cards, HeaderWords.coupons, HeaderWords.conditions,
    ].contains { $0.hasAny(of: words) } || hasStartInTitle(column)
  }

  /// Returns whether a header has a word for the first day of a price.
  private func hasStartInTitle(_ column: Int) -> Bool {
    titleWords(column).contains(where: HeaderWords.starts.contains)
  }

  /// A Boolean value indicating whether a further column can have the conditions of a reduced price: "Limit", "Notes".
  private var hasConditionColumn: Bool {
    titles.indices.contains { index in
      !isEmpty(index) && HeaderWords.conditionTitles.hasAny(of: titleWords(index))
        && [.other, .offer, .count].contains(columns[index]?.role ?? .other)
    }
  }

  /// A Boolean value indicating whether not everybody gets a discount: "Member discount".
  private var hasDiscountWithConditions: Bool {
    columns.indices.contains { columns[$0]?.isDiscount == true && hasConditions($0) }
  }

  /// A Boolean value indicating whether a column has the first day of a reduced price, which can be in the future.
  var startsLater: Bool {
    titles.indices.contains { index in
      !isEmpty(index) && hasStartInTitle(index) && has(index, \.hasNumber) && !isMoney(index)
        && [.other, .price].contains(columns[index]?.role ?? .other)
    }
  }

  /// Returns whether all prices of a column can be reduced from those of another column. Zero stands for no price.
  private func isReduced(_ column: Int, from other: Int) -> Bool {
    let pairs = zip(values(column), values(other)).compactMap { price, old in
      price.flatMap { price in old.map { (price, $0) } }
    }.filter { $0.0.isPositive && $0.1.isPositive }
    let words = titleWords(column)
    let isCalledPrice =
      columns[column]?.isCurrent == true || HeaderWords.plainPrices.hasAny(of: words)
      || words.contains { word in HeaderWords.priceParts.contains { word.contains($0) } }
    if isCalledPrice {
      return !pairs.isEmpty && pairs.allSatisfy { $0.0 <= $0.1 && $0.0 * Rational(3) >= $0.1 }
    }
    // "Sale" doesn't say that its numbers are prices: 2 of 5 can be the amount saved, as whole numbers mostly are.
    return pairs.contains { $0.0.exactDecimals != 0 }
      && pairs.allSatisfy { $0.0 <= $0.1 && $0.0 * Rational(5) >= $0.1 * Rational(3) }
  }

  /// Returns whether each row that has two prices proves that one of them is the other without the discount. Rows
  /// without a discount have the same price twice.
  private func areReduced(_ old: Int, by discount: Int, to paid: Int) -> Bool {
    var proofs = 0
    for record in records {
      func cell(_ column: Int) -> String {
        record.indices.contains(column) ? record[column] : ""
      }
      guard let before = value(cell(old)), let after = value(cell(paid)), before.isPositive,
        after.isPositive
      else { continue }
      let reduction = cell(discount)
      guard reduction.hasNumberBesideZero else {
        guard before == after else { return false }
        continue
      }
      guard let size = value(reduction) else { return false }
      let isPercent = reduction.contains("%") || columns[discount]?.isPercent == true
      let amount = isPercent ? before * size / Rational(100) : size
      guard (before - amount).distance(to: after) <= (isPercent ? cells.usualStep : .zero) else {
        return false
      }
      proofs += 1
    }
    return proofs > 0
  }
}

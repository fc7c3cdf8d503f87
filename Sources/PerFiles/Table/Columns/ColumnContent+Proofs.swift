internal import PerCore

/// What numbers and prices are for, as the unit prices of all rows prove.
extension ColumnContent {
  /// Treats numbers as the quantity of a table without another one if all unit prices are the prices divided by them:
  /// "Yield", "Price", "Cost per page". Two columns can have the factors of the number: "Reams", "Sheets per ream".
  mutating func findProvedNumbers() {
    let prices = columns.indices(with: .price).filter { !isEmpty($0) }
    guard prices.count == 1, columns.has(.unitPrice), !columns.has(.quantity), !columns.has(.unit),
      !hasSizesInNames
    else { return }
    let sums = values(prices[0])
    let numbers = columns.indices.filter {
      $0 != prices[0] && [.other, .count].contains(columns[$0]?.role ?? .other) && isNumeric($0)
        && !isArticleNumber($0)
    }.prefix(Self.maximumNumberCount).map { (column: $0, values: values($0)) }
    for rate in columns.indices(with: .unitPrice).prefix(Self.maximumNumberCount) {
      let singles = rates(rate)
      func areQuantities(_ counts: [Rational?]) -> Bool {
        let priced = zip(sums, counts).map { sum, count in
          sum.flatMap { sum in count.map { (sum, $0) } }
        }
        return areProved(priced, singles)
      }
      let proved = numbers.first { areQuantities($0.values) }
      if let proved {
        let unit = columns[rate]?.rateWords.first { $0.hasLetter && readings.unit($0) != nil }
        // The price of a kilogram proves the weight of all pieces.
        let isOfMeasure = unit.flatMap(readings.unit).map { $0.unit.kind != .units } ?? false
        let hasCount = columns.has(.count)
        guard isOfMeasure || !hasCount else {
          // "Price", "Reams", "Sheets per ream", "Per ream"
          if columns[proved.column]?.role == .count { columns[prices[0]]?.priceScope = .allPacks }
          continue
        }
        let item = itemUnit(proved.column)?.text
        columns[proved.column] = ColumnHeader(.quantity)
        columns[proved.column]?.unit = unit ?? item ?? "pcs"
        columns[proved.column]?.isProved = true
        columns[proved.column]?.isTotal = hasCount
        return
      }
      for (place, first) in numbers.enumerated() where isWhole(first.column) {
        let second = numbers[(place + 1)...].first { second in
          isWhole(second.column)
            && areQuantities(
              zip(first.values, second.values).map { a, b in
                a.flatMap { a in b.map { a * $0 } }
              })
        }
        guard let second else { continue }
        for index in columns.indices(with: .count) { columns[index]?.role = .other }
        for index in [first.column, second.column] {
          columns[index] = ColumnHeader(.count)
          columns[index]?.isProved = true
        }
        columns[prices[0]]?.priceScope = .allPacks
        return
      }
    }
  }

  /// Marks the quantities that are for a whole case, beside the number of pieces in it: "Carton weight (kg)" and
  /// "Pieces per carton".
  mutating func findSizesOfCases() {
    guard columns.has(.quantity) else { return }
    let cases = columns.indices(with: .count).compactMap {
      HeaderWords.countedContainer(titleWords($0))
    }
    for index in columns.indices(with: .quantity)
    where cases.contains(where: { HeaderWords.hasCase($0, titleWords(index)) }) {
      columns[index]?.isTotal = true
    }
  }

  /// Treats a column such as "Total bags" as the quantity if all rows prove that it is the product of two others: "Rolls"
  /// and "Bags per roll".
  mutating func findProvedTotals() {
    for index in columns.indices where titleWords(index).count > 1 {
      // Reading a unit takes long.
      let words = titleWords(index)
      guard HeaderWords.allPacks.hasAny(of: words), isWhole(index),
        let unit = words.last(where: { HeaderWords.packTitles.contains($0) || isPieces($0) })
      else { continue }
      let factors = columns.indices.filter {
        $0 != index && columns[$0]?.role != .price && isWhole($0) && !isArticleNumber($0)
      }.prefix(Self.maximumNumberCount).map { (column: $0, values: values($0)) }
      for (place, first) in factors.enumerated() {
        let second = factors[(place + 1)...].first {
          areProducts(first.values, $0.values, values(index))
        }
        guard let second else { continue }
        for factor in [first.column, second.column] { columns[factor] = ColumnHeader(.other) }
        var total = ColumnHeader(.quantity)
        total.unit = isPieces(unit) ? unit : "pcs"
        columns[index] = total
        return
      }
    }
  }

  private func isPieces(_ word: String) -> Bool { readings.unit(word)?.unit.kind == .units }

  /// The maximum number of columns that are compared with each other.
  private static let maximumNumberCount = 8

  /// Sets whether the price is for one pack or for all if an unknown column has the unit prices of that: "5 oz", 8, 7.98
  /// and 0.20.
  mutating func proveScope() {
    let (prices, counts) = (columns.indices(with: .price), columns.indices(with: .count))
    let quantities = columns.indices(with: .quantity)
    guard prices.count == 1, counts.count == 1, quantities.count == 1,
      columns[prices[0]]?.priceScope == nil, !columns.has(.unit)
    else { return }
    let sizes = records.map { record in
      record.indices.contains(quantities[0])
        ? readings[record[quantities[0]]].quantity?.amount.value ?? value(record[quantities[0]])
        : nil
    }
    let (sums, packs) = (values(prices[0]), values(counts[0]))
    func areProved(_ rate: Int, _ amount: (Rational, Rational) -> Rational) -> Bool {
      var priced: [(sum: Rational, amount: Rational)?] = []
      for (sum, (size, count)) in zip(sums, zip(sizes, packs)) {
        guard let sum, let size, let count, count != .one else {
          priced.append(nil)
          continue
        }
        priced.append((sum, amount(size, count)))
      }
      return self.areProved(priced, rates(rate))
    }
    for rate in columns.indices where columns[rate] == nil && isNumeric(rate) && !isWhole(rate) {
      if areProved(rate, { $0 * $1 }) { columns[prices[0]]?.priceScope = .allPacks }
      if areProved(rate, { size, _ in size }) { columns[prices[0]]?.priceScope = .onePack }
    }
  }

  /// A unit price, and half of the value of its last digit.
  private typealias Rate = (price: Rational, error: Rational)

  /// Returns whether at least two rows, and no other ones, have the unit prices of their prices and amounts.
  private func areProved(_ priced: [(sum: Rational, amount: Rational)?], _ rates: [Rate?]) -> Bool {
    var proofs = 0
    for (row, rate) in zip(priced, rates) {
      guard let row, let rate else { continue }
      guard row.amount.isPositive, row.sum.isPositive else { return false }
      let expected = row.sum / row.amount
      let difference = expected.distance(to: rate.price)
      guard difference <= rate.error || difference * Rational(100) <= expected else { return false }
      if row.amount != .one { proofs += 1 }
    }
    return proofs > 1
  }

  /// Returns the unit prices of a column by record, for one of what they are for.
  private func rates(_ column: Int) -> [Rate?] {
    let mark = cells.notation.decimalMark
    let several = columns[column]?.rateWords.lazy.compactMap { Int($0) }.first { $0 > 0 } ?? 1
    return records.map { record in
      guard record.indices.contains(column), let number = readings[record[column]].number,
        let value = cells.value(number, decimalMark: mark)
      else { return nil }
      let sign = HeaderWords.folded(CellReader.sign(of: number))
      let isInCents = columns[column]?.isInCents == true || HeaderWords.cents.contains(sign)
      let factor = Rational(isInCents ? 100 : 1) * Rational(several)
      let decimals = number.decimalCount(decimalMark: mark) ?? 0
      return (value / factor, Rational(.one, decimals: decimals) / (factor * Rational(2)))
    }
  }
}

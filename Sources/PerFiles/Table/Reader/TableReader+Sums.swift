internal import PerCore

/// Rows that can be products or sum up others, as far as their words tell: "Dairy Total".
extension TableReader {
  /// Returns whether a record with a word for a sum sums up others: it has no name, or its price is the sum of those
  /// above.
  mutating func isSum(_ record: TableRecord) -> Bool {
    lacksName(record) || isProvedSum(record)
  }

  /// Returns whether a record without a name, unlike the others, has the sum of the prices above.
  mutating func isUnnamedSum(_ record: TableRecord) -> Bool {
    Self.isUnnamed(record, sections[sections.count - 1].products) && isProvedSum(record)
  }

  private mutating func isProvedSum(_ record: TableRecord) -> Bool {
    // The rows above are not part of the text of a row that the user changed.
    guard !readsOneRow else { return false }
    let known = sums ?? provedSums()
    sums = known
    return known.contains(record.range.lowerBound)
  }

  private static func isUnnamed(_ record: TableRecord, _ products: RowReader) -> Bool {
    !products.names.isEmpty && products.name(of: record).isEmpty
  }

  /// Returns whether a record has no name, and its first text is in a column of neither names, brands nor shops:
  /// "Dairy Total" below "Category".
  private func lacksName(_ record: TableRecord) -> Bool {
    let products = sections[sections.count - 1].products
    guard let first = record.fields.firstIndex(where: { !$0.range.isEmpty }),
      Self.isUnnamed(record, products)
    else { return false }
    let columns = products.layout.columns
    let isBrand = columns.indices.contains(first) && columns[first]?.isBrand == true
    return !isBrand && !products.shops.contains(first) && !products.handles.contains(first)
  }

  /// The values of several rows, such as their prices.
  private struct Values {
    var sum: Rational = .zero
    var count = 0

    mutating func add(_ value: Rational) {
      sum = sum + value
      count += 1
    }

    func isSum(_ value: Rational) -> Bool { count > 1 && value == sum }
  }

  /// Returns the positions of the rows with a word for a sum or without a name whose price is the sum of all prices
  /// above, or of those since the last sum.
  private func provedSums() -> Set<Int> {
    var copy = self
    var products = sections[0].products
    var records = layout.records
    var (all, group, quantities) = (Values(), Values(), Values())
    // The quantity of a row if it is a plain number.
    func number(of record: TableRecord) -> Rational? {
      guard let column = products.quantities.first else { return nil }
      return try? products.price(products.cell(record, column), record, column)
    }
    var sums: Set<Int> = []
    // The price of one row proves a sum only if other sums are proved.
    var possibleSums: Set<Int> = []
    var count = 0
    while count < Self.maximumSumCount, let record = records.next() {
      count += 1
      guard let column = products.prices.first(where: { !products.cell(record, $0).isEmpty }),
        let price = try? products.price(products.cell(record, column), record, column)
      else { continue }
      switch copy.opening(of: record) {
      case .total: group = Values()
      case .possibleTotal where group.isSum(price) || all.isSum(price):
        sums.insert(record.range.lowerBound)
        group = Values()
      case .possibleTotal where group.count == 1 && group.sum == price:
        possibleSums.insert(record.range.lowerBound)
        group = Values()
      case .other
      where Self.isUnnamed(record, products) && all.isSum(price)
        && (products.cell(record, products.quantities).isEmpty
          || number(of: record).map(quantities.isSum) == true):
        sums.insert(record.range.lowerBound)
        group = Values()
      default:
        all.add(price)
        group.add(price)
        if let number = number(of: record) { quantities.add(number) }
      }
    }
    return sums.isEmpty ? sums : sums.union(possibleSums)
  }

  /// The number of records at the start of a table among which sums are proved.
  private static var maximumSumCount: Int { 2_000 }
}

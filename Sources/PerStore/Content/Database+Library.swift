import PerCore

extension Database {
  /// Returns a number of the library, whose table has one row.
  func libraryNumber(_ sql: StaticString) throws(DatabaseError) -> Int64 {
    guard let number = try integer(sql) else { throw .damage("The library has no numbers") }
    return number
  }

  /// Returns all comparisons, the one that changed last first.
  func summaries() throws(DatabaseError) -> [ComparisonSummary] {
    try rows(
      """
      SELECT comparison.id, comparison.name, display_multiple, display_unit, currency,
        packs, need, need_typed, need_unit, weight, comparison.checksum, revision, count,
        best, product_sum, summary_checksum, product.id, quantity, quantity_typed, unit, price,
        price_typed, offer, offer_limit, deposit, net, tax, product.name, shop, note, entered, product.checksum
        FROM comparison LEFT JOIN product
          ON product.comparison = comparison.id AND product.id = comparison.best
        ORDER BY revision DESC, comparison.id DESC
      """
    ) { row throws(DatabaseError) in
      guard row.matchesChecksum(0..<10, at: 10), row.matchesChecksum([0, 11, 12, 13, 14], at: 15)
      else { throw .damage("A comparison was changed") }
      guard row.integer(12) == 0 || !row.isNull(16) else { throw .damage("A product is missing") }
      var displayUnit: DisplayUnit?
      if !row.isNull(2) {
        guard let unit = Unit(rawValue: row.text(3)), let multiple = Int(exactly: row.integer(2))
        else { throw .damage("A display unit cannot be read") }
        displayUnit = DisplayUnit(multiple, unit)
      }
      let currency = try row.value(4, Currency.init(stored:), orDamage: "A currency cannot be read")
      return ComparisonSummary(
        comparison: Comparison(
          id: row.integer(0), name: row.text(1), displayUnit: displayUnit, currency: currency,
          buying: try row.buying(at: 5), revision: row.integer(11)),
        count: Int(row.integer(12)), best: row.isNull(16) ? nil : try row.product(at: 16))
    }
  }

  /// Returns products of a comparison in the order of their ids.
  ///
  /// - Parameter limit: The maximum number of products.
  /// - Throws: An error if the products cannot be compared.
  func products(
    of comparison: Comparison.ID, limit: Int = .max
  ) throws(DatabaseError) -> [Product] {
    let products = try productsOfAnyKind(of: comparison, limit: limit)
    var comparability = Comparability()
    // The check at opening does not know the units.
    do throws(WrongKind) {
      // Accessing a whole product would retain and release its strings.
      for index in products.indices { try comparability.add(products[index].unit) }
    } catch {
      throw .damage("The products of comparison \(comparison) cannot be compared")
    }
    return products
  }

  /// Returns the names and shops of products of a comparison, the latest product first.
  func details(
    of comparison: Comparison.ID, before id: Product.ID, limit: Int
  ) throws(DatabaseError) -> [ProductDetails] {
    try rows(
      """
      SELECT id, name, shop FROM product WHERE comparison = ? AND id < ?
        ORDER BY id DESC LIMIT ?
      """, .integer(comparison), .integer(id), .integer(Int64(limit))
    ) { ProductDetails(id: $0.integer(0), name: $0.text(1), shop: $0.text(2)) }
  }

  /// Returns products of a comparison in the order of their ids, whether or not they can be compared.
  func productsOfAnyKind(
    of comparison: Comparison.ID, limit: Int = .max
  ) throws(DatabaseError) -> [Product] {
    let stored = try limit == .max ? storedProducts(of: comparison) : nil
    // An array that grows leaves up to half of its memory unused. The count can be damaged.
    let expectedCount = max(0, min(stored?.count ?? limit, 1_000_000))
    // A damaged tree can lead to the same products any number of times.
    let limit = stored.map { $0.count + 1 } ?? limit
    let sql: StaticString = """
      SELECT id, quantity, quantity_typed, unit, price, price_typed, offer, offer_limit, deposit,
        net, tax, name, shop, note, entered, checksum
        FROM product WHERE comparison = ? ORDER BY id LIMIT ?
      """
    let (id, maximumCount) = (Value.integer(comparison), Value.integer(Int64(limit)))
    let reader = ProductReader()
    let products =
      if expectedCount > Self.fewRows {
        try manyRows(sql, id, maximumCount, expectedCount: expectedCount) {
          row throws(DatabaseError) in try reader.read(row)
        }
      } else {
        try rows(sql, id, maximumCount, expectedCount: expectedCount) {
          row throws(DatabaseError) in try reader.read(row)
        }
      }
    guard let stored else { return products }
    guard stored.count == products.count else {
      throw .damage("Comparison \(comparison) has another number of products")
    }
    guard stored.sum == reader.sum else {
      throw .damage("Comparison \(comparison) has older products")
    }
    return products
  }

  /// Returns the number of products that a comparison has, and the sum of their checksums; zero if there is no such
  /// comparison.
  private func storedProducts(
    of comparison: Comparison.ID
  ) throws(DatabaseError) -> (count: Int, sum: ChecksumSum) {
    try rows("SELECT count, product_sum FROM comparison WHERE id = ?", .integer(comparison)) {
      (Int(max(0, min($0.integer(0), Schema.highestNumber))), ChecksumSum(stored: $0.integer(1)))
    }.first ?? (0, ChecksumSum())
  }
}

/// Reads products, and adds their checksums. One thread uses a reader at a time.
private final class ProductReader: @unchecked Sendable {
  private(set) var sum = ChecksumSum()

  /// - Parameter row: The row of a product, from its id to the checksum.
  func read(_ row: some RowValues) throws(DatabaseError) -> Product {
    sum.add(row.integer(15))
    return try row.product(at: 0)
  }
}

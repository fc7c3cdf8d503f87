import PerCore

// MARK: - Reading

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
        best, summary_checksum, product.id, quantity, quantity_typed, unit, price, price_typed,
        offer, offer_limit, deposit, net, tax, product.name, shop, note, entered, product.checksum
        FROM comparison LEFT JOIN product
          ON product.comparison = comparison.id AND product.id = comparison.best
        ORDER BY revision DESC, comparison.id DESC
      """
    ) { row throws(DatabaseError) in
      guard row.matchesChecksum(0..<10, at: 10), row.matchesChecksum([0, 11, 12, 13], at: 14)
      else { throw .damage("A comparison was changed") }
      guard row.integer(12) == 0 || !row.isNull(15) else { throw .damage("A product is missing") }
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
        count: Int(row.integer(12)), best: row.isNull(15) ? nil : try row.product(at: 15))
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
    let count = try limit == .max ? count(of: comparison) : nil
    // An array that grows leaves up to half of its memory unused. The count can be damaged.
    let expectedCount = max(0, min(count ?? limit, 1_000_000))
    // A damaged tree can lead to the same products any number of times.
    let limit = count.map { $0 + 1 } ?? limit
    let sql: StaticString = """
      SELECT id, quantity, quantity_typed, unit, price, price_typed, offer, offer_limit, deposit,
        net, tax, name, shop, note, entered, checksum
        FROM product WHERE comparison = ? ORDER BY id LIMIT ?
      """
    let (id, greatestCount) = (Value.integer(comparison), Value.integer(Int64(limit)))
    let products =
      if expectedCount > Self.fewRows {
        try manyRows(sql, id, greatestCount, expectedCount: expectedCount) {
          row throws(DatabaseError) in try row.product(at: 0)
        }
      } else {
        try rows(sql, id, greatestCount, expectedCount: expectedCount) {
          row throws(DatabaseError) in try row.product(at: 0)
        }
      }
    guard count == nil || count == products.count else {
      throw .damage("Comparison \(comparison) has another number of products")
    }
    return products
  }

  /// Returns the number of products that a comparison has; zero if there is no such comparison.
  private func count(of comparison: Comparison.ID) throws(DatabaseError) -> Int {
    let count = try integer("SELECT count FROM comparison WHERE id = ?", .integer(comparison)) ?? 0
    return Int(max(0, min(count, Schema.highestNumber)))
  }
}

// MARK: - Writing

extension Database {
  /// Saves a setting; nil removes it.
  func set(_ value: String?, for key: String) throws(DatabaseError) {
    guard let value else { return try run("DELETE FROM setting WHERE key = ?", .text(key)) }
    try run(
      """
      INSERT INTO setting (key, value, checksum) VALUES (?, ?, ?)
        ON CONFLICT (key) DO UPDATE SET value = excluded.value, checksum = excluded.checksum
      """, .text(key), .text(value), .integer(RowChecksum.ofSetting(key, value)))
  }

  /// Runs `work` and sets the number of the commit in one transaction.
  func commit(
    generation: Int64, _ work: () throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    try transaction { () throws(DatabaseError) in
      try work()
      try setGeneration(generation)
    }
  }

  /// Sets the number of a commit within its transaction.
  func setGeneration(_ number: Int64) throws(DatabaseError) {
    try run("UPDATE library SET generation = ?", .integer(number))
  }

  /// Writes changes within a transaction.
  func write(_ changes: some Sequence<AppliedChange>) throws(DatabaseError) {
    for change in changes { try write(change) }
  }

  /// Writes one change within a transaction.
  ///
  /// - Throws: An error if the change does not fit the library.
  func write(_ applied: AppliedChange) throws(DatabaseError) {
    guard applied.revision <= Schema.highestNumber else { throw .damage("A revision is too high") }
    switch applied.change {
    case .insert(let products, let id):
      for product in products { try insert(product, into: id) }
      try raiseLastIDs(comparison: id, product: products.lazy.map(\.id).max() ?? 0)
      try update(id, applied, growth: products.count)
    case .remove(let products, let id):
      for product in products { try remove(product.id, from: id) }
      try update(id, applied, growth: -products.count)
    case .replace(let old, let new, let id):
      try remove(old.id, from: id)
      try insert(new, into: id)
      try update(id, applied, growth: 0)
    case .update(let new, _):
      guard let comparison = applied.summary?.comparison else {
        throw .constraint("The change has no summary")
      }
      let values = Self.values(of: comparison)
      try runOnOneRow(
        """
        UPDATE comparison SET name = ?, display_multiple = ?, display_unit = ?, currency = ?,
          packs = ?, need = ?, need_typed = ?, need_unit = ?, weight = ?, checksum = ?
          WHERE id = ?
        """, Array(values[1...]) + [.integer(RowChecksum.of(values)), .integer(new.id)])
      // Another product can be the best for what is bought.
      try update(new.id, applied, growth: 0)
    case .create(let comparison, let products):
      try create(comparison, revision: applied.revision)
      for product in products { try insert(product, into: comparison.id) }
      try raiseLastIDs(comparison: comparison.id, product: products.lazy.map(\.id).max() ?? 0)
      if !products.isEmpty { try update(comparison.id, applied, growth: products.count) }
    case .delete(let comparison, let products):
      // Undo can only restore the products that the change contains.
      try runOnOneRow(
        "DELETE FROM comparison WHERE id = ? AND count = ?",
        .integer(comparison.id), .integer(Int64(products.count)))
    }
  }

  /// Runs a statement that must change one row.
  private func runOnOneRow(_ sql: StaticString, _ values: Value...) throws(DatabaseError) {
    try runOnOneRow(sql, values)
  }

  private func runOnOneRow(_ sql: StaticString, _ values: [Value]) throws(DatabaseError) {
    try run(sql, values)
    guard changedRows == 1 else { throw .constraint("The change does not fit the library") }
  }

  private func create(_ comparison: Comparison, revision: Int64) throws(DatabaseError) {
    let values = Self.values(of: comparison)
    try run(
      """
      INSERT INTO comparison
        (id, name, display_multiple, display_unit, currency, packs, need, need_typed, need_unit,
          weight, checksum, revision, summary_checksum, count, best)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, NULL)
      """,
      values + [
        .integer(RowChecksum.of(values)), .integer(revision),
        .integer(Self.checksum(of: comparison.id, revision: revision, count: 0, best: nil)),
      ])
  }

  /// Returns the checksum of what a comparison's summary contains beside the comparison itself.
  private static func checksum(
    of id: Comparison.ID, revision: Int64, count: Int64, best: Product.ID?
  ) -> Int64 {
    RowChecksum.of([.integer(id), .integer(revision), .integer(count), .optional(best)])
  }

  /// Saves the revision, the number of products and the best one after a change.
  ///
  /// - Parameter growth: The number of products that the change added. It must lead from the stored number to that of
  ///   the summary.
  private func update(
    _ id: Comparison.ID, _ applied: AppliedChange, growth: Int
  ) throws(DatabaseError) {
    guard let summary = applied.summary else { throw .constraint("The change has no summary") }
    let (count, best) = (Int64(summary.count), summary.best?.id)
    let checksum = Self.checksum(of: id, revision: applied.revision, count: count, best: best)
    try runOnOneRow(
      """
      UPDATE comparison SET revision = ?, count = ?, best = ?, summary_checksum = ?
        WHERE id = ? AND count = ?
      """, .integer(applied.revision), .integer(count), .optional(best), .integer(checksum),
      .integer(id), .integer(count - Int64(growth)))
  }

  private func insert(_ product: Product, into id: Comparison.ID) throws(DatabaseError) {
    let values = Self.values(of: product)
    try run(
      """
      INSERT INTO product (comparison, id, quantity, quantity_typed, unit, price, price_typed,
        offer, offer_limit, deposit, net, tax, name, shop, note, entered, checksum)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, [.integer(id)] + values + [.integer(RowChecksum.of(values))])
  }

  private func remove(_ product: Product.ID, from id: Comparison.ID) throws(DatabaseError) {
    try runOnOneRow(
      "DELETE FROM product WHERE comparison = ? AND id = ?", .integer(id), .integer(product))
  }

  /// Raises the last ids, so that no id up to these is used again.
  ///
  /// - Throws: An error if an id is too high. Recovery then gives lower ones.
  func raiseLastIDs(comparison: Comparison.ID, product: Product.ID) throws(DatabaseError) {
    guard max(comparison, product) <= Schema.highestNumber else {
      throw .damage("An id is too high")
    }
    try run(
      """
      UPDATE library SET last_comparison = max(last_comparison, ?),
        last_product = max(last_product, ?)
      """, .integer(comparison), .integer(product))
  }
}

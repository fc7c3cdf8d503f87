import PerCore

extension Database {
  /// Saves a setting; nil removes it.
  func set(_ value: String?, for key: String) throws(DatabaseError) {
    let earlier = try integer("SELECT checksum FROM setting WHERE key = ?", .text(key))
    libraryChange.sums.settings.remove(earlier ?? 0)
    guard let value else { return try run("DELETE FROM setting WHERE key = ?", .text(key)) }
    let checksum = RowChecksum.ofSetting(key, value)
    try run(
      """
      INSERT INTO setting (key, value, checksum) VALUES (?, ?, ?)
        ON CONFLICT (key) DO UPDATE SET value = excluded.value, checksum = excluded.checksum
      """, .text(key), .text(value), .integer(checksum))
    libraryChange.sums.settings.add(checksum)
  }

  /// Runs `work` and writes the row of the library in one transaction.
  ///
  /// - Parameter generation: The number of the commit; nil if it stays the same.
  func commit(
    generation: Int64? = nil, _ work: () throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    try transaction { () throws(DatabaseError) in
      libraryChange = LibraryChange(generation: generation)
      try work()
      var row = try libraryRow()
      row.apply(libraryChange)
      try write(row)
    }
  }

  /// Sets the number of a commit within its transaction.
  func setGeneration(_ number: Int64) {
    libraryChange.generation = number
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
      try raiseLastIDs(comparison: id, product: products.lazy.map(\.id).max() ?? 0)
      try update(id, applied, growth: products.count, try insert(products, into: id))
    case .remove(let products, let id) where applied.summary?.count == 0:
      // One statement takes a fraction of the time of one for each product.
      try run("DELETE FROM product WHERE comparison = ?", .integer(id))
      guard changedRows == Int64(products.count) else { throw .unfittingChange }
      try update(id, applied, growth: -products.count, nil)
    case .remove(let products, let id):
      var sum = ChecksumSum()
      for product in products { sum.remove(try remove(product.id, from: id)) }
      try update(id, applied, growth: -products.count, sum)
    case .replace(let old, let new, let id):
      var sum = ChecksumSum()
      sum.remove(try remove(old.id, from: id))
      sum += try insert([new], into: id)
      try update(id, applied, growth: 0, sum)
    case .update(let new, _):
      guard let comparison = applied.summary?.comparison else {
        throw .constraint("The change has no summary")
      }
      try update(new.id, to: comparison)
      // Another product can be the best for what is bought.
      try update(new.id, applied, growth: 0, ChecksumSum())
    case .create(let comparison, let products):
      try create(comparison, revision: applied.revision)
      try raiseLastIDs(comparison: comparison.id, product: products.lazy.map(\.id).max() ?? 0)
      guard !products.isEmpty else { return }
      let sum = try insert(products, into: comparison.id)
      try update(comparison.id, applied, growth: products.count, sum)
    // Undo can only restore the products that the change contains.
    case .delete(let comparison, let products): try delete(comparison.id, count: products.count)
    }
  }

  /// Runs a statement that must change one row.
  private func runOnOneRow(_ sql: StaticString, _ values: [Value]) throws(DatabaseError) {
    try run(sql, values)
    guard changedRows == 1 else { throw .unfittingChange }
  }

  private func create(_ comparison: Comparison, revision: Int64) throws(DatabaseError) {
    let values = Self.values(of: comparison)
    let checksum = RowChecksum.of(values)
    let summary = SummaryRow(id: comparison.id, revision: revision).checksum
    try run(
      """
      INSERT INTO comparison
        (id, name, display_multiple, display_unit, currency, packs, need, need_typed, need_unit,
          weight, checksum, revision, summary_checksum, count, best, product_sum)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, NULL, 0)
      """, values + [.integer(checksum), .integer(revision), .integer(summary)])
    libraryChange.sums.comparisons.add(checksum)
    libraryChange.sums.summaries.add(summary)
  }

  /// Saves the properties of a comparison.
  private func update(_ id: Comparison.ID, to comparison: Comparison) throws(DatabaseError) {
    let values = Self.values(of: comparison)
    let checksum = RowChecksum.of(values)
    let earlier = try integer("SELECT checksum FROM comparison WHERE id = ?", .integer(id))
    try runOnOneRow(
      """
      UPDATE comparison SET name = ?, display_multiple = ?, display_unit = ?, currency = ?,
        packs = ?, need = ?, need_typed = ?, need_unit = ?, weight = ?, checksum = ?
        WHERE id = ?
      """, Array(values[1...]) + [.integer(checksum), .integer(id)])
    libraryChange.sums.comparisons.remove(earlier ?? 0)
    libraryChange.sums.comparisons.add(checksum)
  }

  /// Deletes a comparison, which must have a number of products.
  private func delete(_ id: Comparison.ID, count: Int) throws(DatabaseError) {
    let deleted = try rows(
      "DELETE FROM comparison WHERE id = ? AND count = ? RETURNING checksum, summary_checksum",
      .integer(id), .integer(Int64(count))
    ) { ($0.integer(0), $0.integer(1)) }
    guard let (checksum, summary) = deleted.first else { throw .unfittingChange }
    libraryChange.sums.comparisons.remove(checksum)
    libraryChange.sums.summaries.remove(summary)
  }

  /// Saves the revision, the number of products, the best one and the sum of their checksums after a change.
  ///
  /// - Parameters:
  ///   - growth: The number of products that the change added. It must lead from the stored number to that of the
  ///     summary.
  ///   - sum: The difference between the new sum of checksums and the stored one; nil if no product is left.
  private func update(
    _ id: Comparison.ID, _ applied: AppliedChange, growth: Int, _ sum: ChecksumSum?
  ) throws(DatabaseError) {
    guard let summary = applied.summary else { throw .constraint("The change has no summary") }
    let stored = try rows(
      "SELECT product_sum, summary_checksum FROM comparison WHERE id = ? AND count = ?",
      .integer(id), .integer(Int64(summary.count - growth))
    ) { (ChecksumSum(stored: $0.integer(0)), $0.integer(1)) }
    guard let (storedSum, earlier) = stored.first else { throw .unfittingChange }
    var products = ChecksumSum()
    if let sum {
      products = storedSum
      products += sum
    }
    let row = SummaryRow(
      id: id, revision: applied.revision, count: Int64(summary.count), best: summary.best?.id,
      products: products)
    try run(
      """
      UPDATE comparison SET revision = ?, count = ?, best = ?, product_sum = ?, summary_checksum = ?
        WHERE id = ?
      """, Array(row.values[1...]) + [.integer(row.checksum), .integer(id)])
    libraryChange.sums.summaries.remove(earlier)
    libraryChange.sums.summaries.add(row.checksum)
  }

  /// - Returns: The sum of the checksums of the products.
  private func insert(
    _ products: [Product], into id: Comparison.ID
  ) throws(DatabaseError) -> ChecksumSum {
    var sum = ChecksumSum()
    for product in products {
      let values = Self.values(of: product)
      let checksum = RowChecksum.of(values)
      try run(
        """
        INSERT INTO product (comparison, id, quantity, quantity_typed, unit, price, price_typed,
          offer, offer_limit, deposit, net, tax, name, shop, note, entered, checksum)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """, [.integer(id)] + values + [.integer(checksum)])
      sum.add(checksum)
    }
    return sum
  }

  /// - Returns: The checksum of the row. An earlier version can have written texts that this one writes differently.
  private func remove(
    _ product: Product.ID, from id: Comparison.ID
  ) throws(DatabaseError) -> Int64 {
    let removed = try rows(
      "DELETE FROM product WHERE comparison = ? AND id = ? RETURNING checksum", .integer(id),
      .integer(product)
    ) { $0.integer(0) }
    guard let checksum = removed.first else { throw .unfittingChange }
    return checksum
  }

  /// Raises the last ids, so that no id up to these is used again.
  ///
  /// - Throws: An error if an id is too high. Recovery then gives lower ones.
  func raiseLastIDs(comparison: Comparison.ID, product: Product.ID) throws(DatabaseError) {
    guard max(comparison, product) <= Schema.highestNumber else {
      throw .damage("An id is too high")
    }
    libraryChange.lastComparison = max(libraryChange.lastComparison, comparison)
    libraryChange.lastProduct = max(libraryChange.lastProduct, product)
  }
}

/// Conversions to versions whose checksums cover other columns.
extension Database {
  /// Computes the checksums of all rows after their tables got a column for them.
  func convertToVersion3() throws(DatabaseError) {
    try updateChecksums(
      ofComparisons: ChecksumQuery(
        "SELECT id, name, display_multiple, display_unit, currency FROM comparison", new: 5),
      ofProducts: ChecksumQuery(
        """
        SELECT id, quantity, quantity_typed, unit, price, price_typed, name, shop, note, entered
          FROM product WHERE comparison = ?
        """, new: 10))
  }

  /// Adds offers and needed amounts to the checksums.
  func convertToVersion4() throws(DatabaseError) {
    try updateChecksums(
      ofComparisons: ChecksumQuery(
        """
        SELECT id, name, display_multiple, display_unit, currency, checksum,
          id, name, display_multiple, display_unit, currency, packs, need, need_typed, need_unit
          FROM comparison
        """, earlier: 5, new: 9),
      ofProducts: ChecksumQuery(
        """
        SELECT id, quantity, quantity_typed, unit, price, price_typed, name, shop, note, entered,
          checksum, id, quantity, quantity_typed, unit, price, price_typed, offer, offer_limit,
          name, shop, note, entered FROM product WHERE comparison = ?
        """, earlier: 10, new: 12))
  }

  /// Adds deposits, net weights and taxes to the checksums.
  func convertToVersion5() throws(DatabaseError) {
    try updateChecksums(
      ofComparisons: ChecksumQuery(
        """
        SELECT id, name, display_multiple, display_unit, currency, packs, need, need_typed,
          need_unit, checksum,
          id, name, display_multiple, display_unit, currency, packs, need, need_typed, need_unit,
          weight FROM comparison
        """, earlier: 9, new: 10),
      ofProducts: ChecksumQuery(
        """
        SELECT id, quantity, quantity_typed, unit, price, price_typed, offer, offer_limit, name,
          shop, note, entered, checksum,
          id, quantity, quantity_typed, unit, price, price_typed, offer, offer_limit, deposit, net,
          tax, name, shop, note, entered FROM product WHERE comparison = ?
        """, earlier: 12, new: 15))
  }

  /// A query for the columns that the earlier checksum covers, with the id first, for this checksum, and for the columns
  /// that the new checksum covers.
  private struct ChecksumQuery {
    let sql: StaticString
    /// The columns of the earlier checksum; nil for a version without checksums.
    let earlier: Range<Int32>?
    let new: Range<Int32>

    /// - Parameters:
    ///   - earlier: The number of columns that the earlier checksum covers.
    ///   - new: The number of columns that the new checksum covers.
    init(_ sql: StaticString, earlier: Int32? = nil, new: Int32) {
      self.sql = sql
      self.earlier = earlier.map { 0..<$0 }
      let start = earlier.map { $0 + 1 } ?? 0
      self.new = start..<start + new
    }

    func isSound(_ row: Statement) -> Bool { earlier.map(row.matchesChecksum) ?? true }
  }

  /// Computes the checksums of all rows after their tables got more columns.
  ///
  /// - Throws: An error if a row doesn't match its earlier checksum, which would otherwise be lost.
  private func updateChecksums(
    ofComparisons comparisonQuery: ChecksumQuery, ofProducts productQuery: ChecksumQuery
  ) throws(DatabaseError) {
    let comparisons = try rows(comparisonQuery.sql) { row throws(DatabaseError) in
      guard comparisonQuery.isSound(row) else { throw .damage("A comparison was changed") }
      return (row.integer(0), row.checksum(comparisonQuery.new))
    }
    for (id, checksum) in comparisons {
      try run("UPDATE comparison SET checksum = ? WHERE id = ?", .integer(checksum), .integer(id))
      let products = try rows(productQuery.sql, .integer(id)) { row throws(DatabaseError) in
        guard productQuery.isSound(row) else {
          throw .damage("Product \(row.integer(0)) was changed")
        }
        return (row.integer(0), row.checksum(productQuery.new))
      }
      for (product, checksum) in products {
        try run(
          "UPDATE product SET checksum = ? WHERE comparison = ? AND id = ?", .integer(checksum),
          .integer(id), .integer(product))
      }
    }
  }
}

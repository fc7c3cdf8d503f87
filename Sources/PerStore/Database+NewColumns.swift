/// Conversions to versions whose tables have more columns.
extension Database {
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
    let earlier, new: Range<Int32>

    /// - Parameters:
    ///   - earlier: The number of columns that the earlier checksum covers.
    ///   - new: The number of columns that the new checksum covers.
    init(_ sql: StaticString, earlier: Int32, new: Int32) {
      self.sql = sql
      self.earlier = 0..<earlier
      self.new = earlier + 1..<earlier + 1 + new
    }
  }

  /// Computes the checksums of all rows again after their tables got more columns.
  ///
  /// - Throws: An error if a row doesn't match its earlier checksum, which would otherwise be lost.
  private func updateChecksums(
    ofComparisons comparisonQuery: ChecksumQuery, ofProducts productQuery: ChecksumQuery
  ) throws(DatabaseError) {
    let comparisons = try rows(comparisonQuery.sql) { row throws(DatabaseError) in
      guard row.matchesChecksum(comparisonQuery.earlier) else {
        throw .damage("A comparison was changed")
      }
      return (row.integer(0), row.checksum(comparisonQuery.new))
    }
    for (id, checksum) in comparisons {
      try setChecksum(checksum, ofComparison: id)
      let products = try rows(productQuery.sql, .integer(id)) { row throws(DatabaseError) in
        guard row.matchesChecksum(productQuery.earlier) else {
          throw .damage("Product \(row.integer(0)) was changed")
        }
        return (row.integer(0), row.checksum(productQuery.new))
      }
      for (product, checksum) in products {
        try setChecksum(checksum, ofProduct: product, in: id)
      }
    }
  }
}

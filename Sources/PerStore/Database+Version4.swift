extension Database {
  /// Computes the checksums of all rows again after their tables got more columns.
  ///
  /// - Throws: An error if a row doesn't match its earlier checksum, which would otherwise be lost.
  func convertToVersion4() throws(DatabaseError) {
    let comparisons = try rows(
      """
      SELECT id, name, display_multiple, display_unit, currency, checksum,
        id, name, display_multiple, display_unit, currency, packs, need, need_typed, need_unit
        FROM comparison
      """
    ) { row throws(DatabaseError) in
      guard row.matchesChecksum(0..<5) else { throw .damage("A comparison was changed") }
      return (row.integer(0), row.checksum(6..<15))
    }
    for (id, checksum) in comparisons {
      try run("UPDATE comparison SET checksum = ? WHERE id = ?", .integer(checksum), .integer(id))
      let products = try rows(
        """
        SELECT id, quantity, quantity_typed, unit, price, price_typed, name, shop, note, entered,
          checksum, id, quantity, quantity_typed, unit, price, price_typed, offer, offer_limit,
          name, shop, note, entered FROM product WHERE comparison = ?
        """, .integer(id)
      ) { row throws(DatabaseError) in
        guard row.matchesChecksum(0..<10) else {
          throw .damage("Product \(row.integer(0)) was changed")
        }
        return (row.integer(0), row.checksum(11..<23))
      }
      for (product, checksum) in products {
        try run(
          "UPDATE product SET checksum = ? WHERE comparison = ? AND id = ?", .integer(checksum),
          .integer(id), .integer(product))
      }
    }
  }
}

import PerCore

extension Database {
  /// Computes the checksums of all rows after their tables got a column for them.
  func convertToVersion3() throws(DatabaseError) {
    let comparisons = try rows(
      "SELECT id, name, display_multiple, display_unit, currency FROM comparison"
    ) { ($0.integer(0), $0.checksum(0..<5)) }
    for (id, checksum) in comparisons {
      try setChecksum(checksum, ofComparison: id)
      let products = try rows(
        """
        SELECT id, quantity, quantity_typed, unit, price, price_typed, name, shop, note, entered
          FROM product WHERE comparison = ?
        """, .integer(id)
      ) { ($0.integer(0), $0.checksum(0..<10)) }
      for (product, checksum) in products {
        try setChecksum(checksum, ofProduct: product, in: id)
      }
    }
  }

  func setChecksum(_ checksum: Int64, ofComparison id: Comparison.ID) throws(DatabaseError) {
    try run("UPDATE comparison SET checksum = ? WHERE id = ?", .integer(checksum), .integer(id))
  }

  func setChecksum(
    _ checksum: Int64, ofProduct product: Product.ID, in id: Comparison.ID
  ) throws(DatabaseError) {
    try run(
      "UPDATE product SET checksum = ? WHERE comparison = ? AND id = ?", .integer(checksum),
      .integer(id), .integer(product))
  }
}

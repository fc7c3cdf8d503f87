/// The columns of comparisons and products that the checksums of a version cover, as their places in
/// `Database.updateChecksums(from:to:)`.
struct ChecksumColumns {
  let comparison, product: [Int]

  static let version3 = ChecksumColumns(
    comparison: Array(0..<5), product: Array(0..<6) + Array(11..<15))
  /// Adds offers and needed amounts.
  static let version4 = ChecksumColumns(
    comparison: Array(0..<9), product: Array(0..<8) + Array(11..<15))
  /// Adds the compared weight, deposits, net weights and taxes.
  static let version5 = ChecksumColumns(comparison: Array(0..<10), product: Array(0..<15))
  static let current = version5
}

extension Database {
  /// Computes the checksums of all rows after their tables got more columns.
  ///
  /// - Parameter earlier: The columns that the earlier checksums cover; nil if the rows have none.
  /// - Throws: An error if a row doesn't match its earlier checksum, which would otherwise be lost.
  func updateChecksums(
    from earlier: ChecksumColumns?, to new: ChecksumColumns
  ) throws(DatabaseError) {
    let comparisons = try rows(
      """
      SELECT id, name, display_multiple, display_unit, currency, packs, need, need_typed, need_unit,
        weight, checksum FROM comparison
      """
    ) { row throws(DatabaseError) in
      guard earlier.map({ row.matchesChecksum($0.comparison, at: 10) }) ?? true else {
        throw .damage("A comparison was changed")
      }
      return (row.integer(0), row.checksum(new.comparison))
    }
    for (id, checksum) in comparisons {
      try run("UPDATE comparison SET checksum = ? WHERE id = ?", .integer(checksum), .integer(id))
      let products = try rows(
        """
        SELECT id, quantity, quantity_typed, unit, price, price_typed, offer, offer_limit, deposit,
          net, tax, name, shop, note, entered, checksum FROM product WHERE comparison = ?
        """, .integer(id)
      ) { row throws(DatabaseError) in
        guard earlier.map({ row.matchesChecksum($0.product, at: 15) }) ?? true else {
          throw .damage("Product \(row.integer(0)) was changed")
        }
        return (row.integer(0), row.checksum(new.product))
      }
      for (product, checksum) in products {
        try run(
          "UPDATE product SET checksum = ? WHERE comparison = ? AND id = ?", .integer(checksum),
          .integer(id), .integer(product))
      }
    }
  }

  /// Computes the checksums that version 6 added: those of the summaries of comparisons and of settings.
  func addChecksumsOfVersion6() throws(DatabaseError) {
    let summaries = try rows("SELECT id, revision, count, best FROM comparison") {
      ($0.integer(0), $0.checksum(0..<4))
    }
    for (id, checksum) in summaries {
      try run(
        "UPDATE comparison SET summary_checksum = ? WHERE id = ?", .integer(checksum), .integer(id))
    }
    let settings = try rows("SELECT key, value FROM setting") { ($0.text(0), $0.checksum(0..<2)) }
    for (key, checksum) in settings {
      try run("UPDATE setting SET checksum = ? WHERE key = ?", .integer(checksum), .text(key))
    }
  }
}

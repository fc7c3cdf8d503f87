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

  /// Computes what version 7 added: the sums of checksums, which the summaries of comparisons also contain.
  ///
  /// - Throws: An error if a comparison or a setting doesn't match its checksum of version 6, which would otherwise be lost.
  func addSumsOfVersion7() throws(DatabaseError) {
    let products = try rows(
      "SELECT comparison, count(*), sum(checksum & 4294967295) FROM product GROUP BY comparison"
    ) { ($0.integer(0), (count: $0.integer(1), sum: ChecksumSum(stored: $0.integer(2)))) }
    let sums = Dictionary(products) { first, _ in first }
    let summaries = try rows(
      """
      SELECT id, name, display_multiple, display_unit, currency, packs, need, need_typed, need_unit,
        weight, checksum, revision, count, best, summary_checksum FROM comparison
      """
    ) { row throws(DatabaseError) in
      let (count, sum) = sums[row.integer(0)] ?? (0, ChecksumSum())
      guard row.matchesChecksum(0..<10, at: 10), row.matchesChecksum([0, 11, 12, 13], at: 14),
        row.integer(12) == count
      else { throw .damage("A comparison was changed") }
      return SummaryRow(
        id: row.integer(0), revision: row.integer(11), count: count,
        best: row.isNull(13) ? nil : row.integer(13), products: sum)
    }
    for summary in summaries {
      try run(
        "UPDATE comparison SET product_sum = ?, summary_checksum = ? WHERE id = ?",
        .integer(summary.products.value), .integer(summary.checksum), .integer(summary.id))
    }
    guard try hasSoundSettings() else { throw .damage("A setting was changed") }
    let found = try rows("SELECT generation, last_comparison, last_product FROM library") {
      LibraryRow(
        generation: $0.integer(0), lastComparison: $0.integer(1), lastProduct: $0.integer(2))
    }
    guard var library = found.first else { throw .damage("The library has no numbers") }
    library.sums = try sumsOfRows()
    try write(library)
    // The conversions before this one have changed rows.
    libraryChange.sums = LibrarySums()
  }
}

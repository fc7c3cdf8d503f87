/// The row of the table `library`, which each commit writes.
struct LibraryRow {
  /// The number of the last commit.
  var generation: Int64
  var lastComparison, lastProduct: Int64
  var sums = LibrarySums()

  /// The columns that the checksum covers: all but the version and the mark of damage.
  var values: [Value] {
    [generation, lastComparison, lastProduct].map(Value.integer)
      + [sums.comparisons, sums.summaries, sums.settings].map { .integer($0.value) }
  }

  mutating func apply(_ change: LibraryChange) {
    generation = change.generation ?? generation
    lastComparison = max(lastComparison, change.lastComparison)
    lastProduct = max(lastProduct, change.lastProduct)
    sums += change.sums
  }
}

/// The sums of the checksums of all comparisons, of their summaries and of all settings.
struct LibrarySums: Equatable {
  var comparisons = ChecksumSum()
  var summaries = ChecksumSum()
  var settings = ChecksumSum()

  static func += (sums: inout LibrarySums, other: LibrarySums) {
    sums.comparisons += other.comparisons
    sums.summaries += other.summaries
    sums.settings += other.settings
  }
}

/// What a transaction changes in the row of the library.
struct LibraryChange {
  /// The number of the commit; nil if it stays the same.
  var generation: Int64?
  /// The highest ids of what was added.
  var lastComparison: Int64 = 0
  var lastProduct: Int64 = 0
  /// The differences between the new sums and the old ones.
  var sums = LibrarySums()
}

extension Database {
  /// Returns the row of the library.
  ///
  /// - Throws: An error if the row doesn't match its checksum.
  func libraryRow() throws(DatabaseError) -> LibraryRow {
    let found = try rows(
      """
      SELECT generation, last_comparison, last_product, comparison_sum, summary_sum, setting_sum,
        checksum FROM library
      """
    ) { row throws(DatabaseError) in
      guard row.matchesChecksum(0..<6, at: 6) else { throw .damage("The library was changed") }
      return LibraryRow(
        generation: row.integer(0), lastComparison: row.integer(1), lastProduct: row.integer(2),
        sums: LibrarySums(
          comparisons: ChecksumSum(stored: row.integer(3)),
          summaries: ChecksumSum(stored: row.integer(4)),
          settings: ChecksumSum(stored: row.integer(5))))
    }
    guard let row = found.first else { throw .damage("The library has no numbers") }
    return row
  }

  func write(_ row: LibraryRow) throws(DatabaseError) {
    try run(
      """
      UPDATE library SET generation = ?, last_comparison = ?, last_product = ?, comparison_sum = ?,
        summary_sum = ?, setting_sum = ?, checksum = ?
      """, row.values + [.integer(RowChecksum.of(row.values))])
  }

  /// Returns the sums of the checksums that the rows have.
  func sumsOfRows() throws(DatabaseError) -> LibrarySums {
    var sums = LibrarySums()
    let comparisons = try rows("SELECT checksum, summary_checksum FROM comparison") {
      ($0.integer(0), $0.integer(1))
    }
    for (checksum, summary) in comparisons {
      sums.comparisons.add(checksum)
      sums.summaries.add(summary)
    }
    for checksum in try rows("SELECT checksum FROM setting", row: { $0.integer(0) }) {
      sums.settings.add(checksum)
    }
    return sums
  }
}

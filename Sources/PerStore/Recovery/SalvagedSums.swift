import PerCore

/// The sums of checksums that a damaged file contains, and those of the sound rows that were read from it.
struct SalvagedSums {
  /// The sums in the row of the library; nil if that row is damaged, or from a version without sums.
  var stored: LibrarySums?
  var found = LibrarySums()
  /// The sums in the rows of comparisons.
  var storedProducts: [Comparison.ID: ChecksumSum] = [:]
  var foundProducts: [Comparison.ID: ChecksumSum] = [:]

  /// The comparisons whose products have another sum.
  var differingComparisons: [Comparison.ID] {
    storedProducts.filter { $0.value != foundProducts[$0.key] ?? ChecksumSum() }.map(\.key)
  }

  /// Returns the sums in the row of the library; nil if the row is damaged, or from a version without sums.
  static func stored(in row: NamedRecord) -> LibrarySums? {
    let columns = ["comparison_sum", "summary_sum", "setting_sum"]
    let sums = columns.compactMap { row.integer($0).map(ChecksumSum.init(stored:)) }
    guard sums.count == columns.count,
      row.matches("checksum", of: ["generation", "last_comparison", "last_product"] + columns)
    else { return nil }
    return LibrarySums(comparisons: sums[0], summaries: sums[1], settings: sums[2])
  }
}

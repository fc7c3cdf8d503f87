import PerCore

/// The sums of checksums that a damaged file contains, and those of the sound rows that were read from it.
struct SalvagedSums {
  /// The sums in the row of the library; nil if that row is damaged, or from a version without sums.
  var stored: LibrarySums?
  var found = LibrarySums()
  /// The sums in the rows of comparisons.
  var storedProducts: [Comparison.ID: ChecksumSum] = [:]
  var foundProducts: [Comparison.ID: ChecksumSum] = [:]

  /// The products whose rows don't match their checksums.
  var changedProducts: [Comparison.ID: [ChangedProduct]] = [:]

  /// The comparisons whose stored sum differs from that of the products that were found.
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

extension SalvagedSums {
  /// A product whose row doesn't match its checksum.
  struct ChangedProduct {
    let id: Product.ID
    /// The checksum in the row, and that of its values; nil if they aren't known, because a part of the row may be lost.
    let checksums: (stored: Int64, computed: Int64)?
  }

  func hasChangedProducts(in comparison: Comparison.ID) -> Bool {
    changedProducts[comparison]?.isEmpty == false
  }

  /// Why the sum of the products that were found differs from the stored one.
  enum Reason {
    /// Checksums are damaged. The products with these ids have the values that were saved.
    case damagedChecksums(Set<Product.ID>)
    /// Some products are older.
    case older
    case unknown
  }

  /// The maximum number of changed products whose checksums are compared with the sum.
  private static let maximumCount = 8

  /// Returns why the sum of a comparison's sound products differs from the stored one.
  func reason(for comparison: Comparison.ID) -> Reason {
    let changed = changedProducts[comparison] ?? []
    guard changed.count <= Self.maximumCount else { return .unknown }
    // Of each product, either the values or the checksum can be right.
    for choice in 0..<1 << changed.count {
      var sum = foundProducts[comparison] ?? ChecksumSum()
      var unchanged: Set<Product.ID> = []
      for (index, product) in changed.enumerated() {
        guard let (stored, computed) = product.checksums else { return .unknown }
        if choice & 1 << index == 0 {
          sum.add(stored)
        } else {
          sum.add(computed)
          unchanged.insert(product.id)
        }
      }
      if sum == storedProducts[comparison] { return .damagedChecksums(unchanged) }
    }
    return .older
  }
}

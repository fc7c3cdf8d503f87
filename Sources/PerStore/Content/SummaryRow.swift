import PerCore

/// The columns of a comparison that depend on its products.
struct SummaryRow {
  let id: Comparison.ID
  let revision: Int64
  /// The number of products.
  var count: Int64 = 0
  var best: Product.ID?
  /// The sum of the checksums of all products.
  var products = ChecksumSum()

  /// The values that the checksum covers.
  var values: [Value] {
    [
      .integer(id), .integer(revision), .integer(count), .optional(best), .integer(products.value),
    ]
  }

  var checksum: Int64 { RowChecksum.of(values) }
}

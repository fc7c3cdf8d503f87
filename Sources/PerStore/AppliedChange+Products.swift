import PerCore

extension AppliedChange {
  /// Creates a change of a comparison that gets its revision, with the summary of its products.
  ///
  /// - Parameters:
  ///   - comparison: The comparison after the change.
  ///   - products: The products after the change.
  /// - Throws: An error if the products cannot be compared.
  init(
    _ change: Change, to comparison: Comparison, of products: [Product]
  ) throws(DatabaseError) {
    do throws(WrongKind) {
      let summary = ComparisonSummary(comparison, of: try ProductList(products))
      self.init(change, revision: comparison.revision, summary: summary)
    } catch {
      throw .damage("The products of comparison \(comparison.id) cannot be compared")
    }
  }
}

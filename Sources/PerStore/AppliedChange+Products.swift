import PerCore

extension AppliedChange {
  /// Creates a change of a comparison that gets its revision, with the summary of its products.
  ///
  /// - Parameters:
  ///   - comparison: The comparison after the change.
  ///   - products: The products after the change.
  /// - Throws: An error if the products cannot be compared.
  init(_ change: Change, to comparison: Comparison, of products: [Product]) throws(DatabaseError) {
    let list = try ProductList(products, of: comparison)
    self.init(
      change, revision: comparison.revision, summary: ComparisonSummary(comparison, of: list))
  }
}

extension ProductList {
  /// Creates the list of a comparison.
  ///
  /// - Throws: An error if the products cannot be compared.
  init(_ products: [Product], of comparison: Comparison) throws(DatabaseError) {
    do throws(WrongKind) {
      try self.init(products)
    } catch {
      throw .damage("The products of comparison \(comparison.id) cannot be compared")
    }
  }
}

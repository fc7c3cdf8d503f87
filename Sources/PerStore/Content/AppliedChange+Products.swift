import PerCore

extension AppliedChange {
  /// Creates a change of a comparison with the revision of the comparison and the summary of its products.
  ///
  /// - Parameters:
  ///   - comparison: The comparison after the change.
  ///   - products: The products after the change.
  /// - Throws: An error if the products can't be compared.
  init(_ change: Change, to comparison: Comparison, of products: [Product]) throws(DatabaseError) {
    let list = try ProductList(stored: products, of: comparison)
    self.init(
      change, revision: comparison.revision, summary: ComparisonSummary(comparison, of: list))
  }
}

extension ProductList {
  /// Creates the list of a comparison in a file.
  ///
  /// - Throws: An error if the products can't be compared.
  init(stored products: [Product], of comparison: Comparison) throws(DatabaseError) {
    do throws(WrongKind) {
      try self.init(products, of: comparison)
    } catch {
      throw .damage("The products of comparison \(comparison.id) can't be compared")
    }
  }
}

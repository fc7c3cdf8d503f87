/// An error thrown when a change cannot be applied to a library.
public enum LibraryError: Error, Equatable, Sendable {
  /// The products of the comparison are not loaded.
  case notLoaded(Comparison.ID)
  case noComparison(Comparison.ID)
  case comparisonExists(Comparison.ID)
  /// The list does not contain the product that the change removes.
  case noProduct(Product.ID)
  /// The products cannot be compared with each other.
  case wrongKind(WrongKind)
}

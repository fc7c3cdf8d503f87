/// The content of a file with a copy of a library.
public struct LibraryCopy: Equatable, Sendable {
  /// The comparisons with their products, the one that changed last first.
  public let comparisons: [SavedComparison]
  /// What could not be recovered; nil if the file is not damaged.
  public let losses: RecoveryLosses?
  /// A Boolean value indicating whether the log beside the file is that of another file, so that it wasn't read.
  public let isWithoutLog: Bool

  /// A comparison with its products.
  public struct SavedComparison: Equatable, Sendable {
    public let comparison: Comparison
    public let products: ProductList

    public init(_ comparison: Comparison, _ products: ProductList) {
      (self.comparison, self.products) = (comparison, products)
    }
  }

  public init(
    _ comparisons: [SavedComparison], losses: RecoveryLosses? = nil, isWithoutLog: Bool = false
  ) {
    (self.comparisons, self.losses) = (comparisons, losses)
    self.isWithoutLog = isWithoutLog
  }

  /// The number of products in all comparisons.
  public var productCount: Int { comparisons.reduce(0) { $0 + $1.products.count } }
}

/// An error thrown when a file can't be read as a copy of a library.
public enum LibraryCopyFailure: Error, Equatable, Sendable {
  /// The file doesn't exist.
  case missing
  /// The file is not one of Per's.
  case foreign
  /// A later version of Per saved the file.
  case newer
  /// The file is damaged, and nothing can be recovered.
  case damaged
  /// The file can't be read, with the reason.
  case unreadable(StoreFailure)
}

/// Returns the copy in the file at a path, which is not changed, on any thread. A file of an earlier version of Per is
/// converted, and a damaged one recovered.
public typealias LibraryCopyReader =
  @Sendable (_ path: String) throws(LibraryCopyFailure) -> LibraryCopy

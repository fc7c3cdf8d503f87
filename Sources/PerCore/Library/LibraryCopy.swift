/// The content of a file with a copy of a library.
public struct LibraryCopy: Equatable, Sendable {
  /// The comparisons with their products, the one that changed last first.
  public let comparisons: [SavedComparison]
  /// What was lost; nil if the file is not damaged.
  public let damage: Damage?

  /// A comparison with its products.
  public struct SavedComparison: Equatable, Sendable {
    public let comparison: Comparison
    public let products: ProductList

    public init(_ comparison: Comparison, _ products: ProductList) {
      (self.comparison, self.products) = (comparison, products)
    }
  }

  /// The damage of a file whose content was recovered.
  public struct Damage: Equatable, Sendable {
    /// The number of products whose values may be wrong.
    public let changedProducts: Int

    public init(changedProducts: Int) {
      self.changedProducts = changedProducts
    }
  }

  public init(_ comparisons: [SavedComparison], damage: Damage? = nil) {
    (self.comparisons, self.damage) = (comparisons, damage)
  }

  /// The number of products in all comparisons.
  public var productCount: Int { comparisons.reduce(0) { $0 + $1.products.count } }
}

/// An error thrown when a file can't be read as a copy of a library.
public enum LibraryCopyFailure: Error, Equatable, Sendable {
  /// The file is not one of Per's.
  case foreign
  /// A later version of Per saved the file.
  case newer
  /// The file is damaged, and nothing can be recovered.
  case damaged
  /// The file can't be read, with the reason.
  case unreadable(StoreFailure)
}

/// Reads files with copies of libraries, on any thread.
public struct LibraryCopyReader: Sendable {
  private let body: @Sendable (String) throws(LibraryCopyFailure) -> LibraryCopy

  /// - Parameter body: Returns the copy in the file at a path.
  public init(_ body: @escaping @Sendable (String) throws(LibraryCopyFailure) -> LibraryCopy) {
    self.body = body
  }

  /// Returns the copy in a file, which is not changed. A file of an earlier version of Per is converted, and a damaged
  /// one recovered.
  public func read(_ path: String) throws(LibraryCopyFailure) -> LibraryCopy {
    try body(path)
  }
}

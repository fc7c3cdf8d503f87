/// Where the library is kept between two starts.
///
/// Every call is finished when it returns: what `commit` accepted survives the program and the machine.
@MainActor
public protocol LibraryStore: AnyObject {
  /// All comparisons, the latest change first.
  func summaries() throws(StoreFailure) -> [ComparisonSummary]

  /// Products of a comparison in the order of their ids.
  ///
  /// - Parameters:
  ///   - id: only products of a higher id are meant.
  ///   - limit: how many at most, the first of them.
  func products(
    of comparison: Comparison.ID, after id: Product.ID, limit: Int
  ) throws(StoreFailure) -> [Product]

  /// The distinct texts that products have in a field, without the empty one, the latest product first.
  ///
  /// - Parameter limit: the maximum number of texts.
  func texts(of field: DetailField, limit: Int) throws(StoreFailure) -> [String]

  /// The highest id that a product has or had; zero where there was none.
  func lastProductID() throws(StoreFailure) -> Int64

  /// The highest id that a comparison has or had.
  func lastComparisonID() throws(StoreFailure) -> Int64

  /// Keeps changes as one: all of them or none.
  ///
  /// - Parameter changes: in the order in which they were made, each with the revision that it gives its comparison.
  func commit(_ changes: [(change: Change, revision: Int64)]) throws(StoreFailure)

  /// What was kept under `key`, a matter of the view such as the window's size; nil where nothing was.
  func setting(_ key: String) throws(StoreFailure) -> String?

  /// Keeps `value` under `key`; nil forgets it.
  func set(_ value: String?, for key: String) throws(StoreFailure)

  /// Gives the place back, in order; every change in it is kept already. A call after this opens it again.
  func close()
}

extension LibraryStore {
  /// All products of a comparison.
  public func products(of comparison: Comparison.ID) throws(StoreFailure) -> [Product] {
    try products(of: comparison, after: .min, limit: .max)
  }
}

/// Why the library could not be read or kept.
public struct StoreFailure: Error, Equatable, Sendable {
  public enum Reason: Equatable, Sendable {
    /// There is no room left on the disk.
    case full
    /// The file or its folder cannot be written.
    case readOnly
    /// Another program of the user's is at work with the same file.
    case inUse
    /// The file was made by a later version of Per.
    case newer
    /// Part of the file is not what was written; what can be read is recovered at the next start.
    case damaged
    /// The user has no home folder that anything could be kept in.
    case noHome
    /// The system failed; its own words.
    case other(String)
  }

  public let reason: Reason
  /// The file, or the folder that could not be made.
  public let path: String

  public init(_ reason: Reason, path: String) {
    (self.reason, self.path) = (reason, path)
  }
}

/// The place where the library is saved.
///
/// Calls are synchronous. Changes are on the disk when `commit` returns.
@MainActor
public protocol LibraryStore: AnyObject {
  /// Returns all comparisons, the most recently changed first.
  func summaries() throws(StoreFailure) -> [ComparisonSummary]

  /// Returns products of a comparison, ordered by id.
  ///
  /// - Parameters:
  ///   - id: The products returned have higher ids than this.
  ///   - limit: The greatest number of products to return.
  func products(
    of comparison: Comparison.ID, after id: Product.ID, limit: Int
  ) throws(StoreFailure) -> [Product]

  /// Returns the highest id that a product has or had, or zero.
  func lastProductID() throws(StoreFailure) -> Int64

  /// Returns the highest id that a comparison has or had, or zero.
  func lastComparisonID() throws(StoreFailure) -> Int64

  /// Saves all changes or, if it throws, none.
  ///
  /// - Parameter changes: The changes in order, each with the new revision of its comparison.
  func commit(_ changes: [(change: Change, revision: Int64)]) throws(StoreFailure)

  /// Returns a setting of the view, such as the size of the window; nil if it isn't set.
  func setting(_ key: String) throws(StoreFailure) -> String?

  /// Saves a setting; nil removes it.
  func set(_ value: String?, for key: String) throws(StoreFailure)

  /// Closes the store. Any further call opens it again.
  func close()
}

extension LibraryStore {
  /// Returns all products of a comparison.
  public func products(of comparison: Comparison.ID) throws(StoreFailure) -> [Product] {
    try products(of: comparison, after: .min, limit: .max)
  }
}

/// The reason why the library can't be read or saved.
public struct StoreFailure: Error, Equatable, Sendable {
  public enum Reason: Equatable, Sendable {
    /// The disk is full.
    case full
    /// The file or its folder is read-only.
    case readOnly
    /// Another process uses the file.
    case inUse
    /// The file was made by a later version of Per.
    case newer
    /// The file is damaged. The next start recovers what can be read.
    case damaged
    /// The user has no home folder.
    case noHome
    /// Another error, with the message of the system.
    case other(String)
  }

  public let reason: Reason
  /// The file, or the folder that can't be created.
  public let path: String

  public init(_ reason: Reason, path: String) {
    (self.reason, self.path) = (reason, path)
  }
}

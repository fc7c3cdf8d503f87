/// A place that stores the library.
///
/// All methods are synchronous. Changes are on the disk when `commit` returns.
///
/// Each method that throws opens a store that is closed. It throws `inUse` if another process has opened the file,
/// `newer`, `unreadable` or `damaged` if the content can't be read, or else the failure of the first opening, such as
/// `noHome`. Methods that save also throw `full` and `readOnly`. They save nothing in that case. Only the changes of a
/// failed `commit` can be on the disk nevertheless; `hasSaved(_:)` returns whether they are.
@MainActor
public protocol LibraryStore: AnyObject {
  /// Returns all comparisons, the one that changed last first.
  func summaries() throws(StoreFailure) -> [ComparisonSummary]

  /// Returns products of a comparison in the order of their ids.
  ///
  /// - Parameter limit: The maximum number of products.
  func products(of comparison: Comparison.ID, limit: Int) throws(StoreFailure) -> [Product]

  /// Returns the names and shops of products of a comparison, the latest product first.
  ///
  /// - Parameters:
  ///   - id: Only products with a lower id are returned.
  ///   - limit: The maximum number of products.
  func details(
    of comparison: Comparison.ID, before id: Product.ID, limit: Int
  ) throws(StoreFailure) -> [ProductDetails]

  /// Returns the highest id that a product has or had; zero if there was none.
  func lastProductID() throws(StoreFailure) -> Int64

  /// Returns the highest id that a comparison has or had; zero if there was none.
  func lastComparisonID() throws(StoreFailure) -> Int64

  /// Saves changes in one transaction.
  ///
  /// - Parameter changes: The changes in their order, each with the summary of its comparison.
  func commit(_ changes: [AppliedChange]) throws(StoreFailure)

  /// Returns whether changes of a commit that failed are saved nevertheless.
  func hasSaved(_ changes: [AppliedChange]) throws(StoreFailure) -> Bool

  /// Returns the setting for `key`, such as the size of the window; nil if there is none.
  func setting(_ key: String) throws(StoreFailure) -> String?

  /// Saves settings by their keys, in one transaction; nil removes a setting.
  func set(_ settings: [String: String?]) throws(StoreFailure)

  /// Opens the store again if a failure closed it, or if it could not be opened before. Content that is damaged is
  /// recovered.
  ///
  /// - Returns: How opening went if the content is not the one that was read last, so that it must be read again;
  ///   nil if it is the same.
  func reopen() throws(StoreFailure) -> StoreOpening?

  /// A Boolean value indicating whether there is a library that could not be read yet.
  var hasUnreadLibrary: Bool { get }

  /// What could not be read of a damaged library that can't be recovered now; nil if its content is whole.
  var unrecovered: RecoveryLosses? { get }

  /// Closes the store. The next call opens it again.
  func close()

  /// Returns whether the store keeps the library in the file at a path, which must not be overwritten.
  func keepsLibrary(in path: String) -> Bool

  /// Returns a copy of the stored library that is still empty; nil if the store can't make copies.
  func makeSnapshot() throws(StoreFailure) -> (any LibrarySnapshot)?

  /// Reads copies of libraries; nil if the store can't do so.
  var copyReader: LibraryCopyReader? { get }

  /// Lets another thread use the store; returns nil if the store can only be used on the main thread.
  ///
  /// - Parameter onlyToRead: A Boolean value indicating whether the other thread only reads. The store may then be one
  ///   that can't save.
  func detach(onlyToRead: Bool) throws(StoreFailure) -> (any DetachedStore)?
}

extension LibraryStore {
  /// Saves a setting; nil removes it.
  public func set(_ value: String?, for key: String) throws(StoreFailure) { try set([key: value]) }

  public func reopen() throws(StoreFailure) -> StoreOpening? { nil }

  public var hasUnreadLibrary: Bool { false }

  public var unrecovered: RecoveryLosses? { nil }

  public func hasSaved(_ changes: [AppliedChange]) throws(StoreFailure) -> Bool { false }

  public func keepsLibrary(in path: String) -> Bool { false }

  public func makeSnapshot() throws(StoreFailure) -> (any LibrarySnapshot)? { nil }

  public var copyReader: LibraryCopyReader? { nil }

  public func detach(onlyToRead: Bool) throws(StoreFailure) -> (any DetachedStore)? { nil }

  func detach() throws(StoreFailure) -> (any DetachedStore)? { try detach(onlyToRead: false) }

  /// Returns all products of a comparison.
  public func products(of comparison: Comparison.ID) throws(StoreFailure) -> [Product] {
    try products(of: comparison, limit: .max)
  }
}

/// A store that one other thread uses. All calls of the store on the main thread wait until the use ends.
public protocol DetachedStore: AnyObject, Sendable {
  /// Returns all products of a comparison.
  func products(of comparison: Comparison.ID) throws(StoreFailure) -> [Product]

  /// Saves changes in one transaction. The changes are on the disk when this returns.
  func commit(_ changes: [AppliedChange]) throws(StoreFailure)

  /// Makes `products(of:)` throw on the other thread, because nothing needs the products any more.
  func interrupt()

  /// Ends the use by the other thread.
  func finish()
}

package import PerCore

/// A store on another thread that returns products and accepts changes, or fails.
package final class DetachedStoreStub: DetachedStore {
  private let stored: [Product]
  private let readingFailure: StoreFailure?
  private let commitFailure: StoreFailure?

  /// - Parameters:
  ///   - readingFailure: The error that reading throws; nil if the products can be read.
  ///   - commitFailure: The error that saving throws; nil if changes are accepted.
  package init(
    _ products: [Product] = [], readingFailure: StoreFailure? = nil,
    commitFailure: StoreFailure? = nil
  ) {
    stored = products
    self.readingFailure = readingFailure
    self.commitFailure = commitFailure
  }

  package func products(of comparison: Comparison.ID) throws(StoreFailure) -> [Product] {
    if let readingFailure { throw readingFailure }
    return stored
  }

  package func commit(_ changes: [AppliedChange]) throws(StoreFailure) {
    if let commitFailure { throw commitFailure }
  }

  package func interrupt() {}
  package func finish() {}
}

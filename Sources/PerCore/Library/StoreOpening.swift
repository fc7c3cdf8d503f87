/// What came of opening the place where the library is kept.
@MainActor
public struct StoreOpening {
  /// nil where nothing can be kept.
  public let store: (any LibraryStore)?
  /// Why nothing can be kept.
  public let failure: StoreFailure?
  /// A damaged or foreign file that was found and set aside, and how many products could be read from it.
  public let recovery: Recovery?
  /// Where it is kept; nil where nothing is.
  public let path: String?

  public struct Recovery: Equatable, Sendable {
    public let setAside: String
    public let products: Int

    public init(setAside: String, products: Int) {
      (self.setAside, self.products) = (setAside, products)
    }
  }

  public init(
    store: (any LibraryStore)?, failure: StoreFailure? = nil, recovery: Recovery? = nil,
    path: String? = nil
  ) {
    (self.store, self.failure, self.recovery, self.path) = (store, failure, recovery, path)
  }
}

/// The result of opening the store.
@MainActor
public struct StoreOpening {
  /// The store; nil if the library can't be saved.
  public let store: (any LibraryStore)?
  /// The reason why the library can't be saved; nil if it can.
  public let failure: StoreFailure?
  /// The recovery of a damaged file, if there was one.
  public let recovery: Recovery?
  /// The path of the file in which the library is saved; nil if there is none.
  public let path: String?

  /// The recovery of a file that was damaged or of another program.
  public struct Recovery: Equatable, Sendable {
    /// The path that the file was moved to.
    public let setAside: String
    /// The number of products that were read from it.
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

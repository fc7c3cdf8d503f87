/// The result of opening the store.
@MainActor
public struct StoreOpening {
  /// The store; nil if nothing can be saved.
  public let store: (any LibraryStore)?
  /// The reason why nothing can be saved.
  public let failure: StoreFailure?
  /// What the user has to know about the file; nil if it is as it was left.
  public let notice: Notice?
  /// The path of the file; nil if there is none.
  public let path: String?

  public enum Notice: Equatable, Sendable {
    /// The file was damaged or not a file of Per. It was renamed to `setAside`, and `products` products were recovered.
    case recovered(setAside: String, products: Int)
    /// Comparisons of an earlier version that held different counted items were split into one comparison for each item.
    case split(comparisons: Int)
  }

  public init(
    store: (any LibraryStore)?, failure: StoreFailure? = nil, notice: Notice? = nil,
    path: String? = nil
  ) {
    (self.store, self.failure, self.notice, self.path) = (store, failure, notice, path)
  }
}

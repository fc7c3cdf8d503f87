/// The method that a library controller calls when the open product list changes, before it tells its delegate.
@MainActor
protocol ListObserver: AnyObject {
  /// - Parameter decimals: The decimals of the list's prices if another thread has counted them; otherwise nil.
  func listDidUpdate(_ updates: [ListUpdate], decimals: ListDecimals?)
}

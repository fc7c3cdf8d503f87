/// The method that a library controller calls when the open product list changes, before it tells its delegate.
@MainActor
protocol ListObserver: AnyObject {
  func listDidUpdate(_ updates: [ListUpdate])
}

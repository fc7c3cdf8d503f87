internal import Glibc

/// Work that another thread can do.
///
/// The result is written by one thread, and read after that thread has ended.
package final class BackgroundPart<Result: Sendable>: @unchecked Sendable {
  private let work: @Sendable () -> Result
  private var thread: pthread_t?
  private var finished: Result?

  package init(_ work: @escaping @Sendable () -> Result) { self.work = work }

  /// Starts a thread. Without one, `result()` does the work.
  ///
  /// - Returns: A Boolean value indicating whether a thread was started.
  @discardableResult
  package func start() -> Bool {
    thread = BackgroundThread.start { [self] in finished = work() }
    return thread != nil
  }

  /// Returns the result when the work is done. Call this once.
  @discardableResult
  package func result() -> Result {
    if let thread { pthread_join(thread, nil) }
    return finished ?? work()
  }
}

package import Glibc

/// Runs work off the main thread.
package enum BackgroundThread {
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  /// Calls `body` on a new thread, or on this one if no thread can be created.
  ///
  /// - Parameter yields: A Boolean value indicating whether other threads run first if there are more threads than
  ///   processors.
  package static func run(yields: Bool = false, _ body: @escaping @Sendable () -> Void) {
    let thread = start {
      // On Linux, this changes only the priority of the thread.
      if yields { _ = nice(5) }
      body()
    }
    if let thread { pthread_detach(thread) } else { body() }
  }

  /// Calls `body` on a new thread, which the caller joins.
  ///
  /// - Returns: The thread; nil if none can be created.
  package static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    let work = Unmanaged.passRetained(Work(body))
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { work in
        Unmanaged<Work>.fromOpaque(work!).takeRetainedValue().body()
        return nil
      }, work.toOpaque())
    if status == 0 { return thread }
    work.release()
    return nil
  }
}

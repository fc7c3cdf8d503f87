import Glibc

/// Work on another thread, which begins at once.
package final class BackgroundWork<Result: Sendable>: @unchecked Sendable {
  private var value: Result?
  private var thread = pthread_t()

  package init(_ work: @escaping @Sendable () -> Result) {
    let task = Task { self.value = work() }
    pthread_create(
      &thread, nil,
      { data in
        Unmanaged<Task>.fromOpaque(data!).takeRetainedValue().run()
        return nil
      }, Unmanaged.passRetained(task).toOpaque())
  }

  /// Waits for the result.
  package func result() -> Result {
    pthread_join(thread, nil)
    return value!
  }
}

private final class Task {
  let run: () -> Void

  init(_ run: @escaping () -> Void) {
    self.run = run
  }
}

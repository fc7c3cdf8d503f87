internal import CGtk

extension MainLoop {
  /// Runs `work` on a new thread, and then `body` with its result on the main loop.
  nonisolated public static func runInBackground<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result,
    then body: @escaping @MainActor @Sendable (Result) -> Void
  ) {
    let task: @Sendable () -> Void = {
      let result = work()
      async { body(result) }
    }
    typealias Task = Boxed<@Sendable () -> Void>
    let thread = g_thread_new(
      "per-worker",
      { data in
        Unmanaged<Task>.fromOpaque(data!).takeRetainedValue().value()
        return nil
      }, Unmanaged.passRetained(Task(task)).toOpaque())
    g_thread_unref(thread)
  }
}

internal import Gtk
internal import PerThreads

extension BackgroundThread {
  /// Runs `work` on a new thread, and then `body` with its result on the main loop.
  static func run<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result,
    then body: @escaping @MainActor @Sendable (Result) -> Void
  ) {
    run {
      let result = work()
      MainLoop.async { body(result) }
    }
  }
}

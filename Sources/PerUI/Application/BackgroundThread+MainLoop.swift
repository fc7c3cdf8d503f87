internal import Gtk
internal import PerThreads

extension BackgroundThread {
  /// Runs `work` on a new thread, and then `body` with its result on the main loop.
  ///
  /// - Parameter yields: A Boolean value indicating whether other threads run first if there are more than processors.
  static func run<Result: Sendable>(
    yields: Bool = false, _ work: @escaping @Sendable () -> Result,
    then body: @escaping @MainActor @Sendable (Result) -> Void
  ) {
    run(yields: yields) {
      let result = work()
      MainLoop.async { body(result) }
    }
  }
}

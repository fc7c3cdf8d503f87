internal import CGtk

extension MainLoop {
  /// Calls `body` when the process receives a signal, such as `SIGTERM`, instead of the signal's default action.
  public static func onSignal(_ number: Int32, _ body: @escaping @MainActor () -> Void) {
    _ = ScheduledSource(repeats: true, body: body) { call, data, release in
      g_unix_signal_add_full(G_PRIORITY_DEFAULT, number, call, data, release)
    }
  }
}

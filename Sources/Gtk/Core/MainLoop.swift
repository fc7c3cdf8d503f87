internal import CGtk

/// The GLib main loop of the main thread.
@MainActor
public enum MainLoop {
  /// Runs `body` once, with idle priority.
  @discardableResult
  public static func idle(_ body: @escaping @MainActor () -> Void) -> ScheduledSource {
    ScheduledSource(repeats: false, body: body) { call, data, release in
      g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, call, data, release)
    }
  }

  /// Runs `body` after an interval, once or repeatedly until the source is cancelled.
  ///
  /// - Parameter isIdle: A Boolean value indicating whether windows are drawn first.
  @discardableResult
  public static func timeout(
    milliseconds: Int, repeats: Bool = false, isIdle: Bool = false,
    _ body: @escaping @MainActor () -> Void
  ) -> ScheduledSource {
    ScheduledSource(repeats: repeats, body: body) { call, data, release in
      let priority = isIdle ? G_PRIORITY_DEFAULT_IDLE : G_PRIORITY_DEFAULT
      return g_timeout_add_full(priority, guint(milliseconds), call, data, release)
    }
  }

  /// Runs `body` on the main loop. It can be called from any thread.
  ///
  /// - Parameter isIdle: A Boolean value indicating whether windows are drawn first.
  nonisolated public static func async(
    isIdle: Bool = false, _ body: @escaping @MainActor @Sendable () -> Void
  ) {
    typealias Body = Boxed<@MainActor @Sendable () -> Void>
    let data = Unmanaged.passRetained(Body(body)).toOpaque()
    g_idle_add_full(
      isIdle ? G_PRIORITY_DEFAULT_IDLE : G_PRIORITY_DEFAULT,
      { data in
        let body = Unmanaged<Body>.fromOpaque(data!).takeUnretainedValue()
        MainActor.assumeIsolated { body.value() }
        return 0
      },
      data,
      { data in Unmanaged<Body>.fromOpaque(data!).release() })
  }

  /// Dispatches all pending events without waiting for further ones.
  public static func iterate() {
    while g_main_context_pending(nil) != 0 {
      g_main_context_iteration(nil, 0)
    }
  }

  /// Runs the loop until a condition holds. Returns false if it does not hold within `timeout`
  /// seconds.
  @discardableResult
  public static func iterate(until condition: () -> Bool, timeout: Double = 60) -> Bool {
    let deadline = g_get_monotonic_time() + gint64(timeout * 1_000_000)
    let ticker = self.timeout(milliseconds: 10, repeats: true) {}
    defer { ticker.cancel() }
    while !condition() {
      guard g_get_monotonic_time() < deadline else { return false }
      g_main_context_iteration(nil, 1)
      // If the condition takes longer than the ticker's interval, the ticker would keep sources of a lower priority,
      // such as layout, from running.
      iterate()
    }
    return true
  }

  /// Runs the loop for the given duration.
  package static func iterate(milliseconds: Int) {
    iterate(until: { false }, timeout: Double(milliseconds) / 1000)
  }

  /// Calls `body` when the process receives a signal, such as `SIGTERM`, instead of the signal's default action.
  public static func onSignal(_ number: Int32, _ body: @escaping @MainActor () -> Void) {
    _ = ScheduledSource(repeats: true, body: body) { call, data, release in
      g_unix_signal_add_full(G_PRIORITY_DEFAULT, number, call, data, release)
    }
  }
}

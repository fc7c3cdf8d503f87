internal import CGtk

extension Widget {
  /// Calls `body` once, when the widget's window has begun a number of further frames. A hidden window begins none.
  public func afterFrames(_ count: Int, _ body: @escaping @MainActor () -> Void) {
    let data = Unmanaged.passRetained(FrameCountdown(count, body)).toOpaque()
    gtk_widget_add_tick_callback(
      widget,
      { _, _, data in
        let countdown = Unmanaged<FrameCountdown>.fromOpaque(data!).takeUnretainedValue()
        return MainActor.assumeIsolated { countdown.isRunningAfterFrame() }.gboolean
      }, data,
      { data in Unmanaged<FrameCountdown>.fromOpaque(data!).release() })
  }
}

@MainActor
private final class FrameCountdown {
  private var remaining: Int
  private let body: @MainActor () -> Void

  init(_ count: Int, _ body: @escaping @MainActor () -> Void) {
    remaining = count
    self.body = body
  }

  func isRunningAfterFrame() -> Bool {
    remaining -= 1
    if remaining <= 0 { body() }
    return remaining > 0
  }
}

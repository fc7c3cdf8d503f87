internal import CGtk

extension Widget {
  /// Calls `body` once, when the widget's window has begun a number of further frames. A hidden window begins none.
  public func afterFrames(_ count: Int, _ body: @escaping @MainActor () -> Void) {
    var remaining = count
    onFrame {
      remaining -= 1
      if remaining <= 0 { body() }
      return remaining > 0
    }
  }

  /// Calls `body` when the widget's window begins a frame, until it returns false.
  ///
  /// - Returns: The id with which the callback is removed.
  @discardableResult
  func onFrame(_ body: @escaping @MainActor () -> Bool) -> guint {
    typealias Body = Boxed<@MainActor () -> Bool>
    return gtk_widget_add_tick_callback(
      widget,
      { _, _, data in
        let body = Unmanaged<Body>.fromOpaque(data!).takeUnretainedValue()
        return MainActor.assumeIsolated { body.value() }.gboolean
      }, Unmanaged.passRetained(Body(body)).toOpaque(),
      { data in Unmanaged<Body>.fromOpaque(data!).release() })
  }
}

internal import CGtk

extension Window {
  /// Runs the main loop until the shown windows are laid out and drawn, and all earlier events are handled.
  ///
  /// - Returns: `false` if a window draws no frame for a minute.
  @discardableResult
  package static func settleAll() -> Bool {
    guard let display = gdk_display_get_default() else { return true }
    // A resized window is laid out in one frame, hears of its size, and is laid out again in the next.
    for _ in 0..<3 {
      gdk_display_sync(display)
      MainLoop.iterate()
      let frames = all.filter(\.isMapped).map { ($0, $0.frameCount) }
      for (window, _) in frames { gtk_widget_queue_draw(window.widget) }
      let areDrawn = MainLoop.iterate(until: {
        frames.allSatisfy { window, count in !window.isMapped || window.frameCount > count }
      })
      guard areDrawn else { return false }
    }
    MainLoop.iterate()
    return true
  }
}

internal import Gtk

/// Announces the live result to screen readers, when the user pauses.
@MainActor
final class ResultAnnouncer {
  private let window: Window
  private var waiting: ScheduledSource?
  private var announced = ""

  /// The pause in typing, long enough that a typed number is complete.
  private static let milliseconds = 1200

  init(_ window: Window) {
    self.window = window
  }

  /// Announces a result when the user pauses, unless it was announced already.
  ///
  /// - Parameter text: Returns the result; empty for none.
  func announce(_ text: @escaping @MainActor () -> String) {
    stop()
    waiting = MainLoop.timeout(milliseconds: Self.milliseconds) { [weak self] in
      guard let self else { return }
      waiting = nil
      let text = text()
      if text != announced { announceNow(text) }
    }
  }

  /// Announces a text immediately.
  func announceNow(_ text: String) {
    stop()
    announced = text
    if !text.isEmpty { window.announce(text) }
  }

  func stop() {
    waiting?.cancel()
    waiting = nil
  }
}

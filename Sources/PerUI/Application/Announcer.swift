internal import Gtk

/// Announces changes to a screen reader.
@MainActor
final class Announcer {
  private var waiting: ScheduledSource?

  /// The delay of an announcement, so that the screen reader reads the widget with the new focus first.
  private static let milliseconds = 200

  /// Announces a text after a delay, instead of a text that is still waiting.
  ///
  /// - Parameter words: Called after the delay. Returns the text and its window; nil to announce nothing.
  func announce(_ words: @escaping @MainActor () -> (text: String, window: Window)?) {
    waiting?.cancel()
    waiting = MainLoop.timeout(milliseconds: Self.milliseconds) { [weak self] in
      self?.waiting = nil
      if let (text, window) = words() { window.announce(text) }
    }
  }

  func announce(_ text: String, in window: Window) {
    announce { [weak window] in window.map { (text, $0) } }
  }
}

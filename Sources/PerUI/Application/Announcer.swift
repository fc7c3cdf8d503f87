internal import Gtk

/// Has a screen reader say what the focus does not say.
@MainActor
final class Announcer {
  private var waiting: ScheduledSource?

  /// How long it waits, so that the focus is where it goes and what is there is read first.
  private static let milliseconds = 200

  /// Says something in a moment, in the place of what is still waiting.
  ///
  /// - Parameter words: asked for the words, and the window to say them in, when the moment has come; nil says nothing.
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

package import Gtk

/// Announces changes to a screen reader.
@MainActor
package final class Announcer {
  private var waiting: ScheduledSource?

  /// Returns whether the focus will move in one of the next frames. A message waits until it has moved.
  package var isFocusMoving: @MainActor () -> Bool = { false }

  /// The number of the latest message.
  private var latest = 0

  /// The delay of a message, so that the screen reader speaks the newly focused widget first.
  private static let milliseconds = 200
  /// The number of frames that a list needs to move the focus to a new row.
  private static let frames = 3

  package init() {}

  /// Announces a message after a short delay. The message replaces one that is still waiting.
  ///
  /// - Parameter message: Returns the message and its window, or `nil` for no message. Called after the delay.
  package func announce(_ message: @escaping @MainActor () -> (text: String, window: Window)?) {
    waiting?.cancel()
    latest += 1
    waiting = MainLoop.timeout(milliseconds: Self.milliseconds) { [weak self] in
      self?.announceAfterFrames(message)
    }
  }

  private func announceAfterFrames(
    _ message: @escaping @MainActor () -> (text: String, window: Window)?
  ) {
    waiting = nil
    let number = latest
    message()?.window.afterFrames(Self.frames) { [weak self] in
      guard let self, latest == number else { return }
      guard !isFocusMoving() else { return announceAfterFrames(message) }
      guard let (text, window) = message() else { return }
      window.announce(text)
    }
  }

  func announce(_ text: String, in window: Window) {
    announce { [weak window] in window.map { (text, $0) } }
  }
}

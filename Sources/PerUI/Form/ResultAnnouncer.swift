internal import Gtk
internal import PerCore

/// Announces the live result of the form to screen readers, after a pause in typing.
@MainActor
final class ResultAnnouncer {
  private let window: Window
  private let format: NumberFormat
  private var waiting: ScheduledSource?
  private var announced = ""

  /// The pause in typing, long enough that a typed number is complete.
  private static let milliseconds = 1200

  init(_ window: Window, format: NumberFormat) {
    self.window = window
    self.format = format
  }

  /// Announces a result when the user pauses, unless it was announced already.
  func announce(_ result: FormResult) {
    stop()
    waiting = MainLoop.timeout(milliseconds: Self.milliseconds) { [weak self] in
      guard let self else { return }
      waiting = nil
      let words = FormResultWords(result, format: format).spoken
      guard words != announced else { return }
      announced = words
      if !words.isEmpty { window.announce(words) }
    }
  }

  func stop() {
    waiting?.cancel()
    waiting = nil
  }
}

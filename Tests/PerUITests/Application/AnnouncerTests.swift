import Gtk
import PerUI
import XCTest

@MainActor
final class AnnouncerTests: MainWindowTestCase {
  private var isMoving = true
  /// The number of times the message was asked for.
  private var calls = 0

  /// On a busy machine, a new row gets the focus later than the message is due. Before GTK 4.14, the message is the
  /// description of the focused widget, so it would be lost.
  func testAMessageWaitsUntilTheFocusHasMoved() async throws {
    try withWindow {
      let (announcer, window) = (Announcer(), main.window)
      announcer.isFocusMoving = { [weak self] in self?.isMoving ?? false }
      announcer.announce { [weak self] in
        self?.calls += 1
        return ("Added", window)
      }
      // The window is looked up again and again, and the message isn't announced.
      waitUntil("The message waits.") { calls > 5 }
      isMoving = false
      let before = calls
      waitUntil("The message is announced.") { calls > before }
      MainLoop.iterate(milliseconds: 300)
      XCTAssertEqual(calls, before + 1, "The message is announced once.")
    }
  }
}

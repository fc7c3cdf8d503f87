import Gtk
import PerUI
import XCTest

/// The About window, which is opened from the menu and over the message bus.
@MainActor
final class AboutWindowTests: MainWindowTestCase {
  private var windows: [Window] { Window.all.filter { $0.title == "About Per" } }

  func testTheAboutWindowIsOpenedOnceAndCloses() async throws {
    try withWindow {
      main.openAbout(over: main.window, libraryPath: nil)
      main.openAbout(over: main.window, libraryPath: nil)
      XCTAssertEqual(windows.count, 1)
      for window in windows {
        waitUntilShown(window)
        window.close()
      }
      waitUntil("The window is closed.") { windows.isEmpty }
      main.openAbout(over: main.window, libraryPath: nil)
      XCTAssertEqual(windows.count, 1, "It can be opened again.")
    }
  }
}

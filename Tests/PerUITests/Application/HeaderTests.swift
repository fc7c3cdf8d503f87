import Gtk
import PerUI
import XCTest

/// The buttons of the header bar have the sizes of GNOME's own applications, in all versions of GTK.
@MainActor
final class HeaderTests: MainWindowTestCase {
  func testSizesOfTheButtons() async throws {
    try withWindow {
      let controls = main.window.descendants.filter {
        $0.isA("GtkImage") && $0.isMapped && $0.parent?.parent?.typeName == "GtkWindowControls"
      }
      XCTAssertGreaterThan(controls.count, 0)
      for control in controls {
        XCTAssertEqual(control.allocatedWidth, 24)
        XCTAssertEqual(control.allocatedHeight, 24)
      }
      let places = controls.compactMap(\.frame?.x).sorted()
      for (left, right) in zip(places, places.dropFirst()) { XCTAssertEqual(right - left, 37) }
      for name in ["Add Product", "Clear List"] {
        XCTAssertEqual(try button(name).allocatedWidth, 34, name)
      }
    }
  }

  func testTheMainMenuIsCreatedWhenItIsOpened() async throws {
    try withWindow {
      let button = try main.window.find(MenuButton.self, named: "Main Menu")
      XCTAssertEqual(button.descendants.filter { $0.typeName == "GtkModelButton" }.count, 0)
      for _ in 1...2 {
        button.popUp()
        waitUntil("The menu is open.") {
          button.descendants.contains { $0.typeName == "GtkModelButton" && $0.isMapped }
        }
        XCTAssertEqual(button.all(CheckButton.self).count, 3)
        button.popDown()
        settle()
      }
    }
  }
}

import Gtk
import PerCore
import PerUI
import TestSupport
import XCTest

@MainActor
final class StyleSelectorTests: MainWindowTestCase {
  override func tearDown() async throws {
    ColorScheme.apply(.followSystem)
    try await super.tearDown()
  }

  private func style(_ name: String) throws -> CheckButton {
    try main.window.find(CheckButton.self, named: name)
  }

  func testArrowKeysChooseTheStyle() async throws {
    try withWindow {
      try giveKeyboard(to: main.window)
      try press("F10")
      waitUntil("The menu is open.") {
        (try? style("Follow the system").hasFocus) == true
      }
      for (name, appearance, isDark) in [
        ("Light", Appearance.light, false), ("Dark", .dark, true),
      ] {
        try press("Right")
        waitUntil("The style is chosen.") { library.preferences.appearance == appearance }
        XCTAssertTrue(try style(name).isActive)
        XCTAssertEqual(Settings.current?.prefersDark, isDark)
      }
    }
  }

  func testUpAndDownLeaveTheSelector() async throws {
    for (key, item) in [("Down", "New Comparison"), ("Up", "Keyboard Shortcuts")] {
      try withWindow {
        try giveKeyboard(to: main.window)
        try press("F10")
        waitUntil("The menu is open.") { (try? style("Follow the system").hasFocus) == true }
        try press(key)
        waitUntil("\(key) goes to \(item).") {
          main.window.focusedWidget?.texts.contains(item) == true
        }
        XCTAssertEqual(library.preferences.appearance, .system)
      }
    }
  }

  func testTheStyleOfThePreferencesIsShown() async throws {
    try withWindow(store: StoreStub(["appearance": "dark"])) {
      try main.window.find(MenuButton.self, named: "Main Menu").popUp()
      XCTAssertTrue(try style("Dark").isActive)
      var preferences = library.preferences
      preferences.appearance = .light
      library.prefer(preferences)
      XCTAssertTrue(try style("Light").isActive)
      XCTAssertFalse(try style("Dark").isActive)
    }
  }
}

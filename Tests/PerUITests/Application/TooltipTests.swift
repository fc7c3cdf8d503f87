import Gtk
import PerCore
import PerUI
import XCTest

@MainActor
final class TooltipTests: MainWindowTestCase {
  /// The widgets that would show a tooltip under the pointer, by their tooltips.
  private var tooltips: Set<String> {
    Set(
      main.window.descendants
        .filter { $0.tooltip != nil && $0.isMapped && $0.wouldShowTooltip }
        .compactMap(\.tooltip))
  }

  func testNoTooltipIsShownOverAnOpenMenu() async throws {
    try withWindow(holding: [try Product("500", .gram, for: "3.99", name: "Coffee")]) {
      let usual = tooltips
      XCTAssertTrue(usual.isSuperset(of: ["Main Menu", "Add Product", "Clear List"]), "\(usual)")
      let menu = try main.window.find(MenuButton.self, named: "Main Menu")
      menu.popUp()
      waitUntil("The menu is open and hides the tooltips.") { tooltips.isEmpty }
      menu.popDown()
      waitUntil("The menu is closed.") { tooltips == usual }

      try displayUnit.open()
      waitUntil("The list of units is open and hides the tooltips.") { tooltips.isEmpty }
      try displayUnit.close()
      waitUntil("The list of units is closed.") { tooltips == usual }

      try list.grabFocus()
      try giveKeyboard(to: main.window)
      try press("Menu")
      waitUntil("The context menu is open and hides the tooltips.") { tooltips.isEmpty }
      try press("Escape")
      waitUntil("The context menu is closed.") { tooltips == usual }
    }
  }
}

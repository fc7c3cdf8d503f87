import Gtk
import PerCore
import PerUI
import XCTest

/// The shade on the list beside a sidebar that covers a part of it.
@MainActor
final class SidebarShadeTests: SidebarTestCase {
  private var shade: Widget? {
    main.window.descendants.first { $0.hasClass("shade") }
  }

  /// A Boolean value indicating whether the shade is shown.
  private var isShaded: Bool { shade?.isMapped == true }

  func testTheListIsInAShadeOnlyBehindTheSidebar() async throws {
    try withSidebar {
      XCTAssertFalse(isShaded, "The sidebar is beside the list.")
      resize(to: 380)
      waitUntil("The list is in a shade.") { isShaded }
      XCTAssertEqual(shade?.allocatedHeight, main.window.child?.allocatedHeight)
      main.window.activateAction("win.sidebar")
      waitUntil("The shade is gone.") { !isShaded }
      main.window.activateAction("win.sidebar")
      waitUntil("The list is in a shade again.") { isShaded }
      resize(to: 800)
      waitUntil("The shade is gone.") { !isShaded }
    }
  }

  func testAClickOnTheHeaderBarInTheShadeHidesTheSidebar() async throws {
    try withSidebar {
      resize(to: 380)
      waitUntil("The list is in a shade.") { isShaded }
      try click(main.window.find(MenuButton.self, named: "Main Menu"))
      waitUntil("The sidebar is hidden.") { !((try? sidebar.isMapped) ?? true) }
      XCTAssertTrue(main.window.all(Popover.self).allSatisfy { !$0.isMapped })
    }
  }
}

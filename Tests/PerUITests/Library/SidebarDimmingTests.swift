import Gtk
import PerCore
import PerUI
import XCTest

/// The dimming of the list beside a sidebar that covers a part of it.
@MainActor
final class SidebarDimmingTests: SidebarTestCase {
  private var dimming: Widget? {
    main.window.descendants.first { $0.hasClass("dimming") }
  }

  /// A Boolean value indicating whether the list is dimmed.
  private var isDimmed: Bool { dimming?.isMapped == true }

  func testTheListIsDimmedOnlyBehindTheSidebar() async throws {
    try withSidebar {
      XCTAssertFalse(isDimmed, "The sidebar is beside the list.")
      resize(to: 380)
      waitUntil("The list is dimmed.") { isDimmed }
      XCTAssertEqual(dimming?.allocatedHeight, main.window.child?.allocatedHeight)
      main.window.activateAction("win.sidebar")
      waitUntil("The list is not dimmed.") { !isDimmed }
      main.window.activateAction("win.sidebar")
      waitUntil("The list is dimmed again.") { isDimmed }
      resize(to: 800)
      waitUntil("The list is not dimmed.") { !isDimmed }
    }
  }

  func testAClickOnTheDimmedHeaderBarHidesTheSidebar() async throws {
    try withSidebar {
      resize(to: 380)
      waitUntil("The list is dimmed.") { isDimmed }
      try click(main.window.find(MenuButton.self, named: "Main Menu"))
      waitUntil("The sidebar is hidden.") { !((try? sidebar.isMapped) ?? true) }
      XCTAssertTrue(main.window.all(Popover.self).allSatisfy { !$0.isMapped })
    }
  }
}

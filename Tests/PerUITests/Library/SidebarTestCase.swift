import Gtk
import PerCore
import PerUI
import XCTest

/// A test of the sidebar.
@MainActor
class SidebarTestCase: MainWindowTestCase {
  var sidebar: ListView {
    get throws { try main.window.find(ListView.self, named: "Comparisons, latest first") }
  }

  var search: SearchEntry {
    get throws { try main.window.find(SearchEntry.self, named: "Search comparisons") }
  }

  /// Opens a window with the comparisons Oil, Crème and Tea, opens Tea, and shows the sidebar.
  func withSidebar(_ body: () throws -> Void) throws {
    try withWindow(holding: [Product("1", .litre, for: "9", name: "Native")]) {
      library.rename(library.current.id, to: "Oil")
      library.createComparison()
      try controller.add(Product("500", .gram, for: "3.99", name: "Double"))
      library.rename(library.current.id, to: "Crème")
      library.createComparison()
      try controller.add(Product("100", .gram, for: "2", name: "Green"))
      try controller.add(Product("100", .gram, for: "1", name: "Black"))
      library.rename(library.current.id, to: "Tea")
      resize(to: 800)
      try giveKeyboard(to: main.window)
      main.window.activateAction("win.sidebar")
      waitUntil("The sidebar is shown.") { (try? sidebar.isMapped) ?? false }
      settle()
      try body()
    }
  }

  /// The open context menu.
  var menu: Widget? {
    main.window.descendants.first { $0.typeName == "GtkPopoverMenu" && $0.isMapped }
  }

  /// The titles of the rows.
  var titles: [String] {
    get throws { try sidebar.children.compactMap { $0.texts.first } }
  }

  /// The titles of the selected rows.
  var selectedTitles: [String] {
    get throws {
      try sidebar.children.filter(\.isDrawnSelected).compactMap { $0.texts.first }
    }
  }

  func row(_ title: String) throws -> Widget {
    try XCTUnwrap(sidebar.children.first { $0.texts.first == title })
  }
}

import Gtk
import PerCore
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

  /// GTK 4.18 makes the buttons as high as the header bar, but only the circle around the icon changes.
  func testWindowButtonsAreRoundWhileThePointerIsOverThem() async throws {
    try withWindow {
      let image = try XCTUnwrap(
        main.window.descendants.first {
          $0.isA("GtkImage") && $0.isMapped && $0.parent?.parent?.typeName == "GtkWindowControls"
        })
      let control = try XCTUnwrap(image.parent)
      for state in [\Widget.isDrawnHovered, \Widget.isDrawnPressed] {
        settle()
        let before = try XCTUnwrap(Picture.pixels(of: main.window))
        control[keyPath: state] = true
        settle()
        let after = try XCTUnwrap(Picture.pixels(of: main.window))
        control[keyPath: state] = false
        let changed = (0..<60).flatMap { y in
          (0..<before.width).filter { before[$0, y] != after[$0, y] }.map { (x: $0, y: y) }
        }
        let (columns, rows) = (changed.map(\.x), changed.map(\.y))
        let left = try XCTUnwrap(columns.min())
        let top = try XCTUnwrap(rows.min())
        XCTAssertEqual(columns.max(), left + 23)
        XCTAssertEqual(rows.max(), top + 23)
        let hasCorner = changed.contains { $0.x <= left + 2 && $0.y <= top + 2 }
        XCTAssertFalse(hasCorner, "The fill is not round.")
      }
    }
  }

  func testTheSearchButtonOfTheShortcutsIsFlat() async throws {
    try withWindow {
      let window = try openedShortcuts()
      let search = try XCTUnwrap(
        window.descendants.first {
          $0.isMapped && $0.mismatch(ofAccessibleLabel: "Search Shortcuts") == nil
        })
      settle()
      let bounds = try XCTUnwrap(Picture.bounds(of: search, in: window))
      let pixels = try XCTUnwrap(Picture.pixels(of: window))
      let y = Int(bounds.top + bounds.bottom) / 2
      XCTAssertEqual(pixels[Int(bounds.left) + 12, y], pixels[Int(bounds.right) + 20, y])
    }
  }

  /// A title that is as wide as the space between the buttons isn't ellipsized.
  func testTheTitleOfADialogHasNoPadding() async throws {
    try withWindow {
      main.window.activateAction("win.add")
      let dialog = try XCTUnwrap(Window.all.last)
      waitUntilShown(dialog)
      let title = try XCTUnwrap(
        dialog.all(Label.self).first { $0.hasClass("title") && $0.text == "Add Product" })
      // The width of a text that is twice as long shows the padding.
      let width = title.naturalWidth
      title.text = "Add Product Add Product"
      XCTAssertEqual(title.naturalWidth, width * 2, accuracy: 8)
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

  func testTheMainMenuIsShort() async throws {
    try withWindow {
      let button = try main.window.find(MenuButton.self, named: "Main Menu")
      button.popUp()
      let items = { button.descendants.filter { $0.typeName == "GtkModelButton" } }
      waitUntil("The menu is open.") { items().contains(where: \.isMapped) }
      // The others are in submenus.
      let texts = items().filter(\.isMapped).map { $0.all(Label.self).map(\.text).joined() }
      XCTAssertLessThanOrEqual(texts.count, 12, "\(texts)")
      // Some actions of the list have no button.
      for text in ["Find…", "Needed Amount…"] {
        XCTAssertTrue(texts.contains { $0.hasPrefix(text) }, "\(text): \(texts)")
      }
      XCTAssertGreaterThan(items().count, 18)
      button.popDown()
    }
  }

  func testKeysReachTheWindowAfterASubmenuWasClosed() async throws {
    try withWindow(holding: [Product("500", .gram, for: "3.99")]) {
      try giveKeyboard(to: main.window)
      let button = try main.window.find(MenuButton.self, named: "Main Menu")
      let items = { button.descendants.filter { $0.typeName == "GtkModelButton" && $0.isMapped } }
      try press("F10")
      waitUntil("The menu is open.") { items().count > 9 }
      try press("b")
      waitUntil("The submenu is open.") { items().count == 3 }
      try press("Escape")
      waitUntil("The menu is closed.") { items().isEmpty }
      settle()
      try press("ctrl+Delete")
      waitUntil("The list is empty.") { !controller.canClear }
    }
  }

  func testEscapeInTheMenuReturnsTheFocus() async throws {
    try withWindow(holding: [
      Product("500", .gram, for: "3.99"), Product("1", .kilogram, for: "5"),
    ]) {
      try giveKeyboard(to: main.window)
      let button = try main.window.find(MenuButton.self, named: "Main Menu")
      let items = { button.descendants.filter { $0.typeName == "GtkModelButton" && $0.isMapped } }
      let openMenu = { @MainActor [self] in
        try press("F10")
        waitUntil("The menu is open.") { items().count > 9 }
      }
      let closeMenu = { @MainActor [self] in
        try press("Escape")
        waitUntil("The menu is closed.") { items().isEmpty }
        settle()
      }
      for opensSubmenu in [false, true] {
        try list.grabFocus()
        settle()
        let focused = try XCTUnwrap(main.window.focusedWidget)
        try openMenu()
        if opensSubmenu {
          try press("b")
          waitUntil("The submenu is open.") { items().count == 3 }
        }
        try closeMenu()
        XCTAssertTrue(focused.isSame(as: main.window.focusedWidget))
      }
      // An action of the menu moves the focus itself.
      try openMenu()
      try press("f")
      let entry = main.list.find.entry
      waitUntil("The search has the focus.") { items().isEmpty && entry.containsFocus }
      settle()
      XCTAssertTrue(entry.containsFocus)
      // The next key doesn't replace what was typed.
      entry.text = "50"
      entry.selection = 2..<2
      try openMenu()
      try closeMenu()
      XCTAssertTrue(entry.containsFocus)
      XCTAssertEqual(entry.selection, 2..<2)
    }
  }

  /// As wide as those of GNOME's own dialogs, which have 17 pixels beside the text.
  func testTheButtonsOfADialogHaveSpaceBesideTheirText() async throws {
    try withWindow {
      main.window.activateAction("win.add")
      let form = try XCTUnwrap(main.dialog?.window)
      waitUntilShown(form)
      for name in ["Cancel", "Add"] {
        let button = try form.find(Button.self, named: name)
        let label = try XCTUnwrap(button.all(Label.self).first)
        XCTAssertEqual(button.allocatedWidth - label.allocatedWidth, 34, name)
      }
    }
  }
}

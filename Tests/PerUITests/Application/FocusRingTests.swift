import Gtk
import PerCore
import PerUI
import WidgetInspection
import XCTest

/// The focus ring has a contrast of at least 3:1 with the colors on both of its sides.
@MainActor
final class FocusRingTests: MainWindowTestCase {
  override func tearDown() async throws {
    ColorScheme.apply(.light)
    try await super.tearDown()
  }

  /// Checks the ring of each widget of a window that can have the focus, in the light and the dark style.
  private func assertRings(
    in window: Window, includes names: Set<String>, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try giveKeyboard(to: window)
    for scheme in [ColorScheme.light, .dark] {
      ColorScheme.apply(scheme)
      try assertRingsInStyle(in: window, includes: names, file: file, line: line)
    }
  }

  private func assertRingsInStyle(
    in window: Window, includes names: Set<String>, file: StaticString, line: UInt
  ) throws {
    var found: Set<String> = []
    for widget in window.descendants where widget.isMapped && widget.isEffectivelySensitive {
      guard widget.grabFocus(), let focused = window.focusedWidget else { continue }
      let inner = focused.isA("GtkText") ? try XCTUnwrap(focused.parent) : focused
      // Other containers pass the focus to a widget within them. Keys don't reach a scrolled window.
      guard inner.isSame(as: widget), !widget.isA("GtkScrolledWindow") else { continue }
      let name =
        widget.accessibleLabel ?? widget.cast(to: Button.self)?.label
        ?? widget.parent?.accessibleLabel ?? widget.typeName
      found.insert(name)
      window.focusedWidget = nil
      let unfocused = try pixels(of: window)
      XCTAssertTrue(widget.grabFocus())
      if let entry = widget.cast(to: Entry.self) { entry.selection = 0..<0 }
      window.isFocusVisible = true
      let focusedPixels = try pixels(of: window)
      // The ring of an amount is around the field and its currency.
      let framed = widget.parent?.hasClass("amount") == true ? widget.parent : widget
      let bounds = try XCTUnwrap(framed?.bounds(in: window))
      let ring = FocusRing(around: bounds, unfocused: unfocused, focused: focusedPixels)
      XCTAssertGreaterThanOrEqual(ring.contrast, 3, "\(name): \(ring)", file: file, line: line)
    }
    XCTAssertEqual(names.subtracting(found), [], file: file, line: line)
  }

  /// The pixels of a window once it is drawn as it is now.
  private func pixels(of window: Window) throws -> Pixels {
    let count = window.frameCount
    window.queueDraw()
    waitUntil("The window is drawn.") { window.frameCount >= count + 2 || !window.isMapped }
    return try XCTUnwrap(Picture.pixels(of: window))
  }

  func testMainWindow() async throws {
    try withWindow(
      holding: [
        try Product("500", .gram, for: "3.99", name: "Coffee"),
        try Product("1", .kilogram, for: "6.99"),
      ]
    ) {
      main.window.activateAction("win.sidebar")
      main.list.selection.select(0)
      let rows = try rows.compactMap(\.accessibleLabel)
      let comparisons = try main.window.find(ListView.self, named: "Comparisons, latest first")
      let comparisonLabel = comparisons.children.first?.accessibleLabel
      XCTAssertEqual(rows.count, 2)
      XCTAssertTrue(main.list.selection.isSelected(0) && !main.list.selection.isSelected(1))
      try assertRings(
        in: main.window,
        includes: Set([
          "Add Product", "Display Unit", "Main Menu", "Add a product…", "Search comparisons",
          "New Comparison", try XCTUnwrap(comparisonLabel),
        ]).union(rows))
    }
  }

  /// The card has round corners, which must not cut off the ring.
  func testCornersOfTheFirstRow() async throws {
    try withWindow(holding: [
      try Product("500", .gram, for: "3.99"), try Product("1", .kilogram, for: "6.99"),
    ]) {
      try giveKeyboard(to: main.window)
      for scheme in [ColorScheme.light, .dark] {
        ColorScheme.apply(scheme)
        let row = try rows[0]
        main.window.focusedWidget = nil
        let unfocused = try pixels(of: main.window)
        XCTAssertTrue(row.grabFocus())
        main.window.isFocusVisible = true
        let focused = try pixels(of: main.window)
        let bounds = try XCTUnwrap(row.bounds(in: main.window))
        for x in [Int(bounds.left), Int(bounds.right) - 1] {
          // The diagonal from the corner of the row to its inside.
          let contrasts = (0..<10).map { distance in
            let place = (
              x + (x == Int(bounds.left) ? distance : -distance), Int(bounds.top) + distance
            )
            return focused[place.0, place.1].contrast(with: unfocused[place.0, place.1])
          }
          XCTAssertGreaterThanOrEqual(contrasts.max() ?? 1, 3, "\(scheme), \(x): \(contrasts)")
        }
      }
    }
  }

  func testToast() async throws {
    // The message is shown for seven seconds, so each style has its own.
    for scheme in [ColorScheme.light, .dark] {
      try withWindow(holding: [try Product("500", .gram, for: "3.99", name: "Coffee")]) {
        try giveKeyboard(to: main.window)
        ColorScheme.apply(scheme)
        main.list.selection.select(0)
        main.window.activateAction("win.remove")
        try assertRingsInStyle(
          in: main.window, includes: ["Undo", "Dismiss"], file: #filePath, line: #line)
      }
    }
  }

  func testMessages() async throws {
    try withWindow(holding: [try Product("500", .gram, for: "3.99")]) {
      main.notice.show(.migrated(copy: "", splits: 2))
      try assertRings(in: main.window, includes: ["Dismiss"])
      main.window.activateAction("win.add")
      let form = try opened("The form is shown.") { main.dialog?.window }
      try giveKeyboard(to: form)
      try type("2 L")
      try press("Return")
      waitUntil("The button is shown.") {
        (try? form.find(Button.self, named: "Start New Comparison").isMapped) == true
      }
      try assertRings(in: form, includes: ["Start New Comparison"])
    }
  }

  func testCurrencies() async throws {
    try withWindow(holding: [try Product("500", .gram, for: "3.99")]) {
      main.window.activateAction(.changeCurrency)
      let window = try opened("The currencies are shown.") { main.currencyDialog?.window }
      // The other rows look the same.
      let search = try window.find(SearchEntry.self, named: "Search by name, code or symbol")
      let list = try window.find(ListView.self, named: "Currencies")
      search.text = "swiss"
      waitUntil("One currency is found.") { list.children.count == 1 }
      try assertRings(
        in: window,
        includes: ["Search by name, code or symbol", "Swiss Franc (CHF)", "Change", "Cancel"])
    }
  }

  func testSelectedSuggestion() async throws {
    try withWindow(holding: [
      try Product("500", .gram, for: "3.99", name: "Oats"),
      try Product("1", .kilogram, for: "6.99", name: "Oranges"),
    ]) {
      main.window.activateAction("win.add")
      let form = try opened("The form is shown.") { main.dialog?.window }
      try giveKeyboard(to: form)
      let name = try form.find(Entry.self, named: "Name")
      name.grabFocus()
      for scheme in [ColorScheme.light, .dark] {
        ColorScheme.apply(scheme)
        name.text = ""
        try type("o")
        waitUntil("The suggestions are shown.") {
          (try? form.find(Button.self, named: "Oats").isMapped) == true
        }
        settle()
        let unfocused = try XCTUnwrap(Picture.pixels(of: form))
        try press("Down")
        let focused = try XCTUnwrap(Picture.pixels(of: form))
        let selected = try XCTUnwrap(form.all(Button.self).first { $0.hasClass("selected") })
        let bounds = try XCTUnwrap(Picture.bounds(of: selected, in: form))
        let ring = FocusRing(around: bounds, unfocused: unfocused, focused: focused)
        XCTAssertGreaterThanOrEqual(ring.contrast, 3, "\(scheme): \(ring)")
        try press("Escape")
      }
    }
  }

  func testStyleSelector() async throws {
    try withWindow {
      for scheme in [ColorScheme.light, .dark] {
        ColorScheme.apply(scheme)
        let menu = try main.window.find(MenuButton.self, named: "Main Menu")
        menu.popUp()
        let styles = try ["Follow the system", "Light", "Dark"].map {
          try main.window.find(CheckButton.self, named: $0)
        }
        waitUntil("The menu is open.") { styles.allSatisfy(\.isMapped) }
        for (index, style) in styles.enumerated() {
          styles[(index + 1) % 3].grabFocus()
          main.window.isFocusVisible = true
          let unfocused = try pixels(of: main.window)
          XCTAssertTrue(style.grabFocus())
          let focused = try pixels(of: main.window)
          let bounds = try XCTUnwrap(Picture.bounds(of: style, in: main.window))
          let ring = FocusRing(around: bounds, unfocused: unfocused, focused: focused)
          XCTAssertGreaterThanOrEqual(ring.contrast, 3, "\(index): \(ring)")
        }
        menu.popDown()
      }
    }
  }

  func testEmptyList() async throws {
    try withWindow {
      try assertRings(in: main.window, includes: ["Add Product"])
    }
  }

  func testForm() async throws {
    try withWindow {
      main.window.activateAction("win.add")
      let form = try opened("The form is shown.") { main.dialog?.window }
      // Buttons that are off can't have the focus.
      try form.find(Entry.self, named: "Quantity").text = "500 g"
      try form.find(Entry.self, named: "Price").text = "3.99"
      try assertRings(in: form, includes: ["Quantity", "Unit", "Price", "Name", "Add", "Cancel"])
    }
  }

  func testAFieldWithAnErrorShowsItWithAndWithoutTheFocus() async throws {
    try checkError()
  }

  func testAFieldWithAnErrorShowsItInHighContrast() async throws {
    let settings = try XCTUnwrap(Settings.current)
    let theme = settings.themeName
    settings.themeName = "Default-hc"
    defer { settings.themeName = theme }
    try checkError()
  }

  private func checkError() throws {
    try withWindow {
      main.window.activateAction("win.add")
      let form = try opened("The form is shown.") { main.dialog?.window }
      try giveKeyboard(to: form)
      let quantity = try form.find(Entry.self, named: "Quantity")
      let bounds = try XCTUnwrap(quantity.parent?.bounds(in: form))
      @MainActor func border() throws -> [PixelColor] {
        settle()
        let pixels = try XCTUnwrap(Picture.pixels(of: form))
        let row = Int(bounds.top + bounds.height / 2)
        return (0..<Int(bounds.right)).map { pixels[$0, row] }
      }
      func assertRed(_ colors: [PixelColor], _ isRed: Bool, line: UInt = #line) {
        let hasRed = colors.contains { Int($0.red) > Int(max($0.green, $0.blue)) + 50 }
        XCTAssertEqual(hasRed, isRed, "\(Set(colors)) \(bounds)", line: line)
      }
      assertRed(try border(), false)
      quantity.text = "5 blah"
      try press("Return")
      waitUntil("The error is shown.") { form.texts.contains { $0.hasPrefix("Unknown unit") } }
      assertRed(try border(), true)
      try form.find(Entry.self, named: "Name").grabFocus()
      assertRed(try border(), true)
    }
  }

  func testQuickEntry() async throws {
    try withWindow(holding: [try Product("1", .kilogram, for: "6.99")]) {
      main.window.activateAction(.quickEntry)
      try main.window.find(Entry.self, named: "Product").text = "500 g tea 3"
      try assertRings(in: main.window, includes: ["Product", "Close", "500 g for €3.00"])
    }
  }

  func testPastedLines() async throws {
    try withWindow {
      main.window.copy("500 g tea €3.99\n500 g tea 3")
      main.window.activateAction("win.paste")
      let window = try opened("The lines are shown.") { main.pasteWindow?.window }
      try assertRings(
        in: window, includes: ["Line", "Add this line", "500 g for €3.00", "Add", "Cancel"])
    }
  }

  func testShortcuts() async throws {
    try withWindow {
      try assertRings(in: openedShortcuts(), includes: ["Search Shortcuts"])
    }
  }

  func testPreferences() async throws {
    try withWindow {
      main.window.activateAction("win.preferences")
      let window = try opened("The preferences are shown.") { main.preferencesWindow?.window }
      try assertRings(in: window, includes: ["Keypad"])
    }
  }
}

import Gtk
import PerCore
import PerUI
import WidgetInspection
import XCTest

/// The card of the list, with the row that adds a product.
@MainActor
final class ListCardTests: ProductListTestCase {
  private var addRow: Button { get throws { try button("Add a product…") } }

  /// The edges of a widget with its padding.
  private func bounds(_ widget: Widget) throws -> PixelBounds {
    try XCTUnwrap(widget.bounds(in: main.window))
  }

  /// The frame of the widget with a text.
  private func frame(_ text: String) throws -> Frame {
    try XCTUnwrap(main.window.descendants.first { $0.shownText == text && $0.isMapped }?.frame)
  }

  private func resize(to width: Int) {
    main.window.defaultSize = (width: width, height: 600)
    waitUntil("The window has a width of \(width).") {
      abs((main.window.child?.allocatedWidth ?? 0) - width) < 60
    }
    MainLoop.iterate(milliseconds: 50)
  }

  // MARK: - The row that adds a product

  func testTheAddRowIsBelowTheLastRowAndIsNotAnItem() async throws {
    try withWindow(holding: products(3)) {
      XCTAssertEqual(main.list.selection.count, 3)
      waitUntil("The card ends below the last row.") {
        (try? abs(bounds(rows[2]).bottom - bounds(addRow).top)) ?? 9 <= 2
      }
      try giveKeyboard(to: main.window)
      try press("ctrl+a")
      XCTAssertEqual(main.list.selection.selected, [0, 1, 2])
      try click(addRow)
      XCTAssertEqual(main.dialog?.window.isMapped, true)
    }
  }

  func testTheCardShrinksWhenARowIsRemoved() async throws {
    try withWindow(holding: products(4)) {
      MainLoop.iterate(milliseconds: 100)
      let before = try bounds(addRow).top
      controller.remove(at: [1])
      waitUntil("The card ends below the last row.") {
        let top = (try? bounds(addRow).top) ?? before
        return top < before - 20 && abs(((try? bounds(rows[2]).bottom) ?? 0) - top) <= 2
      }
    }
  }

  func testTheCardFitsRowsThatWrap() async throws {
    let nines = String(repeating: "9", count: 30)
    let products = [
      try Product(nines, .kilogram, for: "0.01", name: "Nearly nothing"),
      try Product("0.000001", .milligram, for: nines, name: "Antimatter"),
      try Product("1", .kilogram, for: "1234567.89", name: "Saffron by the lorry"),
    ]
    try withWindow(holding: products) {
      resize(to: 600)
      controller.remove(at: [0])
      waitUntil("The card ends below the last row.") {
        (try? rows.count == 2 && abs(bounds(rows[1]).bottom - bounds(addRow).top) <= 2) ?? false
      }
    }
  }

  func testTheAddRowIsVisibleBelowALongList() async throws {
    try withWindow(holding: products(100)) {
      MainLoop.iterate(milliseconds: 100)
      let scroller = try XCTUnwrap(list.parent?.cast(to: ScrolledWindow.self))
      for position in [0, scroller.maximumVerticalPosition] {
        scroller.verticalPosition = position
        MainLoop.iterate(milliseconds: 50)
        XCTAssertTrue(try addRow.isMapped)
        let end = try bounds(XCTUnwrap(main.window.child)).bottom
        XCTAssertEqual(try bounds(addRow).bottom, end, accuracy: 30)
        XCTAssertEqual(try bounds(scroller).bottom, try bounds(addRow).top, accuracy: 2)
      }
    }
  }

  func testTheTextOfTheOnlyRowIsCentered() async throws {
    try withWindow(holding: products(1)) {
      MainLoop.iterate(milliseconds: 100)
      let row = try XCTUnwrap(rows.first)
      let texts = row.descendants.filter { $0.isMapped && $0.shownText != nil }
      let edges = try texts.map(bounds)
      let top = try XCTUnwrap(edges.map(\.top).min())
      let end = try XCTUnwrap(edges.map(\.bottom).max())
      XCTAssertEqual(try top - bounds(row).top, try bounds(row).bottom - end, accuracy: 2)
    }
  }

  func testALineIsBelowTheHeaderBarWhileTheListIsScrolled() async throws {
    try withWindow(holding: products(100)) {
      let header = try header
      let scroller = try XCTUnwrap(list.parent?.cast(to: ScrolledWindow.self))
      MainLoop.iterate(milliseconds: 100)
      XCTAssertFalse(header.hasClass("scrolled"))
      scroller.verticalPosition = 100
      XCTAssertTrue(header.hasClass("scrolled"))
      scroller.verticalPosition = 0
      XCTAssertFalse(header.hasClass("scrolled"))
    }
  }

  // MARK: - Rows

  func testTheResultOfACalculationIsShownIfItFits() async throws {
    let cola = try Product("6*330+12*500", .millilitre, for: "4.49", name: "Cola")
    try withWindow(holding: [cola]) {
      resize(to: 700)
      waitUntil("The result is shown.") {
        main.window.texts.contains("6 × 330 + 12 × 500\u{A0}mL = 7.98\u{A0}L for €4.49")
      }
      resize(to: 360)
      waitUntil("The result is left out.") {
        main.window.texts.contains("6 × 330 + 12 × 500\u{A0}mL for €4.49")
      }
    }
  }

  func testTheUnitPriceIsBelowTheNameInANarrowRow() async throws {
    let rice = try Product("1", .gram, for: "999999.99", name: "Rice from the foothills")
    try withWindow(holding: [rice]) {
      let price = try XCTUnwrap(rowTexts.first?.last)
      resize(to: 800)
      waitUntil("The price is beside the name.") {
        (try? frame(price).x > frame("Rice from the foothills").x + 100) ?? false
      }
      resize(to: 360)
      waitUntil("The price is below the name.") {
        (try? frame(price).y > frame("1\u{A0}g for €999,999.99").y) ?? false
      }
    }
  }

  func testAllRowsOfANarrowListHaveTheSameForm() async throws {
    let long = "Basmati rice from the foothills of the Himalayas"
    let rice = try Product("1", .kilogram, for: "3.99", name: "Rice")
    let basmati = try Product("1", .kilogram, for: "5.99", name: long)
    try withWindow(holding: [rice, basmati]) {
      resize(to: 360)
      waitUntil("The prices are below the names.") {
        guard let rows = try? rows, rows.count == 2 else { return false }
        return rows.allSatisfy { row in
          let texts = row.all(Inscription.self).filter(\.isMapped)
          let price = texts.first { $0.hasClass("unit-price") }
          return price != nil && price?.frame?.x == texts.first?.frame?.x
        }
      }
    }
  }

  func testTheTooltipOfANameIsItsDay() async throws {
    try withWindow(holding: [try Product("500", .gram, for: "3.99", name: "Espresso")]) {
      let day = try XCTUnwrap(controller.state.products[0].entered)
      let row = try XCTUnwrap(list.children.first)
      let name = try XCTUnwrap(row.all(Inscription.self).first)
      XCTAssertEqual(name.text, "Espresso")
      // The prices of the next row stay visible while the pointer is over other parts.
      let texts = row.descendants.compactMap { $0.isSame(as: name) ? nil : $0.tooltip }
      XCTAssertEqual(name.tooltip, "Added on \(day.text())")
      XCTAssertFalse(texts.contains { $0.hasPrefix("Added on") })
    }
  }

  func testARowIsNotDrawnPressedAfterADoubleClick() async throws {
    try withWindow(holding: products(2)) {
      try giveKeyboard(to: main.window)
      try move(to: rows[0])
      // On a busy machine, the clicks can be too far apart.
      for _ in 1...3 where main.dialog == nil {
        try xdotool(["click", "--repeat", "2", "--delay", "20", "1"])
      }
      waitUntil("The form is open.") { main.dialog?.window.isMapped == true }
      waitUntil("No row is pressed.") { (try? rows.allSatisfy { !$0.isDrawnPressed }) ?? false }
    }
  }

  // MARK: - Header bar

  func testIconButtonsDoNotRepeatTheirNameAsDescription() async throws {
    try withWindow(holding: products(1)) {
      for name in ["Add Product", "Clear List"] {
        XCTAssertNil(try button(name).mismatch(ofAccessibleDescription: ""))
        XCTAssertTrue(try button(name).hasClass("flat"))
      }
      XCTAssertEqual(try button("Clear List").iconName, "edit-clear-all-symbolic")
      XCTAssertNil(
        try main.window.find(MenuButton.self, named: "Main Menu")
          .mismatch(ofAccessibleDescription: ""))
    }
  }

  func testTheButtonOfAMessageIsVisibleInHighContrast() async throws {
    let settings = try XCTUnwrap(Settings.current)
    let themeName = settings.themeName
    settings.themeName = "Default-hc"
    defer { settings.themeName = themeName }
    try withWindow(holding: products(2)) {
      main.list.selection.select(0)
      main.window.activateAction("win.remove")
      waitUntil("The button is shown.") { (try? button("Undo").isMapped) == true }
      settle()
      let pixels = try XCTUnwrap(Picture.pixels(of: main.window))
      let bounds = try XCTUnwrap(Picture.bounds(of: button("Undo"), in: main.window))
      // The middle of the button, without the borders.
      let middle = Int(bounds.top + bounds.bottom) / 2
      let columns = Int(bounds.left) + 9..<Int(bounds.right) - 9
      let area = (middle - 3...middle + 3).flatMap { y in columns.map { pixels[$0, y] } }
      let contrast = area.map { $0.contrast(with: area[0]) }.max() ?? 1
      XCTAssertGreaterThanOrEqual(contrast, 4.5, "\(area)")
    }
  }

  func testTheBarOfASelectedRowIsVisibleInHighContrast() async throws {
    let settings = try XCTUnwrap(Settings.current)
    let themeName = settings.themeName
    settings.themeName = "HighContrast"
    defer { settings.themeName = themeName }
    try withWindow(holding: [
      try Product("500", .gram, for: "3.99"), try Product("1", .kilogram, for: "9"),
    ]) {
      for rank in [0, 1] {
        main.list.selection.select(rank)
        settle()
        let pixels = try XCTUnwrap(Picture.pixels(of: main.window))
        let bars = main.window.all(ProgressBar.self).filter(\.isMapped)
        let bounds = try XCTUnwrap(Picture.bounds(of: bars[rank], in: main.window))
        // The middle of the row has no text. The theme draws a border around the window.
        let x = Int(bounds.left + bounds.right) / 2
        let column = (Int(bounds.top) - 8...Int(bounds.bottom) + 8).map { pixels[x, $0] }
        let contrast = column.map { $0.contrast(with: column[0]) }.max() ?? 1
        XCTAssertGreaterThanOrEqual(contrast, 3, "\(rank): \(column)")
      }
    }
  }
}

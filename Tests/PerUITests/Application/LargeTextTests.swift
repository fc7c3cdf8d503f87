import Gtk
import PerCore
import PerUI
import WidgetInspection
import XCTest
import XCTestSupport

/// Windows with text of twice the size on a screen of 1366 × 768 pixels.
@MainActor
final class LargeTextTests: MainWindowTestCase {
  override func setUp() async throws {
    try await super.setUp()
    try setFont("DejaVu Sans 22")
  }

  func testTheSidebarDoesNotWidenTheWindow() async throws {
    try withWindow(holding: [
      Product("500", .gram, for: "3.99", name: "Organic oats"),
      Product("750", .gram, for: "7.49", name: "Muesli"),
    ]) {
      let width = main.window.allocatedWidth
      main.window.activateAction("win.sidebar")
      waitUntil("The sidebar is shown.") {
        (try? button("New Comparison").isMapped) == true
      }
      settle()
      XCTAssertEqual(main.window.allocatedWidth, width)
      XCTAssertLessThanOrEqual(main.window.allocatedHeight, 768)
    }
  }

  func testTheSidebarIsNotWiderThanANarrowWindow() async throws {
    try withWindow(holding: [Product("500", .gram, for: "3.99", name: "Organic oats")]) {
      shrink()
      main.window.activateAction("win.sidebar")
      waitUntil("The sidebar is shown.") {
        (try? button("New Comparison").isMapped) == true
      }
      settle()
      let content = try bounds(XCTUnwrap(main.window.child))
      let search = try main.window.find(SearchEntry.self, named: "Search comparisons")
      let comparisons = try main.window.find(ListView.self, named: "Comparisons, latest first")
      let widgets: [Widget] = [search, comparisons, try button("New Comparison")]
      for widget in widgets {
        let place = try bounds(widget)
        XCTAssertGreaterThanOrEqual(place.left, content.left, widget.typeName)
        XCTAssertLessThanOrEqual(place.right, content.right, widget.typeName)
      }
      let narrow = comparisons.allocatedWidth
      resize(to: 1200)
      XCTAssertGreaterThan(comparisons.allocatedWidth, narrow)
      shrink()
      XCTAssertEqual(comparisons.allocatedWidth, narrow)
    }
  }

  func testTheButtonForTypingDoesNotCoverTheTextBesideIt() async throws {
    for locale in ["English"] + Self.translatedLocales {
      try inLanguage(locale) {
        try withWindow(holding: [Product("500", .gram, for: "3.99", name: "Organic oats")]) {
          shrink()
          let text = tr("Add a product…")
          let add = try main.window.find(Button.self, named: text)
          let label = try XCTUnwrap(add.all(Label.self).first { $0.text == text })
          let type = try main.window.find(Button.self, named: tr("Type a Product"))
          let common = try bounds(label).intersection(bounds(type))
          XCTAssertLessThanOrEqual(common.width, 0, locale)
          // In a wide window, the icon and the text are in the middle of the row.
          resize(to: 1200)
          XCTAssertFalse(label.isEllipsized, locale)
          let (content, row) = (try bounds(XCTUnwrap(label.parent)), try bounds(add))
          XCTAssertEqual(
            content.left + content.right, row.left + row.right, accuracy: 3, locale)
        }
      }
    }
  }

  /// Makes the window as narrow as its content allows, but not narrower than 380 pixels.
  private func shrink() {
    main.window.defaultSize = (width: 380, height: 600)
    waitUntil("The window is narrow.") { (main.window.child?.allocatedWidth ?? 0) < 580 }
    settle()
  }

  private func bounds(_ widget: Widget) throws -> PixelBounds {
    try XCTUnwrap(widget.bounds(in: main.window))
  }

  private func inLanguage(_ locale: String, _ body: () throws -> Void) throws {
    if locale == "English" { try body() } else { try withLanguage(locale, body) }
  }

  func testThePricesAreBelowNamesThatWouldGetLessThanHalfOfTheRow() async throws {
    try withWindow(holding: [
      Product("1", .gram, for: "0.13", name: "Organic whole rolled oats"),
      Product("1", .gram, for: "0.12", name: "Oats"),
    ]) {
      // At this width, common fonts make the prices wider than half of the row. The
      // short name would fit, but all rows have the same form.
      main.window.defaultSize = (width: 628, height: 660)
      waitUntil("The window is wide.") { main.window.allocatedWidth == 628 }
      settle()
      for row in try rows {
        let labels = row.all(Inscription.self).filter(\.isMapped)
        let name = try XCTUnwrap(labels.first?.position(in: row))
        let price = try XCTUnwrap(labels.first { $0.hasClass("unit-price") }?.position(in: row))
        XCTAssertEqual(price.x, name.x, "\(labels.map(\.text))")
      }
    }
  }

  func testThePreferencesDoNotBreakWords() async throws {
    try withWindow {
      main.window.activateAction("win.preferences")
      let window = try XCTUnwrap(main.preferencesWindow).window
      waitUntilShown(window)
      let labels = window.all(Label.self).filter { $0.isMapped && $0.isWrapping }
      XCTAssertGreaterThan(labels.count, 5)
      XCTAssertEqual(labels.filter(\.dividesWords).map(\.text), [])
      XCTAssertLessThanOrEqual(window.allocatedWidth, 1366)
      let currency = try XCTUnwrap(
        window.all(Label.self).first { $0.isMapped && $0.text.hasPrefix("Automatic (Euro") })
      XCTAssertFalse(currency.isEllipsized)
    }
  }

  func testTheShortcutsScroll() async throws {
    try withWindow {
      let window = try openedShortcuts()
      window.defaultSize = (width: 600, height: 400)
      waitUntil("The window is small.") { window.allocatedHeight < 500 }
      let scroller = try XCTUnwrap(window.child?.cast(to: ScrolledWindow.self))
      waitUntil("The content scrolls.") { scroller.maximumVerticalPosition > 0 }
      XCTAssertFalse(scroller.overlaysScrollbars)
    }
  }

  func testTheShortcutsScrollOnlyDown() async throws {
    try withWindow {
      let window = try openedShortcuts()
      let scroller = try XCTUnwrap(window.child?.cast(to: ScrolledWindow.self))
      let content = try XCTUnwrap(scroller.child?.firstChild)
      XCTAssertLessThanOrEqual(content.allocatedWidth, scroller.allocatedWidth)
      XCTAssertFalse(scroller.scrollsHorizontally)
      XCTAssertGreaterThan(scroller.maximumVerticalPosition, 0)
    }
  }

  func testHighShortcutsHaveSpaceForTheScrollbar() async throws {
    try withWindow {
      let window = try XCTUnwrap(openedShortcuts().cast(to: ShortcutsWindow.self))
      let scroller = try XCTUnwrap(window.child?.cast(to: ScrolledWindow.self))
      scroller.setPolicy(horizontal: .automatic, vertical: .automatic)
      let width = scroller.naturalWidth
      window.fit(screen: (width: 5000, height: 5000))
      XCTAssertEqual(scroller.naturalWidth, width)
      window.fit(screen: (width: 5000, height: 400))
      XCTAssertGreaterThan(scroller.naturalWidth, width)
    }
  }

  func testTheIconsGrowWithTheText() async throws {
    let fonts = [
      ("DejaVu Sans 10", 16...16), ("DejaVu Sans 11", 16...16), ("DejaVu Sans 22", 22...30),
    ]
    for (font, sizes) in fonts {
      try setFont(font)
      try withWindow(holding: [Product("500", .gram, for: "3.99")]) {
        let icons = try ["Add Product", "Clear List"].flatMap { try button($0).all(Image.self) }
        XCTAssertEqual(icons.count, 2)
        for icon in icons {
          XCTAssertTrue(sizes.contains(icon.naturalWidth), "\(font) \(icon.naturalWidth)")
        }
      }
    }
  }

  func testTheShortcutsFitTheScreenAtTheUsualSize() async throws {
    try setFont("DejaVu Sans 11")
    try withWindow {
      let window = try openedShortcuts()
      let scroller = try XCTUnwrap(window.child?.cast(to: ScrolledWindow.self))
      XCTAssertLessThanOrEqual(window.allocatedHeight, 740)
      XCTAssertEqual(scroller.maximumVerticalPosition, 0)
    }
  }
}

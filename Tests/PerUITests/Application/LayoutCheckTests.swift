import Gtk
import WidgetInspection
import XCTest

/// Tests that LayoutCheck finds unreadable texts and accepts readable ones.
@MainActor
final class LayoutCheckTests: DisplayTestCase {
  private static let text = "Extra virgin olive oil of the first cold pressing"

  /// Shows a widget in a window and returns the problems found.
  private func problems(in child: Widget) -> [String] {
    let window = Window()
    defer { window.destroy() }
    window.child = child
    window.defaultSize = (width: 160, height: 100)
    window.present()
    waitUntilShown(window)
    settle()
    return LayoutCheck([window]).problems
  }

  private func scrolled(_ child: Widget, vertically: Bool = true) -> ScrolledWindow {
    let scroller = ScrolledWindow(child: child)
    scroller.setPolicy(
      horizontal: vertically ? .never : .external, vertical: vertically ? .automatic : .never)
    return scroller
  }

  func testEllipsizedTextIsFound() async throws {
    let label = Label(Self.text)
    label.ellipsizes = .end
    XCTAssertEqual(problems(in: label), ["GtkLabel \"\(Self.text)\" is ellipsized"])
    let withTooltip = Label(Self.text)
    withTooltip.ellipsizes = .end
    withTooltip.tooltip = Self.text
    XCTAssertEqual(problems(in: withTooltip), [])
  }

  func testWrappedAndScrolledTextIsAccepted() async throws {
    let label = Label(String(repeating: Self.text, count: 20))
    label.isWrapping = true
    XCTAssertEqual(problems(in: scrolled(label)), [])
  }

  func testTextBeyondWindowIsFound() async throws {
    let button = Button(label: Self.text)
    button.accessibleLabel = "Oil"
    let found = problems(in: scrolled(button, vertically: false))
    XCTAssertTrue(found.contains { $0.hasPrefix("GtkButton \"Oil\" extends beyond") }, "\(found)")
    XCTAssertTrue(
      found.contains { $0.hasPrefix("GtkLabel \"Extra") && $0.contains("right side") }, "\(found)")
  }

  func testOverlappingTextsAreFound() async throws {
    let grid = Grid()
    let (one, other) = (Label("Olive oil"), Label("4.99"))
    grid.attach(one, column: 0, row: 0)
    grid.attach(other, column: 0, row: 0)
    XCTAssertEqual(
      problems(in: grid), ["GtkLabel \"4.99\" and GtkLabel \"Olive oil\" overlap"])
    let overlay = Overlay()
    overlay.child = Label("Olive oil")
    overlay.addOverlay(Label("4.99"))
    XCTAssertEqual(problems(in: overlay), [])
  }
}

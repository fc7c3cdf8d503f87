import Gtk
import XCTest

@MainActor
final class TooltipTests: DisplayTestCase {
  func testATooltipIsShownOnlyWhileTheTextIsEllipsized() async throws {
    let label = Label(String(repeating: "A text that is wider than the window. ", count: 9))
    label.ellipsizes = .end
    label.tooltip = label.text
    show(label)
    XCTAssertTrue(label.wouldShowTooltip)
    label.showsTooltipOnlyIfEllipsized()
    XCTAssertTrue(label.wouldShowTooltip)
    label.text = "A"
    label.tooltip = label.text
    waitUntil("The text fits.") { !label.wouldShowTooltip }
  }

  func testTheTooltipFollowsTheText() async throws {
    let label = Label("A")
    label.showsTooltipOnlyIfEllipsized()
    XCTAssertEqual(label.tooltip, "A")
    label.text = "B"
    XCTAssertEqual(label.tooltip, "B")
    label.text = ""
    XCTAssertNil(label.tooltip)
  }
}

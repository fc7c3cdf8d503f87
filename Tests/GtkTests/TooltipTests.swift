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

  func testATooltipOnDemandCanChangeAndEnd() async throws {
    let box = Box(.vertical)
    XCTAssertFalse(box.wouldShowTooltip)
    box.tooltipOnDemand = "First"
    XCTAssertTrue(box.wouldShowTooltip)
    box.tooltipOnDemand = "Second"
    XCTAssertEqual(box.tooltip, "Second")
    XCTAssertTrue(box.wouldShowTooltip)
    box.tooltipOnDemand = nil
    XCTAssertNil(box.tooltip)
    XCTAssertFalse(box.wouldShowTooltip)
  }

  func testALongWordCanBeDivided() async throws {
    let sentence = String(repeating: "Very long-grain rice\n", count: 9)
    XCTAssertEqual(sentence.withDivisibleWords, sentence)
    let part = String(repeating: "x", count: 40)
    XCTAssertEqual(part.withDivisibleWords, part)
    XCTAssertEqual((part + part).withDivisibleWords, part + "\u{200B}" + part)
    XCTAssertEqual(
      ("Rice " + part + part + "x y").withDivisibleWords,
      "Rice " + part + "\u{200B}" + part + "\u{200B}x y")
  }

  func testAnInscriptionShowsItsTextAsATooltipOnlyWhileItIsEllipsized() async throws {
    let (window, text) = (Window(), Inscription())
    defer { window.destroy() }
    text.text = "A text that is longer than the window is wide"
    text.showsTooltipOnlyIfEllipsized()
    window.child = text
    window.defaultSize = (width: 100, height: 100)
    window.present()
    XCTAssertTrue(MainLoop.iterate(until: { text.allocatedWidth > 0 }))
    XCTAssertTrue(text.isEllipsized)
    XCTAssertTrue(text.wouldShowTooltip)
    text.text = "A"
    XCTAssertFalse(text.wouldShowTooltip)
  }
}

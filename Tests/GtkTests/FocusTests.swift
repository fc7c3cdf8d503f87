import Gtk
import XCTest

@MainActor
final class FocusTests: DisplayTestCase {
  func testPassFocusOnLeavesWidget() async throws {
    let buttons = (0..<4).map { Button(label: "\($0)") }
    let (outer, inner) = (Box(.horizontal), Box(.horizontal))
    outer.append(buttons[0])
    inner.append(buttons[1])
    inner.append(buttons[2])
    outer.append(inner)
    outer.append(buttons[3])
    show(outer)
    buttons[1].grabFocus()
    XCTAssertTrue(inner.passFocusOn())
    XCTAssertTrue(buttons[3].hasFocus)
    buttons[2].grabFocus()
    XCTAssertTrue(inner.passFocusOn(backward: true))
    XCTAssertTrue(buttons[0].hasFocus)
    XCTAssertTrue(inner.canFocus)
  }

  func testRevealerRevealsImmediatelyWithoutAnimations() async throws {
    let revealer = Revealer(transition: .slideDown)
    revealer.child = Label("Shop")
    show(revealer)
    XCTAssertFalse(revealer.isChildRevealed)
    revealer.isRevealed = true
    XCTAssertTrue(revealer.isChildRevealed)
    revealer.isRevealed = false
    XCTAssertFalse(revealer.isChildRevealed)
  }
}

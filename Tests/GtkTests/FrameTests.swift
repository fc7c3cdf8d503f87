import Gtk
import XCTest

@MainActor
final class FrameTests: DisplayTestCase {
  func testFramesAreCounted() async throws {
    show(Label("Per"))
    let start = window.frameCount
    var frame: Int?
    window.afterFrames(3) { [weak window] in frame = window?.frameCount }
    XCTAssertNil(frame)
    waitUntil("Three frames have begun.") { frame != nil }
    XCTAssertGreaterThanOrEqual(try XCTUnwrap(frame), start + 3)
  }

  func testTheCallbackIsReleasedWithItsWindow() async throws {
    weak var kept: Owner?
    do {
      let owner = Owner()
      kept = owner
      let window = Window()
      window.present()
      waitUntil("The window is shown.") { window.isMapped }
      window.afterFrames(1_000_000) { _ = owner }
      settle()
      XCTAssertNotNil(kept)
      window.destroy()
    }
    waitUntil("The callback is released.") { kept == nil }
  }
}

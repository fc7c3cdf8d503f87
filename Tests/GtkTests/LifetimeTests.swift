import XCTest

@testable import Gtk

@MainActor
final class LifetimeTests: DisplayTestCase {
  /// Connects something to an owner that nobody else holds.
  private func owned(_ connect: (Owner) -> Void) -> () -> Bool {
    let owner = Owner()
    connect(owner)
    return { [weak owner] in owner != nil }
  }

  func testAButtonsHandlersGoWithIt() async throws {
    let isAlive: () -> Bool
    do {
      let button = Button(label: "Add")
      isAlive = owned { owner in button.onClick { _ = owner } }
      window.child = button
    }
    XCTAssertTrue(isAlive(), "The window keeps the button.")
    window.destroy()
    XCTAssertFalse(isAlive())
  }
}

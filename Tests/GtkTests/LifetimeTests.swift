import XCTest

import Gtk

@MainActor
final class LifetimeTests: DisplayTestCase {
  /// Passes a new object to a closure that may retain it. Returns a closure that returns whether the object still
  /// exists.
  private func lend(_ keep: (Owner) -> Void) -> () -> Bool {
    let owner = Owner()
    keep(owner)
    return { [weak owner] in owner != nil }
  }

  func testHandlersAreReleasedWithWindow() async throws {
    var isAlive: [() -> Bool] = []
    do {
      let window = Window()
      let box = Box(.vertical)
      window.child = box
      let button = Button(label: "Add")
      isAlive.append(lend { owner in button.onClick { _ = owner } })
      box.append(button)
      let entry = Entry()
      isAlive.append(lend { owner in entry.onChange { _ = owner } })
      isAlive.append(lend { owner in entry.onSelectionChange { _ = owner } })
      let keys = KeyController(phase: .capture)
      isAlive.append(
        lend { owner in
          keys.onKeyPress { _ in
            _ = owner
            return false
          }
        })
      entry.addController(keys)
      box.append(entry)
      let dropDown = DropDown(["g", "kg"])
      isAlive.append(lend { owner in dropDown.onSelect { _ in _ = owner } })
      box.append(dropDown)
      isAlive.append(
        lend { owner in
          window.onCloseRequest {
            _ = owner
            return false
          }
        })
      window.present()
      MainLoop.iterate(until: { entry.isMapped })
      XCTAssertEqual(isAlive.filter { $0() }.count, 6)
      window.close()
      MainLoop.iterate(until: { !window.isMapped })
    }
    MainLoop.iterate(until: { !isAlive.contains { $0() } })
    XCTAssertEqual(isAlive.map { $0() }, Array(repeating: false, count: 6))
  }

  func testCloseRequestCanBeRefused() async throws {
    show(Label("Per"))
    var asked = 0
    window.onCloseRequest {
      asked += 1
      return asked == 1
    }
    window.close()
    settle()
    XCTAssertEqual(asked, 1)
    XCTAssertTrue(window.isMapped)
    window.close()
    MainLoop.iterate(until: { !self.window.isMapped })
    XCTAssertEqual(asked, 2)
    XCTAssertFalse(window.isMapped)
  }

  func testBlockedHandlerIsNotCalled() async throws {
    let button = ToggleButton(label: "Weight")
    var toggles = 0
    button.onToggle { toggles += 1 }
    button.withBlocked { button.isActive = true }
    XCTAssertEqual(toggles, 0)
    button.isActive = false
    XCTAssertEqual(toggles, 1)
  }

  func testActionHandlersAreReleasedWithAction() async throws {
    let isAlive: () -> Bool
    do {
      let action = SimpleAction("add")
      isAlive = lend { owner in action.onActivate { _ = owner } }
      let group = ActionGroup()
      group.addAction(action)
      window.insertActionGroup("list", group)
    }
    XCTAssertTrue(isAlive())
    window.insertActionGroup("list", nil)
    XCTAssertFalse(isAlive())
  }

  func testRowViewsAreReleasedWithList() async throws {
    var isAlive: [() -> Bool] = []
    do {
      let window = Window()
      let factory = ListItemFactory<Owner>(
        setup: { item in
          item.child = Label()
          let owner = Owner()
          isAlive.append({ [weak owner] in owner != nil })
          return owner
        }, bind: { _, _ in })
      let list = ListView(SingleSelection(StringList(["a", "b"])), factory: factory)
      window.child = list
      window.present()
      MainLoop.iterate(until: { isAlive.count >= 2 })
      XCTAssertGreaterThanOrEqual(isAlive.filter { $0() }.count, 2)
      window.destroy()
    }
    MainLoop.iterate(until: { !isAlive.contains { $0() } })
    XCTAssertEqual(isAlive.filter { $0() }.count, 0)
  }

  func testWrappersOfSameWidgetAreInterchangeable() async throws {
    let box = Box(.horizontal)
    do { box.append(Label("1")) }
    let first = try XCTUnwrap(box.firstChild)
    XCTAssertEqual(first.typeName, "GtkLabel")
    XCTAssertTrue(first.isSame(as: box.firstChild))
    XCTAssertFalse(first.isSame(as: box))
    XCTAssertEqual(first.cast(to: Label.self)?.text, "1")
    XCTAssertNil(first.cast(to: Button.self))
    XCTAssertNotNil(ToggleButton(label: "1").cast(to: Button.self))
    XCTAssertNil(Button(label: "1").cast(to: ToggleButton.self))
    XCTAssertNil(Box(.vertical).cast(to: Clamp.self), "Other widgets are boxes too.")
    XCTAssertEqual(box.children.count, 1)
  }

  /// GTK would call such a handler with a finalized widget.
  func testAScrolledWindowLeavesNoHandlerBehind() async throws {
    let settings = try XCTUnwrap(Settings.current)
    let scrolled = ScrolledWindow(child: Label("Per"))
    show(scrolled)
    window.child = nil
    XCTAssertFalse(settings.hasHandler(with: scrolled))
    // It works again in another window.
    show(scrolled)
    XCTAssertTrue(settings.hasHandler(with: scrolled))
  }
}

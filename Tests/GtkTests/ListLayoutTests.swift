import Gtk
import XCTest

@MainActor
final class ListLayoutTests: DisplayTestCase {
  /// A change of the layout in the call is drawn in the same frame.
  func testAListIsToldOfItsLayoutBeforeItIsDrawn() async throws {
    let model = StringList()
    model.splice(0, removing: 0, addingEmpty: 1)
    let label = Label("Per")
    let factory = ListItemFactory(
      setup: { item in
        item.child = label
        return label
      }, bind: { _, _ in })
    let list = ListView(MultiSelection(model), factory: factory)
    var heights: [Int] = []
    list.onLayout {
      if label.heightRequest == -1 { label.heightRequest = 200 }
    }
    window.onPainted { heights.append(label.allocatedHeight) }
    show(list)
    settle()
    XCTAssertEqual(heights.first, 200)
  }

  func testALayoutCanBeRequested() async throws {
    let model = StringList()
    let list = ListView(
      MultiSelection(model), factory: ListItemFactory(setup: { _ in 0 }, bind: { _, _ in }))
    var count = 0
    list.onLayout { count += 1 }
    // Nothing is laid out yet.
    list.requestLayout()
    XCTAssertEqual(count, 0)
    show(list)
    settle()
    let before = count
    XCTAssertGreaterThan(before, 0)
    list.requestLayout()
    waitUntil("The list is laid out again.") { count > before }
  }
}

import Gtk
import XCTest

/// A list that has many more rows than are in view.
@MainActor
final class LongListTests: DisplayTestCase {
  @MainActor
  private final class Row {
    let label = Label()
  }

  private let model = RowModel()
  private var factory: ListItemFactory<Row>!
  private var list: ListView!
  private var scrolled: ScrolledWindow!
  /// What each text ends with.
  private var suffix = ""
  /// The positions of the rows that were updated, in their order.
  private var updated: [Int] = []
  /// The positions of the empty rows that got a label.
  private var named: Set<Int> = []

  override func setUp() async throws {
    try await super.setUp()
    factory = ListItemFactory<Row>(
      createsHiddenRowsLater: true,
      setup: { item in
        let row = Row()
        item.child = row.label
        return row
      },
      bind: { [unowned self] row, item in
        guard let position = item.position else { return }
        updated.append(position)
        row.label.text = "\(position)\(suffix)"
        item.setRowAccessibleLabel(row.label.text)
      },
      name: { [unowned self] item in
        guard let position = item.position else { return }
        named.insert(position)
        item.setRowAccessibleLabel("\(position)\(suffix)")
      })
    list = ListView(NoSelection(model), factory: factory)
    scrolled = ScrolledWindow(child: list)
  }

  override func tearDown() async throws {
    (factory, list, scrolled) = (nil, nil, nil)
    try await super.tearDown()
  }

  private func showRows(_ count: Int) {
    // The first rows show how high a row is. They are too few for a long list.
    let first = min(count, 20)
    model.splice(0, removing: 0, adding: first)
    show(scrolled)
    settle()
    model.splice(first, removing: 0, adding: count - first)
    model.addAll()
    settle()
    waitUntil("All rows are updated.") { isUpdated }
  }

  /// A Boolean value indicating whether all rows show their positions.
  private var isUpdated: Bool {
    factory.bound.allSatisfy { $0.row.label.text == "\($0.position)\(suffix)" }
  }

  /// The positions of the rows in view. GTK hides the others.
  private var visible: Set<Int> {
    Set(factory.bound.filter(\.row.label.isMapped).map(\.position))
  }

  /// Checks that the rows in view were updated before all others, once they were drawn.
  private func checkThatVisibleRowsWereFirst(_ change: () -> Void) {
    (updated, named) = ([], [])
    change()
    // The rows get their places in the first frame.
    var frames = 0
    list.afterFrames(2) { frames = 2 }
    waitUntil("The list was drawn.") { frames == 2 }
    let visible = visible
    XCTAssertGreaterThan(visible.count, 5)
    XCTAssertLessThan(visible.count, 50)
    let first = updated.prefix { visible.contains($0) }
    XCTAssertEqual(Set(first), visible, "updated: \(updated.prefix(60))")
    waitUntil("All rows are updated.") { isUpdated }
    // Empty rows get only a label.
    waitUntil("All rows have labels.") { named.union(updated).count > 100 }
  }

  func testRowsInViewAreUpdatedFirstAfterAJump() async throws {
    showRows(10_000)
    checkThatVisibleRowsWereFirst {
      scrolled.verticalPosition = scrolled.maximumVerticalPosition / 2
    }
    checkThatVisibleRowsWereFirst {
      scrolled.verticalPosition = scrolled.maximumVerticalPosition / 4
    }
  }

  func testRowsInViewAreUpdatedImmediatelyAfterAChangeOfTheContent() async throws {
    showRows(10_000)
    checkThatVisibleRowsWereFirst {
      suffix = " changed"
      factory.update()
      let visible = visible
      for (row, position) in factory.bound where visible.contains(position) {
        XCTAssertEqual(row.label.text, "\(position) changed")
      }
    }
  }

  func testRowsOutOfViewStayEmptyInALongList() async throws {
    showRows(10_000)
    XCTAssertGreaterThan(list.children.count, 150)
    XCTAssertLessThan(factory.viewCount, 100)
    // Empty rows are as high as those in view.
    let label = try XCTUnwrap(factory.row(at: 0)?.label)
    let heights = { Set(self.list.children.suffix(50).compactMap(\.children.first?.heightRequest)) }
    let height = label.allocatedHeight
    XCTAssertEqual(heights(), [height])
    suffix = "\nin two lines"
    factory.update()
    waitUntil("Empty rows are higher.") { heights() != [height] }
    XCTAssertGreaterThan(label.allocatedHeight, height)
    XCTAssertEqual(heights(), [label.allocatedHeight])
  }

  func testEmptyRowsHaveAccessibleLabels() async throws {
    showRows(10_000)
    func haveLabels() -> Bool {
      list.children.enumerated().allSatisfy { $1.accessibleLabel == "\($0)\(suffix)" }
    }
    waitUntil("All rows have labels.") { haveLabels() }
    suffix = " changed"
    factory.update()
    waitUntil("All rows have new labels.") { haveLabels() }
  }

  func testAnEmptyRowIsCreatedWhenItGetsTheFocus() async throws {
    showRows(10_000)
    XCTAssertNil(factory.row(at: 100))
    XCTAssertTrue(factory.focusRow(at: 100))
    XCTAssertEqual(factory.row(at: 100)?.label.text, "100")
    waitUntil("The row is in view.") { visible.contains(100) }
    XCTAssertEqual(factory.row(at: 100)?.label.parent?.hasFocus, true)
    XCTAssertFalse(factory.focusRow(at: 9_999))
  }

  func testAllRowsOfAShortListAreUpdatedImmediately() async throws {
    showRows(60)
    suffix = " changed"
    factory.update()
    XCTAssertEqual(factory.bound.count, 60)
    XCTAssertTrue(isUpdated)
  }

  func testTheModelHasAllRowsWhenItReportsTheFirst() async throws {
    var counts: [Int] = []
    model.onItemsChange { [unowned self] _, _, _ in counts.append(model.count) }
    model.splice(0, removing: 0, adding: 100)
    model.splice(0, removing: 100, adding: 300)
    XCTAssertEqual(counts, [100, 300])
  }

  func testRowsAreUpdatedInAListThatIsShownAgain() async throws {
    showRows(10_000)
    scrolled.isVisible = false
    suffix = " changed"
    factory.update()
    waitUntil("All rows are updated.") { isUpdated }
    window.child = nil
    window.child = scrolled
    scrolled.isVisible = true
    settle()
    checkThatVisibleRowsWereFirst {
      scrolled.verticalPosition = scrolled.maximumVerticalPosition / 2
    }
  }
}

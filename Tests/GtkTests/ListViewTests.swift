import XCTest

import Gtk

@MainActor
final class ListViewTests: DisplayTestCase {
  /// A row view that owns its widget, as in PerUI.
  @MainActor
  private final class Row {
    let label = Label()
    var position: Int?
  }

  private var model: StringList!
  private var selection: SingleSelection!
  private var factory: ListItemFactory<Row>!
  private var list: ListView!
  private var scrolled: ScrolledWindow!

  override func setUp() async throws {
    try await super.setUp()
    model = StringList()
    selection = SingleSelection(model)
    factory = ListItemFactory<Row>(
      setup: { item in
        let row = Row()
        item.child = row.label
        return row
      },
      bind: { row, item in
        row.position = item.position
        row.label.text = "Row \(item.position ?? -1)"
        item.setRowAccessibleLabel("Product \(item.position ?? -1)")
      },
      unbind: { row, _ in row.position = nil })
    list = ListView(selection, factory: factory)
    scrolled = ScrolledWindow(child: list)
  }

  override func tearDown() async throws {
    (model, selection, factory, list, scrolled) = (nil, nil, nil, nil, nil)
    try await super.tearDown()
  }

  private var boundPositions: [Int] {
    let bound = factory.bound
    for (row, _) in bound { XCTAssertNotNil(row.position) }
    return bound.map(\.position).sorted()
  }

  private func isSeen(_ row: Int) -> Bool {
    guard let label = factory.row(at: row)?.label, label.isMapped,
      let place = label.position(in: scrolled)
    else { return false }
    return place.y >= 0 && place.y < Double(scrolled.allocatedHeight)
  }

  func testLongListBindsOnlyVisibleRows() async throws {
    model.splice(0, removing: 0, addingEmpty: 100_000)
    XCTAssertEqual(model.count, 100_000)
    show(scrolled)
    XCTAssertTrue(boundPositions.contains(0))
    XCTAssertLessThan(factory.viewCount, 1000)
    XCTAssertTrue(isSeen(0))
    model.splice(0, removing: 0, addingEmpty: 1)
    MainLoop.iterate()
    XCTAssertLessThan(factory.viewCount, 1000)
    XCTAssertEqual(model.count, 100_001)
    model.splice(1, removing: 100_000, addingEmpty: 0)
    XCTAssertTrue(MainLoop.iterate(until: { self.boundPositions == [0] }))
  }

  func testScrollToRow() async throws {
    model.splice(0, removing: 0, addingEmpty: 100_000)
    show(scrolled)
    for row in [99_999, 50_000, 0, 7, 99_999] {
      list.scrollTo(row)
      XCTAssertTrue(MainLoop.iterate(until: { self.isSeen(row) }), "\(row)")
    }
  }

  func testScrollToRowBeforeListIsShown() async throws {
    model.splice(0, removing: 0, addingEmpty: 1000)
    list.scrollTo(20)
    list.scrollTo(700)
    show(scrolled)
    XCTAssertTrue(MainLoop.iterate(until: { self.isSeen(700) }))
  }

  func testScrollToNewRow() async throws {
    model.splice(0, removing: 0, addingEmpty: 100)
    show(scrolled)
    model.splice(100, removing: 0, addingEmpty: 1)
    list.scrollTo(100)
    XCTAssertTrue(MainLoop.iterate(until: { self.isSeen(100) }))
  }

  func testScrollToRowInListThatWasEmpty() async throws {
    show(scrolled)
    model.splice(0, removing: 0, addingEmpty: 500)
    list.scrollTo(400)
    XCTAssertTrue(MainLoop.iterate(until: { self.isSeen(400) }))
  }

  func testScrollToRemovedRowLogsNothing() async throws {
    model.splice(0, removing: 0, addingEmpty: 500)
    show(scrolled)
    list.scrollTo(400)
    model.splice(100, removing: 400, addingEmpty: 0)
    // A warning of GTK fails the test.
    var isOver = false
    list.afterFrames(5) { isOver = true }
    waitUntil("The list was drawn.") { isOver }
    XCTAssertEqual(model.count, 100)
  }

  func testNothingIsSelectedAutomatically() async throws {
    var changes: [Int?] = []
    selection.onSelectionChanged { [weak selection] in changes.append(selection?.selected) }
    model.splice(0, removing: 0, addingEmpty: 3)
    XCTAssertNil(selection.selected)
    selection.selected = 1
    XCTAssertEqual(selection.selected, 1)
    model.splice(0, removing: 0, addingEmpty: 1)
    XCTAssertEqual(selection.selected, 2)
    model.splice(2, removing: 1, addingEmpty: 0)
    XCTAssertNil(selection.selected)
    selection.selected = 0
    selection.selected = nil
    XCTAssertNil(selection.selected)
    XCTAssertEqual(changes, [1, 2, nil, 0, nil])
    XCTAssertEqual(model.count, 3)
  }

  func testRowsHaveAccessibleLabels() async throws {
    model.splice(0, removing: 0, addingEmpty: 2)
    show(scrolled)
    XCTAssertEqual(list.children.count, 2)
    for (index, row) in list.children.enumerated() {
      XCTAssertNil(row.mismatch(ofAccessibleLabel: "Product \(index)"))
    }
  }

  func testActivatingRowReportsPosition() async throws {
    model.splice(0, removing: 0, addingEmpty: 2)
    var activated: [Int] = []
    list.onActivateRow { activated.append($0) }
    show(scrolled)
    XCTAssertTrue(list.children[1].activate())
    XCTAssertEqual(activated, [1])
  }

  func testBoundRowsContainMovedRows() async throws {
    model.splice(0, removing: 0, addingEmpty: 2)
    show(scrolled)
    model.splice(0, removing: 0, addingEmpty: 1)
    MainLoop.iterate()
    XCTAssertEqual(boundPositions, [0, 1, 2])
  }

  func testRowViewsAreReleasedWhileFactoryExists() async throws {
    model.splice(0, removing: 0, addingEmpty: 50)
    show(scrolled)
    XCTAssertGreaterThan(factory.viewCount, 0)
    window.child = nil
    (list, scrolled) = (nil, nil)
    XCTAssertTrue(MainLoop.iterate(until: { self.factory.viewCount == 0 }))
    XCTAssertEqual(boundPositions, [])
  }

  // MARK: - Rows in steps

  func testManyRowsAreAddedInSteps() async throws {
    let model = RowModel()
    let rows = MultiSelection(model)
    // Few of these rows can be created in the time of a step.
    let slow = ListItemFactory<Label>(
      setup: { item in
        usleep(1_000)
        let label = Label()
        item.child = label
        return label
      }, bind: { _, _ in })
    show(ScrolledWindow(child: ListView(rows, factory: slow)))
    model.splice(0, removing: 0, adding: 100_000)
    XCTAssertEqual(model.count, 100_000)
    XCTAssertTrue((1...64).contains(rows.count), "\(rows.count) rows were added at once.")
    var counts: [Int] = []
    func look() {
      if counts.last != rows.count { counts.append(rows.count) }
      if rows.count < 100_000 { MainLoop.idle { look() } }
    }
    look()
    XCTAssertTrue(MainLoop.iterate(until: { rows.count == 100_000 }))
    look()
    let steps = zip(counts, counts.dropFirst()).map { $1 - $0 }
    XCTAssertGreaterThan(steps.count, 5)
    XCTAssertTrue(steps.dropLast().allSatisfy { $0 <= 64 }, "\(counts)")
  }

  func testRowsThatTakeNoTimeAreAddedInOneStep() async throws {
    let model = RowModel()
    let rows = MultiSelection(model)
    model.splice(0, removing: 0, adding: 70)
    XCTAssertLessThan(rows.count, 70)
    var counts: Set<Int> = []
    XCTAssertTrue(
      MainLoop.iterate(until: {
        counts.insert(rows.count)
        return rows.count == 70
      }))
    XCTAssertLessThan(counts.count, 5, "\(counts)")
  }

  func testRowsThatAreStillToBeAddedAreCounted() async throws {
    let model = RowModel()
    let rows = MultiSelection(model)
    model.splice(0, removing: 0, adding: 1000)
    // Rows at the end are only counted.
    model.splice(1000, removing: 0, adding: 500)
    model.splice(1400, removing: 100, adding: 0)
    XCTAssertEqual(model.count, 1400)
    XCTAssertLessThan(rows.count, 100)
    // A change of other rows needs all of them.
    model.splice(700, removing: 1, adding: 3)
    XCTAssertEqual(model.count, 1402)
    XCTAssertEqual(rows.count, 1402)
    model.splice(0, removing: 1402, adding: 90)
    model.splice(0, removing: 90, adding: 5)
    XCTAssertEqual(model.count, 5)
    XCTAssertEqual(rows.count, 5)
    MainLoop.iterate(milliseconds: 20)
    XCTAssertEqual(rows.count, 5)
    model.splice(2, removing: 0, adding: 200)
    model.addAll()
    XCTAssertEqual(rows.count, 205)
  }

  func testRowsUpToAPositionAreAddedAtOnce() async throws {
    let model = RowModel()
    let rows = MultiSelection(model)
    model.splice(0, removing: 0, adding: 1000)
    model.add(upTo: 1)
    XCTAssertLessThan(rows.count, 65)
    model.add(upTo: 100)
    XCTAssertEqual(rows.count, 100)
    XCTAssertEqual(model.count, 1000)
    model.add(upTo: 500)
    XCTAssertEqual(rows.count, 1000)
    MainLoop.iterate(milliseconds: 20)
    XCTAssertEqual(rows.count, 1000)
  }
}

import Gtk
import PerCore
import PerUI
import XCTest

/// Nothing in the dialog moves, whatever it has to say.
@MainActor
final class LayoutTests: AddDialogTestCase {
  /// Where everything stands that a user aims at, by its name.
  private var frames: [String: Frame] {
    get throws {
      let window = dialog.window
      let aims: [Widget] =
        window.all(Entry.self) + window.all(Grid.self) + window.all(DropDown.self)
        + window.all(Button.self)
      let unit = try unit
      var frames: [String: Frame] = [:]
      for widget in aims where widget.isMapped && !widget.isDescendant(of: unit) {
        guard let name = widget.accessibleLabel else { continue }
        frames[name] = widget.frame
      }
      return frames
    }
  }

  /// Fails where anything stands elsewhere than it did.
  private func checkNothingMoved(
    from start: [String: Frame], _ why: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let frames = try frames
    let moved = Set(frames.keys).union(start.keys).filter { frames[$0] != start[$0] }
    XCTAssertEqual(moved.sorted(), [], why, file: file, line: line)
  }

  private var size: [Int] { [dialog.window.allocatedWidth, dialog.window.allocatedHeight] }

  private var scroller: ScrolledWindow {
    get throws { try XCTUnwrap(dialog.window.all(ScrolledWindow.self).first) }
  }

  /// Waits for the next layout.
  private func layOut() {
    settle()
  }

  private func checkNothingMoves(
    when text: String, in field: AmountField, from start: (frames: [String: Frame], size: [Int])
  ) throws {
    try fill(field, with: text)
    layOut()
    let words = try message(field).text
    XCTAssertFalse(words.isEmpty, text)
    try checkNothingMoved(from: start.frames, words)
    XCTAssertEqual(size, start.size, words)
    XCTAssertEqual(try scroller.maximumVerticalPosition, 0, words)
  }

  func testNoMessageMovesAnything() async throws {
    try open()
    layOut()
    let start = (try frames, size)
    XCTAssertEqual(try scroller.maximumVerticalPosition, 0)
    XCTAssertGreaterThan(start.0.count, 25)
    for (text, _) in EntryErrorSample.all where text != "" {
      for field in AmountField.allCases {
        try checkNothingMoves(when: text, in: field, from: start)
        // The two at once.
        try fill(field == .price ? .quantity : .price, with: "7 8")
        layOut()
        try checkNothingMoved(from: start.0, text)
        for field in AmountField.allCases { try fill(field, with: "1") }
        layOut()
        try checkNothingMoved(from: start.0, text)
      }
    }
  }

  /// The longest messages are those that name two kinds.
  func testAWrongKindMovesNothing() async throws {
    let units: [PerCore.Unit] = [.gram, .litre, .one, .metre, .squareMetre]
    for held in units {
      try open(.euro, over: try Product("1", held, for: "1"))
      layOut()
      let start = (try frames, size)
      for offered in units where offered != held {
        try checkNothingMoves(
          when: "2 \(offered.symbol ?? "units")", in: .quantity, from: start)
      }
      try await tearDown()
    }
  }

  /// The messages are there before the dialog is measured.
  func testTheNaturalSizeIsTheSameWithAndWithoutMessages() async throws {
    try open()
    layOut()
    let start = size
    for (text, _) in EntryErrorSample.all {
      dialog.window.destroy()
      openAgain { controller in
        for field in AmountField.allCases {
          controller.calculator(field).edit(text)
          controller.leave(field)
        }
      }
      // Opened, the dialog has the focus in its quantity, which is no longer blamed for being empty.
      XCTAssertFalse(try message(.price).text.isEmpty)
      XCTAssertEqual(size, start, text)
    }
  }

  func testChoosingAKindMovesNothing() async throws {
    try open()
    layOut()
    let start = try frames
    for kind in ["Weight", "Volume", "Length", "Area", "Counted", "Units"] {
      try dialog.window.find(ToggleButton.self, named: kind).click()
      for index in try unit.strings.indices {
        try unit.selected = index
        layOut()
        try checkNothingMoved(from: start, "\(kind) \(index)")
      }
    }
  }

  func testTypingALotMovesNothing() async throws {
    try open()
    layOut()
    let start = try frames
    try quantity.text = String(repeating: "123+", count: 40)
    try entry("Name").text = String(repeating: "Extra virgin olive oil ", count: 20)
    layOut()
    try checkNothingMoved(from: start, "A long sum")
  }

  func testMoreDetailsPushNothingOutOfSight() async throws {
    try open()
    layOut()
    let start = size
    let showsMore = try dialog.window.find(ToggleButton.self, named: "Shop and Note")
    showsMore.isActive = true
    waitUntil("The form is higher.") { size[1] > start[1] }
    layOut()
    XCTAssertEqual(try scroller.maximumVerticalPosition, 0)
    XCTAssertEqual(size[0], start[0])
    showsMore.isActive = false
    waitUntil("The form is as it was.") { size == start }
  }

  func testHiddenKindsTakeNoRoom() async throws {
    try open()
    layOut()
    let (height, first) = (size[1], try frames)
    let kinds = try dialog.window.find(Grid.self, named: "Sold by").allocatedHeight
    try await tearDown()
    try open(.euro, over: try Product("1", .one, for: "1"))
    layOut()
    // The kinds, and the room between two boxes.
    XCTAssertEqual(height - size[1], kinds + 12)
    XCTAssertEqual(try scroller.maximumVerticalPosition, 0)
    for name in ["Quantity", "Unit", "Price"] { XCTAssertEqual(try frames[name], first[name]) }
    XCTAssertEqual(
      try XCTUnwrap(first["Calculator"]).y - XCTUnwrap(try frames["Calculator"]).y,
      Double(kinds + 12))
  }

  func testTheBoxesStandAsDrawn() async throws {
    try open()
    layOut()
    let frames = try frames
    func frame(_ name: String) throws -> Frame { try XCTUnwrap(frames[name], name) }
    let (quantity, unit) = (try frame("Quantity"), try frame("Unit"))
    XCTAssertLessThan(quantity.x, unit.x)
    XCTAssertEqual(quantity.width, unit.width)
    XCTAssertEqual(try frame("Price").width, quantity.width)
    XCTAssertEqual(try frame("Price").x, quantity.x)
    XCTAssertLessThan(quantity.y, try frame("Price").y)
    XCTAssertLessThan(try frame("Price").y, try frame("Sold by").y)
    XCTAssertLessThan(try frame("Sold by").y, try frame("Calculator").y)
    let (add, cancel) = (try frame("Add"), try frame("Cancel"))
    XCTAssertLessThan(try frame("Calculator").y, add.y)
    XCTAssertEqual(add.y, cancel.y)
    XCTAssertEqual(add.width, cancel.width)
    XCTAssertLessThan(add.x, cancel.x)
  }
}

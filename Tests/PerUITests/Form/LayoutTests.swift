import Gtk
import PerCore
import PerUI
import XCTest

/// Typing does not move any widget of the form.
@MainActor
final class LayoutTests: AddDialogTestCase {
  /// The frames of the controls, by name.
  private var frames: [String: Frame] {
    get throws {
      let window = dialog.window
      let aims: [Widget] =
        window.all(Entry.self) + window.all(Grid.self) + window.all(Button.self)
        + window.all(Expander.self)
      let unit = try unit
      var frames: [String: Frame] = [:]
      for widget in aims where widget.isMapped && !widget.isDescendant(of: unit) {
        guard let name = widget.accessibleLabel else { continue }
        frames[name] = widget.frame
      }
      return frames
    }
  }

  /// Fails if a control has moved.
  private func checkNothingMoved(
    from start: [String: Frame], _ why: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let frames = try frames
    let moved = Set(frames.keys).union(start.keys)
      // These buttons are shown only with their message.
      .subtracting(["Start New Comparison", "5.7", "5÷7"]).filter { frames[$0] != start[$0] }
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
    let message = try self.message(field)
    XCTAssertFalse(message.isEmpty, text)
    try checkNothingMoved(from: start.frames, message)
    XCTAssertEqual(size, start.size, message)
    XCTAssertEqual(try scroller.maximumVerticalPosition, 0, message)
  }

  func testMessagesMoveNothing() async throws {
    try open()
    layOut()
    let start = (try frames, size)
    XCTAssertEqual(try scroller.maximumVerticalPosition, 0)
    XCTAssertGreaterThan(start.0.count, 28)
    for (text, _) in EntryErrorSample.all where text != "" {
      for field in AmountField.allCases {
        try checkNothingMoves(when: text, in: field, from: start)
        // Both fields at once.
        try fill(field == .price ? .quantity : .price, with: "7 8")
        layOut()
        try checkNothingMoved(from: start.0, text)
        for field in AmountField.allCases { try fill(field, with: "1") }
        layOut()
        try checkNothingMoved(from: start.0, text)
      }
    }
  }

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

  func testTheNaturalSizeIsTheSameWithAndWithoutMessages() async throws {
    try open()
    layOut()
    let start = size
    for (text, _) in EntryErrorSample.all where !text.isEmpty {
      dialog.window.destroy()
      openAgain { controller in
        for field in AmountField.allCases {
          controller.calculator(field).edit(text)
          controller.leave(field)
        }
      }
      XCTAssertFalse(try message(.price).isEmpty)
      XCTAssertEqual(size, start, text)
    }
  }

  func testChoosingAKindMovesNothing() async throws {
    try open()
    layOut()
    let start = try frames
    for kind in ["Weight", "Volume", "Length", "Area", "Units"] {
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

  func testResultsMoveNothing() async throws {
    try open(.euro, over: try Product("500", .gram, for: "3.99"))
    layOut()
    let start = try frames
    for (quantity, price) in [("2×250", ""), ("2×250", "3.99÷2"), ("0.001", "999"), ("99 kg", "2")]
    {
      try self.quantity.text = quantity
      try self.price.text = price
      layOut()
      try checkNothingMoved(from: start, "\(quantity) for \(price)")
    }
  }

  func testTheNoteHidesNoOtherControl() async throws {
    try open()
    layOut()
    let (start, keypad) = (size, try frames["Calculator"])
    let note = try XCTUnwrap(dialog.window.all(Expander.self).last)
    note.isExpanded = true
    waitUntil("The form is higher.") { size[1] > start[1] }
    layOut()
    XCTAssertEqual(try scroller.maximumVerticalPosition, 0)
    XCTAssertEqual(size[0], start[0])
    XCTAssertEqual(try frames["Calculator"], keypad)
    note.isExpanded = false
    waitUntil("The form has its former size.") { size == start }
  }

  func testLaterProductsAndEditsLookTheSame() async throws {
    try open()
    layOut()
    var first = try frames
    XCTAssertLessThanOrEqual(size[1], 660)
    try await tearDown()
    try open(.euro, over: try Product("1", .one, for: "1"))
    layOut()
    var later = try frames
    // The name of the unit dropdown contains the unit.
    for name in first.keys where name.hasPrefix("Unit: ") { first[name] = nil }
    for name in later.keys where name.hasPrefix("Unit: ") { later[name] = nil }
    XCTAssertEqual(first, later)
  }

  func testTheFormFitsANarrowScreen() async throws {
    try open()
    layOut()
    XCTAssertEqual(size[0], 422)
    XCTAssertLessThanOrEqual(dialog.window.minimumWidth, 360)
    try setFont("DejaVu Sans 11")
    layOut()
    XCTAssertLessThanOrEqual(dialog.window.minimumWidth, 360)
  }

  func testALongNameShowsItsStart() async throws {
    let name = "Organic whole-grain rolled oats family size bag"
    try open(
      .euro,
      over: try Product(
        quantity: Amount("500", format: .plain), unit: .gram, price: Amount("2", format: .plain),
        name: name))
    dialog.window.destroy()
    openAgain(editing: 0)
    settle()
    XCTAssertEqual(try entry("Name").text, name)
    XCTAssertEqual(try entry("Name").cursorPosition, 0)
  }

  private func isInView(_ entry: Entry) -> Bool {
    guard let scroller = try? scroller, let place = entry.position(in: scroller) else {
      return false
    }
    // The place of a field is that of its text, within a padding of 5 pixels.
    return place.y >= 0
      && place.y - 5 + Double(entry.allocatedHeight) <= Double(scroller.allocatedHeight)
  }

  func testAnOpenedNoteIsInViewIfTheFormIsHigherThanTheScreen() async throws {
    try setFont("DejaVu Sans 36")
    try open()
    layOut()
    dialog.window.all(Expander.self).last?.isExpanded = true
    waitUntil("The form scrolls.") { (try? scroller.maximumVerticalPosition) ?? 0 > 0 }
    let note = try XCTUnwrap(dialog.window.all(Entry.self).last)
    waitUntil("The note is in view.") { note.containsFocus && isInView(note) }
  }

  func testAFormHigherThanItsWindowScrollsToTheFocus() async throws {
    try open()
    layOut()
    dialog.window.defaultSize = (width: 420, height: 400)
    waitUntil("The form scrolls.") { (try? scroller.maximumVerticalPosition) ?? 0 > 0 }
    try quantity.grabFocus()
    let start = try scroller.maximumVerticalPosition
    dialog.window.all(Expander.self).last?.isExpanded = true
    dialog.window.defaultSize = (width: 420, height: 400)
    waitUntil("The form scrolls further.") {
      size[1] <= 400 && ((try? scroller.maximumVerticalPosition) ?? 0) > start
    }
    try quantity.grabFocus()
    layOut()
    let note = try XCTUnwrap(dialog.window.all(Entry.self).last)
    note.grabFocus()
    waitUntil("The note is in view.") { isInView(note) }
    try quantity.grabFocus()
    waitUntil("The quantity is in view.") {
      ((try? quantity.position(in: scroller))??.y ?? -1) >= 0
    }
  }

  func testTheErrorAboveTheFocusIsInView() async throws {
    try open()
    layOut()
    dialog.window.defaultSize = (width: 420, height: 250)
    waitUntil("The form scrolls.") { size[1] <= 250 }
    try quantity.grabFocus()
    try quantity.text = "abc"
    try price.grabFocus()
    let line = try line(.quantity)
    waitUntil("The error and the price are in view.") {
      guard let scroller = try? scroller, let price = try? price,
        let top = line.position(in: scroller)?.y
      else { return false }
      return line.hasClass("message") && top >= 0 && isInView(price)
    }
  }

  func testTheControlsAreArrangedAsDesigned() async throws {
    try open()
    layOut()
    let frames = try frames
    func frame(_ name: String) throws -> Frame { try XCTUnwrap(frames[name], name) }
    let unitFrame = try XCTUnwrap(unit.frame)
    let quantity = try frame("Quantity")
    XCTAssertLessThan(try frame("Weight").y, quantity.y)
    XCTAssertLessThan(quantity.x, unitFrame.x)
    XCTAssertLessThan(quantity.y, try frame("Price").y)
    XCTAssertLessThan(try frame("Price").y, try frame("Name").y)
    XCTAssertEqual(try frame("Name").y, try frame("Shop").y)
    XCTAssertEqual(try frame("Name").width, try frame("Shop").width)
    XCTAssertLessThan(try frame("Name").y, try frame("Calculator").y)
    XCTAssertLessThan(try frame("Calculator").y, try frame("Note").y)
    let (add, cancel) = (try frame("Add"), try frame("Cancel"))
    XCTAssertLessThan(add.y, quantity.y)
    XCTAssertEqual(add.y, cancel.y)
    XCTAssertLessThan(cancel.x, add.x)
  }
}

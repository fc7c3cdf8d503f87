import XCTest

import Gtk

@MainActor
final class DropDownTests: DisplayTestCase {
  func testSettingStringsSelectsFirst() async throws {
    let dropDown = DropDown(["grams (g)", "kilograms (kg)"])
    XCTAssertEqual(dropDown.selected, 0)
    dropDown.selected = 1
    XCTAssertEqual(dropDown.selectedString, "kilograms (kg)")
    var seen: [Int] = []
    dropDown.onSelect { seen.append($0) }
    dropDown.strings = ["litres (L)", "centilitres (cL)", "millilitres (mL)"]
    XCTAssertEqual(dropDown.strings.count, 3)
    XCTAssertEqual(dropDown.selected, 0)
    XCTAssertEqual(seen.last, 0)
    dropDown.setStrings(["a", "b"], selected: 1)
    XCTAssertEqual(dropDown.selected, 1)
    dropDown.strings = []
    XCTAssertNil(dropDown.selected)
    dropDown.strings = []
    XCTAssertEqual(seen, [0, 1])
  }

  func testClosedButtonShowsShortString() async throws {
    let dropDown = DropDown()
    dropDown.setStrings(["grams (g)", "kilograms (kg)"], short: ["g", "kg"], selected: 1)
    show(dropDown)
    XCTAssertEqual(labels(in: try XCTUnwrap(dropDown.firstChild)), ["kg"])
    XCTAssertEqual(dropDown.strings, ["grams (g)", "kilograms (kg)"])
    dropDown.activate()
    XCTAssertTrue(
      MainLoop.iterate(until: { self.labels(in: dropDown).count > 2 }))
    XCTAssertEqual(labels(in: dropDown), ["kg", "grams (g)", "kilograms (kg)"])
    // A list that is open when its window is destroyed would keep its keyboard and pointer grab.
    dropDown.all(ToggleButton.self).first?.isActive = false
    dropDown.selected = 0
    MainLoop.iterate()
    XCTAssertEqual(labels(in: try XCTUnwrap(dropDown.firstChild)), ["g"])
    dropDown.setStrings(["litres (L)"], short: ["L"])
    XCTAssertEqual(labels(in: try XCTUnwrap(dropDown.firstChild)), ["L"])
    dropDown.strings = ["units"]
    XCTAssertEqual(labels(in: try XCTUnwrap(dropDown.firstChild)), ["units"])
  }

  /// Returns how the label of the node that has the focus differs from `label`; nil if it doesn't.
  private func mismatch(of dropDown: DropDown, label: String) throws -> String? {
    let button = try XCTUnwrap(dropDown.firstChild)
    XCTAssertEqual(button.typeName, "GtkToggleButton")
    // Newer versions of GTK give the inner button the label of the dropdown.
    return dropDown.mismatch(ofAccessibleLabel: label)
      ?? (isNamedByParent ? nil : button.mismatch(ofAccessibleLabel: label))
  }

  private var isNamedByParent: Bool {
    (GtkRuntime.version.split(separator: ".").dropFirst().first.flatMap { Int($0) } ?? 0) >= 14
  }

  func testLabelIncludesSelection() async throws {
    let dropDown = DropDown()
    dropDown.accessibleLabel = "Unit"
    XCTAssertNil(try mismatch(of: dropDown, label: "Unit"))
    dropDown.setStrings(["grams (g)", "kilograms (kg)"], short: ["g", "kg"])
    XCTAssertNil(try mismatch(of: dropDown, label: "Unit: grams (g)"))
    dropDown.selected = 1
    XCTAssertNil(try mismatch(of: dropDown, label: "Unit: kilograms (kg)"))
    XCTAssertEqual(dropDown.accessibleLabel, "Unit")
    XCTAssertNil(dropDown.all(ListView.self).first?.mismatch(ofAccessibleLabel: "Unit"))
    let format = DropDown.accessibleLabelFormat
    defer { DropDown.accessibleLabelFormat = format }
    DropDown.accessibleLabelFormat = { "\($1) is the \($0)" }
    dropDown.selected = 0
    XCTAssertNil(try mismatch(of: dropDown, label: "grams (g) is the Unit"))
  }

  func testRowOfSelectionIsCheckedAndFocused() async throws {
    let dropDown = DropDown()
    dropDown.accessibleLabel = "Unit"
    dropDown.setStrings(["grams (g)", "kilograms (kg)"], short: ["g", "kg"], selected: 1)
    show(dropDown)
    dropDown.activate()
    let list = try XCTUnwrap(dropDown.all(ListView.self).first)
    XCTAssertTrue(MainLoop.iterate(until: { list.children.count == 2 && list.isMapped }))
    for (row, name) in zip(list.children, dropDown.strings) {
      XCTAssertNil(row.mismatch(ofAccessibleLabel: name))
    }
    XCTAssertTrue(MainLoop.iterate(until: { list.children[1].containsFocus }))
    let checks = list.children.compactMap { $0.all(Image.self).first }
    XCTAssertEqual(checks.map(\.opacity), [0, 1])
    try focusWindow()
    list.children[1].grabFocus()
    try press("Up", "Return")
    XCTAssertTrue(MainLoop.iterate(until: { dropDown.selected == 0 }))
    XCTAssertEqual(checks.map(\.opacity), [1, 0])
    XCTAssertNil(try mismatch(of: dropDown, label: "Unit: grams (g)"))
    MainLoop.iterate()
  }

  private func labels(in widget: Widget) -> [String] {
    if let label = widget.cast(to: Label.self) { return label.isMapped ? [label.text] : [] }
    return widget.children.flatMap { labels(in: $0) }
  }
}

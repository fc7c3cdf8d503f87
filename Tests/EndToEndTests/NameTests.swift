import XCTest

/// The accessible names of controls and rows.
final class NameTests: JourneyTestCase {
  private static let controls: Set = [
    "button", "toggle button", "text", "combo box", "list item", "menu item", "link", "check box",
    "radio button", "frame", "dialog",
  ]

  /// The visible controls, without the inner widgets of buttons.
  private func controls(in node: Node) -> [Node] {
    let isControl = Self.controls.contains(node.role) && node.isPlaced
    let within =
      node.isButton && !node.name.isEmpty && node.role != "button"
      ? [] : node.children.flatMap(controls)
    return (isControl ? [node] : []) + within
  }

  private func assertNamed(
    _ window: Node?, _ required: [String], file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let path = try XCTUnwrap(window, file: file, line: line).path
    func current(_ screen: Screen) -> Node? { screen.windows.first { $0.path == path } }
    // A window or a menu is in the tree before it is laid out.
    let screen = try wait("\(required) have places", hasFrames: true, file: file, line: line) {
      let names = current($0).map(controls)?.map(\.name) ?? []
      return Set(required).isSubset(of: names)
    }
    let shown = try XCTUnwrap(current(screen), file: file, line: line)
    for control in controls(in: shown) {
      XCTAssertTrue(
        Self.isName(control.name), "\(control.role) “\(control.name)”\n\(shown.outline())",
        file: file, line: line)
    }
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("Gtk")
  }

  /// Presses Tab until the focus returns to the first widget. Each widget with the focus must have a name.
  private func assertStopsAreNamed(
    _ required: Set<String>, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    var stops: [String] = []
    for _ in 1...16 {
      let before = try per.read().focus
      try press("Tab")
      let screen = try wait("the focus leaves \(before ?? "nothing")", file: file, line: line) {
        $0.focus != nil && $0.focus != before
      }
      stops.append(screen.focus ?? "")
    }
    XCTAssertEqual(stops.filter { !Self.isName($0) }, [], file: file, line: line)
    XCTAssertTrue(
      required.isSubset(of: stops), "\(required.subtracting(stops))", file: file, line: line)
  }

  func testEmptyWindow() throws {
    try start()
    try assertNamed(per.read().main, ["Add Product", "Clear List", "Main Menu"])
    try assertStopsAreNamed(["Add Product", "Main Menu"])
  }

  func testWindowWithProducts() throws {
    try start()
    try add((quantity: "50 units", price: "4.29"), (quantity: "20", price: "1.99"))
    let screen = try wait("both are there") { $0.rows.count == 2 }
    try assertNamed(
      screen.main, ["Add Product", "Clear List", "Main Menu", "Display Unit: 100 units"])
    for row in screen.rows {
      // A screen reader would speak the parts of a row after its name.
      XCTAssertEqual(row.labels, [])
    }
    try assertStopsAreNamed(["Add Product", "Clear List", "Main Menu", "Display Unit: 100 units"])
  }

  func testARowHasNameOfferPriceAndVerdict() throws {
    try start()
    try openForm()
    try press("Tab", "Tab", "Tab")
    try waitForFocus("Name")
    try type("Fresh milk")
    try press("Return")
    try waitForFocus("Quantity")
    try type("1.5 L")
    try press("Return")
    try waitForFocus("Price")
    try type("1.80")
    try press("Return")
    try waitForClosedForm()
    try add((quantity: "500 mL", price: "0.90"))
    try waitForRows([
      "Fresh milk, 1.5 L for 1.80, 1.20 per L, Best value!",
      "500 mL for 0.90, 1.80 per L, You’re paying 50% more",
    ])
    for row in try per.read().rows {
      // A screen reader would speak the parts of a row after its name.
      XCTAssertEqual(row.labels, [])
    }
  }

  func testFormOfTheFirstProduct() throws {
    try start()
    let form = try openForm()
    try assertNamed(
      form.window,
      [
        "Name", "Shop", "Quantity", "Unit: kilograms (kg)", "Price", "Add", "Cancel",
        "Offer, Deposit, Net Weight", "Note",
      ]
        + Form.kinds
        + Key.all.sorted())
    try press("alt+w")
    try assertStopsAreNamed(
      [
        "Name", "Shop", "Offer, Deposit, Net Weight", "Note", "Quantity", "Unit: kilograms (kg)",
        "Price", "Weight",
      ])
  }

  func testFormOfALaterProduct() throws {
    try start()
    try add((quantity: "500 g", price: "3.99"))
    let form = try openForm()
    try assertNamed(
      form.window,
      ["Name", "Quantity", "Unit: grams (g)", "Price", "Add", "Cancel"] + Key.all.sorted())
    XCTAssertEqual(form.kindsOffered, [])
  }

  func testOpenDropDown() throws {
    try start()
    try openForm()
    try press("alt+w")
    try click("Unit")
    let form = try waitForForm("the dropdown is open") { !$0.unitsOffered.isEmpty }
    try assertNamed(form.window, ["kilograms (kg)", "grams (g)", "pounds (lb)", "ounces (oz)"])
    try press("Down")
    try wait("a row has the focus") { $0.focus == "grams (g)" }
  }

  func testOpenMenu() throws {
    try start()
    try press("F10")
    let items = ["Keyboard Shortcuts", "About Per"]
    let screen = try wait("the menu is open") { screen in
      items.allSatisfy { screen.main?.find("menu item", $0) != nil }
    }
    try assertNamed(screen.main, items)
    try press("Up")
    try waitForFocus("About Per")
  }

  func testShortcutsWindow() throws {
    try start()
    try press("ctrl+question")
    let screen = try wait("the shortcuts are there") {
      $0.active?.name.contains("Shortcuts") ?? false
    }
    try assertNamed(screen.active, ["Search Shortcuts", "Close"])
    XCTAssertTrue(screen.active?.labels.contains("Add product and enter another") ?? false)
    try press("Escape")
    try waitForClosedForm()
  }

  func testAboutWindow() throws {
    try start()
    try press("F10")
    try wait("the menu is open") { $0.main?.find("menu item", "About Per") != nil }
    try press("Up", "Return")
    let screen = try wait("the about window is there") { $0.active?.name == "About Per" }
    try assertNamed(screen.active, ["Close"])
    XCTAssertTrue(Self.isName(screen.focus ?? ""))
    // A color of the program's icon.
    try waitUntil("the icon is shown") { try per.colors()["#57E389", default: 0] > 100 }
    try waitForFocus("License")
    try press("Return")
    try wait("the license is shown") { screen in
      screen.active?.labels.contains { $0.hasPrefix("MIT License") } ?? false
    }
    try waitForFocus("Back")
    try press("Return")
    try waitForFocus("License")
    try press("Escape")
    try waitForClosedForm()
  }

  func testTheErrorDescribesItsField() throws {
    try start()
    try openForm()
    try type("abc")
    try press("Tab")
    let form = try waitForForm("the field is wrong") {
      $0.quantity.node.states.contains("invalid")
    }
    XCTAssertTrue(form.quantity.message.hasPrefix("“abc” isn’t a number."))
    XCTAssertEqual(form.price.message, "")
    try press("shift+Tab")
    try waitForFocus("Quantity")
    try press("ctrl+a")
    try type("5")
    try waitForForm("the error is removed") {
      !$0.quantity.node.states.contains("invalid") && $0.quantity.message.isEmpty
    }
    try press("Tab", "Tab")
    try waitForFocus("Price")
    try type("0")
    try press("shift+Tab")
    let wrong = try waitForForm("the price is wrong") {
      $0.price.node.states.contains("invalid")
    }
    XCTAssertEqual(wrong.price.message, "Enter a number greater than zero.")
    XCTAssertEqual(wrong.quantity.message, "")
  }
}

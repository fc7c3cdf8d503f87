import Foundation
import XCTest

/// Every control has an accessible name in words, in every state of the program. No label is empty, and no button
/// repeats its name as its description.
final class EveryNameTests: JourneyTestCase {
  /// The roles of controls, besides those that can have the focus.
  private static let roles: Set = [
    "button", "toggle button", "text", "combo box", "list", "list item", "menu", "menu item",
    "link", "check box", "check menu item", "radio button", "radio menu item", "spin button",
    "scroll bar", "tab", "frame", "dialog", "window",
  ]

  /// The roles of containers, which pass the focus to a descendant. GTK 4.18 gives them no role, so they have no name.
  private static let holders: Set = ["panel", "scroll pane"]

  /// GTK 4.18 describes the button of a menu by its tooltip, even if it has an empty description. Orca speaks it once.
  private static let menuButton = "Main Menu"

  private func problems(in node: Node, around: [Node] = []) -> [String] {
    let isUsed =
      Self.roles.contains(node.role)
      || node.states.contains("focusable") && !Self.holders.contains(node.role)
    let isNamed = !node.name.isEmpty && !node.name.hasPrefix("Gtk")
    let isEmptyLabel = node.role == "label" && node.name.isEmpty && node.isPlaced
    let repeatsItsName =
      node.isButton && !node.name.isEmpty && node.description == node.name
      && node.name != Self.menuButton
    let way = around + [node]
    let own =
      isUsed && !isNamed || isEmptyLabel || repeatsItsName
      ? [way.map { "\($0.role) “\($0.name)”" }.joined(separator: " > ")] : []
    return own + node.children.flatMap { problems(in: $0, around: way) }
  }

  private func assertNamed(
    _ state: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let screen = try per.read(hasFrames: true)
    XCTAssertEqual(screen.windows.flatMap { problems(in: $0) }, [], state, file: file, line: line)
  }

  func testMainWindow() throws {
    try start()
    try assertNamed("empty")
    try add((quantity: "500 g", price: "3.99"))
    try assertNamed("one")
    for count in 1...12 { try add((quantity: "\(count) kg", price: "9")) }
    try assertNamed("many")
    try wait("a row has the focus") { $0.focused?.role == "list item" }
    try press("shift+Tab")
    try waitForFocus("Display Unit")
    try press("space")
    try wait("the dropdown is open") { $0.focused?.role == "list item" }
    try assertNamed("display unit")
    try press("Escape")
    try waitForFocus("Display Unit")
    try press("Tab")
    try wait("a row has the focus") { $0.focused?.role == "list item" }
    try press("Delete")
    try wait("a product is removed") { $0.says("Removed “") }
    try assertNamed("toast")
    try press("Menu")
    try wait("the menu is open") { !$0.menuItems.isEmpty }
    try assertNamed("context menu")
    try press("Escape")
    try wait("the menu is closed") { $0.menuItems.isEmpty }
    try press("F10")
    try wait("the menu is open") { !$0.menuItems.isEmpty }
    try assertNamed("main menu")
    try press("Escape")
    try wait("the menu is closed") { $0.menuItems.isEmpty }
  }

  func testSidebar() throws {
    try start()
    try add((quantity: "500 g", price: "3.99"))
    try press("F2")
    try wait("the name is asked for") { $0.active?.name == "Name Comparison" }
    try assertNamed("rename")
    try type("Coffee")
    try press("Return")
    try waitForClosedForm()
    try press("shift+ctrl+f")
    try waitForFocus("Search comparisons")
    try assertNamed("sidebar")
    try type("coff")
    try wait("one is found") { $0.comparisons.count == 1 }
    try assertNamed("found")
    try type("zzz")
    try wait("none is found") { $0.comparisons.isEmpty }
    try assertNamed("none found")
    try press("Escape")
    try wait("all are there") { $0.comparisons.count == 1 }
    try press("Down")
    try press("Menu")
    try wait("the menu is open") { !$0.menuItems.isEmpty }
    try assertNamed("menu of a comparison")
  }

  func testForms() throws {
    try start()
    try openForm()
    try assertNamed("first product")
    try type("abc")
    try press("Tab", "Tab")
    try waitForFocus("Price")
    try type("1+")
    try press("shift+Tab", "shift+Tab")
    try waitForForm("the field is wrong") { $0.quantity.node.states.contains("invalid") }
    try assertNamed("first product, wrong")
    for _ in 1...5 { try press("Tab") }
    try waitForFocus("Offer, Deposit, Net Weight")
    try press("space")
    try wait("the kinds have the focus") { $0.focus?.hasPrefix("Offer: ") ?? false }
    try assertNamed("offer")
    for name in ["Deposit", "Net Weight", "Note"] {
      try press("Tab")
      try waitForFocus(name)
    }
    try press("space")
    try wait("the note is shown", hasFrames: true) {
      $0.form?.window.find("text", "Note")?.isPlaced ?? false
    }
    try assertNamed("note")
    try press("alt+w")
    try click("Unit")
    try waitForForm("the dropdown is open") { !$0.unitsOffered.isEmpty }
    try assertNamed("unit dropdown")
    try press("Escape")
    try waitForForm("the dropdown is closed") { $0.unitsOffered.isEmpty }
    try press("Escape")
    try waitForClosedForm()
    try add((quantity: "500 g", price: "3.99"))
    try openForm()
    try assertNamed("later product")
    try type("1 L")
    try press("Return")
    try waitForForm("the field is wrong") { !$0.quantity.message.isEmpty }
    try assertNamed("later product, wrong")
    try press("Escape")
    try waitForClosedForm()
    try press("Return")
    try wait("the product is open") { $0.active?.name == "Edit Product" }
    try assertNamed("edit")
  }

  func testOtherWindows() throws {
    try start()
    for (key, name) in [("ctrl+comma", "Preferences"), ("F1", "Shortcuts")] {
      try press(key)
      try wait("\(name) are there") { $0.active?.name.contains(name) ?? false }
      try assertNamed(name)
      try press("ctrl+w")
      try waitForClosedForm()
    }
    try press("F10")
    try wait("the menu is open") { $0.main?.find("menu item", "About Per") != nil }
    try press("Up", "Return")
    let about = try wait("the about window is there") { $0.active?.name == "About Per" }
    try assertNamed("about")
    let words = about.active?.labels.joined(separator: "\n") ?? ""
    XCTAssertTrue(words.contains("Your comparisons are saved in \(library.path)."), words)
    XCTAssertFalse(words.contains("See the The"), words)
    try press("ctrl+w")
    try waitForClosedForm()
  }

  func testNotice() throws {
    try prepare()
    try FileManager.default.createDirectory(
      at: library.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("This is not a database.".utf8).write(to: library)
    try startAgain()
    try wait("the notice is there") { $0.says("No comparisons could be read from the file.") }
    try assertNamed("notice")
  }
}

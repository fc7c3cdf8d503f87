import TestSupport
import XCTest

/// The first use of the program on a Wayland display, with real keys.
final class WaylandJourneyTests: JourneyTestCase {
  func testProductsAreAddedEditedAndKept() throws {
    try start(isWayland: true)
    try add((quantity: "1 L", price: "3"), (quantity: "6*330 mL", price: "3.96"))
    let names = ["6 × 330 mL for 3.96, 2.00 per L, Best value!"]
    try wait("both are there, and the last one has the focus") {
      $0.rows.count == 2 && Array($0.rowNames.prefix(1)) == names && $0.rows[0].isFocused
    }
    try editSelected()
    try savePrice("9.90")
    try wait("the row has moved") { $0.rowNames.first?.hasPrefix("1 L for 3.00") == true }
    try press("ctrl+z")
    try wait("the edit is undone") { Array($0.rowNames.prefix(1)) == names }
    try quit()
    try startAgain()
    try wait("the products are there again") {
      $0.rows.count == 2 && Array($0.rowNames.prefix(1)) == names
    }
  }

  func testTextIsCopiedBetweenFields() throws {
    try start(isWayland: true)
    try openForm()
    try type("500 g")
    try press("Return")
    try waitForFocus("Price")
    try type("3.99")
    try press("Tab")
    try waitForFocus("Name")
    try type("Oats")
    try press("ctrl+a", "ctrl+c", "Tab")
    try waitForFocus("Shop")
    try press("ctrl+v")
    try waitForForm("the text is pasted") { $0.field("Shop").text == "Oats" }
    try press("Return")
    try waitForClosedForm()
    try wait("the product is added") {
      $0.rowNames.first?.hasPrefix("Oats, 500 g for 3.99 at Oats") == true
    }
  }

  func testATableIsImportedAndAKillLosesNothing() throws {
    let folder = ScratchFolder()
    Files.write(
      "Product;Size;Price\nRice;500 g;1.29\nFlour;1 kg;0.79\n", to: folder.path + "/a.csv")
    try start(locale: "en_US.UTF-8", files: [folder.path + "/a.csv"], isWayland: true)
    try wait("the table is read") { $0.focus == "Import" }
    try press("Return")
    try wait("the products are in the list") { $0.rows.count == 2 && $0.windows.count == 1 }
    try waitUntilSaved("Flour")
    try per.kill()
    try startAgain()
    try wait("the products are there") { $0.rows.count == 2 }
  }
}

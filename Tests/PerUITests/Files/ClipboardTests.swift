import Gtk
import PerCore
import PerUI
import XCTest

/// Products that are copied, cut and pasted between comparisons.
@MainActor
final class ClipboardTests: MainWindowTestCase {
  private var coffee: Product {
    get throws {
      try Product(
        quantity: Amount("2*227", format: .plain), unit: .gram,
        price: Amount("4.50", format: .plain), offer: Offer(.multibuy(packs: 3, pay: 2)),
        name: "Coffee", note: "ground")
    }
  }

  /// What the user entered, without what Per added.
  private func entered(_ product: Product) -> Product {
    var product = product
    (product.id, product.entered) = (0, nil)
    return product
  }

  private func copyAll() throws {
    try giveKeyboard(to: main.window)
    try press("ctrl+a", "ctrl+c")
  }

  func testPastesCopiedProductsUnchanged() async throws {
    let products = [try coffee, try Product("1", .kilogram, for: "2", name: "Rice")]
    try withWindow(holding: products) {
      try copyAll()
      waitUntil("The products are copied.") { main.window.texts.contains("Copied 2 products") }
      library.createComparison()
      try press("ctrl+v")
      waitUntil("The products are added.") { controller.state.products.count == 2 }
      XCTAssertEqual(
        controller.state.products.ranked.map(entered), products.reversed().map(entered))
      XCTAssertNil(main.imports.window)
      waitUntil("The message is shown.") { main.window.texts.contains("Added 2 products") }
      library.undo()
      XCTAssertTrue(controller.state.products.isEmpty)
    }
  }

  func testCutAndPasteMoveAProduct() async throws {
    try withWindow(holding: [coffee, Product("1", .kilogram, for: "99", name: "Tea")]) {
      let old = library.current.id
      try giveKeyboard(to: main.window)
      main.list.selection.select(0)
      try press("ctrl+x")
      waitUntil("The product is removed.") { productNames == ["Tea"] }
      library.createComparison()
      try press("ctrl+v")
      waitUntil("The product is added.") { productNames == ["Coffee"] }
      library.open(old)
      XCTAssertEqual(productNames, ["Tea"])
    }
  }

  func testCopiedProductsOfAnotherKindOpenTheImportWindow() async throws {
    try withWindow(holding: [coffee]) {
      try copyAll()
      library.createComparison()
      try controller.add(Product("1", .litre, for: "2"))
      try press("ctrl+v")
      waitUntil("The window is open.") { main.imports.window != nil }
      XCTAssertEqual(controller.state.products.count, 1)
    }
  }

  func testTextCopiedElsewhereReplacesTheProducts() async throws {
    try withWindow(holding: [coffee]) {
      try copyAll()
      main.window.copy("750 g tea 4.99")
      try press("ctrl+v")
      waitUntil("The line is in the field.") {
        main.window.texts.contains { $0.contains("750 g · €4.99") }
      }
      XCTAssertEqual(controller.state.products.count, 1)
    }
  }
}

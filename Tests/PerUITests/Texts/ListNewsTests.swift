import PerCore
import PerUI
import XCTest

@MainActor
final class ListNewsTests: XCTestCase, Sendable {
  private func library(_ products: Product...) throws -> LibraryController {
    let library = LibraryController(store: nil, conventions: .euro, today: { nil })
    for product in products { try library.list.add(product) }
    return library
  }

  private func threeCoffees() throws -> LibraryController {
    try library(
      Product("500", .gram, for: "3.99"), Product("1", .kilogram, for: "9", name: "Best"),
      Product("2", .kilogram, for: "20"))
  }

  func testAnAddedProductHasItsRank() async throws {
    let library = try threeCoffees()
    XCTAssertEqual(
      ListNews.did(.add, .done, rank: 1).text(library, isRowRead: false),
      "Added, rank 2 of 3: Best, 1 kg for €9.00, €9.00 per kg, You’re paying 13% more")
    XCTAssertEqual(
      ListNews.did(.edit, .done, rank: 0).text(library, isRowRead: false),
      "Changed, rank 1 of 3: 500 g for €3.99, €7.98 per kg, Best value!")
  }

  func testARowThatIsReadIsNotAnnounced() async throws {
    XCTAssertEqual(
      ListNews.did(.add, .done, rank: 2).text(try threeCoffees(), isRowRead: true),
      "Added, rank 3 of 3")
  }

  func testTheOnlyProductHasNoRank() async throws {
    let library = try library(Product("500", .gram, for: "3.99"))
    XCTAssertEqual(
      ListNews.did(.add, .done, rank: 0).text(library, isRowRead: false),
      "Added: 500 g for €3.99, €7.98 per kg")
  }

  func testAChangedCurrencyIsNamed() async throws {
    let library = try library(Product("500", .gram, for: "3.99"))
    library.changeCurrency(of: library.current.id, to: Currency("CHF"))
    let text = try XCTUnwrap(
      ListNews.did(.changeCurrency, .done, rank: nil).text(library, isRowRead: false))
    XCTAssertTrue(text.hasPrefix("Prices in "), text)
    XCTAssertTrue(text.contains("CHF"), text)
    XCTAssertTrue(text.contains("500 g for CHF"), text)
  }

  func testOtherNewsContainTheStateOfTheList() async throws {
    let library = try threeCoffees()
    let products = library.list.state.products.ranked.sorted { $0.id < $1.id }
    let other = ComparisonSummary(comparison: Comparison(id: 9, name: "Coffee"))
    let state = "3 products, best: 500 g for €3.99, €7.98 per kg"
    let expected: [(news: ListNews, text: String)] = [
      (.opened, "500 g. \(state)"),
      (.did(.remove(Array(products[1...])), .done, rank: nil), "Removed 2 products. \(state)"),
      (.did(.remove([products[1]]), .done, rank: nil), "Removed “Best”. \(state)"),
      (
        .did(.remove([products[0]]), .done, rank: nil),
        "Removed “500 g for €3.99”. \(state)"
      ),
      (.did(.remove([products[1]]), .undone, rank: 1), "Undone: Remove Product. \(state)"),
      (.did(.add, .redone, rank: 1), "Redone: Add Product. \(state)"),
      (
        .did(.edit, .undone, rank: 1, in: "Olive oil"),
        "Undone: Edit Product in Olive oil. \(state)"
      ),
      (
        .did(.deleteComparison(other), .undone, rank: nil, in: "Coffee"),
        "Restored and opened “Coffee”. \(state)"
      ),
      (.did(.duplicate(count: 2), .done, rank: 1), "Duplicated 2 products. \(state)"),
      (.did(.changeDisplayUnit, .done, rank: nil), "Prices per kg. \(state)"),
      (
        .did(.deleteComparison(other), .done, rank: nil),
        "Deleted “Coffee”. 500 g. \(state)"
      ),
    ]
    for (news, text) in expected {
      XCTAssertEqual(news.text(library, isRowRead: true), text)
    }
  }

  func testARemovedCalculationIsNamedByItsResult() async throws {
    let calculated = try Product("6×330", .millilitre, for: "3.99−20%")
    let library = try library(calculated)
    XCTAssertEqual(
      ListNews.did(.remove([calculated]), .done, rank: nil).text(
        try self.library(), isRowRead: true),
      "Removed “6 × 330 mL for €3.19”. The list is empty")
    XCTAssertEqual(library.currentSummary.title(.euro), "6 × 330 mL")
  }

  func testAnEmptyListIsAnnounced() async throws {
    XCTAssertEqual(
      ListNews.did(.clear, .done, rank: nil).text(try library(), isRowRead: true),
      "List cleared. The list is empty")
  }
}

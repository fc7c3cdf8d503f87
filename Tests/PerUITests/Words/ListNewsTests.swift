import PerCore
import PerUI
import XCTest

@MainActor
final class ListNewsTests: XCTestCase {
  private func library(_ products: Product...) throws -> LibraryController {
    let library = LibraryController(store: nil, conventions: .euro)
    for product in products { try library.list.add(product) }
    return library
  }

  private func threeCoffees() throws -> LibraryController {
    try library(
      Product("500", .gram, for: "3.99"), Product("1", .kilogram, for: "9", name: "Best"),
      Product("2", .kilogram, for: "20"))
  }

  func testAProductThatCameSaysItsRank() async throws {
    let library = try threeCoffees()
    XCTAssertEqual(
      ListNews.did(.add, .done, rank: 1).words(library, isRowRead: false),
      "Added, rank 2 of 3: Best, 1 kg for €9.00, €9.00 per kg, You're paying 13% more")
    XCTAssertEqual(
      ListNews.did(.edit, .done, rank: 0).words(library, isRowRead: false),
      "Changed, rank 1 of 3: 500 g for €3.99, €7.98 per kg, Best value!")
  }

  func testWhatTheRowSaysIsNotSaidTwice() async throws {
    XCTAssertEqual(
      ListNews.did(.add, .done, rank: 2).words(try threeCoffees(), isRowRead: true),
      "Added, rank 3 of 3")
  }

  func testAProductAloneHasNoRank() async throws {
    let library = try library(Product("500", .gram, for: "3.99"))
    XCTAssertEqual(
      ListNews.did(.add, .done, rank: 0).words(library, isRowRead: false),
      "Added: 500 g for €3.99, €7.98 per kg")
  }

  func testOtherNewsTellTheStateOfTheList() async throws {
    let library = try threeCoffees()
    let state = "3 products, best: 500 g for €3.99, €7.98 per kg"
    let expected: [(news: ListNews, words: String)] = [
      (.opened, "New Comparison. \(state)"),
      (.did(.remove(count: 2), .done, rank: nil), "2 products removed. \(state)"),
      (.did(.remove(count: 1), .undone, rank: 1), "Undone: Remove Product. \(state)"),
      (.did(.add, .redone, rank: 1), "Redone: Add Product. \(state)"),
      (.did(.duplicate(count: 2), .done, rank: 1), "2 products duplicated. \(state)"),
      (.did(.changeDisplayUnit, .done, rank: nil), "Prices per kg. \(state)"),
      (.did(.deleteComparison, .done, rank: nil), "Comparison deleted. New Comparison. \(state)"),
    ]
    for (news, words) in expected {
      XCTAssertEqual(news.words(library, isRowRead: true), words)
    }
  }

  func testAnEmptyListIsSaidToBeEmpty() async throws {
    XCTAssertEqual(
      ListNews.did(.clear, .done, rank: nil).words(try library(), isRowRead: true),
      "List cleared. The list is empty")
  }
}

import PerCore
import PerUI
import XCTest

@MainActor
final class LibraryCopyTextTests: XCTestCase, Sendable {
  func testTellsWhatACopyContains() async throws {
    let oats = try ProductList([Product("1", .kilogram, for: "2")])
    let comparisons = [
      LibraryCopy.SavedComparison(Comparison(id: 1), oats),
      LibraryCopy.SavedComparison(Comparison(id: 2), ProductList()),
    ]
    XCTAssertEqual(
      LibraryCopy(comparisons).text(.euro),
      "The copy contains 2 comparisons (1 product). You can undo this.")
    let damaged = LibraryCopy(comparisons, losses: RecoveryLosses(changedProducts: 1))
    XCTAssertEqual(
      damaged.text(.euro),
      "The copy contains 2 comparisons (1 product). The file is damaged. This is what could be "
        + "recovered. Other products may be missing. The values of 1 product may be wrong. "
        + "You can undo this.")
    XCTAssertEqual(
      LibraryCopy(comparisons, isWithoutLog: true).text(.euro),
      "The copy contains 2 comparisons (1 product). The “-wal” file beside the copy doesn’t match "
        + "it, so it isn’t used. The latest changes may be missing. "
        + "You can undo this.")
  }

  func testTellsWhyAFileIsRefused() async throws {
    let failures: [(LibraryCopyFailure, String)] = [
      (.missing, "/a.db: The file doesn’t exist."),
      (.foreign, "a.db doesn’t contain saved comparisons."),
      (.newer, "a.db was saved by a newer version of Per."),
      (.damaged, "a.db is damaged, and no comparisons can be recovered."),
      (
        .unreadable(StoreFailure(.unreadable, path: "/a.db")),
        "/a.db: You don’t have permission to read the file."
      ),
    ]
    for (failure, text) in failures { XCTAssertEqual(failure.text("/a.db"), text) }
  }
}

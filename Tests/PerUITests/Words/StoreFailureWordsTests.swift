import PerCore
import PerUI
import XCTest

final class StoreFailureWordsTests: XCTestCase {
  func testEveryMessageContainsThePath() {
    for reason: StoreFailure.Reason in [
      .full, .readOnly, .inUse, .newer, .damaged, .noHome, .other("Not a directory"),
    ] {
      let words = StoreFailure(reason, path: "/the/path").words
      XCTAssertTrue(words.contains("/the/path"), words)
      XCTAssertFalse(words.contains("{"), words)
    }
    XCTAssertEqual(
      StoreFailure(.noHome, path: "~/.local/share/per").words,
      "There is no home folder. Changes can't be saved in ~/.local/share/per.")
    XCTAssertTrue(
      StoreFailure(.other("Not a directory"), path: "/p").words.hasSuffix("Not a directory"))
  }

  func testANoticeSaysWhatHappenedToTheFile() {
    XCTAssertEqual(
      StoreOpening.migrated(copy: "", splits: 2).words,
      "Different items, such as washes and sheets, are no longer compared. "
        + "2 comparisons were split.")
    XCTAssertEqual(
      StoreOpening.recovered(
        .init(damage: .damaged, setAside: "/the/path", comparisons: 1, products: 1)
      ).words,
      "Your comparisons were damaged. 1 product was recovered. "
        + "The damaged file is now /the/path.")
  }
}

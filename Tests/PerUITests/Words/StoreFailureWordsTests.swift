import PerCore
import PerUI
import XCTest

final class StoreFailureWordsTests: XCTestCase {
  func testEveryMessageContainsThePath() {
    for reason: StoreFailure.Reason in [
      .full, .readOnly, .unreadable, .newer, .damaged, .noHome, .other("Not a directory"),
    ] {
      let words = StoreFailure(reason, path: "/the/path").words
      XCTAssertTrue(words.contains("/the/path"), words)
      XCTAssertFalse(words.contains("{"), words)
    }
    XCTAssertEqual(
      StoreFailure(.noHome, path: "~/.local/share/per").words,
      "There is no home folder. Changes can’t be saved in ~/.local/share/per.")
    XCTAssertTrue(
      StoreFailure(.other("Not a directory"), path: "/p").words.hasSuffix("Not a directory"))
  }

  func testTheMessageAboutASecondProgramNamesNoFile() {
    XCTAssertEqual(
      StoreFailure(.inUse, path: "/the/path/per.lock").words,
      "Another window of Per, or another program, is using your comparisons. "
        + "Changes in this window can’t be saved.")
  }

  func testANoticeSaysHowManyValuesMayBeWrong() {
    let recovery = StoreOpening.Recovery(
      damage: .damaged, setAside: "/p", comparisons: 1, products: 3, changedProducts: 2)
    XCTAssertEqual(
      StoreOpening.recovered(recovery).words,
      "Your comparisons were damaged. 3 products were recovered. The damaged file is now /p. "
        + "The values of 2 products may be wrong.")
  }

  func testAMessageHasALimit() throws {
    let path = "/" + String(repeating: "folder", count: 800) + "/per.db"
    XCTAssertLessThan(StoreFailure(.full, path: path).words.count, 400)
    XCTAssertTrue(StoreFailure(.full, path: path).words.contains("/per.db"))
    let recovery = StoreOpening.Recovery(
      damage: .damaged, setAside: path, comparisons: 1, products: 1)
    XCTAssertLessThan(try XCTUnwrap(StoreOpening.recovered(recovery).words).count, 500)
  }

  func testANoticeDescribesTheDamage() {
    for (damage, words) in [
      (
        StoreOpening.Recovery.Damage.empty,
        "The file with your comparisons was empty. It is now /the/path."
      ),
      (.foreign, "No comparisons could be read from the file. It is now /the/path."),
    ] {
      let recovery = StoreOpening.Recovery(
        damage: damage, setAside: "/the/path", comparisons: 0, products: 0)
      XCTAssertEqual(StoreOpening.recovered(recovery).words, words)
    }
  }

  func testANoticeDescribesTheMigrationOrRecovery() {
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

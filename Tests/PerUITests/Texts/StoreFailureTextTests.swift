import PerCore
import PerUI
import XCTest

final class StoreFailureTextTests: XCTestCase {
  func testEveryMessageContainsThePath() {
    for reason: StoreFailure.Reason in [
      .full, .readOnly, .unreadable, .newer, .damaged, .noHome, .other("Not a directory"),
    ] {
      let text = StoreFailure(reason, path: "/the/path").text
      XCTAssertTrue(text.contains("/the/path"), text)
      XCTAssertFalse(text.contains("{"), text)
    }
    XCTAssertEqual(
      StoreFailure(.noHome, path: "~/.local/share/per").text,
      "There is no home folder. Changes can’t be saved in ~/.local/share/per.")
    XCTAssertTrue(
      StoreFailure(.other("Not a directory"), path: "/p").text.hasSuffix("Not a directory"))
  }

  func testTheMessageAboutASecondProgramNamesNoFile() {
    XCTAssertEqual(
      StoreFailure(.inUse, path: "/the/path/per.lock").text,
      "Another window of Per, or another program, is using your comparisons. "
        + "Changes in this window can’t be saved until the other one is closed.")
  }

  func testANoticeSaysWhatWasLost() {
    func text(_ losses: RecoveryLosses) -> String? {
      let recovery = StoreOpening.Recovery(
        damage: .damaged, setAside: "/p", comparisons: 1, products: 3, losses: losses)
      return StoreOpening.recovered(recovery).text
    }
    let start =
      "Your comparisons were damaged. 3 products were recovered. The damaged file was moved to /p."
    XCTAssertEqual(text(RecoveryLosses(missingProducts: 0)), start)
    XCTAssertEqual(text(RecoveryLosses()), start + " Other products may be missing.")
    XCTAssertEqual(
      text(RecoveryLosses(missingProducts: 1, changedProducts: 2, changedComparisons: 1)),
      start + " 1 product may be missing. The values of 2 products may be wrong."
        + " The name or the settings of 1 comparison may be wrong.")
    XCTAssertEqual(
      text(RecoveryLosses(missingProducts: 0, mayMissComparisons: true)),
      start + " Other comparisons may be missing.")
    XCTAssertEqual(
      text(RecoveryLosses(missingProducts: 0, hasChangedSettings: true)),
      start + " Preferences and input that was not added may be wrong or missing.")
    XCTAssertEqual(
      text(RecoveryLosses(missingProducts: 0, mayBeOlder: true)),
      start + " Some products, comparisons or preferences may be older than the ones that were "
        + "saved last.")
  }

  func testAMessageHasALimit() throws {
    let path = "/" + String(repeating: "folder", count: 800) + "/per.db"
    XCTAssertLessThan(StoreFailure(.full, path: path).text.count, 400)
    XCTAssertTrue(StoreFailure(.full, path: path).text.contains("/per.db"))
    let recovery = StoreOpening.Recovery(
      damage: .damaged, setAside: path, comparisons: 1, products: 1)
    XCTAssertLessThan(try XCTUnwrap(StoreOpening.recovered(recovery).text).count, 500)
  }

  func testANoticeDescribesTheDamage() {
    for (damage, text) in [
      (
        StoreOpening.Recovery.Damage.empty,
        "The file with your comparisons was empty. It was moved to /the/path."
      ),
      (.foreign, "No comparisons could be read from the file. It was moved to /the/path."),
    ] {
      let recovery = StoreOpening.Recovery(
        damage: damage, setAside: "/the/path", comparisons: 0, products: 0)
      XCTAssertEqual(StoreOpening.recovered(recovery).text, text)
    }
  }

  func testANoticeDescribesTheMigrationOrRecovery() {
    XCTAssertEqual(
      StoreOpening.migrated(copy: "", splits: 2).text,
      "Different items, such as washes and sheets, are no longer compared. "
        + "2 comparisons were split.")
    XCTAssertEqual(
      StoreOpening.recovered(
        .init(
          damage: .damaged, setAside: "/the/path", comparisons: 1, products: 1,
          losses: RecoveryLosses(missingProducts: 0))
      ).text,
      "Your comparisons were damaged. 1 product was recovered. "
        + "The damaged file was moved to /the/path.")
  }
}

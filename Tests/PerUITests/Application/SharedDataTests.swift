import PerUI
import XCTest

final class SharedDataTests: XCTestCase {
  func testTheFolderIsAddedAtTheEnd() {
    XCTAssertEqual(SharedData.folders("/usr/share", with: "/opt/share"), "/usr/share:/opt/share")
    XCTAssertEqual(
      SharedData.folders("", with: "/opt/share"), "/usr/local/share:/usr/share:/opt/share")
  }

  func testAFolderIsAddedOnce() {
    for value in ["", "/usr/share", "/opt/share/:/usr/share/", "/usr//share"] {
      XCTAssertNil(SharedData.folders(value, with: "/usr/share"), value)
    }
    XCTAssertNotNil(SharedData.folders("/usr/shared:/share", with: "/usr/share"))
  }
}

import Gtk
import XCTest
final class StartTests: XCTestCase { func testVersion() { XCTAssertEqual(majorVersion, 4) } }

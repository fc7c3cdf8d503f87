import XCTest
final class EndToEndTests: XCTestCase { func testNothing() { XCTAssertTrue(true) } }

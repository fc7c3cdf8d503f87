import TestSupport
import XCTest
import XCTestSupport

import Gtk

@MainActor
final class FileTests: GtkTestCase {
  private func read(_ file: File, limit: Int = 100_000) throws -> File.ReadResult {
    var result: File.ReadResult?
    file.read(atMost: limit) { result = $0 }
    MainLoop.iterate(until: { result != nil })
    return try XCTUnwrap(result)
  }

  func testTheContentIsRead() async throws {
    let folder = ScratchFolder()
    let path = folder.path + "/prices.csv"
    for content in [[], [0, 255, 10]] as [[UInt8]] {
      Files.write(content, to: path)
      guard case .content(let bytes) = try read(File(uri: "file://" + path)) else {
        return XCTFail("The file can't be read.")
      }
      XCTAssertEqual(bytes, content)
    }
  }

  func testReadingStopsAfterTheLimit() async throws {
    let folder = ScratchFolder()
    let path = folder.path + "/long.csv"
    Files.write([UInt8](repeating: 1, count: 1_000_000), to: path)
    guard case .content(let bytes) = try read(File(uri: "file://" + path)) else {
      return XCTFail("The file can't be read.")
    }
    XCTAssertGreaterThan(bytes.count, 100_000)
    XCTAssertLessThan(bytes.count, 1_000_000)
  }

  func testAFileThatCannotBeReadHasAMessage() async throws {
    let file = File(uri: "unknown-scheme://server/prices.csv")
    XCTAssertNil(file.path)
    XCTAssertEqual(file.name, "prices.csv")
    guard case .failure(let message) = try read(file) else {
      return XCTFail("The file was read.")
    }
    XCTAssertFalse(message.isEmpty)
  }
}

import Foundation
import Gtk
import TestSupport
import XCTest

final class CurrencyNamesTests: XCTestCase {
  /// Returns the names in a folder with this list of currencies.
  private func names(inList json: String) throws -> [String: String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let list = folder.appendingPathComponent("iso-codes/json")
    try FileManager.default.createDirectory(at: list, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try json.write(
      to: list.appendingPathComponent("iso_4217.json"), atomically: true, encoding: .utf8)
    return CurrencyNames.load(from: folder.path)
  }

  func testNamesByCodes() throws {
    let json = """
      {
        "4217": [
          {"alpha_3": "EUR", "name": "Euro", "numeric": "978"},
          {"alpha_3": "PRB", "name": "Test \\u00e9 \\"quoted\\"", "numeric": "000"}
        ]
      }
      """
    XCTAssertEqual(try names(inList: json), ["EUR": "Euro", "PRB": "Test é \"quoted\""])
  }

  func testNoNamesWithoutAValidList() throws {
    XCTAssertEqual(CurrencyNames.load(from: "/nonexistent"), [:])
    for json in ["", "{", "{}", "[]", #"{"4217": "EUR"}"#, #"{"3166": [{"alpha_2": "DE"}]}"#] {
      XCTAssertEqual(try names(inList: json), [:], json)
    }
  }

  func testNamesOfTheSystem() throws {
    let names = CurrencyNames.load()
    guard !names.isEmpty || Environment.isStrict else {
      throw XCTSkip("The package iso-codes is not installed.")
    }
    XCTAssertEqual(names["EUR"], "Euro")
    XCTAssertGreaterThan(names.count, 150)
  }
}

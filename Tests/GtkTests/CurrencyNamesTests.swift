import Gtk
import TestSupport
import XCTest
import XCTestSupport

final class CurrencyNamesTests: XCTestCase {
  /// Returns the names in a folder with this list of currencies.
  private func names(inList json: String) -> [String: String] {
    let folder = ScratchFolder()
    Files.makeFolder(folder.path + "/iso-codes/json")
    Files.write(json, to: folder.path + "/iso-codes/json/iso_4217.json")
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
    XCTAssertEqual(names(inList: json), ["EUR": "Euro", "PRB": "Test é \"quoted\""])
  }

  func testNoNamesWithoutAValidList() throws {
    XCTAssertEqual(CurrencyNames.load(from: "/nonexistent"), [:])
    for json in ["", "{", "{}", "[]", #"{"4217": "EUR"}"#, #"{"3166": [{"alpha_2": "DE"}]}"#] {
      XCTAssertEqual(names(inList: json), [:], json)
    }
  }

  func testNamesOfTheSystem() throws {
    let names = CurrencyNames.load()
    try require(!names.isEmpty, "The package iso-codes is not installed.")
    XCTAssertEqual(names["EUR"], "Euro")
    XCTAssertGreaterThan(names.count, 150)
  }
}

import Gtk
import PerFiles
import PerUI
import XCTest

/// A test of the window in which a table is checked before its products are added.
@MainActor
class ImportWindowTestCase: MainWindowTestCase {
  let table = """
    Product;Size;Price
    Rice;500 g;1.29
    Milk;1 l;0.99
    Flour;1 kg;0.79
    Salt;;0.50
    """

  var window: Window {
    get throws { try XCTUnwrap(main.imports.window).window }
  }

  /// Opens the window for a source, and waits until the table has been read.
  func open(_ source: ImportSource) throws {
    main.imports.open([source])
    try waitForTable()
  }

  func waitForTable() throws {
    waitUntil("The table is read.") { main.imports.window?.controller.state == .ready }
    waitUntilShown(try window)
  }

  func says(_ text: String, file: StaticString = #filePath, line: UInt = #line) throws {
    let texts = try window.texts
    XCTAssert(texts.contains(text), "\(texts)", file: file, line: line)
  }
}

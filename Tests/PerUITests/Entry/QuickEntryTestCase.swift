import Gtk
import PerUI

/// A test of products that are typed or pasted as lines.
@MainActor
class QuickEntryTestCase: MainWindowTestCase {
  var field: Entry { get throws { try main.window.find(Entry.self, named: "Product") } }

  func open() throws {
    main.window.activateAction(.quickEntry)
    waitUntil("The field has the focus.") { (try? field.containsFocus) ?? false }
  }

  /// Types a line, and waits until it is read.
  func type(line: String) throws {
    try type(line)
    waitUntil("The line is typed.") { (try? field.text) == line }
  }

  func waitForProducts(
    _ count: Int, file: StaticString = #filePath, line: UInt = #line
  ) {
    waitUntil("There are \(count) products.", file: file, line: line) {
      controller.state.products.count == count
    }
  }
}

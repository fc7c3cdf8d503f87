import Gtk
import PerCore
import PerUI

/// A test of the list of products in the main window.
@MainActor
class ProductListTestCase: MainWindowTestCase {
  /// Returns a product of one kilogram.
  func product(_ price: String, name: String = "") throws -> Product {
    try Product("1", .kilogram, for: price, name: name)
  }

  /// Returns products of one kilogram named "Rice 1", "Rice 2" and so on, the cheapest first.
  func products(_ count: Int) throws -> [Product] {
    try (1...count).map { try product(String($0), name: "Rice \($0)") }
  }

  /// Adds a product of one kilogram for each price.
  func fill(_ prices: ClosedRange<Int>) throws {
    try controller.add(try prices.map { try product(String($0)) })
    MainLoop.iterate()
  }

  /// The first row that is selected.
  var selected: Int? { main.list.selection.selected.first }
}

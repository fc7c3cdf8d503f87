import Foundation
import PerCore
import PerStore
import TestSupport

/// Measures what the form does for each key in the name, and while it reads the names of a long list.
@MainActor
func measureSuggestions() throws {
  let (count, rounds) = (100_000, 5)
  let frame = 0.016
  heading(
    "Suggestions among \(grouped(count)) products with different names: reading the names in steps, "
      + "and finding the typed text after each key. \(rounds) rounds.")
  var table = Table("names", "", "times", "median", "99%", "maximum", "target")
  for (label, name) in [("Rolled oats 1 …", "Rolled oats"), ("Crème fraîche 1 …", "Crème fraîche")]
  {
    let folder = ScratchFolder(in: "/var/tmp")
    let store = try SQLiteStore.open(in: folder.path).store
    defer { store.close() }
    let products = try (1...Int64(count)).map { id in
      Product(
        id: id, quantity: try Amount(plain: "500", expression: "500"), unit: .gram,
        price: try Amount(plain: "1.99", expression: "1.99"), name: "\(name) \(id)",
        shop: "Shop \(id % 40)")
    }
    var stored = Library()
    try store.commit(stored.apply([.create(Comparison(id: 1), products)], as: nil).changes)
    var (steps, keys): ([Double], [Double]) = ([], [])
    for _ in 0..<rounds {
      let library = LibraryController(store: store, conventions: conventions)
      var hasMore = true
      while hasMore {
        steps.append(seconds { hasMore = library.readMoreTexts() })
      }
      // The last text is found nowhere, so that all names are searched.
      for typed in ["c", "f 9", "o 4", "oats 12", "fra", "x"] {
        keys.append(seconds { use(library.suggestions(for: .name, matching: typed)) })
      }
    }
    for (part, times) in [("step", Times(steps)), ("key", Times(keys))] {
      table.add(
        label, part, grouped(times.sorted.count), milliseconds(times.median),
        milliseconds(times.quantile(0.99)), milliseconds(times.maximum),
        target("99% < 16 ms", isMet: times.quantile(0.99) < frame))
    }
  }
  table.print()
}

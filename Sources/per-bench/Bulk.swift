import Foundation
import PerCore
import PerStore
import TestSupport

/// Measures removing and inserting all products of a long list, compared with its parts.
@MainActor
func measureBulk() throws {
  let (count, rounds) = (100_000, 7)
  let folders = (0..<2).map { _ in ScratchFolder(in: "/var/tmp") }
  heading(
    "One change of \(grouped(count)) products, compared with its transaction and one ranking. "
      + "Medians of \(rounds) alternating rounds.")

  var products = try ShelfPrices.load().products(count: count)
  for index in products.indices { products[index].id = Product.ID(index + 1) }
  var library = Library()
  let creation = try library.apply([.create(Comparison(id: 1), products)], as: nil)
  let stores = try folders.map { folder in
    let store = try SQLiteStore.open(in: folder.path).store
    try store.commit(creation.changes)
    return store
  }
  let controller = LibraryController(store: stores[0], conventions: conventions)
  controller.finishLoading()

  var durations: [[Double]] = [[], [], [], [], []]
  for _ in 0..<rounds {
    durations[0].append(seconds { controller.list.clear() })
    let removal = try library.apply([.remove(products, from: 1)], as: nil).changes
    durations[1].append(try seconds { try stores[1].commit(removal) })
    durations[2].append(seconds { controller.undo() })
    let insertion = try library.apply([.insert(products, into: 1)], as: nil).changes
    durations[3].append(try seconds { try stores[1].commit(insertion) })
    durations[4].append(try seconds { use(try ProductList(products)) })
  }
  let medians = durations.map { Times($0).median }
  var table = Table("", "whole", "transaction", "ranking", "ratio", "target")
  for (name, whole, transaction) in [("remove", 0, 1), ("insert", 2, 3)] {
    let parts = medians[transaction] + medians[4]
    table.add(
      name, milliseconds(medians[whole]), milliseconds(medians[transaction]),
      milliseconds(medians[4]), times(medians[whole] / parts),
      target("≤ 1.5", isMet: medians[whole] <= 1.5 * parts))
  }
  table.print()
}

import PerCore
import TestSupport

/// A delegate that records the rank of the last inserted product.
@MainActor
private final class Spy: LibraryControllerDelegate {
  var rank = 0

  func libraryWillOpenComparison(_ library: LibraryController) {}

  func library(_ library: LibraryController, didChange event: LibraryEvent) {
    if case .insert(let rank) = event.updates.last { self.rank = rank }
  }

  func library(_ library: LibraryController, didReopenStore opening: StoreOpening) {}

  func library(_ library: LibraryController, storeDidFail failure: StoreFailure?) {}
}

/// Measures the insertion of a product into a long list, with and without its row.
@MainActor
func measureInsertion() throws {
  let shelf = try ShelfPrices.load()
  let (held, added) = (100_000, 2_000)
  // Shuffled, so that insertions occur at all ranks.
  var generator = SeededRandom(seed: 1)
  let products = try shelf.products(count: held + added).shuffled(using: &generator)
  heading(
    "Insertion of one product into \(grouped(held)), \(grouped(added)) times: \(shelf.source); "
      + "the largest kind, repeated with prices a cent higher.")

  var list = try ProductList(products.prefix(held))
  let core = try Times(
    products.suffix(added).map { product in
      try seconds { use(try list.insert(product)) }
    })

  let library = LibraryController(store: nil, conventions: conventions)
  let (controller, spy) = (library.list, Spy())
  library.delegate = spy
  for product in products.prefix(held) { try controller.add(product) }
  let whole = try Times(
    products.suffix(added).map { product in
      try seconds {
        try controller.add(product)
        use(controller.row(at: spy.rank))
      }
    })

  var doubles = products.prefix(held).map(\.unitPrice.exact.approximation).sorted()
  let plain = Times(
    products.suffix(added).map(\.unitPrice.exact.approximation).map { price in
      seconds {
        doubles.insert(price, at: doubles.partitioningIndex { price < $0 })
      }
    })

  var table = Table("", "median", "99%", "maximum", "target")
  for (name, times) in [
    ("ProductList.insert", core), ("ProductListController.add and row(at:)", whole),
  ] {
    table.add(
      name, microseconds(times.median), microseconds(times.quantile(0.99)),
      microseconds(times.maximum), target("99% < 100 µs", isMet: times.quantile(0.99) < 1e-4))
  }
  table.add(
    "baseline: a Double into a sorted array", microseconds(plain.median),
    microseconds(plain.quantile(0.99)), microseconds(plain.maximum), "")
  table.print()
}

import CBench
import PerCore

/// The number of bytes allocated with malloc and not yet freed.
private var allocated: Int { Int(heap_bytes()) }

/// Measures the memory of the products of a long list.
@MainActor
func measureMemory() throws {
  let shelf = try ShelfPrices.load()
  let count = 100_000
  // Computed before the measurement, so that only retained allocations are measured.
  let names = try shelf.products(count: count).map(\.name)
  let nameBytes = names.reduce(0) { $0 + ($1.utf8.count > 15 ? $1.utf8.count : 0) }
  let before = allocated
  let products = try shelf.products(count: count)
  let ofProducts = allocated - before
  let controller = ProductListController(conventions: conventions)
  for product in products { try controller.add(product) }
  let ofList = allocated - before - ofProducts
  heading("Memory of \(grouped(count)) products: \(shelf.source).")
  var table = Table("", "bytes per product")
  table.add("stride of Product", "\(MemoryLayout<Product>.stride)")
  table.add("heap of an array of products, with spare capacity", "\(ofProducts / count)")
  table.add("heap of the list, with spare capacity", "\(ofList / count)")
  table.add("names that are not stored inline, shared with the source", "\(nameBytes / count)")
  table.print()
  use(products)
  use(controller)
}

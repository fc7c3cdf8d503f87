import CBench
import PerCore

/// The bytes that the process has from the allocator and has not given back.
private var allocated: Int { Int(heap_bytes()) }

@MainActor
func measureMemory() throws {
  let shelf = try ShelfPrices.load()
  let count = 100_000
  // Before the measurement, so that it sees only what stays: the parsed file shares its text with no product.
  let names = try shelf.products(count: count).map(\.name)
  let nameBytes = names.reduce(0) { $0 + ($1.utf8.count > 15 ? $1.utf8.count : 0) }
  let before = allocated
  let products = try shelf.products(count: count)
  let ofProducts = allocated - before
  let controller = ProductListController(conventions: conventions)
  for product in products { try controller.add(product) }
  let ofList = allocated - before - ofProducts
  heading("Memory of \(grouped(count)) products: \(shelf.source).")
  var table = Table("", "bytes a product")
  table.add("Product itself", "\(MemoryLayout<Product>.stride)")
  table.add("on the heap in an array of them, with its spare capacity", "\(ofProducts / count)")
  table.add("the list, with its spare capacity", "\(ofList / count)")
  table.add("names too long to be kept inline, shared with their source", "\(nameBytes / count)")
  table.print()
  use(products)
  use(controller)
}

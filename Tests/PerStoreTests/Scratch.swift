import Glibc
import PerCore
import PerStore
import TestSupport

/// The folder of a test of the store.
final class Scratch {
  private let scratch: ScratchFolder

  var folder: String { scratch.path }

  /// - Parameter onDisk: A Boolean value indicating whether the folder is on a disk, rather than in memory.
  init(onDisk: Bool = true) {
    let isInMemory = !onDisk && access("/dev/shm", W_OK) == 0
    scratch = isInMemory ? ScratchFolder(in: "/dev/shm") : ScratchFolder()
  }

  /// The folder of the store.
  var store: String { folder + "/data/per" }

  var database: String { store + "/per.db" }

  var log: String { database + "-wal" }

  func makeStoreFolder() {
    Files.makeFolder(store)
  }

  /// Makes a library of comparisons with products, and closes it.
  @MainActor func makeLibrary(_ comparisons: (comparison: Comparison, products: [Product])...)
    throws
  {
    let (store, _) = try SQLiteStore.open(in: self.store)
    var revision: Int64 = 0
    for (comparison, products) in comparisons {
      try store.commit(.create(comparison, products), from: &revision)
    }
    store.close()
  }

  /// Makes a library of nine comparisons with one product each, and closes it.
  @MainActor func makeOther() throws {
    let (store, _) = try SQLiteStore.open(in: self.store)
    var revision: Int64 = 0
    for id in 1...9 as ClosedRange<Int64> {
      let product = Product.sample(id, name: "Other \(id)")
      try store.commit(.create(Comparison(id: id), [product]), from: &revision)
    }
    store.close()
  }

  /// Returns the names of the files in the store's folder.
  func files() -> [String] {
    guard let folder = opendir(store) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}

extension Product {
  /// Creates a product.
  static func sample(
    _ id: Int64, _ quantity: String = "500", _ unit: PerCore.Unit = .gram,
    for price: String = "3.99",
    name: String = "", shop: String = "", note: String = "", entered: CalendarDay? = nil
  ) -> Product {
    guard let quantity = try? Amount(plain: quantity, expression: quantity),
      let price = try? Amount(plain: price, expression: price)
    else { fatalError("\(quantity) or \(price) isn't an amount") }
    return Product(
      id: id, quantity: quantity, unit: unit, price: price, name: name, shop: shop, note: note,
      entered: entered)
  }
}

extension SQLiteStore {
  /// Returns the names of all products.
  func productNames() throws -> [String] {
    try summaries().flatMap { try products(of: $0.id).map(\.name) }
  }

  /// Commits changes with the next revisions, and with the summaries of a model.
  func commit(_ changes: Change..., from revision: inout Int64) throws {
    var model = LibraryModel(self, comparisons: Set(changes.map(\.comparison)))
    try commit(
      changes.map {
        revision += 1
        return model.apply($0, revision: revision)
      })
  }
}

extension StoreOpening {
  /// What was recovered; nil if the file was not damaged.
  var recovery: Recovery? {
    if case .recovered(let recovery) = self { recovery } else { nil }
  }
}

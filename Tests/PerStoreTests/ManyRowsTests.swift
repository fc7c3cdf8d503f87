import PerCore
import PerStore
import TestSupport
import Testing

/// Tests reading a list that is so long that two threads share the work.
@MainActor
struct ManyRowsTests {
  private let scratch = Scratch(onDisk: false)
  // Three full blocks of rows and one that is not full.
  private let count: Int64 = 6_789

  private func makeLibrary(_ products: [Product]) throws {
    try scratch.makeLibrary((Comparison(id: 1, name: "Long"), products))
  }

  private var products: [Product] {
    (1...count).map { number in
      .sample(
        number, "\(number).5", .gram, for: "\(number % 97 + 1)",
        name: ["", "Käse", "牛乳", "Oats of number \(number)"][Int(number % 4)],
        shop: number % 3 == 0 ? "Shop" : "", note: number % 5 == 0 ? "Note 🧀" : "",
        entered: number % 2 == 0 ? CalendarDay(year: 2026, month: 2, day: 3) : nil)
    }
  }

  @Test func productsAreReadAsTheyWereWritten() throws {
    let products = products
    try makeLibrary(products)
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    #expect(try store.products(of: 1) == products)
    #expect(try store.products(of: 1, limit: 3) == Array(products.prefix(3)))
    store.close()
  }

  @Test(arguments: [
    // A name with another checksum, and one that is no UTF-8.
    "name = 'Oil'", "name = CAST(x'4F69FF6C' AS TEXT), checksum = NULL",
    "quantity = '5O0', checksum = NULL",
  ])
  func damageIsFoundInEachBlock(change: String) throws {
    for id in [1, 3_000, count] {
      let scratch = Scratch(onDisk: false)
      try scratch.makeLibrary((Comparison(id: 1, name: "Long"), products))
      #expect(
        Inspector.rows("UPDATE product SET \(change) WHERE id = \(id)", in: scratch.database) == [])
      let (store, _) = try SQLiteStore.open(in: scratch.store)
      #expect(throws: StoreFailure.self) { try store.products(of: 1) }
      store.close()
    }
  }
}

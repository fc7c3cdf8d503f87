import PerCore
import PerStore
import TestSupport
import Testing

/// Tests reading a list that is so long that two threads share the work.
@MainActor
struct ManyRowsTests {
  private let scratch = Scratch(onDisk: false)
  // The last block of rows is not full.
  private let count: Int64 = 6_789
  private let products: [Product]

  init() throws {
    products = try (1...count).map { number in
      var product = try Product(
        id: number, quantity: Amount(plain: "\(number).5", expression: number % 2 == 0 ? "1" : ""),
        unit: .gram,
        price: number % 9 == 0 ? nil : Amount(plain: "\(number % 97 + 1)", expression: "2×3"),
        offer: number % 9 == 0 ? Offer(plainTerms: "bundle 2 5", limit: 6) : nil,
        terms: number % 11 == 0 ? PackTerms(plain: ["0.25", nil, "7"]) ?? .none : .none,
        name: ["", "Käse", "牛乳", "Oats of number \(number)"][Int(number % 4)],
        shop: number % 3 == 0 ? "Shop" : "", note: number % 5 == 0 ? "Note 🧀" : "")
      if number % 2 == 0 { product.entered = CalendarDay(year: 2026, month: 2, day: 3) }
      return product
    }
    try scratch.makeLibrary((Comparison(id: 1, name: "Long"), products))
  }

  @Test func productsAreReadAsTheyWereWritten() throws {
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    #expect(try store.products(of: 1) == products)
    #expect(try store.products(of: 1, limit: 3) == Array(products.prefix(3)))
    store.close()
  }

  @Test(arguments: [
    // A name with another checksum, one that isn't UTF-8, and one with NUL.
    "name = 'Oil'", "name = CAST(x'4F69FF6C' AS TEXT), checksum = NULL",
    "name = CAST(x'4F00696C' AS TEXT), checksum = NULL", "quantity = '5O0', checksum = NULL",
  ])
  func damageIsFoundWhereverItIs(change: String) throws {
    let sound = Files.read(scratch.database)
    for id in [1, 501, 3_000, count - 1, count] {
      Files.write(sound, to: scratch.database)
      #expect(
        Inspector.rows("UPDATE product SET \(change) WHERE id = \(id)", in: scratch.database) == [])
      let (store, opening) = try SQLiteStore.open(in: scratch.store)
      #expect(opening == .opened)
      #expect(throws: StoreFailure(.damaged, path: store.path)) { try store.products(of: 1) }
      store.close()
    }
  }
}

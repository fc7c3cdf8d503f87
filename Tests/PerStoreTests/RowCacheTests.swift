import PerCore
import PerStore
import TestSupport
import Testing

/// Tests the values that many products of a long list share.
@MainActor
struct RowCacheTests {
  private let scratch = Scratch(onDisk: false)

  /// Amounts with equal values or equal beginnings, in more than all places of the cache.
  @Test func keepsAmountsApart() throws {
    let texts = (1...2_000).flatMap {
      ["\($0)", "\($0).0", "\($0).000000001", "\($0).000000002", "0\($0)"]
    }
    let units: [PerCore.Unit] = [.gram, .kilogram]
    let products = try texts.indices.map { index in
      let (text, price) = (texts[index], texts[texts.count - 1 - index])
      return Product(
        id: Int64(index + 1), quantity: try Amount(plain: text, expression: text),
        unit: units[index % units.count], price: try Amount(plain: price, expression: "\(price)+0"))
    }
    try scratch.makeLibrary((Comparison(id: 1), products))
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    let isEqual = try store.products(of: 1) == products
    #expect(isEqual)
  }

  /// The notation of the user decides what the text means.
  @Test func readsTheValueOfAText() throws {
    let products = try (1...6_000).map { index in
      let amount = try Amount(plain: index % 2 == 0 ? "1" : "1000", expression: "1.000")
      return Product(id: Int64(index), quantity: amount, unit: .gram, price: amount)
    }
    try scratch.makeLibrary((Comparison(id: 1), products))
    let isEqual =
      try SQLiteStore.open(in: scratch.store).store.products(of: 1) == products
    #expect(isEqual)
  }

  /// The same value can be in the library in other digits.
  @Test func readsTheTextThatWasTyped() throws {
    let products = (1...6_000).map { index in
      Product.sample(Int64(index), index % 2 == 0 ? "0.5" : "0.50", .litre, for: "1")
    }
    try scratch.makeLibrary((Comparison(id: 1), products))
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    let typed = Set(try store.products(of: 1).map(\.quantity.expression))
    #expect(typed == ["0.5", "0.50"])
  }

  @Test(arguments: [
    "UPDATE product SET unit = 'gg', checksum = NULL WHERE id = 5000",
    "UPDATE product SET quantity = CAST('5' || char(0) AS TEXT), checksum = NULL WHERE id = 5000",
    "UPDATE product SET quantity = '', checksum = NULL WHERE id = 5000",
    "UPDATE product SET price = '-5', checksum = NULL WHERE id = 5000",
  ])
  func findsDamageBesideKnownValues(sql: String) throws {
    try scratch.makeLibrary((Comparison(id: 1), (1...6_000).map { .sample($0, "5") }))
    #expect(Inspector.rows(sql, in: scratch.database) == [])
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    #expect(throws: StoreFailure.self) { _ = try store.products(of: 1) }
  }
}

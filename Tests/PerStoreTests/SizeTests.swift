import PerCore
import PerStore
import Testing

@MainActor
struct SizeTests {
  private let scratch = Scratch(onDisk: false)

  @Test func storesTenThousandComparisons() throws {
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 0
    var batch: [AppliedChange] = []
    var model = LibraryModel()
    for id in 1...10_000 as ClosedRange<Int64> {
      revision += 1
      let products = (1...10).map {
        Product.sample(id * 10 + $0, "\($0)", .gram, for: "\((id + $0) % 7 + 1)")
      }
      let comparison = Comparison(id: id, name: "Comparison \(id)")
      batch.append(model.apply(.create(comparison, products), revision: revision))
    }
    try store.commit(batch)
    try store.commit(.remove([.sample(50_001)], from: 5000), from: &revision)
    store.close()
    let (again, report) = try SQLiteStore.open(in: scratch.store)
    let summaries = try again.summaries()
    #expect(report == .opened)
    let others = (1...10_000 as ClosedRange<Int64>).reversed().filter { $0 != 5000 }
    #expect(summaries.map(\.id) == [5000] + others)
    #expect(summaries[0].count == 9)
    #expect(summaries.dropFirst().allSatisfy { $0.count == 10 && $0.best != nil })
    for id in [1, 777, 5000, 10_000] as [Int64] {
      let products = try again.products(of: id)
      let best = products.min { $0.unitPrice < $1.unitPrice }
      #expect(try again.summaries().first { $0.id == id }?.best == best)
    }
  }

  @Test func storesAHundredThousandProducts() throws {
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 0
    let products = (1...100_000 as ClosedRange<Int64>).map {
      Product.sample($0, "\($0 % 997 + 1)", .gram, for: "\($0 % 89 + 1).99", name: "Oats \($0)")
    }
    try store.commit(.create(Comparison(id: 1), products), from: &revision)
    let best = try #require(store.summaries()[0].best)
    try store.commit(.remove([best], from: 1), from: &revision)
    try store.commit(.insert([.sample(100_001)], into: 1), from: &revision)
    store.close()
    let (again, report) = try SQLiteStore.open(in: scratch.store)
    #expect(report == .opened)
    let found = try again.products(of: 1)
    var expected = products.filter { $0.id != best.id }
    expected.append(.sample(100_001))
    #expect(found == expected)
    // Products with the same unit price are in the order of their ids.
    let first = found.min { $0.unitPrice < $1.unitPrice }
    #expect(try again.summaries()[0].best == first)
    try again.commit(.delete(Comparison(id: 1), found), from: &revision)
    #expect(try again.summaries().isEmpty)
  }
}

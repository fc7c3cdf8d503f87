import PerCore
import PerStore
import Testing

@MainActor
struct TextTests {
  private let scratch = Scratch(onDisk: false)

  @Test func returnsTheDetailsOfAComparisonTheLatestFirst() throws {
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 0
    try store.commit(
      .create(
        Comparison(id: 1),
        [
          .sample(1, name: "Oats", shop: "Aldi", note: ""),
          .sample(4, name: "", shop: "Spar", note: ""),
        ]),
      from: &revision)
    try store.commit(
      .create(
        Comparison(id: 2),
        [
          .sample(2, name: "Rice", shop: "Spar", note: ""),
          .sample(3, name: "Oats", shop: "Lidl", note: "ripe"),
        ]), from: &revision)
    let first = [
      ProductDetails(id: 4, name: "", shop: "Spar"),
      ProductDetails(id: 1, name: "Oats", shop: "Aldi"),
    ]
    #expect(try store.details(of: 1, before: .max, limit: 10) == first)
    #expect(try store.details(of: 1, before: .max, limit: 1) == [first[0]])
    #expect(try store.details(of: 1, before: 4, limit: 10) == [first[1]])
    #expect(try store.details(of: 2, before: .max, limit: 10).map(\.name) == ["Oats", "Rice"])
    #expect(try store.details(of: 3, before: .max, limit: 10).isEmpty)
  }
}

import PerCore
import PerStore
import Testing

@MainActor
struct TextTests {
  private let scratch = Scratch(onDisk: false)

  @Test func returnsDistinctTextsOfAllComparisonsTheLatestFirst() throws {
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
    #expect(try store.texts(of: .name, limit: 10) == ["Oats", "Rice"])
    #expect(try store.texts(of: .shop, limit: 2) == ["Spar", "Lidl"])
    #expect(try store.texts(of: .note, limit: 10) == ["ripe"])
  }
}

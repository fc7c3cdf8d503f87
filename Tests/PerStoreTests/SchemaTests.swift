import PerCore
import PerStore
import TestSupport
import Testing

@MainActor
struct SchemaTests {
  private let scratch = Scratch(onDisk: false)

  /// A version number in the header that isn't valid is damage.
  @Test func recoversFromANegativeVersion() throws {
    try scratch.makeLibrary((Comparison(id: 1), [.sample(1)]))
    _ = Inspector.rows("PRAGMA user_version = -1", in: scratch.database)
    let (store, opening) = try SQLiteStore.open(in: scratch.store)
    #expect(opening.recovery?.products == 1)
    #expect(try store.products(of: 1) == [.sample(1)])
    store.close()
  }
}

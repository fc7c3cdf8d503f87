import PerCore
import Testing

/// Tests actions with many products whose changes can't be saved.
@MainActor
struct UnsavedLargeActionTests {
  /// A store on another thread that accepts no changes.
  private final class FullStore: DetachedStore {
    func products(of comparison: Comparison.ID) throws(StoreFailure) -> [Product] { [] }

    func commit(_ changes: [AppliedChange]) throws(StoreFailure) {
      throw StoreFailure(.full, path: "/there")
    }

    func interrupt() {}

    func finish() {}
  }

  @Test func anActionThatCannotBeSavedIsShown() throws {
    let store = MemoryStore()
    let library = LibraryController(store: store, conventions: .us)
    try library.list.add((1...3_000).map { try product("\($0)", .gram, "1") })
    let spy = LibrarySpy()
    library.delegate = spy
    store.detached = FullStore()
    store.failure = StoreFailure(.full, path: "/there")
    library.list.clear()
    #expect(library.list.state.products.isEmpty)
    #expect(library.hasUnsavedChanges && library.failure?.reason == .full)
    // The next action is applied on this thread, because the store fails.
    library.undo()
    #expect(library.list.state.products.count == 3_000 && library.hasUnsavedChanges)
    library.redo()
    store.failure = nil
    library.retry()
    #expect(!library.hasUnsavedChanges && library.failure == nil)
    #expect(store.ranked(library.current.id).isEmpty)
  }
}

import PerCore
import TestSupport
import Testing

/// Tests actions with many products whose changes can't be saved.
@MainActor
struct UnsavedLargeActionTests {
  @Test func anActionThatCannotBeSavedIsShown() throws {
    let store = MemoryStore()
    let library = LibraryController(store: store, conventions: .us)
    try library.list.add((1...3_000).map { try product("\($0)", .gram, "1") })
    let spy = LibrarySpy()
    library.delegate = spy
    store.detached = DetachedStoreStub(commitFailure: StoreFailure(.full, path: "/there"))
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

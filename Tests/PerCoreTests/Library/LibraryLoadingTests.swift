import PerCore
import TestSupport
import Testing

/// Reading the library from its store.
@MainActor @Suite struct LibraryLoadingTests: LibrarySuite {
  let store = MemoryStore()

  @Test func opensTheComparisonThatWasOpen() throws {
    let first = open()
    try first.list.add(product("500", .gram, "3.99", name: "Coffee"))
    first.rename(first.current.id, to: "  Coffee ")
    first.createComparison()
    try first.list.add(product("1", .litre, "8", name: "Oil"))
    let coffee = first.summaries[1].id
    first.open(coffee)

    let second = open()
    #expect(second.current.id == coffee)
    #expect(second.current.name == "Coffee")
    #expect(second.list.state.products.ranked.map(\.name) == ["Coffee"])
    #expect(second.summaries.map(\.best?.name) == ["Oil", "Coffee"])
  }

  @Test func aLongListIsReadLater() throws {
    let first = open()
    for number in 1...120 { try first.list.add(product("\(number)", .gram, "3.99")) }
    var copies = 0
    while first.list.state.products.count < 5000 {
      first.list.duplicate(at: Array(0..<first.list.state.products.count))
      copies += 1
    }
    let whole = first.list.state.products.ranked

    let second = open()
    let spy = LibrarySpy()
    second.delegate = spy
    #expect(second.isLoading)
    #expect(second.list.state.products.isEmpty)
    // No other thread can use this store.
    #expect(second.beginLoading() == nil)
    #expect(spy.updates == [[.reload]])
    #expect(!second.isLoading)
    #expect(second.beginLoading() == nil)
    #expect(second.list.state.products.ranked == whole)

    // An action on a comparison that isn't read yet reads it first.
    let third = open()
    third.undo()
    #expect(!third.isLoading)
    try third.list.add(product("7", .gram, "1"))
    #expect(third.list.state.products.count == whole.count + 1)

    // After a failure, it is read again.
    let fourth = open()
    store.failure = StoreFailure(.readOnly, path: "/there")
    #expect(fourth.beginLoading() == nil)
    #expect(fourth.isLoading && fourth.failure != nil)
    store.failure = nil
    fourth.retry()
    #expect(fourth.failure == nil)
    #expect(fourth.list.state.products.count == whole.count + 1)
  }

  @Test func aListThatAnotherThreadCannotReadIsReadAgain() throws {
    let count = 3_000
    try open().list.add((1...count).map { try product("\($0)", .gram, "1") })
    store.detached = DetachedStoreStub(
      readingFailure: StoreFailure(.unreadable, path: "/there"))
    let library = open()
    library.finish(try #require(library.beginLoading()))
    #expect(library.isLoading && library.failure?.reason == .unreadable)
    #expect(library.list.state.products.isEmpty)
    library.retry()
    #expect(!library.isLoading && library.failure == nil)
    #expect(library.list.state.products.count == count)
  }

  @Test func aComparisonThatCannotBeReadCanBeLeft() throws {
    let first = open()
    try first.list.add(product("500", .gram, "3.99", name: "Coffee"))
    let coffee = first.current.id
    first.createComparison()
    try first.list.add(product("1", .litre, "8", name: "Oil"))
    let oil = first.current.id
    store.unreadable = oil

    let second = open()
    #expect(second.current.id == oil && second.isLoading)
    #expect(second.failure?.reason == .damaged)
    // The list is shown empty, and nothing can be added to it.
    try second.list.add(product("1", .kilogram, "1"))
    #expect(second.list.state.products.isEmpty && !second.hasUnsavedChanges)
    second.open(coffee)
    #expect(!second.isLoading)
    #expect(second.list.state.products.ranked.map(\.name) == ["Coffee"])
    second.open(oil)
    #expect(second.current.id == coffee)
    store.unreadable = nil
    second.open(oil)
    #expect(second.list.state.products.ranked.map(\.name) == ["Oil"])
  }
}

import PerCore
import Testing

@MainActor @Suite struct LibraryControllerTests: LibrarySuite {
  let store = MemoryStore()

  @Test func eachActionIsOneEvent() throws {
    let library = open()
    let spy = LibrarySpy()
    library.delegate = spy
    try library.list.add(product("1", .kilogram, "3", name: "A"))
    library.list.duplicate(at: [0])
    library.deleteComparison(library.current.id)
    library.undo()
    library.redo()
    let events = spy.events
    #expect(events.map(\.status) == [.done, .done, .done, .undone, .redone])
    #expect(events.map(\.updates) == [[.insert(0)], [.insert(1)], [.reload], [.reload], [.reload]])
    #expect(events.map(\.changes.count) == [1, 1, 2, 2, 2])
    #expect(events[1].changes[0].summary?.count == 2)
  }

  /// The window waits for the disk with each commit.
  @Test func settingsThatDidNotChangeAreNotSaved() {
    let library = open()
    library.remember(["line": "milk 1l", "kind": "volume"])
    library.remember("volume", for: "kind")
    library.remember(nil, for: "draft")
    library.remember(["line": nil, "kind": "volume"])
    // The first commit of a library says which comparison is open.
    #expect(
      store.savedSettings.dropFirst() == [["line": "milk 1l", "kind": "volume"], ["line": nil]])
    store.failure = StoreFailure(.full, path: "/there")
    library.remember("weight", for: "kind")
    #expect(library.setting("kind") == "weight")
    store.failure = nil
    library.remember(nil, for: "draft")
    #expect(store.savedSettings.last == ["kind": "weight"])
  }

  /// A library of a later version has no store, and must not be replaced.
  @Test func theFileOfALibraryThatCannotBeOpenedIsKnown() {
    let library = LibraryController(
      store: nil, failure: StoreFailure(.newer, path: "/there/per.db"), conventions: .us)
    #expect(library.keepsLibrary(in: "/there/per.db"))
    #expect(!library.keepsLibrary(in: "/there/list.csv"))
  }

  @Test func editingKeepsTheExpressionAndThePlaceAmongTies() throws {
    let library = open()
    for name in ["a", "b", "c"] { try library.list.add(product("6×100", .gram, "3", name: name)) }
    let b = library.list.state.products[1]
    #expect(b.quantity.expression == "6×100")
    try library.list.replace(b, by: product("0.6", .kilogram, "3", name: "b2"))
    #expect(library.list.state.products.ranked.map(\.name) == ["a", "b2", "c"])
    library.undo()
    #expect(library.list.state.products.ranked.map(\.name) == ["a", "b", "c"])
  }

  @Test func theOnlyProductMayChangeItsKind() throws {
    let library = open()
    try library.list.add(product("500", .gram, "3"))
    try library.list.replace(library.list.state.products[0], by: product("1", .litre, "3"))
    #expect(library.list.state.products.kind == .volume)
    try library.list.add(product("2", .litre, "3"))
    let list = library.list
    #expect(throws: WrongKind(held: .volume, offered: .weight)) {
      try list.replace(list.state.products[0], by: product("1", .kilogram, "3"))
    }
  }

  @Test func idsAreNotReused() throws {
    let library = open()
    try library.list.add(product("1", .one, "2"))
    let id = library.list.state.products[0].id
    library.list.clear()
    let again = open()
    try again.list.add(product("1", .one, "2"))
    #expect(again.list.state.products[0].id > id)
  }

  @Test func aFailureIsReportedAndNothingIsLost() throws {
    let library = open()
    let spy = LibrarySpy()
    library.delegate = spy
    let full = StoreFailure(.full, path: "/somewhere")
    store.failure = full
    try library.list.add(product("1", .one, "2", name: "kept later"))
    library.list.duplicate(at: [0])
    #expect(spy.failures == [full])
    #expect(library.hasUnsavedChanges)
    #expect(library.list.state.products.count == 2)
    store.failure = nil
    library.retry()
    #expect(spy.failures == [full, nil])
    #expect(!library.hasUnsavedChanges)
    #expect(store.ranked(library.current.id) == library.list.state.products.ranked)
  }

  @Test func everythingButSavingWorksWithoutAStore() throws {
    let failure = StoreFailure(.inUse, path: "/somewhere")
    let library = LibraryController(store: nil, failure: failure, conventions: conventions)
    try library.list.add(product("1", .one, "2"))
    library.createComparison()
    library.undo()
    library.undo()
    #expect(library.list.state.products.isEmpty)
    #expect(library.failure == failure)
  }
}

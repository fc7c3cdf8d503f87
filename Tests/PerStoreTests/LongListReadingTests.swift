import PerCore
import PerStore
import TestSupport
import Testing

/// Tests reading a long list on another thread.
@MainActor
struct LongListReadingTests {
  private let scratch = Scratch(onDisk: false)
  private let spy = DetachedActionSpy()
  // Two threads read it.
  private let count = 5_500

  init() throws {
    let library = try open()
    try library.list.add((1...Int64(count)).map { .sample($0, "\($0)") })
    library.close()
  }

  private func open() throws -> LibraryController {
    let (store, opening) = try SQLiteStore.open(in: scratch.store)
    let library = LibraryController(
      store: store, failure: opening.failure, conventions: .plain)
    library.delegate = spy
    return library
  }

  @Test func anotherThreadReadsALongList() throws {
    let library = try open()
    spy.updates = []
    let action = try #require(library.beginLoading())
    #expect(library.isLoading && library.list.state.products.isEmpty)
    library.run(action)
    #expect(!library.isLoading && spy.updates == [[.reload]])
    let products = library.list.state.products
    #expect(products.count == count && products.ranked.first?.id == Int64(count))
    let state = library.list.state
    #expect(
      library.list.row(at: 0) == state.row(at: 0, decimals: state.decimals, answer: nil))
    #expect(library.beginLoading() == nil)
    #expect(!library.hasUnsavedChanges && library.failure == nil)
  }

  @Test func anActionWaitsForTheList() throws {
    let library = try open()
    spy.updates = []
    let action = try #require(library.beginLoading())
    let work = BackgroundWork { action.run() }
    try library.list.add(.sample(0, "5"))
    #expect(library.list.state.products.count == count + 1)
    // The thread returns late.
    _ = work.result()
    library.finish(action)
    #expect(spy.updates.count == 2 && spy.updates.first == [.reload])
    library.undo()
    #expect(library.list.state.products.count == count)
  }

  @Test func theListIsReadOnce() throws {
    let library = try open()
    spy.updates = []
    let action = try #require(library.beginLoading())
    // The second reading waits for the first.
    #expect(library.beginLoading() == nil)
    #expect(library.list.state.products.count == count)
    library.finish(action)
    #expect(library.list.state.products.count == count && spy.updates == [[.reload]])
  }

  @Test func tryingAgainDoesNotEndTheReading() throws {
    let library = try open()
    spy.updates = []
    let action = try #require(library.beginLoading())
    library.retry()
    #expect(library.isLoading && spy.updates.isEmpty && library.failure == nil)
    library.run(action)
    #expect(library.list.state.products.count == count && spy.updates == [[.reload]])
  }

  @Test(arguments: [false, true]) func closingEndsTheReading(hasBegun: Bool) throws {
    let library = try open()
    spy.updates = []
    let action = try #require(library.beginLoading())
    let work = hasBegun ? BackgroundWork { action.run() } : nil
    #expect(library.stopLoading())
    let result = work?.result() ?? action.run()
    if !hasBegun { #expect(throws: (any Error).self) { try result.get() } }
    // The thread returns late.
    library.finish(action)
    #expect(library.isLoading && spy.updates.isEmpty && library.failure == nil)
    #expect(!library.stopLoading())
    // The store can be used again.
    library.remember("kept", for: "key")
    #expect(library.setting("key") == "kept")
    library.finishLoading()
    #expect(library.list.state.products.count == count)
    library.close()
  }

  @Test func valuesOfTheViewDoNotWait() throws {
    let library = try open()
    library.remember("old", for: "key")
    let action = try #require(library.beginLoading())
    library.remember("new", for: "key")
    library.remember(["key": "newer", "other": "value", "none": nil])
    #expect(library.setting("key") == "newer" && library.setting("none") == nil)
    // Nothing has waited for the action.
    #expect(library.isLoading)
    library.run(action)
    #expect(library.setting("key") == "newer" && library.setting("other") == "value")
    library.close()
    let again = try open()
    #expect(again.setting("key") == "newer")
    let second = try #require(again.beginLoading())
    again.remember("last", for: "key")
    let work = BackgroundWork { second.run() }
    again.close()
    _ = work.result()
    #expect(try open().setting("key") == "last")
  }

  /// Damage that the check at opening does not find is recovered when the other thread finds it.
  @Test func aDamagedListIsRecovered() throws {
    _ = Inspector.rows("UPDATE product SET quantity = '5O0' WHERE id = 2", in: scratch.database)
    let library = try open()
    library.run(try #require(library.beginLoading()))
    #expect(library.failure == nil && !library.isLoading)
    #expect(library.reopening?.recovery?.products == count - 1)
    #expect(library.list.state.products.count == count - 1)
  }
}

import PerCore
import PerStore
import TestSupport
import Testing

/// Tests reading a long list on another thread.
@MainActor
struct LongListReadingTests {
  /// Counts the updates of the open list.
  @MainActor
  private final class Spy: LibraryControllerDelegate {
    var updates: [[ListUpdate]] = []

    func libraryWillOpenComparison(_ library: LibraryController) {}
    func library(_ library: LibraryController, didChange event: LibraryEvent) {
      updates.append(event.updates)
    }
    func library(_ library: LibraryController, storeDidFail failure: StoreFailure?) {}
    func library(_ library: LibraryController, didReopenStore opening: StoreOpening) {}
  }

  private let scratch = Scratch(onDisk: false)
  private let spy = Spy()
  private let count = 3_000

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

  /// Runs an action on another thread, as the window does.
  private func run(_ action: DetachedAction, in library: LibraryController) {
    _ = BackgroundWork { action.run() }.result()
    library.finish(action)
  }

  @Test func anotherThreadReadsALongList() throws {
    let library = try open()
    spy.updates = []
    let action = try #require(library.beginLoading())
    #expect(library.isLoading && library.list.state.products.isEmpty)
    run(action, in: library)
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
    try library.list.add(.sample(0, "5"))
    #expect(library.list.state.products.count == count + 1)
    // The thread returns late.
    library.finish(action)
    #expect(spy.updates.count == 2 && spy.updates.first == [.reload])
    library.undo()
    #expect(library.list.state.products.count == count)
  }

  @Test func theListIsReadOnce() throws {
    let library = try open()
    let action = try #require(library.beginLoading())
    // The second reading waits for the first.
    #expect(library.beginLoading() == nil)
    #expect(library.list.state.products.count == count)
    library.finish(action)
    #expect(library.list.state.products.count == count)
  }

  @Test func closingWaitsForTheList() throws {
    let library = try open()
    let action = try #require(library.beginLoading())
    let work = BackgroundWork { action.run() }
    library.close()
    _ = work.result()
    let again = try open()
    again.finishLoading()
    #expect(again.list.state.products.count == count)
  }

  /// Damage that the check at opening does not find is recovered when the other thread finds it.
  @Test func aDamagedListIsRecovered() throws {
    _ = Inspector.rows("UPDATE product SET quantity = '5O0' WHERE id = 2", in: scratch.database)
    let library = try open()
    run(try #require(library.beginLoading()), in: library)
    #expect(library.failure == nil && !library.isLoading)
    #expect(library.reopening?.recovery?.products == count - 1)
    #expect(library.list.state.products.count == count - 1)
  }
}

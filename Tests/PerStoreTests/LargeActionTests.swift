import PerCore
import PerStore
import TestSupport
import Testing

/// Tests actions with many products, which another thread saves.
@MainActor
struct LargeActionTests {
  private let scratch = Scratch(onDisk: false)
  private let spy = DetachedActionSpy()
  private let library: LibraryController
  private let count = 3_000

  init() throws {
    let (store, opening) = try SQLiteStore.open(in: scratch.store)
    library = LibraryController(store: store, failure: opening.failure, conventions: .plain)
    try library.list.add((1...Int64(count)).map { .sample($0, "\($0)") })
    library.delegate = spy
  }

  private func storedCount() throws -> Int {
    library.close()
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    defer { store.close() }
    return try store.summaries().reduce(0) { $0 + $1.count }
  }

  @Test func theListChangesWhenTheActionIsSaved() throws {
    library.list.clear()
    #expect(library.list.state.products.count == count && spy.actions.isEmpty)
    library.run(try #require(spy.begun.first))
    #expect(library.list.state.products.isEmpty && spy.actions == [.clear])
    #expect(!library.hasUnsavedChanges && library.failure == nil)

    library.undo()
    #expect(library.list.state.products.isEmpty)
    library.run(try #require(spy.begun.last))
    #expect(library.list.state.products.count == count)

    library.redo()
    library.run(try #require(spy.begun.last))
    #expect(library.list.state.products.isEmpty)
    #expect(spy.begun.count == 3)
    #expect(try storedCount() == 0)
  }

  @Test func pricesHaveTheDecimalsOfTheNewList() throws {
    // The unit prices of the removed products are close to each other.
    library.list.remove(at: Array(0..<2_990))
    let before = library.list.state.decimals.unitPrices
    library.run(try #require(spy.begun.first))
    let state = library.list.state
    #expect(state.decimals.unitPrices < before)
    #expect(
      library.list.row(at: 0) == state.row(at: 0, decimals: state.decimals, answer: nil))
  }

  @Test func anActionIsShownOnlyOnce() throws {
    library.list.clear()
    let action = try #require(spy.begun.first)
    library.run(action)
    library.finish(action)
    #expect(spy.actions == [.clear])
  }

  @Test func theNextActionWaits() throws {
    library.list.clear()
    library.undo()
    #expect(library.list.state.products.isEmpty && spy.actions == [.clear])
    // The thread of the first action returns late.
    library.finish(try #require(spy.begun.first))
    #expect(library.list.state.products.isEmpty)
    try library.list.add(.sample(0, "5"))
    #expect(library.list.state.products.count == count + 1)
    for action in spy.begun { library.finish(action) }
    #expect(spy.actions == [.clear, .clear, .add])
    #expect(try storedCount() == count + 1)
  }

  @Test func whatIsEnteredMeanwhileIsKept() throws {
    let id = library.current.id
    library.list.clear()
    library.rename(id, to: "Name")
    #expect(library.current.name == "Name" && library.list.state.products.isEmpty)
    library.undo()
    library.undo()
    library.list.show(in: DisplayUnit(.kilogram))
    #expect(library.list.state.products.count == count)
    #expect(library.list.state.displayUnit == DisplayUnit(.kilogram))
  }

  @Test func rowsOfTheListBeforeAreNotRemovedFromTheNewList() throws {
    library.list.clear()
    library.list.remove(at: [0, 1])
    #expect(library.list.state.products.isEmpty && spy.actions == [.clear])
  }

  @Test func closingWaitsForTheAction() async throws {
    library.list.clear()
    let action = try #require(spy.begun.first)
    let work = BackgroundWork { action.run() }
    #expect(try storedCount() == 0)
    _ = work.result()
  }

  /// Whatever the user does meanwhile would be done to a comparison that is not shown.
  @Test func anActionThatOpensAComparisonIsAppliedImmediately() throws {
    let id = library.current.id
    library.createComparison()
    library.deleteComparison(id)
    library.undo()
    #expect(library.current.id == id && library.list.state.products.count == count)
    #expect(spy.begun.isEmpty)
  }

  @Test func closingShowsTheAction() throws {
    library.list.clear()
    library.close()
    #expect(library.list.state.products.isEmpty && spy.actions == [.clear])
  }

  @Test func fewProductsChangeImmediately() throws {
    library.list.remove(at: Array(0..<100))
    #expect(library.list.state.products.count == count - 100 && spy.begun.isEmpty)
  }
}

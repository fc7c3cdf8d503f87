import PerCore
import TestSupport
import Testing

@MainActor @Suite struct ImportTests {
  private typealias New = ImportedProducts.NewComparison

  private func products(_ count: Int, _ unit: PerCore.Unit, from price: Int = 1) throws -> [Product]
  {
    try (0..<count).map { index in
      Product(
        quantity: try Amount("1", format: .us), unit: unit,
        price: try Amount(String(price + index), format: .us))
    }
  }

  /// Adds products as the application does. Returns false if there is nothing to add.
  @discardableResult
  private func add(
    _ products: [Product], _ comparisons: [New], to library: LibraryController
  ) throws -> Bool {
    let imported = ImportedProducts(added: products, comparisons: comparisons)
    let count = comparisons.reduce(products.count) { $0 + $1.products.count }
    guard let action = library.beginImport(count: count, { imported }) else { return false }
    #expect(library.isDetached)
    try library.finish(BackgroundWork { action.run() }.result())
    #expect(!library.isDetached)
    return true
  }

  @Test func addsToTheListAndToNewComparisonsAsOneStep() throws {
    let library = LibraryController(store: nil, conventions: .us)
    let open = library.current.id
    let comparisons = [
      New(name: "volumes", products: try products(2, .litre)), New(name: "", products: []),
      New(name: "lengths", products: try products(1, .metre)),
    ]
    try add(products(3, .gram), comparisons, to: library)
    #expect(library.current.id == open && library.list.state.products.count == 3)
    #expect(library.summaries.map(\.comparison.name) == ["", "lengths", "volumes"])
    #expect(library.summaries.map(\.count) == [3, 1, 2])
    let ids = library.list.state.products.ranked.map(\.id)
    #expect(Set(ids).count == 3 && !ids.contains(0))
    #expect(library.list.state.products[0].entered != nil)
    #expect(library.history.undoable == .importProducts(count: 6))
    library.undo()
    #expect(library.summaries.map(\.count) == [0])
    library.redo()
    #expect(library.summaries.map(\.count).sorted() == [1, 2, 3])
  }

  @Test func opensTheLastNewComparisonIfTheListIsUnchanged() throws {
    let library = LibraryController(store: nil, conventions: .us)
    let comparisons = [
      New(name: "a", products: try products(1, .litre)),
      New(name: "b", products: try products(2, .gram)),
    ]
    try add([], comparisons, to: library)
    #expect(library.current.name == "b")
  }

  @Test func addsNothingIfProductsDoNotCompare() throws {
    let library = LibraryController(store: nil, conventions: .us)
    try library.list.add(try products(1, .litre))
    let mixed = try products(1, .gram) + products(1, .metre)
    let grams = try products(1, .gram)
    for (added, comparisons) in [(grams, []), ([], [New(name: "", products: mixed)])] {
      do {
        try add(added, comparisons, to: library)
        Issue.record("the products were added")
      } catch DetachedAction.Failure.library(.wrongKind) {
      }
    }
    #expect(library.summaries.map(\.count) == [1])
  }

  @Test func importingNothingAddsNoUndoStep() throws {
    let library = LibraryController(store: nil, conventions: .us)
    #expect(try !add([], [], to: library))
    #expect(library.history.undoable == nil)
  }

  @Test func savesTheProductsLaterIfTheStoreFails() throws {
    let store = MemoryStore()
    let library = LibraryController(store: store, conventions: .us)
    store.failure = StoreFailure(.full, path: "/there")
    try add(products(2, .gram), [], to: library)
    #expect(library.list.state.products.count == 2)
    #expect(library.failure == store.failure && library.hasUnsavedChanges)
    store.failure = nil
    library.retry()
    #expect(library.failure == nil)
    #expect(store.ranked(library.current.id).count == 2)
  }

  /// The updates of the import have the ranks of the library before.
  @Test func theLibraryThatIsReadAgainIsPublishedInstead() throws {
    let store = MemoryStore()
    let library = LibraryController(store: store, conventions: .us)
    try library.list.add(products(1, .gram))
    let grams = ImportedProducts(added: try products(2, .gram))
    let action = try #require(library.beginImport(count: 2) { grams })
    let spy = LibrarySpy()
    library.delegate = spy
    store.opening = .opened
    try library.finish(action.run())
    #expect(spy.updates == [[.reload]])
    #expect(library.list.state.products.count == 3 && !library.hasUnsavedChanges)
  }

  @Test func nothingElseChangesTheLibraryMeanwhile() throws {
    let library = LibraryController(store: nil, conventions: .us)
    let grams = ImportedProducts(added: try products(2, .gram))
    let action = try #require(library.beginImport(count: 2) { grams })
    try library.list.add(products(1, .litre))
    #expect(library.list.state.products.isEmpty)
    #expect(library.beginImport(count: 2) { grams } == nil)
    try library.finish(action.run())
    #expect(library.list.state.products.count == 2)
  }
}

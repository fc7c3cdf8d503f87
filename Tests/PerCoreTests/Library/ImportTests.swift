import PerCore
import TestSupport
import Testing

@MainActor @Suite struct ImportTests {
  private typealias New = LibraryController.ImportedComparison

  private func products(_ count: Int, _ unit: PerCore.Unit, from price: Int = 1) throws -> [Product]
  {
    try (0..<count).map { index in
      Product(
        quantity: try Amount("1", format: .us), unit: unit,
        price: try Amount(String(price + index), format: .us))
    }
  }

  @Test func addsToTheListAndToNewComparisonsAsOneStep() throws {
    let library = LibraryController(store: nil, conventions: .us)
    let open = library.current.id
    let comparisons = [
      New(name: "volumes", products: try products(2, .litre)), New(name: "", products: []),
      New(name: "lengths", products: try products(1, .metre)),
    ]
    #expect(try library.add(imported: try products(3, .gram), comparisons))
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
    #expect(try library.add(imported: [], comparisons))
    #expect(library.current.name == "b")
  }

  @Test func addsNothingIfProductsDoNotCompare() throws {
    let library = LibraryController(store: nil, conventions: .us)
    try library.list.add(try products(1, .litre))
    let mixed = try products(1, .gram) + products(1, .metre)
    #expect(throws: WrongKind.self) { try library.add(imported: try products(1, .gram), []) }
    #expect(throws: WrongKind.self) {
      try library.add(imported: [], [New(name: "", products: mixed)])
    }
    #expect(library.summaries.map(\.count) == [1])
  }

  @Test func importingNothingIsNoStep() throws {
    let library = LibraryController(store: nil, conventions: .us)
    #expect(try library.add(imported: [], []))
    #expect(library.history.undoable == nil)
  }
}

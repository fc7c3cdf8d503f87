import PerCore
import Testing

/// Creating, naming, duplicating and deleting comparisons.
@MainActor @Suite struct ComparisonTests: LibrarySuite {
  let store = MemoryStore()

  /// The names of the first products of all comparisons.
  private func firstNames(_ library: LibraryController) -> [String?] {
    library.summaries.map { $0.first?.name }
  }

  @Test func aComparisonWithoutANameHasAFirstProduct() throws {
    let library = open()
    #expect(firstNames(library) == [nil])
    for (price, name) in [("3", "A"), ("2", "B"), ("1", "C")] {
      try library.list.add(product("1", .kilogram, price, name: name))
    }
    #expect(firstNames(library) == ["A"])
    #expect(firstNames(open()) == ["A"])
    library.list.remove(at: [2])
    #expect(firstNames(library) == ["B"])
    library.undo()
    #expect(firstNames(library) == ["A"])
    try library.list.replace(
      library.list.state.products[2], by: product("1", .kilogram, "3", name: "D"))
    #expect(firstNames(library) == ["D"])
    library.createComparison()
    try library.list.add(product("1", .litre, "1", name: "E"))
    let first = try #require(library.summaries.last?.id)
    library.rename(first, to: "Rice")
    #expect(firstNames(library) == [nil, "E"])
    library.rename(first, to: "")
    #expect(firstNames(library) == ["D", "E"])
    #expect(firstNames(open()) == ["D", "E"])
  }

  @Test func renamingAnotherComparisonDoesNotOpenIt() throws {
    let library = open()
    try library.list.add(product("1", .kilogram, "3", name: "A"))
    let first = library.current.id
    library.createComparison()
    let second = library.current.id
    library.rename(first, to: "Rice")
    #expect(library.current.id == second)
    #expect(library.summaries.map(\.comparison.name) == ["Rice", ""])
    #expect(open().summaries.map(\.comparison.name) == ["Rice", ""])
    library.undo()
    #expect(library.current.id == second)
    #expect(library.summaries.first { $0.id == first }?.comparison.name == "")
  }

  @Test func newComparisonReusesAnUnusedOne() throws {
    let library = open()
    let first = library.current.id
    library.createComparison()
    #expect(library.current.id == first)
    try library.list.add(product("1", .one, "2"))
    library.createComparison()
    #expect(library.current.id != first)
    #expect(library.summaries.count == 2)
  }

  @Test func deletingTheLastComparisonLeavesAnEmptyOne() throws {
    let library = open()
    try library.list.add(product("1", .one, "2"))
    let before = library.current.id
    library.deleteComparison(before)
    #expect(library.summaries.count == 1)
    #expect(library.list.state.products.isEmpty)
    library.undo()
    #expect(library.current.id == before)
    #expect(library.list.state.products.count == 1)
  }

  @Test func duplicatesHaveTheirOwnProducts() throws {
    let library = open()
    try library.list.add(product("1", .one, "2", name: "x"))
    let original = library.current.id
    library.duplicateComparison(original, name: "copy")
    library.list.remove(at: [0])
    library.open(original)
    #expect(library.list.state.products.ranked.map(\.name) == ["x"])
  }
}

import PerCore
import TestSupport
import Testing

/// The visible state of the library.
private struct Snapshot: Equatable {
  let current: Comparison.ID
  let name: String
  let products: [Product]
  let displayUnit: DisplayUnit?
  let comparisons: [Comparison.ID: String]
  let counts: [Comparison.ID: Int]

  @MainActor
  init(_ library: LibraryController) {
    current = library.current.id
    name = library.current.name
    products = library.list.state.products.ranked
    displayUnit = library.list.state.displayUnit
    comparisons = Dictionary(
      uniqueKeysWithValues: library.summaries.map { ($0.id, $0.comparison.name) })
    counts = Dictionary(uniqueKeysWithValues: library.summaries.map { ($0.id, $0.count) })
  }
}

/// Undoing and redoing actions.
@MainActor @Suite struct LibraryUndoTests: LibrarySuite {
  let store = MemoryStore()

  @Test func undoReportsAnotherComparison() throws {
    let library = open()
    let spy = LibrarySpy()
    library.delegate = spy
    let first = library.current.id
    try library.list.add(product("1", .kilogram, "3", name: "A"))
    library.undo()
    library.redo()
    #expect(spy.others == [nil, nil, nil])
    library.rename(first, to: "Rice")
    library.createComparison()
    let second = library.current.id
    try library.list.add(product("1", .litre, "3", name: "B"))
    library.open(first)
    library.undo()
    #expect(spy.others.last == .some(second))
    #expect(library.current.id == second)
    library.open(first)
    library.redo()
    #expect(spy.others.last == .some(second))
  }

  @Test func undoShowsWhatItTakesBack() throws {
    let library = open()
    let first = library.current.id
    try library.list.add(product("1", .one, "2"))
    library.createComparison()
    let second = library.current.id
    library.open(first)
    library.list.remove(at: [0])
    library.open(second)
    library.undo()
    #expect(library.current.id == first)
    #expect(library.list.state.products.count == 1)
  }

  @Test func undoingClearRestoresTheOrderOfAdding() throws {
    let library = open()
    for index in 0..<120 { try library.list.add(product("1", .one, "2", name: "\(index)")) }
    let before = Snapshot(library)
    library.list.clear()
    #expect(library.list.state.products.isEmpty)
    library.undo()
    #expect(Snapshot(library) == before)
    #expect(library.list.state.products.ranked.map(\.name) == (0..<120).map(String.init))
  }

  /// Performs random sequences of all actions. The store agrees after each action. Undoing all restores the initial
  /// state, and redoing all the final one.
  @Test(arguments: 0..<60) func undoingAndRedoingAllRestoresStartAndEnd(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let library = open()
    try library.list.add(product("250", .gram, "1.99", name: "first"))
    library.rename(library.current.id, to: "first")
    var steps = 0
    let start = Snapshot(library)
    let history = library.history
    for step in 0..<80 {
      let before = library.history
      try act(on: library, step: step, &random)
      if library.history != before { steps += 1 }
      try checkStore(library)
    }
    let end = Snapshot(library)
    for _ in 0..<steps {
      library.undo()
      try checkStore(library)
    }
    library.open(start.current)
    #expect(Snapshot(library) == start)
    #expect(library.history.undoable == history.undoable)
    for _ in 0..<steps {
      library.redo()
      try checkStore(library)
    }
    library.open(end.current)
    #expect(Snapshot(library) == end)
    #expect(library.history.redoable == nil)
  }

  private func act(
    on library: LibraryController, step: Int, _ random: inout SeededRandom
  ) throws {
    let list = library.list
    let count = list.state.products.count
    let unit = list.state.products.kind == .volume ? PerCore.Unit.millilitre : .gram
    func some() throws -> Product {
      try product(
        String(Int.random(in: 1...9, using: &random) * 100), unit,
        String(Int.random(in: 1...9, using: &random)), name: "\(step)")
    }
    switch Int.random(in: 0..<14, using: &random) {
    case 0...4: try list.add(some())
    case 5 where count > 0:
      try list.replace(list.state.products[Int.random(in: 0..<count, using: &random)], by: some())
    case 6 where count > 0:
      let first = Int.random(in: 0..<count, using: &random)
      list.remove(at: Array(first..<min(count, first + 3)))
    case 7 where count > 0: list.duplicate(at: [Int.random(in: 0..<count, using: &random)])
    case 8: if Int.random(in: 0..<4, using: &random) == 0 { list.clear() }
    case 9: library.createComparison()
    case 10: library.rename(library.current.id, to: "name \(step)")
    case 11: library.duplicateComparison(library.current.id, name: "copy \(step)")
    case 12: library.deleteComparison(library.summaries.randomElement(using: &random)!.id)
    default:
      library.open(library.summaries.randomElement(using: &random)!.id)
      if let choice = list.displayUnits.randomElement(using: &random) { list.show(in: choice) }
    }
  }

  private func checkStore(_ library: LibraryController) throws {
    #expect(store.ranked(library.current.id) == library.list.state.products.ranked)
    let summaries = library.summaries.map { summary in
      var summary = summary
      summary.first = nil
      return summary
    }
    #expect(try store.summaries() == summaries)
    for summary in library.summaries {
      let first = try store.products(of: summary.id).min { $0.id < $1.id }
      #expect(summary.first == (summary.comparison.name.isEmpty ? first : nil))
    }
  }
}

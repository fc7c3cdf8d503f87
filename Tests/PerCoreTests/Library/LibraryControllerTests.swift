import PerCore
import TestSupport
import Testing

private let format = NumberFormat(decimalMark: ".", groupingMark: ",")
private let conventions = Conventions(
  numbers: format, money: MoneyFormat(symbol: "€", numbers: format), measures: .metric)

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

  /// The stored state of the library, without the choice of the open comparison.
  var content: [Comparison.ID: String] { comparisons }
}

@MainActor
private final class Spy: LibraryControllerDelegate {
  var events: [LibraryEvent] = []
  var others: [Comparison.ID?] = []
  var failures: [StoreFailure?] = []
  var preferences: [Preferences] = []
  func libraryDidChangePreferences(_ library: LibraryController) {
    preferences.append(library.preferences)
  }
  func library(_ library: LibraryController, didChange event: LibraryEvent) {
    guard event.action != nil else { return }
    events.append(event)
    others.append(event.otherComparison)
  }
  func library(_ library: LibraryController, didReopenStore opening: StoreOpening) {}

  func library(_ library: LibraryController, storeDidFail failure: StoreFailure?) {
    failures.append(failure)
  }
}

@MainActor
struct LibraryControllerTests {
  private let store = MemoryStore()

  private func open() -> LibraryController {
    LibraryController(store: store, conventions: conventions)
  }

  // MARK: - Summaries

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

  @Test func undoReportsAnotherComparison() throws {
    let library = open()
    let spy = Spy()
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

  @Test func aLongListIsReadInParts() throws {
    let first = open()
    for number in 1...120 { try first.list.add(product("\(number)", .gram, "3.99")) }
    var copies = 0
    while first.list.state.products.count < 5000 {
      first.list.duplicate(at: Array(0..<first.list.state.products.count))
      copies += 1
    }
    let whole = first.list.state.products.ranked

    let second = open()
    #expect(second.isLoading)
    #expect(second.list.state.products.isEmpty)
    var parts = 1
    while second.loadMore() {
      parts += 1
      #expect(second.list.state.products.isEmpty)
    }
    #expect(parts > 2)
    #expect(!second.isLoading)
    #expect(second.list.state.products.ranked == whole)

    // An action on a comparison that isn't completely read reads the rest first.
    let third = open()
    _ = third.loadMore()
    third.undo()
    try third.list.add(product("7", .gram, "1"))
    #expect(third.list.state.products.count == whole.count + 1)

    // After a failure, the rest is read again.
    let fourth = open()
    _ = fourth.loadMore()
    store.failure = StoreFailure(.readOnly, path: "/there")
    #expect(!fourth.loadMore())
    #expect(fourth.isLoading && fourth.failure != nil)
    store.failure = nil
    fourth.retry()
    #expect(fourth.failure == nil)
    #expect(fourth.list.state.products.count == whole.count + 1)
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

  @Test func eachActionIsOneEvent() throws {
    let library = open()
    let spy = Spy()
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
    let spy = Spy()
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

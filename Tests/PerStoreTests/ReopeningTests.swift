import Glibc
import PerCore
import PerStore
import TestSupport
import Testing

/// Tests the library while its store fails and works again.
@MainActor
struct ReopeningTests {
  private let scratch = Scratch(onDisk: false)

  private func makeLibrary() throws {
    try scratch.makeLibrary(
      (Comparison(id: 1, name: "Oats"), [.sample(1), .sample(2, "1", .kilogram)]),
      (Comparison(id: 2, name: "Oil"), [.sample(3, "1", .litre)]))
  }

  private func open() throws -> (library: LibraryController, opening: StoreOpening) {
    let (store, opening) = try SQLiteStore.open(in: scratch.store)
    let library = LibraryController(
      store: store, failure: opening.failure, conventions: .plain, today: { nil })
    return (library, opening)
  }

  private func add(_ name: String, to library: LibraryController) throws -> Bool {
    try library.list.add(.sample(0, name: name))
  }

  /// Returns the names of the products in each comparison at the next start, by the name of the comparison.
  private func stored() throws -> [String: [String]] {
    let store = try scratch.openSound()
    defer { store.close() }
    return Dictionary(
      try store.summaries().map { summary in
        (summary.comparison.name, try store.products(of: summary.id).map(\.name))
      }
    ) { $0 + $1 }
  }

  private func expectRecovery(
    _ library: LibraryController, products: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let recovery = try #require(library.reopening?.recovery, sourceLocation: sourceLocation)
    #expect(recovery.products == products, sourceLocation: sourceLocation)
    #expect(library.failure == nil, sourceLocation: sourceLocation)
  }

  /// Shows the comparisons of the file and those entered before it could be opened.
  @Test func addsWhatWasEnteredBeforeTheFileCouldBeOpened() throws {
    try makeLibrary()
    _ = system("cd '\(scratch.store)'; mv per.db real; mkdir per.db")
    let (library, opening) = try open()
    #expect(opening.failure != nil && library.failure != nil && library.canRetry)
    #expect(try add("Rice", to: library))
    library.retry()
    #expect(library.failure != nil)
    _ = system("cd '\(scratch.store)'; rmdir per.db; mv real per.db")
    library.retry()
    #expect(library.failure == nil && !library.hasUnsavedChanges)
    #expect(library.reopening == .opened)
    #expect(library.list.state.products.ranked.map(\.name) == ["Rice"])
    #expect(Set(library.summaries.map(\.comparison.name)) == ["", "Oats", "Oil"])
    library.close()
    #expect(try stored() == ["Oats": ["", ""], "Oil": [""], "": ["Rice"]])
  }

  @Test func showsTheFileIfNothingWasEnteredBefore() throws {
    try makeLibrary()
    _ = system("cd '\(scratch.store)'; mv per.db real; mkdir per.db")
    let (library, _) = try open()
    _ = system("cd '\(scratch.store)'; rmdir per.db; mv real per.db")
    library.retry()
    #expect(library.failure == nil)
    #expect(library.summaries.map(\.comparison.name) == ["Oil", "Oats"])
    #expect(library.list.state.products.count == 1)
  }

  /// An error can follow after the file was made.
  @Test func continuesWithAFileThatItBeganToMake() throws {
    scratch.makeStoreFolder()
    mkdir(scratch.database, 0o700)
    let (library, opening) = try open()
    #expect(opening.failure != nil)
    #expect(try add("Rice", to: library))
    let other = Scratch(onDisk: false)
    try SQLiteStore.open(in: other.store).store.close()
    rmdir(scratch.database)
    Files.write(Files.read(other.database), to: scratch.database)
    library.retry()
    #expect(library.failure == nil)
    #expect(library.history.undoable == .add)
    library.close()
    #expect(try stored() == ["": ["Rice"]])
  }

  @Test(arguments: ["quantity = '5O0'", "price = '1e400'", "price = '0'", "unit = 'parsec'"])
  func recoversFromAValueThatCannotBeRead(value: String) throws {
    try makeLibrary()
    let (whole, _) = try open()
    whole.open(1)
    whole.close()
    _ = Inspector.rows("UPDATE product SET \(value) WHERE id = 1", in: scratch.database)
    let (library, opening) = try open()
    #expect(opening == .opened)
    try expectRecovery(library, products: 2)
    #expect(library.current.name == "Oats")
    #expect(library.list.state.products.count == 1)
    #expect(try add("Rice", to: library))
    library.close()
    #expect(try stored() == ["Oats": ["", "Rice"], "Oil": [""]])
  }

  /// A library with the highest numbers is sound. At the next change, it gets lower numbers.
  @Test(arguments: ["product", "comparison", "revision"])
  func continuesAfterTheHighestNumber(of kind: String) throws {
    try makeLibrary()
    let highest: Int64 = 9_007_199_254_740_992
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision = try store.summaries().map(\.comparison.revision).max() ?? 0
    switch kind {
    case "product":
      try store.commit(
        .insert([.sample(highest)], into: 1), .remove([.sample(highest)], from: 1),
        from: &revision)
    case "comparison":
      let last = Comparison(id: highest)
      try store.commit(.create(last, []), .delete(last, []), from: &revision)
    default:
      revision = highest - 2
      try store.commit(
        .insert([.sample(9)], into: 1), .remove([.sample(9)], from: 1), from: &revision)
    }
    store.close()
    let (library, opening) = try open()
    #expect(opening == .opened)
    library.open(1)
    #expect(try add("Rice", to: library))
    library.createComparison()
    library.rename(library.current.id, to: "New")
    #expect(library.failure == nil)
    library.close()
    #expect(try stored() == ["Oats": ["", "", "Rice"], "Oil": [""], "New": []])
  }

  @Test func recoversFromADisplayUnitThatCannotBeRead() throws {
    try makeLibrary()
    _ = Inspector.rows(
      "UPDATE comparison SET display_unit = 'parsec', display_multiple = 1 WHERE id = 1",
      in: scratch.database)
    let (library, _) = try open()
    try expectRecovery(library, products: 3)
    #expect(library.summaries.map(\.comparison.name) == ["Oil", "Oats"])
  }

  @Test func recoversWhenADamagedComparisonIsOpened() throws {
    try makeLibrary()
    let (library, _) = try open()
    library.close()
    _ = Inspector.rows("UPDATE product SET quantity = '5O0' WHERE id = 1", in: scratch.database)
    #expect(library.current.name == "Oil")
    library.open(1)
    try expectRecovery(library, products: 2)
    #expect(library.current.name == "Oil")
    library.open(1)
    #expect(library.list.state.products.count == 1)
    library.close()
    #expect(try stored() == ["Oats": [""], "Oil": [""]])
  }

  /// Changes that could not be saved before are in the recovered library.
  @Test func keepsUnsavedChangesWhileItRecovers() throws {
    try makeLibrary()
    let (library, _) = try open()
    library.open(1)
    library.close()
    var bytes = Files.read(scratch.database)
    bytes[18] = 9
    Files.write(bytes, to: scratch.database)
    #expect(try add("Rice", to: library))
    try expectRecovery(library, products: 3)
    #expect(library.list.state.products.ranked.map(\.name).sorted() == ["", "", "Rice"])
    library.close()
    #expect(try stored() == ["Oats": ["", "", "Rice"], "Oil": [""]])
  }

  @Test func keepsTheProductsOfARenamedComparisonWhileItRecovers() throws {
    try makeLibrary()
    let (library, _) = try open()
    library.close()
    var bytes = Files.read(scratch.database)
    bytes[18] = 9
    Files.write(bytes, to: scratch.database)
    #expect(library.current.name == "Oil")
    library.rename(1, to: "Rice")
    try expectRecovery(library, products: 3)
    library.close()
    #expect(try stored() == ["Rice": ["", ""], "Oil": [""]])
  }
}

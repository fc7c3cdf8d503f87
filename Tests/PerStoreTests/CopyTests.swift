import Glibc
import PerCore
import PerStore
import TestSupport
import Testing

/// Tests copies of the whole library.
@MainActor
struct CopyTests {
  private let scratch = Scratch(onDisk: false)
  private let conventions = Conventions.plain

  private var path: String { scratch.folder + "/copy.db" }

  private static let fixtures = Environment.packageRoot + "/Tests/PerStoreTests/Fixtures"

  /// Creates a library with two comparisons, partly in the log.
  private func makeStore(in scratch: Scratch, count: Int64 = 3) throws -> SQLiteStore {
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 0
    try store.commit(
      .create(
        Comparison(
          id: 1, name: "Oats", displayUnit: DisplayUnit(100, .gram), currency: Currency("EUR")), []),
      from: &revision)
    let day = CalendarDay(year: 2026, month: 1, day: 31)
    try store.commit(
      .insert(
        (1...count).map {
          .sample($0, "\($0)", name: "Name \($0)", shop: "Shop", note: "A note", entered: day)
        }, into: 1),
      from: &revision)
    try store.commit(.create(Comparison(id: 2), [.sample(count + 1, "2", .litre)]), from: &revision)
    return store
  }

  /// Returns all comparisons with their products.
  private func content(of store: SQLiteStore) throws -> [LibraryCopy.SavedComparison] {
    try store.summaries().map {
      LibraryCopy.SavedComparison(
        $0.comparison, try ProductList(store.products(of: $0.id)))
    }
  }

  private func copy(_ store: SQLiteStore, adding changes: [AppliedChange] = []) throws -> [UInt8] {
    let snapshot = try #require(try store.makeSnapshot())
    return try snapshot.bytes(adding: changes)
  }

  private func read(_ bytes: [UInt8]) throws -> LibraryCopy {
    Files.write(bytes, to: path)
    let (store, _) = try SQLiteStore.open(in: Scratch(onDisk: false).store)
    let read = try #require(store.copyReader)
    return try read(path)
  }

  @Test func copiesEverythingWhileTheLogHoldsChanges() throws {
    let store = try makeStore(in: scratch)
    #expect(!Files.read(scratch.log).isEmpty)
    let copy = try read(try copy(store))
    #expect(try copy.comparisons == content(of: store))
    #expect(copy.productCount == 4)
    #expect(copy.losses == nil)
    #expect(Inspector.rows("PRAGMA integrity_check", in: path) == ["ok"])
  }

  /// The log beside a copy can be its own or that of another file.
  @Test(arguments: [true, false])
  func usesOnlyTheLogOfTheCopy(isOwn: Bool) throws {
    let store = try makeStore(in: scratch)
    let other = Scratch(onDisk: false)
    try other.makeLibrary((Comparison(id: 1, name: "Rice"), [.sample(1)]))
    Files.write(Files.read(scratch.log), to: path + "-wal")
    let copy = try read(Files.read(isOwn ? scratch.database : other.database))
    if isOwn {
      #expect(try copy == LibraryCopy(content(of: store)))
    } else {
      #expect(copy.comparisons.map(\.comparison.name) == ["Rice"] && copy.productCount == 1)
      #expect(copy.isWithoutLog && copy.losses == nil)
    }
  }

  @Test func containsChangesThatAreMadeMeanwhile() throws {
    let store = try makeStore(in: scratch, count: 20_000)
    let snapshot = try #require(try store.makeSnapshot())
    #expect(try snapshot.copyMore())
    var revision = try #require(try store.summaries().first).comparison.revision
    let first = try store.products(of: 1, limit: 1)
    try store.commit(.remove(first, from: 1), from: &revision)
    #expect(try snapshot.copyMore())
    try store.commit(.create(Comparison(id: 3, name: "New"), []), from: &revision)
    let copy = try read(try snapshot.bytes(adding: []))
    #expect(try copy.comparisons == content(of: store))
    #expect(copy.comparisons.map(\.products.count) == [0, 19_999, 1])
  }

  @Test func beginsAgainAfterTheStoreWasClosed() throws {
    let store = try makeStore(in: scratch, count: 20_000)
    let snapshot = try #require(try store.makeSnapshot())
    #expect(try snapshot.copyMore())
    store.close()
    let copy = try read(try snapshot.bytes(adding: []))
    #expect(copy.productCount == 20_001)
  }

  @Test func containsChangesThatAreNotSaved() throws {
    let store = try makeStore(in: scratch)
    var model = LibraryModel(store, comparisons: [1])
    let change = model.apply(.insert([.sample(9, "9", name: "Late")], into: 1), revision: 9)
    let copy = try read(try copy(store, adding: [change]))
    #expect(copy.productCount == 5)
    #expect(try store.products(of: 1).count == 3)
  }

  @Test(arguments: 1...Schema.current.version)
  func readsEveryVersion(version: Int64) throws {
    let fixture = Files.read("\(Self.fixtures)/version-\(version).db")
    let copy = try read(fixture)
    #expect(copy.comparisons.map(\.comparison.name) == ["", "Drinks"])
    #expect(copy.comparisons.map(\.products.count) == [0, 2])
    #expect(copy.losses == nil)
    // The file of the user stays as it is.
    #expect(Files.read(path) == fixture)
  }

  @Test func refusesALaterVersion() throws {
    try #require(Schema.current.version == 7, "The step below leads to the next version.")
    let later = Schema(
      steps: Schema.current.steps + [
        """
        CREATE TABLE later (a INTEGER PRIMARY KEY) STRICT;
        UPDATE library SET version = 8;
        PRAGMA user_version = 8;
        """
      ])
    let (store, _) = try SQLiteStore.open(in: scratch.store, schema: later)
    let bytes = try copy(store)
    #expect(throws: LibraryCopyFailure.newer) { try read(bytes) }
  }

  @Test func refusesOtherFiles() throws {
    #expect(throws: LibraryCopyFailure.foreign) { try read([]) }
    #expect(throws: LibraryCopyFailure.foreign) { try read(Array("name,price\n".utf8)) }
    #expect(throws: LibraryCopyFailure.foreign) {
      try read((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) })
    }
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    let reader = try #require(store.copyReader)
    #expect(throws: LibraryCopyFailure.missing) { try reader(scratch.folder + "/missing") }
    #expect(throws: LibraryCopyFailure.self) { try reader(scratch.folder) }
    mkfifo(scratch.folder + "/fifo", 0o600)
    #expect(throws: LibraryCopyFailure.self) { try reader(scratch.folder + "/fifo") }
  }

  @Test func recoversADamagedFile() throws {
    let store = try makeStore(in: scratch, count: 2_000)
    var bytes = try copy(store)
    // The end of the file holds products.
    for index in bytes.count - 3 * 4096..<bytes.count - 2 * 4096 { bytes[index] = 0xA5 }
    let copy = try read(bytes)
    #expect(copy.losses != nil)
    #expect((1_000..<2_001).contains(copy.productCount))
    #expect(throws: LibraryCopyFailure.damaged) { try read(Array(bytes.prefix(100))) }
  }

  // MARK: - Restoring

  /// Replaces the library by a copy as the application does.
  private func restore(_ copy: LibraryCopy, in library: LibraryController) throws {
    let replacement = try #require(try library.beginReplacement(by: copy))
    #expect(library.isDetached)
    try library.finish(BackgroundWork { replacement.run() }.result())
    #expect(!library.isDetached)
  }

  @Test func restoresACopyAndUndoesThat() throws {
    let source = Scratch(onDisk: false)
    let bytes = try copy(makeStore(in: source))
    let copy = try read(bytes)
    let (store, opening) = try SQLiteStore.open(in: scratch.store)
    let library = LibraryController(
      store: store, failure: opening.failure, conventions: conventions)
    library.rename(library.current.id, to: "Before")
    try library.list.add(.sample(0, "7", .piece))
    try restore(copy, in: library)
    #expect(library.summaries.map(\.comparison.name) == ["", "Oats"])
    #expect(library.summaries.map(\.count) == [1, 3])
    #expect(library.currentSummary.comparison.name == "")
    #expect(library.history.undoable == .restoreCopy(comparisons: 2, products: 4))
    library.open(library.summaries[1].id)
    #expect(library.list.state.products.ranked.last?.name == "Name 1")
    #expect(library.current.displayUnit == DisplayUnit(100, .gram))
    // Changes after that are saved with the right ids.
    try library.list.add(.sample(0, "1"))
    library.undo()
    library.undo()
    #expect(library.summaries.map(\.comparison.name) == ["Before"])
    #expect(library.list.state.products.count == 1)
    library.redo()
    #expect(library.summaries.map(\.count) == [1, 3])
    #expect(library.failure == nil)
    library.close()
    let (again, second) = try SQLiteStore.open(in: scratch.store)
    #expect(second == .opened)
    #expect(try again.summaries().map(\.count) == [1, 3])
  }

  @Test func restoresACopyWithoutComparisons() throws {
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    let library = LibraryController(store: store, conventions: conventions)
    try library.list.add(.sample(0, "7", .piece))
    try restore(LibraryCopy([]), in: library)
    #expect(library.summaries.map(\.count) == [0])
    library.undo()
    #expect(library.summaries.map(\.count) == [1])
  }

  @Test func callsOfTheStoreWaitForTheOtherThread() throws {
    let source = Scratch(onDisk: false)
    let copy = try read(copy(makeStore(in: source, count: 20_000)))
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    let library = LibraryController(store: store, conventions: conventions)
    let replacement = try #require(try library.beginReplacement(by: copy))
    // Nothing else changes the library meanwhile.
    try library.list.add(.sample(0, "7", .piece))
    let thread = BackgroundWork { replacement.run() }
    #expect(try store.summaries().map(\.count) == [1, 20_000])
    library.remember("1", for: "setting")
    #expect(try store.setting("setting") == nil)
    try library.finish(thread.result())
    #expect(library.summaries.map(\.count) == [1, 20_000])
    #expect(try store.setting("setting") == "1")
  }

  @Test func pricesOfARestoredListHaveTheDecimalsOfItsCurrency() throws {
    let yen = try #require(Currency(stored: "JPY"))
    let products = try ProductList([.sample(1, "1", .piece, for: "50")])
    let copy = LibraryCopy([.init(Comparison(id: 1, currency: yen), products)])
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    let library = LibraryController(store: store, conventions: conventions)
    try restore(copy, in: library)
    let state = library.list.state
    #expect(state.decimals.unitPrices == 0 && conventions.money.usualDecimals == 2)
    #expect(
      library.list.row(at: 0) == state.row(at: 0, decimals: state.decimals, answer: nil))
  }

  @Test func changesNothingIfTheDiskIsFull() throws {
    let source = Scratch(onDisk: false)
    let bytes = try copy(makeStore(in: source, count: 20_000))
    Files.write(bytes, to: path)
    let probe = ProbeProcess(scratch.store)
    _ = probe.line()
    #expect(probe.ask("enter") == "entered 1 saved")
    #expect(probe.ask("limit 400000") == "done")
    #expect(probe.ask("restore \(path)") == "begun")
    #expect(probe.line() == "failed full \(scratch.database)")
    #expect(probe.ask("limit none") == "done")
    #expect(probe.ask("enter") == "entered 2 saved")
  }
}

import Glibc
import PerCore
import PerStore
import TestSupport
import Testing

@MainActor
struct OpeningTests {
  let scratch = Scratch(onDisk: false)

  /// Makes a library of one comparison with two products.
  private func makeLibrary() throws {
    try scratch.makeLibrary(
      (Comparison(id: 1, name: "Oats"), [.sample(1), .sample(2, "1", .kilogram)]))
  }

  private func recovery() throws -> StoreOpening.Recovery {
    let (store, report) = try SQLiteStore.open(in: scratch.store)
    let recovery = try #require(report.recovery)
    store.close()
    // The next start finds a sound file. It shows the message again until the user has dismissed it.
    let (again, second) = try SQLiteStore.open(in: scratch.store)
    #expect(second == .recovered(recovery))
    #expect(LibraryController(store: again, conventions: .plain).forgetRecovery() == nil)
    again.close()
    let (last, third) = try SQLiteStore.open(in: scratch.store)
    #expect(third == .opened)
    last.close()
    return recovery
  }

  private func isName(_ path: String, of kind: String) -> Bool {
    let rest = path.dropFirst((scratch.database + ".\(kind)-").count)
    return path.hasPrefix(scratch.database + ".\(kind)-") && rest.count == 15
      && rest.allSatisfy { $0.isNumber || $0 == "-" }
  }

  @Test func renamesAnEmptyFile() throws {
    scratch.makeStoreFolder()
    Files.write([], to: scratch.database)
    let recovery = try recovery()
    #expect(recovery.damage == .empty)
    #expect(isName(recovery.setAside, of: "damaged"))
    #expect(Files.exists(recovery.setAside))
    #expect(recovery.products == 0)
  }

  @Test(arguments: [1, 15, 99, 100, 4095, 5000, 100_000])
  func renamesForeignFiles(size: Int) throws {
    scratch.makeStoreFolder()
    var generator = SeededRandom(seed: UInt64(size))
    let bytes = (0..<size).map { _ in UInt8.random(in: 0...255, using: &generator) }
    Files.write(bytes, to: scratch.database)
    let recovery = try recovery()
    #expect(recovery.damage == .foreign)
    #expect(Files.read(recovery.setAside) == bytes)
  }

  @Test func renamesADatabaseOfAnotherProgram() throws {
    scratch.makeStoreFolder()
    Files.write([], to: scratch.database)
    #expect(Inspector.rows("CREATE TABLE product (a, b, c)", in: scratch.database) == [])
    let bytes = Files.read(scratch.database)
    let recovery = try recovery()
    #expect(recovery.damage == .foreign)
    #expect(Files.read(recovery.setAside) == bytes)
  }

  @Test(arguments: [true, false])
  func waitsUntilAFolderOrPipeIsRemoved(isFolder: Bool) throws {
    scratch.makeStoreFolder()
    if isFolder { mkdir(scratch.database, 0o700) } else { mkfifo(scratch.database, 0o600) }
    let code = isFolder ? EISDIR : EINVAL
    let failure = StoreFailure(.other(String(cString: strerror(code))), path: scratch.database)
    let (store, report) = try SQLiteStore.open(in: scratch.store)
    #expect(report == .unavailable(failure))
    var revision: Int64 = 0
    let creation = Change.create(Comparison(id: 1), [.sample(1)])
    #expect(throws: failure) { try store.commit(creation, from: &revision) }
    remove(scratch.database)
    try store.commit(creation, from: &revision)
    #expect(try store.products(of: 1) == [.sample(1)])
  }

  @Test func renamesEachFileDifferently() throws {
    scratch.makeStoreFolder()
    var names: Set<String> = []
    for number in 1...4 {
      Files.write([UInt8(number)], to: scratch.database)
      Files.write([], to: scratch.log)
      names.insert(try recovery().setAside)
    }
    #expect(names.count == 4)
    #expect(Set(names.map { Files.read($0) }) == [[1], [2], [3], [4]])
  }

  @Test func refusesALaterVersion() throws {
    try makeLibrary()
    let version = Schema.current.version + 1
    _ = Inspector.rows("UPDATE library SET version = \(version)", in: scratch.database)
    _ = Inspector.rows("PRAGMA user_version = \(version)", in: scratch.database)
    let files = scratch.files()
    let bytes = Files.read(scratch.database)
    #expect(throws: StoreFailure(.newer, path: scratch.database)) {
      try SQLiteStore.open(in: scratch.store)
    }
    #expect(Files.read(scratch.database) == bytes)
    #expect(scratch.files() == files)
  }

  @Test func refusesALaterVersionWithOtherTables() throws {
    try makeLibrary()
    _ = Inspector.rows("DROP TABLE library", in: scratch.database)
    _ = Inspector.rows("PRAGMA user_version = 9", in: scratch.database)
    let bytes = Files.read(scratch.database)
    #expect(throws: StoreFailure(.newer, path: scratch.database)) {
      try SQLiteStore.open(in: scratch.store)
    }
    #expect(Files.read(scratch.database) == bytes)
  }

  /// A damaged version number does not make the file one of a later version.
  @Test func recoversFromADamagedVersionNumber() throws {
    try makeLibrary()
    var bytes = Files.read(scratch.database)
    bytes[63] = 77
    Files.write(bytes, to: scratch.database)
    let recovery = try recovery()
    #expect(recovery.damage == .damaged)
    #expect(recovery.products == 2)
  }

  @Test func recoversTheBestProductForWhatIsBought() throws {
    let single = Product.sample(1, "1", .kilogram, for: "2.50")
    let plain = Product.sample(2, "1", .kilogram, for: "3")
    let multibuy = try Product(
      id: 2, quantity: plain.quantity, unit: .kilogram, price: plain.price,
      offer: Offer(.multibuy(packs: 3, pay: 2)))
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var library = Library()
    let comparison = Comparison(id: 1, buying: Buying(.one))
    let creation = try library.apply([.create(comparison, [single, multibuy])], as: nil)
    try store.commit(creation.changes)
    #expect(try store.summaries()[0].best?.id == 1)
    store.close()
    var bytes = Files.read(scratch.database)
    bytes[63] = 77
    Files.write(bytes, to: scratch.database)
    let (recovered, report) = try SQLiteStore.open(in: scratch.store)
    #expect(report.recovery?.products == 2)
    #expect(try recovered.summaries()[0].best?.id == 1)
  }

  @Test func recoversFromTheLogAlone() throws {
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 0
    try store.commit(.create(Comparison(id: 1), [.sample(1)]), from: &revision)
    let copy = Scratch(onDisk: false)
    copy.makeStoreFolder()
    Files.write(Files.read(scratch.log), to: copy.log)
    let (recovered, report) = try SQLiteStore.open(in: copy.store)
    let recovery = try #require(report.recovery)
    #expect(recovery.products == 1)
    #expect(try recovered.products(of: 1) == [.sample(1)])
    #expect(recovery.setAside.hasSuffix("-wal") && Files.exists(recovery.setAside))
  }

  @Test func recoversFromDamageInTheLog() throws {
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 0
    try store.commit(.create(Comparison(id: 1), []), from: &revision)
    for id in 1...20 as ClosedRange<Int64> {
      try store.commit(.insert([.sample(id)], into: 1), from: &revision)
    }
    let copy = Scratch(onDisk: false)
    copy.makeStoreFolder()
    Files.write(Files.read(scratch.database), to: copy.database)
    var log = Files.read(scratch.log)
    log[32 + 24 + 4000] ^= 1
    Files.write(log, to: copy.log)
    let (recovered, report) = try SQLiteStore.open(in: copy.store)
    let recovery = try #require(report.recovery)
    #expect(recovery.products == 20)
    #expect(try recovered.products(of: 1) == store.products(of: 1))
  }

  /// Damage that the check at opening does not find is recovered at the start after it was read.
  @Test func recoversFromAnInvalidValue() throws {
    try makeLibrary()
    _ = Inspector.rows("UPDATE product SET quantity = '5O0' WHERE id = 1", in: scratch.database)
    let (store, report) = try SQLiteStore.open(in: scratch.store)
    #expect(report == .opened)
    #expect(throws: StoreFailure(.damaged, path: scratch.database)) { try store.products(of: 1) }
    store.close()
    let recovery = try recovery()
    #expect(recovery.products == 1)
    #expect(try SQLiteStore.open(in: scratch.store).store.products(of: 1).map(\.id) == [2])
  }

  @Test(arguments: [false, true])
  func noticesItemsThatDoNotCompare(isReopened: Bool) throws {
    var store = try SQLiteStore.open(in: scratch.store).store
    let products: [Product] = [
      .sample(1, "1", .one), .sample(2, "1", .wash), .sample(3, "1", .sheet),
    ]
    let comparison = Comparison(id: 1)
    func summary(_ count: Int) -> ComparisonSummary {
      ComparisonSummary(comparison: comparison, count: count, best: products[0])
    }
    try store.commit([
      AppliedChange(
        .create(comparison, Array(products[..<2])), revision: 1, summary: summary(2))
    ])
    #expect(try store.products(of: 1) == Array(products[..<2]))
    try store.commit([
      AppliedChange(.insert([products[2]], into: 1), revision: 2, summary: summary(3))
    ])
    if isReopened {
      store.close()
      store = try SQLiteStore.open(in: scratch.store).store
    }
    #expect(throws: StoreFailure(.damaged, path: scratch.database)) { try store.products(of: 1) }
  }

  /// Products of another kind are moved to a comparison of their own.
  @Test func recoversFromProductsOfTwoKinds() throws {
    try makeLibrary()
    _ = Inspector.rows("UPDATE product SET unit = 'L' WHERE id = 1", in: scratch.database)
    let (store, report) = try SQLiteStore.open(in: scratch.store)
    #expect(report == .opened)
    #expect(throws: StoreFailure(.damaged, path: scratch.database)) { try store.products(of: 1) }
    store.close()
    let recovery = try recovery()
    #expect(recovery.products == 2)
    #expect(recovery.comparisons == 2)
    let again = try SQLiteStore.open(in: scratch.store).store
    let summaries = try again.summaries()
    #expect(summaries.map(\.comparison.name) == ["Oats", "Oats"])
    let lists = try summaries.map { try again.products(of: $0.id) }
    #expect(
      Set(lists) == [[.sample(1, "500", .litre)], [.sample(2, "1", .kilogram)]])
  }

  @Test(arguments: [
    "UPDATE library SET last_product = 9223372036854775807",
    "UPDATE library SET last_product = 1", "UPDATE library SET last_comparison = 0",
    "UPDATE comparison SET revision = 9223372036854775807", "UPDATE comparison SET count = 3",
    "UPDATE product SET id = -4 WHERE id = 1", "DELETE FROM comparison", "DELETE FROM library",
    "DROP TABLE setting", "UPDATE product SET comparison = 8 WHERE id = 1",
    "UPDATE product SET unit = 'L' WHERE id = 1; UPDATE library SET suspect = 1",
    "UPDATE comparison SET display_unit = 'g', display_multiple = -7",
  ])
  func recoversFromInconsistentValues(statement: String) throws {
    try makeLibrary()
    for part in statement.split(separator: ";") {
      _ = Inspector.rows(String(part), in: scratch.database)
    }
    #expect(try recovery().products == 2)
    let store = try SQLiteStore.open(in: scratch.store).store
    let summaries = try store.summaries()
    #expect(summaries.reduce(0) { $0 + $1.count } == 2)
    for summary in summaries { _ = try ProductList(store.products(of: summary.id)) }
    #expect(try store.lastProductID() < 1 << 60)
  }

  // MARK: - Interrupted replacing

  private func makeSuccessor() throws -> [UInt8] {
    let other = Scratch(onDisk: false)
    let (store, _) = try SQLiteStore.open(in: other.store)
    var revision: Int64 = 0
    try store.commit(.create(Comparison(id: 1, name: "New"), [.sample(5)]), from: &revision)
    store.close()
    return Files.read(other.database)
  }

  @Test(arguments: [0, 1, 2])
  func finishesReplacing(filesMoved: Int) throws {
    scratch.makeStoreFolder()
    let aside = scratch.database + ".damaged-20200102-030405"
    setenv("TZ", "UTC", 1)
    tzset()
    Files.write(try makeSuccessor(), to: scratch.database + ".new")
    _ = system("touch -d 2020-01-02T03:04:05Z '\(scratch.database).new'")
    Files.write([1], to: filesMoved > 0 ? aside : scratch.database)
    Files.write([2], to: filesMoved > 1 ? aside + "-wal" : scratch.log)
    Files.write([3], to: scratch.database + ".new.tmp")
    let (store, report) = try SQLiteStore.open(in: scratch.store)
    #expect(report == .opened)
    #expect(try store.products(of: 1) == [.sample(5)])
    store.close()
    #expect(Files.read(aside) == [1])
    #expect(Files.read(aside + "-wal") == [2])
    #expect(!Files.exists(scratch.database + ".new"))
  }
}

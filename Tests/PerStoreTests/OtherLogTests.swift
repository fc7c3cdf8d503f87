import CSQLite
import PerCore
import PerStore
import TestSupport
import Testing

/// Whether the log beside a library is its own.
@MainActor
struct OtherLogTests {
  private let scratch = Scratch(onDisk: false)
  /// Another library.
  private let other = Scratch(onDisk: false)

  /// Makes a library with the product "Oats" in its file and "Rice" in its log.
  private func makeFiles() throws -> (file: [UInt8], log: [UInt8]) {
    try scratch.makeLibrary((Comparison(id: 1), [.sample(1, name: "Oats")]))
    let file = Files.read(scratch.database)
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 1
    try store.commit(.insert([.sample(2, name: "Rice")], into: 1), from: &revision)
    let log = Files.read(scratch.log)
    store.close()
    return (file, log)
  }

  private func write(_ file: [UInt8], log: [UInt8], damage: String) {
    Files.write(file, to: scratch.database)
    #expect(Inspector.rows(damage, in: scratch.database) == [])
    Files.write(log, to: scratch.log)
  }

  @Test func aLogOfAnotherLibraryIsNotApplied() throws {
    let log = try makeFiles().log
    try other.makeOther()
    Files.write(Files.read(other.database), to: scratch.database)
    Files.write(log, to: scratch.log)
    let (opening, names) = try scratch.stored()
    let recovery = try #require(opening.recovery)
    #expect(names.sorted() == (1...9).map { "Other \($0)" })
    #expect(recovery.products == 9 && Files.read(recovery.setAside + "-wal") == log)
    #expect(try scratch.stored().opening == opening)
  }

  /// Both libraries have as many commits and as many products.
  @Test func aLogOfASimilarLibraryIsNotApplied() throws {
    let log = try makeFiles().log
    try other.makeLibrary((Comparison(id: 1), [.sample(1, name: "Other")]))
    Files.write(Files.read(other.database), to: scratch.database)
    Files.write(log, to: scratch.log)
    let (opening, names) = try scratch.stored()
    #expect(opening.recovery?.products == 1 && names == ["Other"])
  }

  /// The library was copied, and both copies got as many changes.
  @Test(arguments: [false, true])
  func aLogOfACopyOfTheLibraryIsNotApplied(changesSettingsOnly: Bool) throws {
    var revision: Int64 = 0
    func add(_ name: String) throws {
      let (store, _) = try SQLiteStore.open(in: scratch.store)
      revision = 1
      if changesSettingsOnly {
        try store.set([LibraryController.openKey: name])
      } else {
        try store.commit(.insert([.sample(2, name: name)], into: 1), from: &revision)
      }
      log = Files.read(scratch.log)
      store.close()
    }
    var log: [UInt8] = []
    try scratch.makeLibrary((Comparison(id: 1), [.sample(1, name: "Oats")]))
    let start = Files.read(scratch.database)
    try add("Rice")
    let logOfRice = log
    Files.write(start, to: scratch.database)
    try add("Millet")
    Files.write(logOfRice, to: scratch.log)
    let (store, opening) = try SQLiteStore.open(in: scratch.store)
    #expect(
      opening.recovery?.losses
        == RecoveryLosses(mayMissComparisons: true, hasChangedSettings: true, mayBeOlder: true))
    if changesSettingsOnly {
      // Recovery replaces a setting that names no comparison.
      #expect(try store.setting(LibraryController.openKey) != "Rice")
    } else {
      #expect(try store.productNames() == ["Oats", "Millet"])
    }
  }

  /// The log continues the file, or SQLite has copied all or some of it.
  @Test func theLogOfTheLibraryIsApplied() throws {
    try scratch.makeLibrary((Comparison(id: 1), [.sample(1)]))
    var files = [Files.read(scratch.database)]
    var revision: Int64 = 1
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    try store.commit(.insert([.sample(2)], into: 1), from: &revision)
    try store.set("1", for: LibraryController.openKey)
    let log = Files.read(scratch.log)
    store.close()
    files.append(Files.read(scratch.database))
    for file in files {
      Files.write(file, to: scratch.database)
      Files.write(log, to: scratch.log)
      let (again, opening) = try SQLiteStore.open(in: scratch.store)
      #expect(opening == .opened)
      #expect(try again.products(of: 1).count == 2)
      again.close()
    }
  }

  /// The libraries have several pages of products, so that pages of both would be mixed.
  @Test func aLogOfALongLibraryIsNotApplied() throws {
    func makeLong(_ scratch: Scratch, _ count: Int64, _ name: String) throws {
      try scratch.makeLibrary(
        (Comparison(id: 1), (1...count).map { .sample($0, name: "\(name) \($0)") }))
    }
    try makeLong(scratch, 300, "Oats")
    try makeLong(other, 400, "Other")
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 1
    try store.commit(.insert([.sample(301, name: "Rice")], into: 1), from: &revision)
    let log = Files.read(scratch.log)
    store.close()
    Files.write(Files.read(other.database), to: scratch.database)
    Files.write(log, to: scratch.log)
    let (opening, names) = try scratch.stored()
    #expect(opening.recovery != nil && names.count == 400)
    #expect(names.allSatisfy { $0.hasPrefix("Other") })
  }

  @Test func aLogOfALaterVersionIsNotApplied() throws {
    try scratch.makeLibrary((Comparison(id: 1), [.sample(1, name: "Oats")]))
    let earlier = Files.read(scratch.database)
    var revision: Int64 = 1
    for id in 2...6 as ClosedRange<Int64> {
      let (store, _) = try SQLiteStore.open(in: scratch.store)
      try store.commit(.insert([.sample(id, name: "\(id)")], into: 1), from: &revision)
      let log = Files.read(scratch.log)
      store.close()
      if id == 6 { Files.write(log, to: scratch.log) }
    }
    Files.write(earlier, to: scratch.database)
    let (opening, names) = try scratch.stored()
    #expect(opening.recovery != nil && names == ["Oats"])
  }

  /// A folder whose name has signs that are special in an address, also two slashes at the beginning.
  @Test func theLogIsComparedInAnyFolder() throws {
    let folder = "/" + scratch.folder + "/50% #1?"
    let (store, _) = try SQLiteStore.open(in: folder)
    var revision: Int64 = 0
    try store.commit(.create(Comparison(id: 1), [.sample(1, name: "Oats")]), from: &revision)
    let copy = scratch.folder + "/copy %23"
    Files.makeFolder(copy)
    for name in ["/per.db", "/per.db-wal"] {
      Files.write(Files.read(folder + name), to: copy + name)
    }
    store.close()
    let (second, opening) = try SQLiteStore.open(in: copy)
    #expect(opening == .opened)
    #expect(try second.productNames() == ["Oats"])
  }

  /// The row of the library in the file is damaged, so its number doesn't show whether the log continues it.
  @Test(arguments: [
    "generation = generation + 1", "generation = generation + 4398046511104", "setting_sum = 7",
  ])
  func aLogIsAppliedToADamagedFile(damage: String) throws {
    let (file, log) = try makeFiles()
    write(file, log: log, damage: "UPDATE library SET \(damage)")
    let (store, opening) = try SQLiteStore.open(in: scratch.store)
    #expect(opening == .opened)
    #expect(try store.products(of: 1).map(\.name) == ["Oats", "Rice"])
    store.close()
  }

  /// The library was marked as damaged before the process was killed, so the mark is only in the log.
  @Test func theOwnLogOfASuspectLibraryIsUsed() throws {
    let (file, log) = try makeFiles()
    Files.write(file, to: scratch.database)
    Files.write(log, to: scratch.log)
    var connection: OpaquePointer?
    #expect(sqlite3_open_v2(scratch.database, &connection, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK)
    #expect(sqlite3_exec(connection, "UPDATE library SET suspect = 1", nil, nil, nil) == SQLITE_OK)
    let marked = Files.read(scratch.log)
    sqlite3_close(connection)
    Files.write(file, to: scratch.database)
    Files.write(marked, to: scratch.log)
    let (store, opening) = try SQLiteStore.open(in: scratch.store)
    #expect(opening.recovery?.losses == RecoveryLosses(missingProducts: 0))
    #expect(try store.products(of: 1).map(\.name) == ["Oats", "Rice"])
    store.close()
  }

  /// The log can contain the products that are missing in the file, so their number isn't known.
  @Test func noNumberOfMissingProductsIsGivenWithoutTheLog() throws {
    try other.makeLibrary((Comparison(id: 1), [.sample(1, name: "Oats"), .sample(2)]))
    let (file, log) = (Files.read(other.database), try makeFiles().log)
    write(file, log: log, damage: "UPDATE product SET unit = 'x' WHERE id = 2")
    let (store, opening) = try SQLiteStore.open(in: scratch.store)
    #expect(
      opening.recovery?.losses
        == RecoveryLosses(mayMissComparisons: true, hasChangedSettings: true, mayBeOlder: true))
    #expect(try store.products(of: 1).map(\.name) == ["Oats"])
    store.close()
  }

  /// A log of a longer library has pages that this one lacks.
  @Test func aLogOfALongerLibraryIsNotApplied() throws {
    try other.makeLibrary(
      (Comparison(id: 1), (1...2000).map { .sample($0, name: "Other \($0)") }))
    let (store, _) = try SQLiteStore.open(in: other.store)
    var revision: Int64 = 1
    try store.commit(.insert([.sample(2001, name: "Rice")], into: 1), from: &revision)
    let log = Files.read(other.log)
    store.close()
    let file = try makeFiles().file
    Files.write(file, to: scratch.database)
    Files.write(log, to: scratch.log)
    let (again, opening) = try SQLiteStore.open(in: scratch.store)
    #expect(opening.recovery != nil)
    #expect(try again.products(of: 1).map(\.name) == ["Oats"])
    again.close()
  }

  /// The first start after an upgrade. Before version 6, commits were counted.
  @Test(arguments: [5, 6] as [Int64], [true, false])
  func aLogIsComparedWithAFileOfAnEarlierVersion(version: Int64, isOwn: Bool) throws {
    let fixtures = Environment.packageRoot + "/Tests/PerStoreTests/Fixtures"
    let file = Files.read("\(fixtures)/version-\(version).db")
    scratch.makeStoreFolder()
    Files.write(file, to: scratch.database)
    let next = version < 6 ? "generation + 1" : "(generation & 67108863) << 26 | 12345"
    let number = isOwn ? next : "generation + 5"
    var connection: OpaquePointer?
    #expect(sqlite3_open_v2(scratch.database, &connection, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK)
    let sql = "UPDATE library SET generation = \(number), last_product = 99"
    #expect(sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK)
    let log = Files.read(scratch.log)
    sqlite3_close(connection)
    Files.write(file, to: scratch.database)
    Files.write(log, to: scratch.log)
    let (store, opening) = try SQLiteStore.open(in: scratch.store)
    defer { store.close() }
    #expect(try store.lastProductID() == (isOwn ? 99 : 7))
    #expect(try store.summaries().map(\.count) == [0, 2])
    if isOwn {
      #expect(opening == .migrated(copy: "\(scratch.database).v\(version).bak", splits: 0))
    } else {
      let recovery = try #require(opening.recovery)
      #expect(recovery.losses.mayBeOlder && Files.read(recovery.setAside + "-wal") == log)
    }
  }
}

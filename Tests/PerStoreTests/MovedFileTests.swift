import Glibc
import PerCore
import PerStore
import TestSupport
import Testing

/// Files of the library that other programs replace, remove or write.
@MainActor
struct MovedFileTests {
  private let scratch = Scratch(onDisk: false)
  /// Another library.
  private let other = Scratch(onDisk: false)

  private func names(_ store: SQLiteStore) throws -> [String] {
    try store.summaries().flatMap { try store.products(of: $0.id).map(\.name) }
  }

  /// Returns how the library opens, and the names of its products.
  private func stored() throws -> (opening: StoreOpening, names: [String]) {
    let (store, opening) = try SQLiteStore.open(in: scratch.store)
    defer { store.close() }
    return (opening, try names(store))
  }

  /// Opens a library with the product "Oats", and adds "Rice", which is in the log.
  private func openWithLog(_ revision: inout Int64) throws -> SQLiteStore {
    try scratch.makeLibrary((Comparison(id: 1), [.sample(1, name: "Oats")]))
    revision = 1
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    try store.commit(.insert([.sample(2, name: "Rice")], into: 1), from: &revision)
    return store
  }

  /// Makes a library of as many comparisons as another one has commits, and more.
  private func makeOther() throws {
    var comparisons: [(comparison: Comparison, products: [Product])] = []
    for id in 1...9 as ClosedRange<Int64> {
      comparisons.append((Comparison(id: id), [.sample(id, name: "Other \(id)")]))
    }
    let (store, _) = try SQLiteStore.open(in: other.store)
    var revision: Int64 = 0
    for (comparison, products) in comparisons {
      try store.commit(.create(comparison, products), from: &revision)
    }
    store.close()
  }

  @Test func aLogOfAnotherLibraryIsNotApplied() throws {
    var revision: Int64 = 0
    let store = try openWithLog(&revision)
    let log = Files.read(scratch.log)
    store.close()
    try makeOther()
    Files.write(Files.read(other.database), to: scratch.database)
    Files.write(log, to: scratch.log)
    let (opening, names) = try stored()
    let recovery = try #require(opening.recovery)
    #expect(names.sorted() == (1...9).map { "Other \($0)" })
    #expect(recovery.products == 9 && Files.read(recovery.setAside + "-wal") == log)
    #expect(try stored().opening == opening)
  }

  /// Both libraries have as many commits and as many products.
  @Test func aLogOfALikeLibraryIsNotApplied() throws {
    var revision: Int64 = 0
    let store = try openWithLog(&revision)
    let log = Files.read(scratch.log)
    store.close()
    try other.makeLibrary((Comparison(id: 1), [.sample(1, name: "Other")]))
    Files.write(Files.read(other.database), to: scratch.database)
    Files.write(log, to: scratch.log)
    let (opening, names) = try stored()
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
      #expect(try names(store) == ["Oats", "Millet"])
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
    let (opening, names) = try stored()
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
    let (opening, names) = try stored()
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
    #expect(try names(second) == ["Oats"])
  }

  /// Only the file is removed, and its log stays.
  @Test func aRemovedFileIsWrittenAgain() throws {
    var revision: Int64 = 0
    let store = try openWithLog(&revision)
    unlink(scratch.database)
    try store.commit(.insert([.sample(3, name: "Oil")], into: 1), from: &revision)
    #expect(try names(store) == ["Oats", "Rice", "Oil"])
    store.close()
    #expect(scratch.files() == ["per.db", "per.lock"])
    let (opening, names) = try stored()
    #expect(opening == .opened && names == ["Oats", "Rice", "Oil"])
  }

  @Test func aFileThatIsRemovedBeforeTheEndIsWrittenAgain() throws {
    var revision: Int64 = 0
    let store = try openWithLog(&revision)
    unlink(scratch.database)
    store.close()
    let (opening, names) = try stored()
    #expect(opening == .opened && names == ["Oats", "Rice"])
  }

  /// A file manager replaces the file by a copy of another library.
  @Test func aFileThatReplacesTheLibraryStaysAsItIs() throws {
    var revision: Int64 = 0
    let store = try openWithLog(&revision)
    try makeOther()
    let copy = Files.read(other.database)
    Files.write(copy, to: scratch.database + ".copy")
    rename(scratch.database + ".copy", scratch.database)
    #expect(throws: StoreFailure(.changed, path: scratch.database)) {
      try store.commit(.insert([.sample(3, name: "Oil")], into: 1), from: &revision)
    }
    store.close()
    #expect(Files.read(scratch.database) == copy && !scratch.files().contains("per.db-wal"))
    let replaced = try #require(scratch.files().first { $0.hasPrefix("per.db.replaced-") })
    #expect(
      Inspector.rows("SELECT name FROM product", in: scratch.store + "/" + replaced)
        == ["Oats", "Rice"])
    let (opening, names) = try stored()
    #expect(opening == .opened && names.count == 9)
  }

  /// A folder gets the name of the file, so that the library can't be written there at the end.
  @Test func aFolderInPlaceOfTheLibraryLosesNothing() throws {
    var revision: Int64 = 0
    let store = try openWithLog(&revision)
    unlink(scratch.database)
    mkdir(scratch.database, 0o700)
    store.close()
    let replaced = try #require(scratch.files().first { $0.hasPrefix("per.db.replaced-") })
    #expect(
      Inspector.rows("SELECT name FROM product", in: scratch.store + "/" + replaced)
        == ["Oats", "Rice"])
  }

  /// Only the log of a library is found.
  @Test func aLogAloneIsNamedAsTheFileThatIsSetAside() throws {
    var revision: Int64 = 0
    let store = try openWithLog(&revision)
    let log = Files.read(scratch.log)
    store.close()
    unlink(scratch.database)
    Files.write(log, to: scratch.log)
    let recovery = try #require(try stored().opening.recovery)
    #expect(recovery.setAside.hasSuffix("-wal") && Files.read(recovery.setAside) == log)
  }

  @Test func filesThatPerUsesAreItsOwn() throws {
    var revision: Int64 = 0
    let store = try openWithLog(&revision)
    defer { store.close() }
    for suffix in ["", "-wal", "-journal", "-shm", ".new", ".new.tmp"] {
      #expect(store.keepsLibrary(in: scratch.database + suffix), "\(suffix)")
    }
    for name in ["/copy.db", "/per.db.csv", "/per.db-", "/missing/per.db.new"] {
      #expect(!store.keepsLibrary(in: scratch.store + name), "\(name)")
    }
  }

  /// A damaged byte makes another product the best one, or none.
  @Test func theBestProductOfAComparisonMustExist() throws {
    let products = [Product.sample(1, name: "Oats"), .sample(2, "1", .kilogram, name: "Rice")]
    try scratch.makeLibrary((Comparison(id: 1), products))
    #expect(Inspector.rows("UPDATE comparison SET best = 99", in: scratch.database) == [])
    let recovery = try #require(try stored().opening.recovery)
    #expect(recovery.products == 2)
    #expect(Inspector.rows("SELECT best FROM comparison", in: scratch.database) != ["99"])
  }

  /// Another program writes another library into the file. To restore a backup of an SQLite file, its log is removed,
  /// too.
  @Test(arguments: [false, true])
  func aFileThatIsOverwrittenIsNotMixed(removesLog: Bool) throws {
    var revision: Int64 = 0
    let store = try openWithLog(&revision)
    try makeOther()
    usleep(20_000)
    Files.write(Files.read(other.database), to: scratch.database)
    if removesLog { unlink(scratch.log) }
    #expect(throws: StoreFailure.self) {
      try store.commit(.insert([.sample(3, name: "Oil")], into: 1), from: &revision)
    }
    store.close()
    #expect(Files.read(scratch.database) == Files.read(other.database))
    #expect(try stored().names.sorted() == (1...9).map { "Other \($0)" })
  }

  @Test func aChangedTimeOfTheFileIsNotAReasonToStop() throws {
    var revision: Int64 = 0
    let store = try openWithLog(&revision)
    #expect(system("touch -d '2001-02-03' '\(scratch.database)'") == 0)
    try store.commit(.insert([.sample(3, name: "Oil")], into: 1), from: &revision)
    store.close()
    let (opening, names) = try stored()
    #expect(opening == .opened && names == ["Oats", "Rice", "Oil"])
  }

  /// A power cut loses a file that has no name.
  @Test(arguments: ["rm per.db-wal", "mv per.db-wal elsewhere", "cp per.db-wal x; mv x per.db-wal"])
  func aRemovedLogLosesNothing(command: String) throws {
    var revision: Int64 = 0
    let store = try openWithLog(&revision)
    #expect(system("cd '\(scratch.store)'; \(command)") == 0)
    try store.commit(.insert([.sample(3, name: "Oil")], into: 1), from: &revision)
    other.makeStoreFolder()
    Files.write(Files.read(scratch.database), to: other.database)
    if scratch.files().contains("per.db-wal") {
      Files.write(Files.read(scratch.log), to: other.log)
    }
    let (second, opening) = try SQLiteStore.open(in: other.store)
    #expect(opening == .opened)
    #expect(try names(second) == ["Oats", "Rice", "Oil"])
    store.close()
  }

  /// The journal of a transaction that was interrupted in another library.
  @Test func aJournalOfAnotherFileIsNotApplied() throws {
    try scratch.makeLibrary((Comparison(id: 1), [.sample(1, name: "Oats")]))
    let start: [UInt8] = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7]
    let bytes = start + Array(repeating: 1, count: 600)
    Files.write(bytes, to: scratch.database + "-journal")
    let (opening, names) = try stored()
    #expect(opening == .opened && names == ["Oats"])
    let kept = try #require(scratch.files().first { $0.hasPrefix("per.db-journal.damaged-") })
    #expect(Files.read(scratch.store + "/" + kept) == bytes)
  }

  @Test func theFilesOfTheLibraryAreKnown() throws {
    var revision: Int64 = 0
    let store = try openWithLog(&revision)
    symlink(scratch.database, scratch.folder + "/link")
    let (lock, link) = (scratch.store + "/per.lock", scratch.folder + "/link")
    for path in [scratch.database, scratch.log, lock, link] {
      #expect(store.keepsLibrary(in: path), "\(path)")
    }
    #expect(!store.keepsLibrary(in: scratch.store + "/per.csv"))
    store.close()
  }
}

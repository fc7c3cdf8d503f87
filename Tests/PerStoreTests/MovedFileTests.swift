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

  /// Opens a library with the product "Oats", and adds "Rice", which is in the log.
  private func openWithLog(_ revision: inout Int64) throws -> SQLiteStore {
    try scratch.makeLibrary((Comparison(id: 1), [.sample(1, name: "Oats")]))
    revision = 1
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    try store.commit(.insert([.sample(2, name: "Rice")], into: 1), from: &revision)
    return store
  }

  /// Only the file is removed, and its log stays.
  @Test func aRemovedFileIsWrittenAgain() throws {
    var revision: Int64 = 0
    let store = try openWithLog(&revision)
    unlink(scratch.database)
    try store.commit(.insert([.sample(3, name: "Oil")], into: 1), from: &revision)
    #expect(try store.productNames() == ["Oats", "Rice", "Oil"])
    store.close()
    #expect(scratch.files() == ["per.db", "per.lock"])
    let (opening, names) = try scratch.stored()
    #expect(opening == .opened && names == ["Oats", "Rice", "Oil"])
  }

  @Test func aFileThatIsRemovedBeforeTheEndIsWrittenAgain() throws {
    var revision: Int64 = 0
    let store = try openWithLog(&revision)
    unlink(scratch.database)
    store.close()
    let (opening, names) = try scratch.stored()
    #expect(opening == .opened && names == ["Oats", "Rice"])
  }

  /// A file manager replaces the file by a copy of another library.
  @Test func aFileThatReplacesTheLibraryStaysAsItIs() throws {
    var revision: Int64 = 0
    let store = try openWithLog(&revision)
    try other.makeOther()
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
    let (opening, names) = try scratch.stored()
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
    let recovery = try #require(try scratch.stored().opening.recovery)
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
    let recovery = try #require(try scratch.stored().opening.recovery)
    #expect(recovery.products == 2)
    #expect(Inspector.rows("SELECT best FROM comparison", in: scratch.database) != ["99"])
  }

  /// Another program writes another library into the file. To restore a backup of an SQLite file, its log is removed,
  /// too.
  @Test(arguments: [false, true])
  func aFileThatIsOverwrittenIsNotMixed(removesLog: Bool) throws {
    var revision: Int64 = 0
    let store = try openWithLog(&revision)
    try other.makeOther()
    usleep(20_000)
    Files.write(Files.read(other.database), to: scratch.database)
    if removesLog { unlink(scratch.log) }
    #expect(throws: StoreFailure.self) {
      try store.commit(.insert([.sample(3, name: "Oil")], into: 1), from: &revision)
    }
    store.close()
    #expect(Files.read(scratch.database) == Files.read(other.database))
    #expect(try scratch.stored().names.sorted() == (1...9).map { "Other \($0)" })
  }

  @Test func aChangedTimeOfTheFileIsNotAReasonToStop() throws {
    var revision: Int64 = 0
    let store = try openWithLog(&revision)
    #expect(system("touch -d '2001-02-03' '\(scratch.database)'") == 0)
    try store.commit(.insert([.sample(3, name: "Oil")], into: 1), from: &revision)
    store.close()
    let (opening, names) = try scratch.stored()
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
    #expect(try second.productNames() == ["Oats", "Rice", "Oil"])
    store.close()
  }

  /// The journal of a transaction that was interrupted in another library.
  @Test func aJournalOfAnotherFileIsNotApplied() throws {
    try scratch.makeLibrary((Comparison(id: 1), [.sample(1, name: "Oats")]))
    let start: [UInt8] = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7]
    let bytes = start + Array(repeating: 1, count: 600)
    Files.write(bytes, to: scratch.database + "-journal")
    let (opening, names) = try scratch.stored()
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

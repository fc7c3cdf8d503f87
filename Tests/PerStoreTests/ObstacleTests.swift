import Glibc
import PerCore
import PerStore
import TestSupport
import Testing

/// Opens a library beside files that are not SQLite's or Per's.
@MainActor
struct ObstacleTests {
  private let scratch = Scratch(onDisk: false)

  private func makeLibrary() throws {
    try scratch.makeLibrary((Comparison(id: 1), [.sample(1)]))
  }

  /// Opens the damaged library, and checks that its product was recovered.
  private func recover() throws -> (store: SQLiteStore, recovery: StoreOpening.Recovery) {
    let (store, opening) = try SQLiteStore.open(in: scratch.store)
    let recovery = try #require(opening.recovery)
    #expect(recovery.products == 1)
    return (store, recovery)
  }

  /// Commands that make something with the name of the library's successor.
  private nonisolated static let successors = [
    "echo text >per.db.new", "mkdir -p per.db.new/folder", "mkfifo per.db.new",
    "ln -s per.db per.db.new", "ln -s missing per.db.new", ": >per.db.new",
    "head -c 5000 per.db >per.db.new", "ln -s /dev/zero per.db.new", "cp per.db per.db.new",
    "python3 -c 'import socket; socket.socket(socket.AF_UNIX).bind(\"per.db.new\")'",
  ]

  @Test(arguments: successors)
  func keepsASoundLibraryBesideASuccessor(command: String) throws {
    try makeLibrary()
    #expect(system("cd '\(scratch.store)'; \(command)") == 0)
    let (store, opening) = try SQLiteStore.open(in: scratch.store)
    #expect(opening == .opened)
    #expect(try store.products(of: 1) == [.sample(1)])
    #expect(!scratch.files().contains("per.db.new"))
    #expect(scratch.files().contains { $0.hasPrefix("per.db.new.damaged-") })
  }

  /// A damaged file system can give a file a time whose year exceeds 32 bits.
  @Test func keepsASoundLibraryBesideASuccessorOfTheFarFuture() throws {
    try makeLibrary()
    let successor = scratch.database + ".new"
    Files.write([1], to: successor)
    let time = timespec(tv_sec: 67_768_000_000_000_000, tv_nsec: 0)
    #expect(utimensat(AT_FDCWD, successor, [time, time], 0) == 0)
    #expect(try SQLiteStore.open(in: scratch.store).opening == .opened)
    #expect(scratch.files().contains { $0.hasPrefix("per.db.new.damaged-") })
  }

  /// A log of zeros, which takes no space on the disk, is not read to its end.
  @Test func readsNoLongLogOfZeros() throws {
    try makeLibrary()
    Files.write([], to: scratch.log)
    #expect(truncate(scratch.log, 200 << 30) == 0)
    let store = try recover().store
    #expect(try store.products(of: 1) == [.sample(1)])
  }

  /// A file that is too large for the memory is opened after it has become smaller.
  @Test(arguments: [6 << 30, Int.max])
  func leavesAFileThatIsLargerThanTheMemory(length: Int) throws {
    try makeLibrary()
    Files.write([1] + Files.read(scratch.database).dropFirst(), to: scratch.database)
    let size = Files.read(scratch.database).count
    #expect(truncate(scratch.database, length) == 0)
    let probe = ProbeProcess(
      scratch.store, wrapper: ["sh", "-c", "ulimit -v 8000000; exec \"$@\"", "sh"])
    let line = try #require(probe.line())
    #expect(line.hasPrefix("opened unavailable") && line.contains("Cannot allocate memory"))
    #expect(truncate(scratch.database, size) == 0)
    #expect(probe.ask("reopen").hasPrefix("reopened recovered"))
    #expect(probe.ask("count") == "kept 1")
  }

  /// The end of the file takes no space on the disk.
  @Test func opensALibraryWithAnEmptyEnd() throws {
    try makeLibrary()
    #expect(truncate(scratch.database, 6 << 30) == 0)
    let (store, opening) = try SQLiteStore.open(in: scratch.store)
    #expect(opening == .opened)
    #expect(try store.products(of: 1) == [.sample(1)])
    var revision: Int64 = 9
    try store.commit(.insert([.sample(2)], into: 1), from: &revision)
    store.close()
    #expect(try SQLiteStore.open(in: scratch.store).store.products(of: 1).count == 2)
  }

  @Test(arguments: ["missing/file", "per.lock"])
  func opensALibraryBesideABrokenLock(target: String) throws {
    try makeLibrary()
    #expect(system("cd '\(scratch.store)'; rm per.lock; ln -s \(target) per.lock") == 0)
    let (store, opening) = try SQLiteStore.open(in: scratch.store)
    #expect(opening == .opened)
    #expect(try store.products(of: 1) == [.sample(1)])
    #expect(try SQLiteStore.open(in: scratch.store).opening == scratch.heldLock)
  }

  /// A damaged library is recovered even if something has the names of the new one.
  @Test(arguments: successors.dropLast(2))
  func recoversALibraryBesideASuccessor(command: String) throws {
    try makeLibrary()
    #expect(system("cd '\(scratch.store)'; \(command); mkdir -p per.db.new.tmp/folder") == 0)
    var bytes = Files.read(scratch.database)
    bytes[0] ^= 1
    Files.write(bytes, to: scratch.database)
    let (store, recovery) = try recover()
    #expect(try store.products(of: 1) == [.sample(1)])
    #expect(Files.read(recovery.setAside) == bytes)
  }

  /// The names of the folders are short enough for the system, but SQLite doesn't open the file.
  @Test func saysThatAPathIsTooLong() throws {
    let names = ["a", "b", "c"].map { String(repeating: $0, count: 170) }
    let folder = ([scratch.folder] + names).joined(separator: "/")
    let (_, opening) = try SQLiteStore.open(in: folder)
    #expect(opening.failure?.reason == .other(String(cString: strerror(ENAMETOOLONG))))
  }

  private nonisolated static let companions = ["-wal", "-journal", "-shm"]

  /// SQLite would wait for a pipe, and read a device without end.
  @Test(arguments: companions, ["mkfifo", "mkdir", "ln -s /dev/zero", "ln -s missing"])
  func doesNotOpenOtherFilesAsALog(suffix: String, command: String) throws {
    try makeLibrary()
    #expect(system("cd '\(scratch.store)'; \(command) per.db\(suffix)") == 0)
    let (store, recovery) = try recover()
    #expect(try store.products(of: 1) == [.sample(1)])
    store.close()
    #expect(try SQLiteStore.open(in: scratch.store).opening == .recovered(recovery))
  }

  /// A query of such a view never ends.
  @Test(arguments: ["library", "comparison", "setting"], [3, 9])
  func doesNotReadAViewInPlaceOfATable(name: String, version: Int) throws {
    try makeLibrary()
    for statement in [
      "PRAGMA foreign_keys = OFF", "DROP TABLE \(name)",
      """
      CREATE VIEW \(name) AS WITH RECURSIVE n(one, version, suspect) AS
        (SELECT 1, 3, 0 UNION ALL SELECT one + 1, 3, 0 FROM n) SELECT * FROM n WHERE one < 0
      """, "PRAGMA user_version = \(version)",
    ] {
      _ = Inspector.rows(statement, in: scratch.database)
    }
    if version == 9, name != "library" {
      _ = Inspector.rows("UPDATE library SET version = 9", in: scratch.database)
      #expect(throws: StoreFailure(.newer, path: scratch.database)) {
        try SQLiteStore.open(in: scratch.store)
      }
    } else {
      try recover().store.close()
    }
  }
}

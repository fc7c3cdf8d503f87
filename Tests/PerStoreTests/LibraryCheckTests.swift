import Glibc
import PerCore
import PerStore
import TestSupport
import Testing

/// Opening a library that another thread checks.
@MainActor
struct LibraryCheckTests {
  private let scratch = Scratch(onDisk: false)

  private func open() throws -> (store: SQLiteStore, opening: StoreOpening) {
    let check = LibraryCheck(in: scratch.store)
    let work = BackgroundWork { check.run() }
    defer { work.result() }
    return try SQLiteStore.open(in: scratch.store, check: check)
  }

  @Test func opensALibrary() throws {
    try scratch.makeLibrary((Comparison(id: 1), [.sample(1), .sample(2)]))
    let (store, opening) = try open()
    #expect(opening == .opened)
    #expect(try store.products(of: 1).count == 2)
    #expect(store.pragmas == ["wal", "2", "1", "1", "exclusive"])
    var revision: Int64 = 1
    try store.commit(.insert([.sample(3)], into: 1), from: &revision)
    store.close()
    #expect(try SQLiteStore.open(in: scratch.store).store.products(of: 1).count == 3)
  }

  @Test func createsALibrary() throws {
    let check = LibraryCheck(in: scratch.store)
    check.run()
    #expect(scratch.files() == [])
    #expect(try SQLiteStore.open(in: scratch.store, check: check).opening == .fresh)
  }

  @Test func recoversADamagedLibrary() throws {
    try scratch.makeLibrary((Comparison(id: 1), [.sample(1)]))
    truncate(scratch.database, 3000)
    let (_, opening) = try open()
    if case .recovered = opening { return }
    Issue.record("\(opening)")
  }

  @Test func leavesALibraryOfAnotherProcess() throws {
    try scratch.makeLibrary((Comparison(id: 1), [.sample(1)]))
    let probe = ProbeProcess(scratch.store)
    #expect(probe.line() == "opened opened")
    #expect(try open().opening == scratch.heldLock)
    #expect(probe.ask("add") == "kept 2")
  }

  /// The program was started twice, and the other start ends.
  @Test func waitsForAnotherStart() throws {
    try scratch.makeLibrary((Comparison(id: 1), [.sample(1)]))
    let lock = Glibc.open(scratch.store + "/per.lock", O_RDWR | O_CREAT, 0o600)
    #expect(flock(lock, LOCK_EX) == 0)
    let work = BackgroundWork {
      usleep(200_000)
      close(lock)
    }
    #expect(try open().opening == .opened)
    work.result()
  }

  /// The folder is locked until the check is released.
  @Test func locksTheFolder() throws {
    try scratch.makeLibrary((Comparison(id: 1), [.sample(1)]))
    var check: LibraryCheck? = LibraryCheck(in: scratch.store)
    check?.run()
    #expect(try SQLiteStore.open(in: scratch.store).opening == scratch.heldLock)
    check = nil
    #expect(try SQLiteStore.open(in: scratch.store).opening == .opened)
  }

  @Test func leavesAnUnfinishedReplacementToTheStore() throws {
    try scratch.makeLibrary((Comparison(id: 1), [.sample(1)]))
    rename(scratch.database, scratch.database + ".new")
    let (store, opening) = try open()
    #expect(opening == .opened)
    #expect(try store.products(of: 1).count == 1)
  }
}

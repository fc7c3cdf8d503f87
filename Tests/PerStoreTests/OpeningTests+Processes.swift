import Glibc
import PerCore
import PerStore
import Testing

/// Two processes with one library.
extension OpeningTests {
  @Test func canBeUsedByOneProcessOnly() throws {
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 0
    try store.commit(.create(Comparison(id: 1), [.sample(1)]), from: &revision)
    let probe = ProbeProcess(scratch.store)
    #expect(probe.line() == "failed inUse \(scratch.store)/per.lock")
    #expect(throws: StoreFailure(.inUse, path: scratch.store + "/per.lock")) {
      try SQLiteStore.open(in: scratch.store)
    }
    try store.commit(.insert([.sample(2)], into: 1), from: &revision)
    #expect(try store.products(of: 1).count == 2)
    store.close()
    let second = ProbeProcess(scratch.store)
    #expect(second.line() == "opened opened")
    #expect(second.ask("add") == "kept 3")
  }

  @Test func isUsedByOneProcessWithoutALockFile() throws {
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 0
    try store.commit(.create(Comparison(id: 1), [.sample(1)]), from: &revision)
    unlink(scratch.store + "/per.lock")
    let probe = ProbeProcess(scratch.store)
    #expect(probe.line() == "failed inUse \(scratch.database)")
  }

  /// SQLite's lock doesn't exist while the file is missing.
  @Test func isUsedByOneProcessWhileTheFileIsMissing() throws {
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 0
    try store.commit(.create(Comparison(id: 1), [.sample(1)]), from: &revision)
    for file in [scratch.database, scratch.log] { unlink(file) }
    let probe = ProbeProcess(scratch.store)
    #expect(probe.line() == "failed inUse \(scratch.store)/per.lock")
    try store.commit(.insert([.sample(2)], into: 1), from: &revision)
    #expect(try store.products(of: 1).count == 2)
  }

  @Test func releasesTheFolderWhenKilled() throws {
    let probe = ProbeProcess(scratch.store)
    #expect(probe.line() == "opened fresh")
    #expect(probe.ask("add") == "kept 1")
    probe.kill()
    #expect(try SQLiteStore.open(in: scratch.store).opening == .opened)
  }

  @Test func refusesAFileThatAnotherProcessChanged() throws {
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 0
    try store.commit(.create(Comparison(id: 1), []), from: &revision)
    store.close()
    let probe = ProbeProcess(scratch.store)
    _ = probe.line()
    #expect(probe.ask("add") == "kept 1")
    probe.kill()
    #expect(throws: StoreFailure(.inUse, path: scratch.database)) {
      try store.commit(.insert([.sample(1)], into: 1), from: &revision)
    }
  }
}

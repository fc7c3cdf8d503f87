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
    #expect(probe.line() == "opened \(scratch.heldLock)")
    #expect(try SQLiteStore.open(in: scratch.store).opening == scratch.heldLock)
    try store.commit(.insert([.sample(2)], into: 1), from: &revision)
    #expect(try store.products(of: 1).count == 2)
    store.close()
    let second = ProbeProcess(scratch.store)
    #expect(second.line() == "opened opened")
    #expect(second.ask("add") == "kept 3")
  }

  /// What was entered while another process used the library is added after that process has ended.
  @Test func opensTheLibraryAfterTheOtherProcess() throws {
    try scratch.makeLibrary((Comparison(id: 1, name: "Oats"), [.sample(1)]))
    let probe = ProbeProcess(scratch.store)
    #expect(probe.line() == "opened opened")
    let (store, opening) = try SQLiteStore.open(in: scratch.store)
    #expect(opening == scratch.heldLock)
    let library = LibraryController(
      store: store, failure: opening.failure, conventions: .plain)
    let list = library.list
    _ = try list.add(.sample(0, name: "Rice"))
    #expect(library.failure == opening.failure && library.hasUnsavedChanges)
    #expect(library.hidesLibrary)
    #expect(probe.ask("add") == "kept 2")
    probe.kill()
    library.retry()
    #expect(library.failure == nil && !library.hasUnsavedChanges && !library.hidesLibrary)
    // The next start opens the comparison that is open now.
    #expect(list.state.products.ranked.map(\.name) == ["Rice"])
    #expect(try store.setting(LibraryController.openKey) == String(library.current.id))
    #expect(library.reopening == .opened)
    #expect(try store.summaries().map(\.count).sorted() == [1, 2])
    library.close()
    let again = try SQLiteStore.open(in: scratch.store).store
    #expect(try again.summaries().map(\.count).sorted() == [1, 2])
  }

  @Test func isUsedByOneProcessWithoutALockFile() throws {
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 0
    try store.commit(.create(Comparison(id: 1), [.sample(1)]), from: &revision)
    unlink(scratch.store + "/per.lock")
    let probe = ProbeProcess(scratch.store)
    #expect(probe.line() == "opened \(scratch.inUse(scratch.database))")
  }

  /// SQLite's lock doesn't exist while the file is missing.
  @Test func isUsedByOneProcessWhileTheFileIsMissing() throws {
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 0
    try store.commit(.create(Comparison(id: 1), [.sample(1)]), from: &revision)
    for file in [scratch.database, scratch.log] { unlink(file) }
    let probe = ProbeProcess(scratch.store)
    #expect(probe.line() == "opened \(scratch.heldLock)")
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
    #expect(throws: StoreFailure(.changed, path: scratch.database)) {
      try store.commit(.insert([.sample(1)], into: 1), from: &revision)
    }
  }
}

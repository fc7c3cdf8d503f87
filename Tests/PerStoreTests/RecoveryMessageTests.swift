import Glibc
import PerCore
import PerStore
import TestSupport
import Testing

/// What the message about a damaged library says, and how long it is shown.
@MainActor
struct RecoveryMessageTests {
  let scratch = Scratch(onDisk: false)

  /// Makes a library of one comparison with two products.
  private func makeLibrary() throws {
    try scratch.makeLibrary(
      (Comparison(id: 1, name: "Oats"), [.sample(1), .sample(2, "1", .kilogram)]))
  }

  private func recovery() throws -> StoreOpening.Recovery {
    let (store, opening) = try SQLiteStore.open(in: scratch.store)
    store.close()
    return try #require(opening.recovery)
  }

  /// A kill after the damaged file was renamed, or before.
  @Test(arguments: [true, false])
  func saysWhatWasRecoveredAfterAnInterruption(isRenamed: Bool) throws {
    try makeLibrary()
    _ = Inspector.rows("DELETE FROM product WHERE id = 1", in: scratch.database)
    let (store, opening) = try SQLiteStore.open(in: scratch.store)
    store.close()
    let recovery = try #require(opening.recovery)
    rename(scratch.database, scratch.database + ".new")
    if !isRenamed { rename(recovery.setAside, scratch.database) }
    let (again, second) = try SQLiteStore.open(in: scratch.store)
    #expect(second == opening)
    #expect(Files.exists(recovery.setAside))
    again.close()
  }

  @Test func countsTheProductsThatAreMissing() throws {
    try makeLibrary()
    _ = Inspector.rows("UPDATE product SET unit = 'x' WHERE id = 1", in: scratch.database)
    _ = Inspector.rows("UPDATE library SET suspect = 1", in: scratch.database)
    let recovery = try recovery()
    #expect(recovery.products == 1)
    #expect(recovery.losses == RecoveryLosses(missingProducts: 1))
  }

  /// The damage can be in the number of products itself.
  @Test func countsNoProductsThatNeverExisted() throws {
    try makeLibrary()
    _ = Inspector.rows("UPDATE comparison SET count = 4000", in: scratch.database)
    #expect(try recovery().losses == RecoveryLosses())
  }

  /// A changed row has another product as the best one, another number of products, or another revision.
  @Test(arguments: ["best = 1", "count = 1", "revision = 0", "summary_checksum = NULL"])
  func noticesAChangedSummary(change: String) throws {
    try makeLibrary()
    let sql = "UPDATE comparison SET \(change) WHERE count = 2"
    #expect(Inspector.rows(sql, in: scratch.database) == [])
    let (store, opening) = try SQLiteStore.open(in: scratch.store)
    let library = LibraryController(store: store, conventions: .plain)
    let recovery = try #require(library.reopening?.recovery ?? opening.recovery)
    #expect(recovery.products == 2)
    #expect(recovery.losses.changedProducts == 0 && recovery.losses.changedComparisons == 0)
    #expect(library.summaries[0].best?.id == 2)
    library.close()
  }

  @Test(arguments: ["value = 'sorY'", "checksum = 0", "checksum = NULL", "key = 'soru'"])
  func noticesAChangedSetting(change: String) throws {
    try makeLibrary()
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    try store.set("sort", for: "sort")
    store.close()
    let sql = "UPDATE setting SET \(change) WHERE key = 'sort'"
    #expect(Inspector.rows(sql, in: scratch.database) == [])
    let recovery = try recovery()
    #expect(recovery.products == 2)
    #expect(recovery.losses == RecoveryLosses(missingProducts: 0, hasChangedSettings: true))
    // The message is saved with it.
    #expect(try self.recovery() == recovery)
  }

  /// The library is damaged again before the user has read the first message.
  @Test func keepsTheMessagesOfEarlierRecoveries() throws {
    try makeLibrary()
    var recoveries: [StoreOpening.Recovery] = []
    for revision in 0...2 {
      _ = Inspector.rows("UPDATE comparison SET count = \(40 + revision)", in: scratch.database)
      recoveries.append(try recovery())
    }
    #expect(Set(recoveries.map(\.setAside)).count == 3)
    let (store, opening) = try SQLiteStore.open(in: scratch.store)
    let library = LibraryController(store: store, conventions: .plain)
    #expect(opening.recovery == recoveries[2])
    #expect(library.forgetRecovery() == recoveries[1])
    library.close()
    #expect(try recovery() == recoveries[1])
    let (last, _) = try SQLiteStore.open(in: scratch.store)
    let again = LibraryController(store: last, conventions: .plain)
    #expect(again.forgetRecovery() == recoveries[0])
    #expect(again.forgetRecovery() == nil)
    #expect(try last.setting("recovery") == nil && last.setting("recovery-2") == nil)
    again.close()
  }

  /// The page of a table has only zeros.
  @Test(arguments: ["comparison", "product", "setting"])
  func saysWhatMayBeMissing(table: String) throws {
    try makeLibrary()
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    try store.set("kept", for: "typed-line")
    store.close()
    let sql = "SELECT rootpage FROM sqlite_schema WHERE name = '\(table)'"
    let page = try #require(Int(Inspector.rows(sql, in: scratch.database)[0]))
    var file = Files.read(scratch.database)
    file.replaceSubrange((page - 1) * 4096..<page * 4096, with: repeatElement(0, count: 4096))
    Files.write(file, to: scratch.database)
    let losses = try recovery().losses
    #expect(losses.mayMissComparisons == (table == "comparison"))
    #expect(losses.hasChangedSettings == (table == "setting"))
    #expect(losses.missingProducts == ["product": 2, "setting": 0][table])
    #expect(losses.changedComparisons == (table == "comparison" ? 1 : 0))
  }

  @Test func opensTheSameComparisonIfItsRowIsLost() throws {
    try scratch.makeLibrary(
      (Comparison(id: 1), [.sample(1)]), (Comparison(id: 2), [.sample(2)]))
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    try store.set("1", for: LibraryController.openKey)
    store.close()
    #expect(Inspector.rows("DELETE FROM comparison WHERE id = 1", in: scratch.database) == [])
    let (again, opening) = try SQLiteStore.open(in: scratch.store)
    #expect(opening.recovery?.products == 2)
    #expect(try again.setting(LibraryController.openKey) == "1")
    again.close()
  }

  /// The text that library version 5 saved.
  @Test func readsWhatEarlierVersionsSaved() throws {
    let earlier = "damaged 1 40 ? 1 0 /home/a b/per.db.damaged-20261128-120000"
    let recovery = try #require(StoreOpening.Recovery(stored: earlier))
    #expect(recovery.setAside == "/home/a b/per.db.damaged-20261128-120000")
    #expect(recovery.losses == RecoveryLosses(changedProducts: 1))
    for flags in 1...7 {
      var recovery = recovery
      recovery.losses.mayMissComparisons = flags & 1 != 0
      recovery.losses.hasChangedSettings = flags & 2 != 0
      recovery.losses.mayBeOlder = flags & 4 != 0
      #expect(StoreOpening.Recovery(stored: recovery.stored) == recovery)
    }
  }

  @Test func noticesAMissingChecksum() throws {
    try makeLibrary()
    _ = Inspector.rows("UPDATE product SET checksum = NULL WHERE id = 1", in: scratch.database)
    _ = Inspector.rows("UPDATE comparison SET checksum = NULL", in: scratch.database)
    let losses = RecoveryLosses(missingProducts: 0, changedProducts: 1, changedComparisons: 1)
    #expect(try recovery().losses == losses)
  }
}

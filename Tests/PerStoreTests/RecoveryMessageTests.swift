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
    _ = Inspector.rows("DELETE FROM product WHERE id = 1", in: scratch.database)
    let recovery = try recovery()
    #expect(recovery.products == 1)
    #expect(recovery.losses == RecoveryLosses(missingProducts: 1))
  }

  /// The number of products can be what is damaged.
  @Test func countsNoProductsThatNeverExisted() throws {
    try makeLibrary()
    _ = Inspector.rows("UPDATE comparison SET count = 4000", in: scratch.database)
    #expect(try recovery().losses == RecoveryLosses())
  }

  @Test func noticesAMissingChecksum() throws {
    try makeLibrary()
    _ = Inspector.rows("UPDATE product SET checksum = NULL WHERE id = 1", in: scratch.database)
    _ = Inspector.rows("UPDATE comparison SET checksum = NULL", in: scratch.database)
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    let library = LibraryController(store: store, conventions: .plain)
    let losses = RecoveryLosses(missingProducts: 0, changedProducts: 1, changedComparisons: 1)
    #expect(library.reopening?.recovery?.losses == losses)
    library.close()
  }
}

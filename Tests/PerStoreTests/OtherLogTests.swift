import CSQLite
import PerCore
import PerStore
import TestSupport
import Testing

/// Whether the log beside a library is its own.
@MainActor
struct OtherLogTests {
  private let scratch = Scratch(onDisk: false)

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
    let other = Scratch(onDisk: false)
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
    let other = Scratch(onDisk: false)
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
}

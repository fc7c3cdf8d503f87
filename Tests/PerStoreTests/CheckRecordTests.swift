import Glibc
import PerCore
import PerStore
import TestSupport
import Testing

/// Tests when a long library is checked completely.
@MainActor
struct CheckRecordTests {
  private let scratch = Scratch(onDisk: false)
  private var lock: String { scratch.store + "/per.lock" }
  private let count: Int64 = 3000

  init() throws {
    let note = String(repeating: "note ", count: 80)
    try scratch.makeLibrary(
      (Comparison(id: 1), (1...count).map { .sample($0, "\($0)", name: "Name-\($0)-", note: note) })
    )
  }

  private func open() throws -> (store: SQLiteStore, opening: StoreOpening) {
    try SQLiteStore.open(in: scratch.store)
  }

  /// The text in the lock file.
  private var record: String { String(decoding: Files.read(lock), as: UTF8.self) }

  private func setTimes(_ time: timespec) {
    #expect(utimensat(AT_FDCWD, scratch.database, [time, time], 0) == 0)
  }

  /// Does something with the file, whose time of the last change stays the same.
  private func withoutATrace(_ work: () -> Void) {
    var status = stat()
    #expect(stat(scratch.database, &status) == 0)
    work()
    setTimes(status.st_mtim)
  }

  private func run(_ sql: String) {
    #expect(Inspector.rows(sql, in: scratch.database) == [])
  }

  /// Only the complete check finds this.
  private func lowerTheLastID() {
    run("UPDATE library SET last_product = 1")
  }

  /// Lets the first cell of a leaf point to the header of the page.
  private func damageATree() {
    let file = Glibc.open(scratch.database, O_WRONLY)
    #expect(pwrite(file, [0, 1] as [UInt8], 2, 100 * 4096 + 8) == 2)
    close(file)
  }

  @Test func checksAChangedFile() throws {
    #expect(record.hasPrefix("checked 1 "))
    lowerTheLastID()
    #expect(try open().opening.recovery?.products == Int(count))
  }

  @Test func doesNotCheckAnUnchangedFileAgain() throws {
    withoutATrace(lowerTheLastID)
    let (store, opening) = try open()
    #expect(opening == .opened)
    #expect(try store.products(of: 1).count == Int(count))
  }

  @Test func recordsWhatItWrites() throws {
    let (store, _) = try open()
    var revision: Int64 = 1
    try store.commit(.insert([.sample(count + 1)], into: 1), from: &revision)
    let before = record
    store.close()
    #expect(record != before)
    withoutATrace(lowerTheLastID)
    #expect(try open().opening == .opened)
  }

  @Test(arguments: [8, -1]) func checksAfterAWeek(days: Int) throws {
    var parts = record.split(separator: " ").map(String.init)
    let time = try #require(Int(parts[2]))
    parts[2] = String(time - days * 24 * 60 * 60)
    Files.write(Array(parts.joined(separator: " ").utf8), to: lock)
    withoutATrace(lowerTheLastID)
    #expect(try open().opening.recovery != nil)
  }

  @Test func checksACopy() throws {
    withoutATrace {
      lowerTheLastID()
      let bytes = Files.read(scratch.database)
      unlink(scratch.database)
      Files.write(bytes, to: scratch.database)
    }
    #expect(try open().opening.recovery != nil)
  }

  @Test func checksWhereTimesAreInSeconds() throws {
    setTimes(timespec(tv_sec: 1_700_000_000, tv_nsec: 0))
    // This check is recorded, but not believed.
    try open().store.close()
    withoutATrace(lowerTheLastID)
    #expect(try open().opening.recovery != nil)
  }

  @Test(arguments: ["", "checked 1", "checked 2 1 2 3 4 5\n", "checked 1 1 2 3 4 5", "my text\n"])
  func checksWithoutARecord(text: String) throws {
    Files.write(Array(text.utf8), to: lock)
    withoutATrace(lowerTheLastID)
    #expect(try open().opening.recovery != nil)
    // Nothing is written over what somebody else wrote.
    #expect(text.isEmpty || record == text)
  }

  @Test func checksWithALog() throws {
    let (store, _) = try open()
    var revision: Int64 = 1
    try store.commit(.insert([.sample(count + 1)], into: 1), from: &revision)
    let (file, log) = (Files.read(scratch.database), Files.read(scratch.log))
    store.close()
    withoutATrace {
      Files.write(file, to: scratch.database)
      damageATree()
      Files.write(log, to: scratch.log)
    }
    #expect(try open().opening.recovery != nil)
  }

  /// What is wrong with a comparison that was not checked is found when it is read.
  @Test(arguments: [
    "UPDATE product SET price = '9.99' WHERE id = 2000",
    "DELETE FROM product WHERE id = 2000",
    "UPDATE comparison SET count = 2000",
    "UPDATE comparison SET count = 9223372036854775807",
    "UPDATE comparison SET count = -1",
  ])
  func findsDamageWhenItReads(sql: String) throws {
    withoutATrace { run(sql) }
    let (store, opening) = try open()
    #expect(opening == .opened)
    #expect(throws: StoreFailure(.damaged, path: store.path)) { _ = try store.products(of: 1) }
    // Nothing says that the file is sound any more.
    #expect(record.isEmpty)
    let isShorter = sql.hasPrefix("DELETE")
    #expect(try store.reopen()?.recovery?.products == Int(count) - (isShorter ? 1 : 0))
    #expect(try store.products(of: 1).count == Int(count) - (isShorter ? 1 : 0))
  }

  @Test func findsDamageOfATreeWhenItReads() throws {
    withoutATrace(damageATree)
    let (store, opening) = try open()
    #expect(opening == .opened)
    #expect(throws: StoreFailure.self) { _ = try store.products(of: 1) }
    let products = try #require(try store.reopen()?.recovery?.products)
    #expect(products < count && products > count - 100)
  }

  @Test func aShortLibraryHasNoRecord() throws {
    let short = Scratch(onDisk: false)
    try short.makeLibrary((Comparison(id: 1), [.sample(1)]))
    try SQLiteStore.open(in: short.store).store.close()
    #expect(Files.read(short.store + "/per.lock") == [])
  }
}

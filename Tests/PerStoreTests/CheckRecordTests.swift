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

  /// Writes a record as if Per had checked the file as it is now.
  private func renewRecord() {
    var status = stat()
    #expect(stat(scratch.database, &status) == 0)
    let time = record.split(separator: " ").dropFirst(2).first ?? ""
    let numbers: [Any] = [
      status.st_ino, status.st_size, status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
      status.st_ctim.tv_sec, status.st_ctim.tv_nsec,
    ]
    write("checked 1 \(time) " + numbers.map { "\($0)" }.joined(separator: " ") + "\n", to: lock)
  }

  private func write(_ text: String, to path: String) {
    Files.write(Array(text.utf8), to: path)
  }

  /// Changes the file in a way that the record doesn't show, as a fault of the disk would.
  private func withoutATrace(_ work: () -> Void) {
    work()
    renewRecord()
  }

  private func run(_ sql: String) {
    #expect(Inspector.rows(sql, in: scratch.database) == [])
  }

  /// Only the complete check finds this before the products are read.
  private func lowerACount() {
    run("UPDATE comparison SET count = count - 1")
  }

  /// The place of the first cell pointer of a page with products, in bytes.
  private static let leaf = 100 * 4096 + 8

  /// Makes the first cell of a leaf point to the header of the page.
  private func damageATree() {
    let file = Glibc.open(scratch.database, O_WRONLY)
    #expect(pwrite(file, [0, 1] as [UInt8], 2, Self.leaf) == 2)
    close(file)
  }

  @Test func checksAChangedFile() throws {
    #expect(record.hasPrefix("checked 1 "))
    lowerACount()
    #expect(try open().opening.recovery?.products == Int(count))
  }

  @Test func doesNotCheckAnUnchangedFileAgain() throws {
    withoutATrace(lowerACount)
    #expect(try open().opening == .opened)
  }

  @Test func recordsWhatItWrites() throws {
    let (store, _) = try open()
    var revision: Int64 = 1
    try store.commit(.insert([.sample(count + 1)], into: 1), from: &revision)
    let before = record
    store.close()
    #expect(record != before)
    withoutATrace(lowerACount)
    #expect(try open().opening == .opened)
  }

  @Test(arguments: ["8 days ago", "tomorrow", "-9223372036854775808", "never"])
  func checksAfterAWeek(time: String) throws {
    var parts = record.split(separator: " ").map(String.init)
    let now = try #require(Int(parts[2]))
    let day = 24 * 60 * 60
    parts[2] = ["8 days ago": "\(now - 8 * day)", "tomorrow": "\(now + day)"][time] ?? time
    write(parts.joined(separator: " "), to: lock)
    withoutATrace(lowerACount)
    #expect(try open().opening.recovery != nil)
  }

  /// Programs that copy files can set the time of the last change.
  @Test func checksAFileWithTheSameTime() throws {
    var status = stat()
    #expect(stat(scratch.database, &status) == 0)
    lowerACount()
    #expect(utimensat(AT_FDCWD, scratch.database, [status.st_atim, status.st_mtim], 0) == 0)
    #expect(try open().opening.recovery != nil)
  }

  @Test func checksWhereTimesAreInSeconds() throws {
    let time = timespec(tv_sec: 1_700_000_000, tv_nsec: 0)
    lowerACount()
    #expect(utimensat(AT_FDCWD, scratch.database, [time, time], 0) == 0)
    renewRecord()
    #expect(try open().opening.recovery != nil)
  }

  /// - Parameter isOurs: A Boolean value indicating whether a new record is written in place of the text.
  @Test(arguments: [
    ("", true), ("checked 1", true), ("checked 2 1 2 3 4 5 6 7\n", true), ("\0\0", true),
    ("checked 1 1 2 3 4 5 6 7", true), ("my text\n", false),
  ])
  func checksWithoutARecord(text: String, isOurs: Bool) throws {
    write(text, to: lock)
    let (store, opening) = try open()
    #expect(opening == .opened)
    store.close()
    #expect(isOurs ? record.hasPrefix("checked 1 1") && record.hasSuffix("\n") : record == text)
    write(text, to: lock)
    lowerACount()
    #expect(try open().opening.recovery != nil)
  }

  /// Another program changes or replaces the file while Per uses it.
  @Test(arguments: [false, true], [false, true])
  func doesNotRecordTheFileOfAnotherProgram(isReplaced: Bool, hasChanges: Bool) throws {
    var bytes = Files.read(scratch.database)
    (bytes[Self.leaf], bytes[Self.leaf + 1]) = (0, 1)
    let (store, _) = try open()
    let copy = scratch.database + "-copy"
    Files.write(bytes, to: isReplaced ? copy : scratch.database)
    if isReplaced { rename(copy, scratch.database) }
    var revision: Int64 = 1
    if hasChanges { try? store.commit(.insert([.sample(count + 1)], into: 1), from: &revision) }
    let before = record
    store.close()
    #expect(record == before)
    // The next start checks it.
    #expect(try open().opening.recovery != nil)
  }

  @Test func checksAFileOfAnEarlierVersionBeforeItIsConverted() throws {
    let schema = Schema(
      steps: Schema.current.steps + ["UPDATE library SET version = 8; PRAGMA user_version = 8;"])
    withoutATrace(damageATree)
    let opening = try SQLiteStore.open(in: scratch.store, schema: schema).opening
    #expect(opening.recovery != nil)
  }

  /// Everything except the products is checked at each start.
  @Test(arguments: [
    "UPDATE library SET last_product = 1", "UPDATE library SET generation = -1",
    "UPDATE comparison SET revision = -1",
  ])
  func checksTheComparisons(sql: String) throws {
    withoutATrace { run(sql) }
    #expect(try open().opening.recovery?.products == Int(count))
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

  /// Damage to products that were not checked is found when they are read, also by another thread.
  @Test(
    arguments: [
      "UPDATE product SET price = '9.99' WHERE id = 2000",
      "DELETE FROM product WHERE id = 2000",
      "UPDATE comparison SET count = 2000",
      "UPDATE comparison SET count = 9223372036854775807",
      "UPDATE comparison SET count = -1",
    ], [false, true])
  func findsDamageWhenItReads(sql: String, isDetached: Bool) throws {
    withoutATrace { run(sql) }
    let (store, opening) = try open()
    #expect(opening == .opened)
    #expect(throws: StoreFailure(.damaged, path: store.path)) {
      if isDetached {
        let detached = try #require(try store.detach(onlyToRead: true))
        defer { detached.finish() }
        _ = try detached.products(of: 1)
      } else {
        _ = try store.products(of: 1)
      }
    }
    let left = Int(count) - (sql.hasPrefix("DELETE") ? 1 : 0)
    #expect(try store.reopen()?.recovery?.products == left)
    // There is no record that the file is sound.
    #expect(record.isEmpty)
    #expect(try store.products(of: 1).count == left)
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

import Glibc
import PerCore
import PerStore
import TestSupport
import Testing

/// Opens a library whose path is a symbolic link.
@MainActor
struct LinkTests {
  private let scratch = Scratch(onDisk: false)
  private var target: String { scratch.folder + "/elsewhere/oats.db" }

  /// Makes a library of three products that are only in its log, and links to it.
  private func makeLinkedLibrary() throws {
    let other = Scratch(onDisk: false)
    let (store, _) = try SQLiteStore.open(in: other.store)
    var revision: Int64 = 0
    try store.commit(
      .create(Comparison(id: 1), [.sample(1), .sample(2), .sample(3)]), from: &revision)
    scratch.makeStoreFolder()
    mkdir(scratch.folder + "/elsewhere", 0o700)
    Files.write(Files.read(other.database), to: target)
    Files.write(Files.read(other.log), to: target + "-wal")
    symlink("../../elsewhere/oats.db", scratch.database)
  }

  @Test func opensTheTarget() throws {
    try makeLinkedLibrary()
    let (store, opening) = try SQLiteStore.open(in: scratch.store)
    #expect(opening == .opened)
    #expect(try store.products(of: 1).count == 3)
    #expect(store.path == target)
  }

  /// The damaged file is renamed beside the target, and the link leads to the new library.
  @Test func recoversTheTargetWithItsLog() throws {
    try makeLinkedLibrary()
    var bytes = Files.read(target)
    bytes[0] ^= 1
    Files.write(bytes, to: target)
    let (store, opening) = try SQLiteStore.open(in: scratch.store)
    let recovery = try #require(opening.recovery)
    #expect(recovery.products == 3)
    #expect(recovery.setAside.hasPrefix(target + ".damaged-"))
    #expect(Files.read(recovery.setAside) == bytes)
    store.close()
    var status = stat()
    #expect(lstat(scratch.database, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    let (again, second) = try SQLiteStore.open(in: scratch.store)
    #expect(second == opening)
    #expect(try again.products(of: 1).count == 3)
  }

  /// The target can be on a disk that is not mounted yet.
  @Test func waitsForAMissingTarget() throws {
    try makeLinkedLibrary()
    rename(scratch.folder + "/elsewhere", scratch.folder + "/away")
    let (store, opening) = try SQLiteStore.open(in: scratch.store)
    #expect(opening.failure?.path == scratch.database)
    #expect(throws: StoreFailure.self) { try store.reopen() }
    rename(scratch.folder + "/away", scratch.folder + "/elsewhere")
    #expect(try store.reopen() == .opened)
    #expect(try store.products(of: 1).count == 3)
  }
}

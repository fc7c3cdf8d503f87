import Glibc
import PerCore
import PerStore
import TestSupport
import Testing

/// Files and folders without permissions.
extension FaultTests {
  @Test func savesWhenTheFolderBecomesWritable() {
    chmod(scratch.store, 0o500)
    let probe = probe()
    #expect(
      probe.line() == "opened unavailable(PerCore.StoreFailure(reason: "
        + "PerCore.StoreFailure.Reason.readOnly, path: \"\(scratch.store)\"))")
    #expect(probe.ask("add") == "failed readOnly \(scratch.store)")
    chmod(scratch.store, 0o700)
    #expect(probe.ask("add") == "kept 2")
    probe.kill()
    expectProducts(2)
  }

  @Test func savesWhenTheFolderAboveBecomesWritable() {
    rmdir(scratch.store)
    chmod(scratch.folder + "/data", 0o500)
    let probe = probe()
    #expect(probe.line()?.hasPrefix("opened unavailable") == true)
    #expect(probe.ask("add") == "failed readOnly \(scratch.store)")
    chmod(scratch.folder + "/data", 0o700)
    #expect(probe.ask("add") == "kept 2")
    probe.kill()
    expectProducts(2)
  }

  @Test(arguments: [true, false])
  func readsAFileThatIsReadOnly(withLog: Bool) {
    makeLibrary()
    if !withLog { mergeLog() }
    expectReadOnly([(scratch.database, 0o400, 0o600)])
  }

  @Test(arguments: [true, false])
  func readsAFolderThatIsReadOnly(withLog: Bool) {
    makeLibrary()
    if !withLog { mergeLog() }
    expectReadOnly([(scratch.database, 0o400, 0o600), (scratch.store, 0o500, 0o700)])
  }

  @Test func readsAFileInAReadOnlyFolder() {
    makeLibrary()
    mergeLog()
    unlink(scratch.log)
    expectReadOnly([(scratch.store, 0o500, 0o700)])
  }

  /// SQLite would apply the log of another library to it.
  @Test func showsAReadOnlyFileWithoutTheLogOfAnother() throws {
    let other = Scratch(onDisk: false)
    let (store, _) = try SQLiteStore.open(in: other.store)
    var revision: Int64 = 0
    try store.commit(
      .create(Comparison(id: 1), (1...9).map { .sample($0) }), from: &revision)
    let log = Files.read(other.log)
    store.close()
    makeLibrary()
    mergeLog()
    Files.write(log, to: scratch.log)
    chmod(scratch.log, 0o444)
    chmod(scratch.database, 0o444)
    chmod(scratch.store, 0o555)
    let probe = probe()
    #expect(probe.line()?.hasPrefix("opened readOnly") == true)
    #expect(probe.ask("count") == "kept 1")
    let shown = probe.ask("retry")
    #expect(shown.hasPrefix("entered 1 failed readOnly") && shown.hasSuffix("incomplete"))
    chmod(scratch.store, 0o700)
    probe.kill()
  }

  /// The products are shown, although the file can't be repaired or converted.
  @Test(arguments: ["a page", "a letter", "version 2"])
  func showsAFileThatCannotBeReplaced(damage: String) {
    makeLibrary()
    mergeLog()
    unlink(scratch.log)
    let fixtures = Environment.packageRoot + "/Tests/PerStoreTests/Fixtures"
    let isOld = damage == "version 2"
    var bytes = Files.read(isOld ? fixtures + "/version-2.db" : scratch.database)
    if damage == "a page" { bytes[0] ^= 1 }
    if damage == "a letter" {
      let place = bytes.indices.last { bytes[$0...].starts(with: "Oats".utf8) }
      bytes[place ?? 0] ^= 1
    }
    Files.write(bytes, to: scratch.database)
    chmod(scratch.database, 0o444)
    chmod(scratch.store, 0o555)
    let probe = probe()
    #expect(probe.line()?.hasPrefix("opened readOnly") == true)
    let count = isOld ? 2 : 1
    let shown = probe.ask("retry")
    #expect(shown.hasPrefix("entered \(count) failed readOnly"), "\(shown)")
    #expect(shown.hasSuffix("incomplete") == !isOld, "\(shown)")
    #expect(Files.read(scratch.database) == bytes)
    chmod(scratch.store, 0o700)
    chmod(scratch.database, 0o600)
    #expect(probe.ask("retry") == "entered \(count) saved")
    #expect(probe.ask("enter") == "entered \(count + 1) saved")
    probe.kill()
    // The message stays until it is dismissed.
    let next = self.probe()
    #expect(next.line()?.hasPrefix(isOld ? "opened opened" : "opened recovered") == true)
    next.kill()
  }

  /// Opening a pipe to read would wait until something is written to it.
  @Test func doesNotWaitForALockThatIsAPipe() {
    makeLibrary()
    unlink(scratch.store + "/per.lock")
    #expect(mkfifo(scratch.store + "/per.lock", 0o444) == 0)
    let probe = probe()
    #expect(probe.line() == "opened opened")
    #expect(probe.ask("add") == "kept 2")
    probe.kill()
  }

  /// Copies the log into the file.
  private func mergeLog() {
    _ = Inspector.rows("PRAGMA wal_checkpoint(TRUNCATE)", in: scratch.database)
  }

  /// Checks that a library of one product is shown without permission to write, and saves what was
  /// added as soon as there is permission.
  private func expectReadOnly(_ modes: [(path: String, readOnly: mode_t, writable: mode_t)]) {
    for mode in modes { chmod(mode.path, mode.readOnly) }
    let probe = probe()
    #expect(probe.line()?.hasPrefix("opened readOnly") == true)
    #expect(probe.ask("count") == "kept 1")
    #expect(probe.ask("detach") == "read 1")
    #expect(probe.ask("add").hasPrefix("failed readOnly \(scratch.database)"))
    #expect(probe.ask("count") == "kept 1")
    for mode in modes.reversed() { chmod(mode.path, mode.writable) }
    #expect(probe.ask("add") == "kept 3")
    probe.kill()
    expectProducts(3)
  }

  /// The file is shown as soon as it can be read.
  @Test(arguments: ["per.db", "per.db-wal"])
  func saysThatAFileCannotBeRead(name: String) {
    makeLibrary()
    let path = scratch.store + "/" + name
    chmod(path, 0)
    let probe = probe()
    #expect(
      probe.line() == "opened unavailable(PerCore.StoreFailure(reason: "
        + "PerCore.StoreFailure.Reason.unreadable, path: \"\(path)\"))")
    #expect(probe.ask("add") == "failed unreadable \(path)")
    chmod(path, 0o600)
    #expect(probe.ask("reopen") == "reopened opened")
    #expect(probe.ask("count") == "kept 1")
  }

  @Test func ignoresTheMaskOfTheProcess() {
    rmdir(scratch.store)
    let probe = probe(wrapper: ["sh", "-c", "umask 0777; exec \"$@\"", "sh"])
    #expect(probe.line() == "opened fresh")
    #expect(probe.ask("add") == "kept 1")
    #expect(Files.mode(scratch.store) == 0o700)
    for name in ["per.db", "per.db-wal", "per.lock"] {
      #expect(Files.mode(scratch.store + "/" + name) == 0o600, "\(name)")
    }
    probe.kill()
    expectProducts(1)
  }
}

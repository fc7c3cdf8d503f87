import CSQLite
import Glibc
import PerCore

extension LibraryFile {
  /// Checks the file without changing it, and opens it if it is sound. A journal of another file is renamed.
  ///
  /// - Parameter isKnown: Whether the content was sound before, so that only some products are read.
  func inspect(schema: Schema, isKnown: Bool = false) throws(StoreFailure) -> Condition {
    let version = FileVersion(path: path)
    if try isBlocked() { return .damaged }
    if try (Self.size(path) ?? 0) == 0 { return try (Self.size(log) ?? 0) == 0 ? .empty : .damaged }
    let header = try FileHeader(path: path)
    guard header.isSound else { return .damaged }
    if header.hasLog {
      do throws(StoreFailure) {
        try setJournalAside()
      } catch {
        if error.reason == .readOnly { return .readOnly }
        throw error
      }
    }
    // SQLite treats a damaged log as one that ends at the damage, and missing pages as zeros.
    let logBytes = try Self.logBytes(log)
    let content = Log(logBytes)
    guard !content.isDamaged else { return .damaged }
    func damaged() -> Condition {
      (try? Self.hasOtherLog(content, path: path, schema: schema)) == true ? .otherLog : .damaged
    }
    guard try hasAllPages(header, content) else { return damaged() }
    do throws(DatabaseError) {
      return try openAndCheck(
        schema: schema, isKnown: isKnown, version, content, hasLog: !logBytes.isEmpty)
        ?? damaged()
    } catch {
      if error.isCausedByFile { return damaged() }
      let failure = StoreFailure(error, path: path)
      if failure.reason == .readOnly { return .readOnly }
      throw failure
    }
  }

  /// Opens the file, whose pages are complete, and checks its content.
  ///
  /// - Parameters:
  ///   - version: The version of the file before the check.
  ///   - hasLog: Whether the log has bytes. They stay in the log unless the file is sound.
  /// - Returns: nil if the content is damaged.
  private func openAndCheck(
    schema: Schema, isKnown: Bool, _ version: FileVersion?, _ log: Log, hasLog: Bool
  ) throws(DatabaseError) -> Condition? {
    let database = try Database(path: path)
    // A file that cannot be written is checked in memory.
    if database.isReadOnly {
      guard access(path, W_OK) != 0 else {
        // SQLite opens a file for reading if opening it for writing failed.
        throw DatabaseError.system(EIO)
      }
      return .readOnly
    }
    database.setKeepsLogWhenClosed(hasLog)
    // SQLite's lock keeps out a process that can't see the lock of the folder, such as after the lock file was
    // removed (the test `isUsedByOneProcessWithoutALockFile` fails without it). If it is set before the log is first
    // used, the index of the log is in memory instead of a file.
    try database.run("PRAGMA locking_mode = EXCLUSIVE")
    let condition: Condition
    switch try database.state(of: schema, isKnown: isKnown) {
    case .current: condition = .sound(database)
    case .old(let version): condition = .old(database, version: version)
    case .newer: return .newer
    case .damaged: return nil
    }
    if try Self.hasOtherLog(log, path: path, schema: schema) { return .otherLog }
    try database.configure()
    database.setKeepsLogWhenClosed(false)
    // Another program may have changed or replaced the file during the check.
    if version == FileVersion(path: path) { database.noteVersion(version) }
    return condition
  }

  /// Renames a journal that another file had. SQLite would copy its pages into the library.
  ///
  /// Per writes changes to the log, not to a journal. Only a crash while SQLite starts to use the log leaves a journal
  /// of the library, which differs from it only in the header.
  private func setJournalAside() throws(StoreFailure) {
    let journal = path + "-journal"
    guard try (Self.size(journal) ?? 0) > 0, let time = try Self.modificationTime(journal) else {
      return
    }
    try Self.check(rename(journal, try Self.nameForDamaged(journal, time).next), journal)
  }

  /// Returns whether a log is that of another file, or of another version of this one.
  ///
  /// The first commit in a log follows the last one in its file. If SQLite has copied commits from the log, the last
  /// one of these is the last one in the file. Since version 7, the checksum of the library's row shows whether the
  /// number in the file is right.
  static func hasOtherLog(
    _ log: Log, path: String, schema: Schema
  ) throws(DatabaseError) -> Bool {
    guard !log.versions.isEmpty else { return false }
    do throws(DatabaseError) {
      let alone = try Database(path: path, isReadOnly: true, ignoresLog: true)
      let (last, version): (Int64, Int64)
      // After a crash while SQLite copied the log, the file isn't sound without it.
      switch try alone.state(of: schema, isKnown: true) {
      case .current: (last, version) = (try alone.libraryRow().generation, schema.version)
      case .old(let old):
        last = try alone.libraryNumber("SELECT generation FROM library")
        version = old
      case .newer, .damaged: return false
      }
      // Each commit writes the row of the library. A conversion keeps its number, but can write it to another page.
      let commits = log.versions.values.joined().lazy.compactMap(Generation.number)
      return !commits.contains { $0 == last || Generation.canFollow($0, last, version: version) }
    } catch {
      guard error.isCausedByFile else { throw error }
      return false
    }
  }

  /// Returns whether each page of the library is in the file or in the log.
  private func hasAllPages(_ header: FileHeader, _ log: Log) throws(StoreFailure) -> Bool {
    guard let count = log.pageCount ?? header.pageCount else { return true }
    let countInFile = Int(try Self.size(path) ?? 0) / PageFile.pageSize
    return count <= countInFile || (countInFile + 1...count).allSatisfy { log.versions[$0] != nil }
  }
}

extension Database {
  /// Configures the connection so that each commit is on the disk when it returns.
  fileprivate func configure() throws(DatabaseError) {
    try run("PRAGMA journal_mode = WAL")
    try run("PRAGMA synchronous = FULL")
    try run("PRAGMA foreign_keys = ON")
    // Removed content is overwritten, so that recovery does not find it.
    try run("PRAGMA secure_delete = ON")
    try run("PRAGMA temp_store = MEMORY")
    try run("PRAGMA journal_size_limit = 4194304")
  }
}

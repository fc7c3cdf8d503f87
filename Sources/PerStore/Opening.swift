import CSQLite
import Glibc
import PerCore

/// How a library's file was found when it was opened.
enum Condition {
  case sound(Database)
  /// Made by an earlier version of Per.
  case old(Database, version: Int64)
  /// Made by a later one.
  case newer
  case readOnly
  case damaged
  /// Nothing is in it.
  case empty
}

extension LibraryFile {
  /// Looks at the file, and opens it where it is sound. The file is changed in no case.
  func inspect(schema: Schema) throws(StoreFailure) -> Condition {
    if try (Self.size(path) ?? 0) == 0 { return try (Self.size(log) ?? 0) == 0 ? .empty : .damaged }
    guard try isOurs() else { return .damaged }
    do throws(DatabaseError) {
      let database = try Database(path: path, access: .readWrite)
      // Whether a file that cannot be written is sound is told from its image.
      if database.isReadOnly { return access(path, W_OK) == 0 ? .damaged : .readOnly }
      database.keepsLogWhenClosed(true)
      // Said before the log is first used: its index is then kept in memory, not in a file.
      try database.run("PRAGMA locking_mode = EXCLUSIVE")
      let version = try database.integer("PRAGMA user_version") ?? 0
      guard version == (try database.integer("SELECT version FROM library")) else {
        return .damaged
      }
      if version > schema.version { return .newer }
      guard try database.isSound(version: version, of: schema) else { return .damaged }
      try database.configure()
      database.keepsLogWhenClosed(false)
      return version == schema.version ? .sound(database) : .old(database, version: version)
    } catch {
      if error.tellsOfDamage { return .damaged }
      let failure = StoreFailure(error, path: path)
      if failure.reason == .readOnly { return .readOnly }
      throw failure
    }
  }

  /// Whether the file begins as Per's files do.
  private func isOurs() throws(StoreFailure) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw StoreFailure(systemError: errno, path: path) }
    // SQLite's own locks on the file would go with this descriptor: it must not be open yet.
    defer { close(descriptor) }
    var header = [UInt8](repeating: 0, count: 100)
    guard pread(descriptor, &header, header.count, 0) == header.count else { return false }
    let application = header[68..<72].reduce(0 as Int64) { $0 << 8 | Int64($1) }
    return header.starts(with: "SQLite format 3\0".utf8) && application == Schema.applicationID
  }
}

extension Database {
  /// Sets a connection up for the library's life: every commit is on the disk when it returns.
  fileprivate func configure() throws(DatabaseError) {
    try run("PRAGMA journal_mode = WAL")
    try run("PRAGMA synchronous = FULL")
    try run("PRAGMA foreign_keys = ON")
    // What was removed is not there for those who read the file's bytes, recovery among them.
    try run("PRAGMA secure_delete = ON")
    try run("PRAGMA temp_store = MEMORY")
    try run("PRAGMA journal_size_limit = 4194304")
  }

  /// Whether the content is what Per can have written.
  fileprivate func isSound(version: Int64, of schema: Schema) throws(DatabaseError) -> Bool {
    let verdict = try rows("PRAGMA quick_check(1)") { $0.text(0) }
    guard verdict == ["ok"] else { return false }
    // The tables of an earlier version are for its migration to check.
    guard version == schema.version else { return true }
    let disagreements = try integer(
      """
      SELECT count(*) FROM comparison
      FULL JOIN (SELECT comparison AS id, count(*) AS number FROM product GROUP BY comparison) AS held
        ON held.id = comparison.id
      WHERE ifnull(number, 0) IS NOT count
      """)
    return disagreements == 0
  }
}

extension DatabaseError {
  /// Whether the file is to blame, rather than the system or another program.
  var tellsOfDamage: Bool {
    switch primaryCode {
    case SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_FULL, SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH,
      SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL, SQLITE_NOMEM, SQLITE_INTERRUPT:
      false
    default: true
    }
  }
}

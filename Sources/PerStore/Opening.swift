import CSQLite
import Glibc
import PerCore

/// The condition of a library's file.
enum Condition {
  case sound(Database)
  /// Written by an earlier version of Per.
  case old(Database, version: Int64)
  /// Written by a later version of Per.
  case newer
  case readOnly
  case damaged
  /// The file has no content.
  case empty
}

extension LibraryFile {
  /// Checks the file and opens it if it is sound. The file is not changed.
  ///
  /// - Parameter isKnown: Whether the content was checked before. The full check is then omitted.
  func inspect(schema: Schema, isKnown: Bool = false) throws(StoreFailure) -> Condition {
    if try (Self.size(path) ?? 0) == 0 { return try (Self.size(log) ?? 0) == 0 ? .empty : .damaged }
    guard try isOurs() else { return .damaged }
    // SQLite ignores the part of a log after damage, so the log is checked first.
    let logBytes = try Self.bytes(log)
    if Log(logBytes).isDamaged { return .damaged }
    do throws(DatabaseError) {
      let database = try Database(path: path)
      // The content of a read-only file is checked in memory, by image(schema:).
      if database.isReadOnly { return access(path, W_OK) == 0 ? .damaged : .readOnly }
      database.keepsLogWhenClosed(!logBytes.isEmpty)
      // Set before the log is first used. SQLite then keeps the log's index in memory.
      try database.run("PRAGMA locking_mode = EXCLUSIVE")
      let version = try database.integer("PRAGMA user_version") ?? 0
      guard try database.says(version, of: schema) else { return .damaged }
      if version > schema.version { return .newer }
      // The store has marked the file as suspect after an error that this check would not find.
      guard try database.integer("SELECT suspect FROM library") == 0 else { return .damaged }
      if !isKnown {
        guard try database.isSound(version: version, of: schema) else { return .damaged }
      }
      try database.configure()
      database.keepsLogWhenClosed(false)
      return version == schema.version ? .sound(database) : .old(database, version: version)
    } catch {
      if error.blamesTheFile { return .damaged }
      let failure = StoreFailure(error, path: path)
      if failure.reason == .readOnly { return .readOnly }
      throw failure
    }
  }

  /// Opens the content read-only in memory. Used while the file cannot be written.
  func image(schema: Schema) throws(StoreFailure) -> Database {
    let pages = try PageFile(path: path, log: log)
    do throws(DatabaseError) {
      let database = try Database(image: pages.image())
      let version = try database.integer("PRAGMA user_version") ?? 0
      let isSound = try database.isSound(version: version, of: schema)
      if isSound, version == schema.version { return database }
    } catch  where !error.blamesTheFile {
      throw StoreFailure(error, path: path)
    } catch {}
    // Recovery and migration need write access.
    throw StoreFailure(.readOnly, path: path)
  }

  /// Returns whether the file's header has Per's application ID.
  func isOurs() throws(StoreFailure) -> Bool {
    let header = try Self.bytes(path, limit: 100)
    return header.count == 100 && header.starts(with: "SQLite format 3\0".utf8)
      && header.word(68) == UInt32(Schema.applicationID)
  }
}

extension Database {
  /// Configures the connection. Every commit is on the disk when it returns.
  fileprivate func configure() throws(DatabaseError) {
    try run("PRAGMA journal_mode = WAL")
    try run("PRAGMA synchronous = FULL")
    try run("PRAGMA foreign_keys = ON")
    // Overwrite deleted content, so that it is neither readable in the file nor found by recovery.
    try run("PRAGMA secure_delete = ON")
    try run("PRAGMA temp_store = MEMORY")
    try run("PRAGMA journal_size_limit = 4194304")
  }

  /// Returns whether the version in the file's content equals the version in its header.
  fileprivate func says(_ version: Int64, of schema: Schema) throws(DatabaseError) -> Bool {
    do throws(DatabaseError) {
      return try integer("SELECT version FROM library") == version
    } catch {
      // Later versions of Per can store the version elsewhere.
      if version > schema.version, error.primaryCode == SQLITE_ERROR { return true }
      throw error
    }
  }

  /// Returns whether Per can have written the content.
  fileprivate func isSound(version: Int64, of schema: Schema) throws(DatabaseError) -> Bool {
    // As fast as quick_check, because the tables have no indexes. It also checks the order of the
    // keys.
    let verdict = try rows("PRAGMA integrity_check(1)") { $0.text(0) }
    guard verdict == ["ok"], try tables() == schema.tables(version: version) else { return false }
    // The migration checks the content of earlier versions.
    guard version == schema.version else { return true }
    return try integer(
      """
      SELECT NOT EXISTS (
        SELECT * FROM comparison, library
          WHERE count IS NOT (SELECT count(*) FROM product WHERE comparison = comparison.id)
            OR NOT comparison.id BETWEEN 1 AND last_comparison
            OR (SELECT min(id) FROM product WHERE comparison = comparison.id) < 1
            OR (SELECT max(id) FROM product WHERE comparison = comparison.id) > last_product
            OR NOT revision BETWEEN 0 AND ?1
            OR NOT ifnull(display_multiple, 1) BETWEEN 1 AND ?1)
        AND (SELECT total(count) FROM comparison) = (SELECT count(*) FROM product)
        AND (SELECT last_comparison BETWEEN 0 AND ?1 AND last_product BETWEEN 0 AND ?1
          AND generation BETWEEN 0 AND ?1 FROM library)
      """, .integer(Salvage.highestNumber)) == 1
  }
}

extension Database {
  /// Returns the SQL text of all tables in the file.
  func tables() throws(DatabaseError) -> [String] {
    try rows("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name") { $0.text(0) }
  }
}

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
  ///
  /// - Parameter isKnown: whether the content was found sound before, so that not all of it has to be read again.
  func inspect(schema: Schema, isKnown: Bool = false) throws(StoreFailure) -> Condition {
    if try (Self.size(path) ?? 0) == 0 { return try (Self.size(log) ?? 0) == 0 ? .empty : .damaged }
    guard try isOurs() else { return .damaged }
    // SQLite takes a damaged log for one that ends there.
    let logBytes = try Self.bytes(log)
    if Log(logBytes).isDamaged { return .damaged }
    do throws(DatabaseError) {
      let database = try Database(path: path)
      // Whether a file that cannot be written is sound is told from its image.
      if database.isReadOnly { return access(path, W_OK) == 0 ? .damaged : .readOnly }
      database.keepsLogWhenClosed(!logBytes.isEmpty)
      // Said before the log is first used: its index is then kept in memory, not in a file.
      try database.run("PRAGMA locking_mode = EXCLUSIVE")
      let version = try database.integer("PRAGMA user_version") ?? 0
      guard try database.says(version, of: schema) else { return .damaged }
      if version > schema.version { return .newer }
      // What is suspect is not read through only to be called damaged.
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

  /// Opens the content in memory, for as long as the file cannot be written.
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
    // What it takes to bring it into order is to write.
    throw StoreFailure(.readOnly, path: path)
  }

  /// Whether the file begins as Per's files do.
  func isOurs() throws(StoreFailure) -> Bool {
    let header = try Self.bytes(path, limit: 100)
    return header.count == 100 && header.starts(with: "SQLite format 3\0".utf8)
      && header.word(68) == UInt32(Schema.applicationID)
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

  /// Whether the version that the header tells is the one that the content tells.
  fileprivate func says(_ version: Int64, of schema: Schema) throws(DatabaseError) -> Bool {
    do throws(DatabaseError) {
      return try integer("SELECT version FROM library") == version
    } catch {
      // Later versions may keep it elsewhere.
      if version > schema.version, error.primaryCode == SQLITE_ERROR { return true }
      throw error
    }
  }

  /// Whether the content is what Per can have written.
  fileprivate func isSound(version: Int64, of schema: Schema) throws(DatabaseError) -> Bool {
    // As quick as quick_check where tables have no indexes, and it looks at the order of the keys as well.
    let verdict = try rows("PRAGMA integrity_check(1)") { $0.text(0) }
    guard verdict == ["ok"], try tables() == schema.tables(version: version) else { return false }
    // What earlier versions held is for their migration to judge.
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
  /// What the file says of its tables.
  func tables() throws(DatabaseError) -> [String] {
    try rows("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name") { $0.text(0) }
  }
}

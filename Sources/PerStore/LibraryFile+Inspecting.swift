import CSQLite
import Glibc
import PerCore

extension LibraryFile {
  /// Checks the file without changing it, and opens it if it is sound.
  ///
  /// - Parameter isKnown: Whether the content was sound before, so that it is not read completely.
  func inspect(schema: Schema, isKnown: Bool = false) throws(StoreFailure) -> Condition {
    if try isBlocked() { return .damaged }
    if try (Self.size(path) ?? 0) == 0 { return try (Self.size(log) ?? 0) == 0 ? .empty : .damaged }
    let header = try FileHeader(path: path)
    guard header.isSound else { return .damaged }
    // SQLite treats a damaged log as one that ends at the damage, and missing pages as zeros.
    let logBytes = try Self.bytes(log)
    let content = Log(logBytes)
    guard !content.isDamaged, try hasAllPages(header, content) else { return .damaged }
    do throws(DatabaseError) {
      let database = try Database(path: path)
      // A file that cannot be written is checked in memory.
      if database.isReadOnly {
        guard access(path, W_OK) != 0 else {
          // SQLite opens a file for reading if opening it for writing failed.
          throw DatabaseError.system(EIO)
        }
        return .readOnly
      }
      database.keepsLogWhenClosed(!logBytes.isEmpty)
      // SQLite's lock keeps out a process that cannot see the lock of the folder, such as after the lock file was
      // removed. If it is set before the log is first used, the index of the log is in memory instead of a file.
      try database.run("PRAGMA locking_mode = EXCLUSIVE")
      let version = try database.integer("PRAGMA user_version") ?? 0
      // The schema is compared before a table is read, because a query of a view in place of a table might never end.
      guard try database.hasTables(of: schema, version: version),
        try database.says(version, of: schema)
      else { return .damaged }
      if version > schema.version { return .newer }
      // A suspect file is damaged, so it is not checked further.
      guard try database.integer("SELECT suspect FROM library") == 0 else { return .damaged }
      if !isKnown {
        guard try database.hasSoundContent(version: version, of: schema) else { return .damaged }
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

  /// Returns whether each page of the library is in the file or in the log.
  private func hasAllPages(_ header: FileHeader, _ log: Log) throws(StoreFailure) -> Bool {
    guard let count = log.pageCount ?? header.pageCount else { return true }
    let countInFile = Int(try Self.size(path) ?? 0) / PageFile.pageSize
    return count <= countInFile || (countInFile + 1...count).allSatisfy { log.pages[$0] != nil }
  }

  /// Opens the content in memory while the file cannot be written.
  func image(schema: Schema) throws(StoreFailure) -> Database {
    let pages = try PageFile(path: path, log: log)
    do throws(DatabaseError) {
      let database = try Database(image: pages.image())
      if try database.isSound(of: schema),
        try database.integer("PRAGMA user_version") == schema.version
      {
        return database
      }
    } catch  where !error.blamesTheFile {
      throw StoreFailure(error, path: path)
    } catch {}
    // The file cannot be repaired or converted without writing.
    throw StoreFailure(.readOnly, path: path)
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

  /// Returns whether the version in the header is also the version in the content.
  func says(_ version: Int64, of schema: Schema) throws(DatabaseError) -> Bool {
    do throws(DatabaseError) {
      return try integer("SELECT version FROM library") == version
    } catch {
      // A later version may not have this table.
      if version > schema.version, error.primaryCode == SQLITE_ERROR { return true }
      throw error
    }
  }

  /// Returns whether the tables are those of a version of Per. Those of a later version are unknown.
  func hasTables(
    of schema: Schema, version: Int64
  ) throws(DatabaseError) -> Bool {
    guard version > schema.version else { return try tables() == schema.tables(version: version) }
    return try integer(
      """
      SELECT NOT EXISTS (SELECT * FROM sqlite_schema
        WHERE name = 'library' AND sql NOT LIKE 'CREATE TABLE%')
      """) == 1
  }

  /// Returns whether Per of this or an earlier version can have written the file.
  func isSound(of schema: Schema) throws(DatabaseError) -> Bool {
    let version = try integer("PRAGMA user_version") ?? 0
    guard version <= schema.version, try hasTables(of: schema, version: version) else {
      return false
    }
    return try hasSoundContent(version: version, of: schema)
  }

  /// Returns whether Per can have written this content of its tables.
  fileprivate func hasSoundContent(
    version: Int64, of schema: Schema
  ) throws(DatabaseError) -> Bool {
    // Without indexes this is as fast as quick_check. It also checks the order of the keys.
    let verdict = try rows("PRAGMA integrity_check(1)") { $0.text(0) }
    guard verdict == ["ok"] else {
      // The check also reports errors of the device as damage.
      if let deviceError { throw deviceError }
      return false
    }
    // The content of earlier versions is checked while it is converted.
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
      """, .integer(Schema.highestNumber)) == 1
  }
}

extension Database {
  /// Returns the text of all tables.
  func tables() throws(DatabaseError) -> [String] {
    try rows("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name") { $0.text(0) }
  }
}

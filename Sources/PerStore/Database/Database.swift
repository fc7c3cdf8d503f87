import CSQLite
import PerCore

/// A connection to an SQLite file. It is closed when it is released.
final class Database {
  let connection: OpaquePointer
  /// A Boolean value indicating whether the content can only be read.
  let isReadOnly: Bool
  /// The path of the file; nil for a database in memory.
  private let path: String?
  /// The version of the file that this connection has read or written last; nil if it isn't known.
  private(set) var version: FileVersion?
  /// The inode of the log when it was first seen; nil if there was none.
  private var log: Int64?
  /// What the transaction has changed in the row of the library, which is written at its end.
  var libraryChange = LibraryChange()
  /// The prepared statements by the addresses of their texts, which are static.
  private var statements: [UnsafePointer<UInt8>: Statement] = [:]

  /// Opens the bytes of a file in memory, for reading only.
  convenience init(image: [UInt8]) throws(DatabaseError) {
    try self.init(path: nil, isReadOnly: true)
    // SQLite frees this copy.
    guard let copy = sqlite3_malloc64(UInt64(image.count)) else { throw error(SQLITE_NOMEM) }
    copy.copyMemory(from: image, byteCount: image.count)
    let code = sqlite3_deserialize(
      connection, "main", copy.assumingMemoryBound(to: UInt8.self), Int64(image.count),
      Int64(image.count), UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY))
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// Opens an existing file, or creates an empty database in memory.
  ///
  /// - Parameter ignoresLog: Whether the file is only read, as it is without its log.
  init(
    path: String? = nil, isReadOnly: Bool = false, ignoresLog: Bool = false
  ) throws(DatabaseError) {
    self.path = path
    var handle: OpaquePointer?
    let access = ignoresLog ? SQLITE_OPEN_READONLY | SQLITE_OPEN_URI : SQLITE_OPEN_READWRITE
    // A connection is used by one thread at a time.
    let flags = access | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_NOMUTEX
    let name = path.map { ignoresLog ? Self.addressWithoutLog(of: $0) : $0 } ?? ":memory:"
    let code = sqlite3_open_v2(name, &handle, flags, nil)
    guard let handle else { throw DatabaseError(code: SQLITE_NOMEM, message: "out of memory") }
    connection = handle
    self.isReadOnly = isReadOnly || sqlite3_db_readonly(handle, "main") == 1
    guard code == SQLITE_OK else { throw error(code) }
    // The file may come from anywhere, so its schema is not trusted. Double quotes enclose names only.
    for (setting, isOn) in [
      (SQLITE_DBCONFIG_DQS_DML, 0), (SQLITE_DBCONFIG_DQS_DDL, 0),
      (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0), (SQLITE_DBCONFIG_DEFENSIVE, 1),
    ] {
      _ = per_configure(connection, setting, Int32(isOn))
    }
  }

  /// Returns the address that makes SQLite read a file without its log.
  private static func addressWithoutLog(of path: String) -> String {
    // Without the empty authority, SQLite would look for one in a path that begins with two slashes.
    var address = "file://"
    for scalar in path.unicodeScalars {
      switch scalar {
      case "%", "?", "#": address += "%" + String(scalar.value, radix: 16)
      default: address.unicodeScalars.append(scalar)
      }
    }
    return address + "?immutable=1"
  }

  deinit {
    for statement in statements.values { statement.finalize() }
    sqlite3_close_v2(connection)
  }

  /// Returns the last error.
  func error(_ code: Int32) -> DatabaseError {
    DatabaseError(code: code, connection: connection)
  }

  /// The last error of the device that holds the file; nil if there was none.
  var deviceError: DatabaseError? {
    let error = DatabaseError(code: SQLITE_CORRUPT, connection: connection)
    return error.isDamage ? nil : error
  }

  /// A Boolean value indicating whether the log beside the file is that of this connection; nil if there was none.
  var hasOwnLog: Bool? {
    guard let path, let log else { return nil }
    return FileVersion(path: path + "-wal")?.inode == log
  }

  /// Copies the log into the file, even if the log was removed or renamed.
  func finishLog() throws(DatabaseError) {
    let isUnchanged = isUnchangedByOthers
    try run("PRAGMA wal_checkpoint(TRUNCATE)")
    if isUnchanged { version = currentVersion }
  }

  /// A Boolean value indicating whether another program has written the file since its version was noted.
  var isOverwritten: Bool {
    guard let version, let currentVersion else { return false }
    return version.inode == currentVersion.inode
      && (version.size != currentVersion.size || version.change != currentVersion.change)
  }

  /// A Boolean value indicating whether the file was renamed or removed.
  var hasMoved: Bool {
    var moved: Int32 = 0
    sqlite3_file_control(connection, "main", SQLITE_FCNTL_HAS_MOVED, &moved)
    return moved != 0
  }

  private var currentVersion: FileVersion? { path.flatMap { FileVersion(path: $0) } }

  /// A Boolean value indicating whether no other program has changed the file since its version was noted.
  var isUnchangedByOthers: Bool { version != nil && version == currentVersion }

  /// Notes the version that this connection has checked.
  func noteVersion(_ checked: FileVersion?) {
    version = checked
    noteLog()
  }

  private func noteLog() {
    if let path, log == nil { log = FileVersion(path: path + "-wal")?.inode }
  }

  /// Makes the statement that runs on another thread throw an error.
  func interrupt() {
    sqlite3_interrupt(connection)
  }

  /// Sets whether closing keeps the log instead of copying it into the file.
  func setKeepsLogWhenClosed(_ keeps: Bool) {
    _ = per_configure(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keeps ? 1 : 0)
  }
}

// MARK: - Statements

extension Database {
  /// Returns the statement of the given text. It is prepared at the first call.
  func statement(_ sql: StaticString) throws(DatabaseError) -> Statement {
    if let statement = statements[sql.utf8Start] { return statement }
    var handle: OpaquePointer?
    let code = sql.utf8Start.withMemoryRebound(to: CChar.self, capacity: sql.utf8CodeUnitCount) {
      sqlite3_prepare_v3(
        connection, $0, Int32(sql.utf8CodeUnitCount), UInt32(SQLITE_PREPARE_PERSISTENT), &handle,
        nil)
    }
    guard code == SQLITE_OK, let handle else { throw error(code) }
    let statement = Statement(handle, of: connection)
    statements[sql.utf8Start] = statement
    return statement
  }

  /// Runs a statement to completion.
  func run(_ sql: StaticString, _ values: Value...) throws(DatabaseError) {
    try run(sql, values)
  }

  func run(_ sql: StaticString, _ values: [Value]) throws(DatabaseError) {
    let statement = try statement(sql)
    try statement.bind(values)
    defer { statement.reset() }
    while try statement.step() {}
  }

  /// Runs several statements without parameters.
  func runScript(_ sql: String) throws(DatabaseError) {
    let code = sqlite3_exec(connection, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// Runs a query and returns the results of `row` for all rows.
  ///
  /// - Parameter expectedCount: The number of rows for which memory is reserved.
  func rows<Row>(
    _ sql: StaticString, _ values: Value..., expectedCount: Int = 0,
    row: (Statement) throws(DatabaseError) -> Row
  ) throws(DatabaseError) -> [Row] {
    let statement = try statement(sql)
    try statement.bind(values)
    defer { statement.reset() }
    var rows: [Row] = []
    rows.reserveCapacity(expectedCount)
    while try statement.step() {
      rows.append(try row(statement))
      if statement.hasReadInvalidText { throw .invalidText }
    }
    return rows
  }

  /// Returns the first column of the first row of a query; nil if there is no row.
  func integer(_ sql: StaticString, _ values: Value...) throws(DatabaseError) -> Int64? {
    let statement = try statement(sql)
    try statement.bind(values)
    defer { statement.reset() }
    return try statement.step() ? statement.integer(0) : nil
  }

  /// The number of rows that the last statement inserted, updated or deleted.
  var changedRows: Int64 { sqlite3_changes64(connection) }

  /// Runs `work` in one transaction. It is rolled back if `work` throws.
  func transaction(_ work: () throws(DatabaseError) -> Void) throws(DatabaseError) {
    let isUnchanged: Bool
    try run("BEGIN IMMEDIATE")
    do throws(DatabaseError) {
      try work()
      isUnchanged = isUnchangedByOthers
      try run("COMMIT")
    } catch {
      // SQLite has already rolled back after some errors.
      if sqlite3_get_autocommit(connection) == 0 { try? run("ROLLBACK") }
      throw error
    }
    version = isUnchanged ? currentVersion : nil
    noteLog()
  }

  /// Copies the content into an existing empty file.
  func copy(to path: String) throws(DatabaseError) {
    _ = try DatabaseBackup(of: self, into: Database(path: path)).copyMore()
  }

  /// Returns this database as the content of a file without a log.
  func image() throws(DatabaseError) -> [UInt8] {
    var size: Int64 = 0
    guard let start = sqlite3_serialize(connection, "main", &size, 0) else {
      throw error(SQLITE_NOMEM)
    }
    defer { sqlite3_free(start) }
    var bytes = Array(UnsafeBufferPointer(start: start, count: Int(size)))
    PageFile.removeLog(fromHeaderOf: &bytes)
    return bytes
  }
}

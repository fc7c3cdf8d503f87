import CSQLite

/// Copies the content of a database into another one, in parts.
///
/// Changes that are made with the connection of the source between two parts are in the copy, too.
final class DatabaseBackup {
  /// The database with the copy.
  let copy: Database
  /// The source, which must stay open.
  private let source: Database
  private var handle: OpaquePointer?

  /// - Parameter copy: An empty database.
  init(of source: Database, into copy: Database) throws(DatabaseError) {
    (self.source, self.copy) = (source, copy)
    guard let handle = sqlite3_backup_init(copy.connection, "main", source.connection, "main")
    else { throw copy.error(sqlite3_errcode(copy.connection)) }
    self.handle = handle
  }

  deinit {
    sqlite3_backup_finish(handle)
  }

  /// Copies the next pages.
  ///
  /// - Parameter pages: The number of pages; negative to copy all.
  /// - Returns: true if there are more pages.
  func copyMore(pages: Int32 = -1) throws(DatabaseError) -> Bool {
    guard handle != nil else { return false }
    let stepped = sqlite3_backup_step(handle, pages)
    if stepped == SQLITE_OK { return true }
    let finished = sqlite3_backup_finish(handle)
    handle = nil
    guard stepped == SQLITE_DONE, finished == SQLITE_OK else {
      throw copy.error(finished == SQLITE_OK ? stepped : finished)
    }
    return false
  }
}

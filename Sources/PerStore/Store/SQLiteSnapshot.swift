import PerCore

/// A copy of the library in memory, which SQLite makes page by page.
@MainActor
final class SQLiteSnapshot: LibrarySnapshot {
  private let store: SQLiteStore
  private var backup: DatabaseBackup?

  /// The number of pages that are copied at once.
  private static let pages: Int32 = 100

  init(_ store: SQLiteStore) {
    self.store = store
  }

  /// Releases the connection of the store. The copy begins again with the next part.
  func releaseConnection() {
    backup = nil
  }

  func copyMore() throws(StoreFailure) -> Bool {
    let source = try store.connected()
    do throws(DatabaseError) {
      let backup =
        if let backup { backup } else { try DatabaseBackup(of: source, into: Database()) }
      self.backup = backup
      return try backup.copyMore(pages: Self.pages)
    } catch {
      backup = nil
      store.lock?.forgetCheck()
      throw StoreFailure(error, path: store.path)
    }
  }

  func bytes(adding changes: [AppliedChange]) throws(StoreFailure) -> [UInt8] {
    while try copyMore() {}
    guard let copy = backup?.copy else { throw StoreFailure(.inUse, path: store.path) }
    backup = nil
    let rest = store.uncommitted(changes)
    do throws(DatabaseError) {
      if !rest.isEmpty {
        try copy.run("PRAGMA foreign_keys = ON")
        try copy.commit { () throws(DatabaseError) in
          try copy.write(rest)
        }
      }
      return try copy.image()
    } catch {
      throw StoreFailure(error, path: store.path)
    }
  }
}

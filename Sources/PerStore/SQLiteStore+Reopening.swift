public import PerCore

extension SQLiteStore {
  public func reopen() throws(StoreFailure) -> StoreOpening? {
    attach()
    guard generation != nil else { return try openFirst() }
    do throws(StoreFailure) {
      _ = try usable()
      return nil
    } catch  where error.reason == .damaged {
      database = nil
      let opening = try recover(from: .damaged)
      (uncertainRevision, committedRevision) = (nil, nil)
      return opening
    }
  }

  /// Opens the library for the first time.
  private func openFirst() throws(StoreFailure) -> StoreOpening? {
    do throws(StoreFailure) {
      switch try openOrMake() {
      case .fresh: return nil
      case .opened where try isEmpty(connected()): return nil
      case let opening: return opening
      }
    } catch {
      absence = error
      throw error
    }
  }

  /// Returns a connection that can be read.
  func connected() throws(StoreFailure) -> Database {
    attach()
    if let database { return database }
    if let absence { throw absence }
    do throws(StoreFailure) {
      try reconnect()
    } catch  where error.reason == .readOnly {
      try resume { () throws(StoreFailure) in try file.image(schema: schema) }
    }
    guard let database else { throw StoreFailure(.damaged, path: path) }
    return database
  }

  /// Returns a connection that can be written, or only read if nothing can be written now. A commit reports the failure.
  func usable() throws(StoreFailure) -> Database {
    do throws(StoreFailure) {
      return try writable()
    } catch  where error.reason == .readOnly || error.reason == .full {
      return try connected()
    }
  }

  /// Returns a connection that can be written.
  func writable() throws(StoreFailure) -> Database {
    attach()
    if let database, !database.isReadOnly {
      guard database.hasMoved else { return database }
      try bringBack(database)
    }
    try reconnect()
    guard let database else { throw StoreFailure(.damaged, path: path) }
    return database
  }

  /// Opens the file again, or creates it if it never existed.
  private func reconnect() throws(StoreFailure) {
    guard generation == nil else {
      try lockFolder()
      return try resume { () throws(StoreFailure) in try soundDatabase(isKnown: isRefused) }
    }
    guard try prepareFile() else { return try makeLibrary() }
    // A file that appeared since then was never read. It must not be changed unless it is empty, as after an interrupted
    // creation.
    guard case .sound(let database) = try file.inspect(schema: schema),
      try isEmpty(database)
    else { throw absence ?? StoreFailure(.inUse, path: path) }
    try use(database)
  }

  /// Returns whether the library was never changed.
  private func isEmpty(_ database: Database) throws(StoreFailure) -> Bool {
    do throws(DatabaseError) {
      return try database.integer(
        """
        SELECT last_comparison = 0 AND generation = 0
          AND NOT EXISTS (SELECT * FROM comparison) FROM library
        """) == 1
    } catch {
      throw StoreFailure(error, path: path)
    }
  }

  /// Continues with the file, unless another process has changed it.
  private func resume(_ open: () throws(StoreFailure) -> Database) throws(StoreFailure) {
    let known = generation
    try use(try open())
    guard let known, let found = generation, found != known else { return uncertainRevision = nil }
    guard found == Schema.generation(after: known), uncertainRevision != nil else {
      (database, generation) = (nil, known)
      throw StoreFailure(.inUse, path: path)
    }
    committedRevision = uncertainRevision
  }

  /// Writes the library to a new file after its file was removed.
  private func bringBack(_ database: Database) throws(StoreFailure) {
    guard try !file.exists() else { throw StoreFailure(.inUse, path: path) }
    try DataFolder.make(file.folder)
    // The lock file may have been removed, too. This process can't lock it twice.
    lock = nil
    lock = try FolderLock(path: file.lock)
    try LibraryFile.write(file.path) { draft throws(DatabaseError) in
      try database.copy(to: draft)
    }
    self.database = nil
  }
}

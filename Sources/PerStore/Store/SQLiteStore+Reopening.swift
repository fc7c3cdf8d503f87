public import PerCore

extension SQLiteStore {
  public func reopen() throws(StoreFailure) -> StoreOpening? {
    attach()
    do throws(StoreFailure) {
      return try reopenOrRecover()
    } catch {
      throw ofLibrary(error)
    }
  }

  private func reopenOrRecover() throws(StoreFailure) -> StoreOpening? {
    guard generation != nil else { return try openFirst() }
    do throws(StoreFailure) {
      let (wasDamaged, wasIncomplete) = (isImageDamaged, unrecovered != nil)
      _ = try usable()
      // A recovery that failed at its end has written the file.
      if let uncertain, uncertain.isRecovery, uncertain.generation == generation,
        let recovery = earlierRecovery()
      {
        (self.uncertain, committedRevision) = (nil, nil)
        return .recovered(recovery)
      }
      // The check of the file may find no damage, but products could not be read.
      if wasIncomplete, unrecovered == nil { throw StoreFailure(.damaged, path: path) }
      return wasDamaged && unrecovered != nil ? .readOnly(StoreFailure(.readOnly, path: path)) : nil
    } catch  where error.reason == .damaged {
      database = nil
      let opening = try recoverAgain()
      (uncertain, committedRevision) = (nil, nil)
      return opening
    }
  }

  /// Recovers the library after it was used.
  private func recoverAgain() throws(StoreFailure) -> StoreOpening {
    if case .otherLog = try file.inspect(schema: schema) {
      return try recover(from: .damaged, ignoringLog: true)
    }
    return try recover(from: .damaged)
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
      throw fail(with: error)
    }
  }

  /// Notes why the library can't be opened for the first time.
  ///
  /// - Returns: The failure to report.
  func fail(with error: StoreFailure) -> StoreFailure {
    let failure = ofLibrary(error)
    absence = failure
    // The process that uses the file needs the lock if the file is removed.
    if failure.reason == .inUse { lock = nil }
    return failure
  }

  /// Returns a failure with the path of the library or of its folder in place of that of a temporary file, which the
  /// user doesn't know.
  private func ofLibrary(_ failure: StoreFailure) -> StoreFailure {
    guard failure.path.hasPrefix(path + ".") else { return failure }
    switch failure.reason {
    case .full: return StoreFailure(.full, path: path)
    // The system refuses to create the file in the folder, or to look for it there.
    case .readOnly, .unreadable:
      let folder = path.lastIndex(of: "/").map { String(path[..<$0]) }
      return StoreFailure(failure.reason, path: folder ?? path)
    case .inUse, .changed, .newer, .damaged, .noHome, .other: return failure
    }
  }

  /// Returns a connection that can be read.
  func connected() throws(StoreFailure) -> Database {
    attach()
    if let database {
      guard database.isOverwritten else { return database }
      releaseOverwritten(database)
    }
    if let absence { throw absence }
    do throws(StoreFailure) {
      try reconnect()
    } catch  where error.reason == .readOnly {
      let isDamaged = isImageDamaged
      isImageDamaged = false
      try resume { () throws(StoreFailure) in try useImage(isDamaged: isDamaged) }
    }
    guard let database else { throw StoreFailure(.damaged, path: path) }
    return database
  }

  /// Returns a connection that can be written, or only read if nothing can be written now. A commit reports the
  /// failure.
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
    do throws(StoreFailure) {
      return try openToWrite()
    } catch {
      throw ofLibrary(error)
    }
  }

  private func openToWrite() throws(StoreFailure) -> Database {
    if let database, !database.isReadOnly {
      if database.hasMoved {
        try bringBack(database)
      } else if database.isOverwritten {
        releaseOverwritten(database)
      } else if database.hasOwnLog == false {
        try finishLog(database)
      } else {
        return database
      }
    }
    try reconnect()
    guard let database else { throw StoreFailure(.damaged, path: path) }
    return database
  }

  /// Opens the file again, or creates it if it never existed.
  private func reconnect() throws(StoreFailure) {
    guard generation == nil else {
      try lockFolder()
      // If `bringBack(_:)` failed at its end, the library is in the successor.
      try file.finishReplacing(schema: schema)
      return try resume { () throws(StoreFailure) in
        try use(soundDatabase(isKnown: isRefused))
      }
    }
    guard try prepareFile() else { return try makeLibrary() }
    // A file that appeared since then was never read. It must not be changed unless it is empty, as after an
    // interrupted creation.
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
        SELECT last_comparison = 0 AND NOT EXISTS (SELECT * FROM comparison)
          AND NOT EXISTS (SELECT * FROM setting) FROM library
        """) == 1
    } catch {
      throw StoreFailure(error, path: path)
    }
  }

  /// Continues with the file, unless another process has changed it.
  ///
  /// - Parameter open: Opens the file and uses it.
  private func resume(_ open: () throws(StoreFailure) -> Void) throws(StoreFailure) {
    let known = generation
    try open()
    guard let known, let found = generation, found != known else { return uncertain = nil }
    guard found == uncertain?.generation else {
      (database, generation) = (nil, known)
      throw StoreFailure(.changed, path: path)
    }
    if let revision = uncertain?.revision { committedRevision = revision }
  }

  /// Writes the library to a new file after its file was removed.
  private func bringBack(_ database: Database) throws(StoreFailure) {
    for path in [file.path, file.successor] where try LibraryFile.size(path) != nil {
      throw StoreFailure(.changed, path: path)
    }
    try DataFolder.make(file.folder)
    // The lock file may have been removed, too. This process can't lock it twice.
    lock = nil
    lock = try FolderLock(path: file.lock)
    try LibraryFile.write(file.successor) { draft throws(DatabaseError) in
      try database.copy(to: draft)
    }
    releaseMoved(database)
    try file.takeSuccessor()
  }

  /// Closes the connection to a file that another program has written. The log is not copied into it.
  private func releaseOverwritten(_ database: Database) {
    database.setKeepsLogWhenClosed(true)
    self.database = nil
  }

  /// Closes the connection to a file that was moved or removed, and removes the log that it left. SQLite would apply it
  /// to another file in that place.
  private func releaseMoved(_ database: Database) {
    let hasOwnLog = database.hasOwnLog == true
    self.database = nil
    if hasOwnLog { file.removeLog() }
  }

  /// Keeps what is only in the open connection before it is closed, if another program has moved, removed or written
  /// the file.
  func keepBeforeClosing(_ database: Database) throws(StoreFailure) {
    guard !database.isReadOnly else { return }
    if database.isOverwritten {
      releaseOverwritten(database)
    } else if database.hasMoved {
      do throws(StoreFailure) {
        if try LibraryFile.size(file.path) == nil { return try bringBack(database) }
      } catch {
        // A folder has the name of the file, or of the successor.
      }
      try LibraryFile.write(try file.nameForReplaced()) { draft throws(DatabaseError) in
        try database.copy(to: draft)
      }
      releaseMoved(database)
    }
  }

  /// Copies the log into the file after the log was removed or renamed. Otherwise the changes in it would be lost with
  /// the connection.
  private func finishLog(_ database: Database) throws(StoreFailure) {
    do throws(DatabaseError) {
      try database.finishLog()
    } catch {
      throw leave(database, after: error)
    }
    self.database = nil
  }
}

public import PerCore

extension SQLiteStore {
  public func makeSnapshot() throws(StoreFailure) -> (any LibrarySnapshot)? {
    let snapshot = SQLiteSnapshot(self)
    self.snapshot = snapshot
    _ = try connected()
    return snapshot
  }

  public var copyReader: LibraryCopyReader? {
    let (schema, legacy) = (schema, legacy)
    return { path throws(LibraryCopyFailure) in
      try LibraryCopy.read(path, schema: schema, legacy)
    }
  }

  public func detach(onlyToRead: Bool) throws(StoreFailure) -> (any DetachedStore)? {
    let database = try onlyToRead ? usable() : writable()
    let detached = DetachedSQLiteStore(database, generation: openGeneration, path: path)
    self.detached = detached
    return detached
  }

  /// Waits until no other thread uses the connection.
  func attach() {
    guard let detached else { return }
    detached.wait()
    self.detached = nil
    (generation, uncertain) = (detached.generation, detached.uncertain)
    if let error = detached.error, let database { _ = leave(database, after: error) }
  }
}

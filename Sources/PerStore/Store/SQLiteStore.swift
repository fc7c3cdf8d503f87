public import PerCore

/// A commit or a recovery that failed, but may be on the disk nevertheless.
struct UncertainCommit {
  /// The number of the commit.
  let generation: Int64
  /// The revision of its last change; nil if it changes no comparison.
  var revision: Int64?
  /// A Boolean value indicating whether it is the commit of a recovery.
  var isRecovery = false
}

/// A store that keeps the library in an SQLite file.
///
/// After a failure the file is opened again at the next call, so the store recovers when the cause is gone.
@MainActor
public final class SQLiteStore: LibraryStore {
  var file: LibraryFile
  let schema: Schema
  let legacy: LegacyValues
  var lock: FolderLock?
  var database: Database? {
    didSet { if database !== oldValue { snapshot?.releaseConnection() } }
  }
  /// The copy that is being made of the library.
  weak var snapshot: SQLiteSnapshot?
  /// The connection while another thread uses it.
  var detached: DetachedSQLiteStore?
  /// The number of the last commit in the file when it was used last; nil if no file was read yet.
  ///
  /// No lock is held between `close()` and the next call, or on a file system without locks. The number shows whether
  /// another process has changed the file meanwhile, and whether a commit that failed is on the disk nevertheless (the
  /// test `refusesAFileThatAnotherProcessChanged` fails without it).
  var generation: Int64?
  /// The reason why no file was read yet.
  var absence: StoreFailure?
  /// The failed commit or recovery that may be on the disk nevertheless; nil if there is none.
  var uncertain: UncertainCommit?
  /// The revision of the last change in a failed commit that proved to be on the disk.
  var committedRevision: Int64?
  /// What could not be read of a damaged file that can't be recovered now; nil if its content is whole.
  public internal(set) var unrecovered: RecoveryLosses?
  /// A Boolean value indicating whether a file that can't be written proved to be damaged when it was read.
  var isImageDamaged = false
  /// A Boolean value indicating whether the connection was closed because the file could not be written. Its content is
  /// still known.
  var isRefused = false

  init(_ file: LibraryFile, schema: Schema, legacy: LegacyValues) {
    (self.file, self.schema, self.legacy) = (file, schema, legacy)
  }

  /// The number of the last commit in the open file.
  var openGeneration: Int64 {
    guard let generation else { preconditionFailure("no file is open") }
    return generation
  }

  /// The path of the library.
  public var path: String { file.path }

  public var hasUnreadLibrary: Bool {
    generation == nil && (try? LibraryFile(folder: file.folder).exists()) == true
  }

  public func keepsLibrary(in path: String) -> Bool { file.isOwn(path) }
}

// MARK: - Closing

extension SQLiteStore {
  public func close() {
    attach()
    let isUnchanged = database?.isUnchangedByOthers ?? false
    if let database { try? keepBeforeClosing(database) }
    database = nil
    if isUnchanged, let lock { try? file.recordVersion(in: lock) }
    lock = nil
    isRefused = false
  }
}

// MARK: - Reading

extension SQLiteStore {
  private func reading<Result>(
    _ work: (Database) throws(DatabaseError) -> Result
  ) throws(StoreFailure) -> Result {
    let database = try connected()
    do throws(DatabaseError) {
      return try work(database)
    } catch {
      throw leave(database, after: error)
    }
  }

  /// Closes the connection after an error. Damage that the check at opening misses is marked in the file, so that the
  /// file is recovered when it is opened again.
  ///
  /// - Returns: The failure to report.
  func leave(_ database: Database, after error: DatabaseError) -> StoreFailure {
    if database.isOverwritten {
      // The log must not be copied into what another program wrote.
      database.setKeepsLogWhenClosed(true)
    } else if error.isDamage {
      if database.isReadOnly {
        isImageDamaged = true
      } else {
        try? database.run("UPDATE library SET suspect = 1")
      }
    }
    lock?.forgetCheck()
    let failure = StoreFailure(error, path: path)
    isRefused = failure.reason == .full || failure.reason == .readOnly
    self.database = nil
    return failure
  }

  public func summaries() throws(StoreFailure) -> [ComparisonSummary] {
    try reading { database throws(DatabaseError) in try database.summaries() }
  }

  public func products(
    of comparison: Comparison.ID, limit: Int
  ) throws(StoreFailure) -> [Product] {
    try reading { database throws(DatabaseError) in
      try database.products(of: comparison, limit: limit)
    }
  }

  public func details(
    of comparison: Comparison.ID, before id: Product.ID, limit: Int
  ) throws(StoreFailure) -> [ProductDetails] {
    try reading { database throws(DatabaseError) in
      try database.details(of: comparison, before: id, limit: limit)
    }
  }

  public func lastProductID() throws(StoreFailure) -> Int64 {
    try reading { database throws(DatabaseError) in
      try database.libraryNumber("SELECT last_product FROM library")
    }
  }

  public func lastComparisonID() throws(StoreFailure) -> Int64 {
    try reading { database throws(DatabaseError) in
      try database.libraryNumber("SELECT last_comparison FROM library")
    }
  }

  public func setting(_ key: String) throws(StoreFailure) -> String? {
    try reading { database throws(DatabaseError) in
      try database.rows("SELECT value FROM setting WHERE key = ?", .text(key)) { $0.text(0) }.first
    }
  }
}

// MARK: - Writing

extension SQLiteStore {
  private func writing(_ work: (Database) throws(DatabaseError) -> Void) throws(StoreFailure) {
    try write(to: writable(), upTo: nil, work)
  }

  /// Writes one commit.
  ///
  /// - Parameter revision: The revision of its last change; nil if it changes no comparison.
  private func write(
    to database: Database, upTo revision: Int64?,
    _ work: (Database) throws(DatabaseError) -> Void
  ) throws(StoreFailure) {
    let next = Generation.next(after: openGeneration)
    uncertain = UncertainCommit(generation: next, revision: revision)
    do throws(DatabaseError) {
      try database.commit(generation: next) { () throws(DatabaseError) in try work(database) }
    } catch {
      throw leave(database, after: error)
    }
    (generation, uncertain) = (next, nil)
  }

  public func set(_ settings: [String: String?]) throws(StoreFailure) {
    try writing { database throws(DatabaseError) in
      for (key, value) in settings { try database.set(value, for: key) }
    }
  }

  public func commit(_ changes: [AppliedChange]) throws(StoreFailure) {
    guard let last = changes.last else { return }
    let database = try writable()
    let rest = uncommitted(changes)
    guard !rest.isEmpty else { return }
    try write(to: database, upTo: last.revision) { database throws(DatabaseError) in
      try database.write(rest)
    }
    committedRevision = nil
  }

  public func hasSaved(_ changes: [AppliedChange]) throws(StoreFailure) -> Bool {
    _ = try connected()
    return uncommitted(changes).isEmpty
  }

  /// Returns the changes without those of a failed commit that reached the disk, which are not written again.
  func uncommitted(_ changes: [AppliedChange]) -> ArraySlice<AppliedChange> {
    changes.drop { change in committedRevision.map { change.revision <= $0 } ?? false }
  }
}

extension SQLiteStore {
  /// The configuration of the connection, for tests.
  package var pragmas: [String] {
    guard let database else { return [] }
    let statements: [StaticString] = [
      "PRAGMA journal_mode", "PRAGMA synchronous", "PRAGMA foreign_keys", "PRAGMA secure_delete",
      "PRAGMA locking_mode",
    ]
    return statements.compactMap { try? database.rows($0) { $0.text(0) }.first }
  }
}

public import PerCore

/// A store that keeps the library in an SQLite file.
///
/// After a failure the file is opened again at the next call, so the store recovers when the cause is gone.
@MainActor
public final class SQLiteStore: LibraryStore {
  private let file: LibraryFile
  private let schema: Schema
  private let legacy: LegacyValues
  private var lock: FolderLock?
  private var database: Database?
  /// The number of commits that the file contained last; nil if no file was read yet.
  ///
  /// No lock is held between `close()` and the next call, or on a file system without locks. The number shows whether
  /// another process has changed the file meanwhile, and whether a commit that failed is on the disk nevertheless.
  private var generation: Int64?
  /// The reason why there is no file.
  private var absence: StoreFailure?
  /// The revision of the last change in a failed commit, which may be on the disk nevertheless.
  private var uncertainRevision: Int64?
  /// The revision of the last change in a failed commit that proved to be on the disk.
  private var committedRevision: Int64?
  /// A Boolean value indicating whether the connection was closed because the file could not be written, so that its
  /// content is known.
  private var isRefused = false

  private init(_ file: LibraryFile, schema: Schema, legacy: LegacyValues) {
    (self.file, self.schema, self.legacy) = (file, schema, legacy)
  }

  /// The path of the library.
  public var path: String { file.path }
}

// MARK: - Opening

extension SQLiteStore {
  /// Opens the library in a folder. Creates the folder and the library if they are missing.
  ///
  /// A file that is damaged, empty or not Per's is renamed, and what can be read of it is copied to a new file.
  ///
  /// - Throws: `StoreFailure` if another process uses the file, if a later version of Per saved it, or if it cannot be read.
  ///   If it only cannot be created or written, the store tries again with each commit.
  public static func open(
    in folder: String, legacy: LegacyValues = LegacyValues()
  ) throws(StoreFailure) -> (store: SQLiteStore, opening: StoreOpening) {
    try open(in: folder, schema: .current, legacy: legacy)
  }

  package static func open(
    in folder: String, schema: Schema, legacy: LegacyValues = LegacyValues()
  ) throws(StoreFailure) -> (store: SQLiteStore, opening: StoreOpening) {
    let store = SQLiteStore(LibraryFile(folder: folder), schema: schema, legacy: legacy)
    return (store, try store.open())
  }

  private func open() throws(StoreFailure) -> StoreOpening {
    var isThere = false
    do throws(StoreFailure) {
      try DataFolder.make(file.folder)
      lock = try FolderLock(path: file.lock)
      try file.finishReplacing()
      isThere = try file.exists()
      guard isThere else {
        try makeLibrary()
        return .fresh
      }
      return try openLibrary()
    } catch {
      switch error.reason {
      case .full, .readOnly: break
      // What prevents the creation of the file may disappear.
      case .other where !isThere: break
      default: throw error
      }
      absence = error
      return .unavailable(error)
    }
  }

  private func makeLibrary() throws(StoreFailure) {
    _ = try file.replace(schema: schema) { _ in }
    try use(try soundDatabase())
  }

  private func openLibrary() throws(StoreFailure) -> StoreOpening {
    file.hideFromOthers()
    switch try file.inspect(schema: schema) {
    case .sound(let database):
      try use(database)
      return .opened
    case .old(let database, let version):
      do throws(StoreFailure) {
        let (copy, splits) = try file.migrate(database, from: version, to: schema, legacy)
        try use(database)
        return .migrated(copy: copy, splits: splits)
      } catch  where error.reason == .damaged {
        // The transaction was rolled back. The file is recovered below, after the connection was closed.
      }
    case .newer: throw StoreFailure(.newer, path: path)
    case .readOnly:
      try use(try file.image(schema: schema))
      return .readOnly(StoreFailure(.readOnly, path: path))
    case .empty: return try recover(from: .empty)
    case .damaged: break
    }
    return try recover(from: .damaged)
  }

  private func recover(
    from damage: StoreOpening.Recovery.Damage
  ) throws(StoreFailure) -> StoreOpening {
    let isOurs = try file.isOurs()
    let salvage = Salvage(try PageFile(path: file.path, log: file.log), legacy)
    let setAside = try file.replace(schema: schema) { database throws(DatabaseError) in
      try salvage.write(into: database)
    }
    try use(try soundDatabase())
    return .recovered(
      StoreOpening.Recovery(
        damage: damage == .damaged && salvage.isEmpty && !isOurs ? .foreign : damage,
        setAside: setAside ?? path, comparisons: salvage.comparisons.count,
        products: salvage.productCount))
  }

  /// - Parameter isKnown: Whether the content was sound before and cannot have changed.
  private func soundDatabase(isKnown: Bool = false) throws(StoreFailure) -> Database {
    switch try file.inspect(schema: schema, isKnown: isKnown) {
    case .sound(let database): return database
    case .readOnly: throw StoreFailure(.readOnly, path: path)
    case .newer: throw StoreFailure(.newer, path: path)
    case .old, .damaged, .empty: throw StoreFailure(.damaged, path: path)
    }
  }

  private func use(_ database: Database) throws(StoreFailure) {
    do throws(DatabaseError) {
      generation = try database.integer("SELECT generation FROM library")
      self.database = database
      (absence, isRefused) = (nil, false)
    } catch {
      throw StoreFailure(error, path: path)
    }
  }
}

// MARK: - Reopening

extension SQLiteStore {
  /// Returns a connection that can be read.
  private func connected() throws(StoreFailure) -> Database {
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

  /// Returns a connection that can be written.
  private func writable() throws(StoreFailure) -> Database {
    if let database, !database.isReadOnly, !database.hasMoved { return database }
    if let database, database.hasMoved, !database.isReadOnly { try bringBack(database) }
    try reconnect()
    guard let database else { throw StoreFailure(.damaged, path: path) }
    return database
  }

  /// Opens the file again, or creates it if it never existed.
  private func reconnect() throws(StoreFailure) {
    if lock == nil {
      try DataFolder.make(file.folder)
      lock = try FolderLock(path: file.lock)
    }
    if generation == nil {
      // A file that appeared meanwhile was never read, so it must not be overwritten.
      if let absence, try file.exists() { throw absence }
      return try makeLibrary()
    }
    try resume { () throws(StoreFailure) in try soundDatabase(isKnown: isRefused) }
  }

  /// Continues with the file, unless another process has changed it.
  private func resume(_ open: () throws(StoreFailure) -> Database) throws(StoreFailure) {
    let known = generation
    try use(try open())
    guard let known, let found = generation, found != known else { return }
    guard found == known + 1, uncertainRevision != nil else {
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

// MARK: - Closing

extension SQLiteStore {
  public func close() {
    (database, lock) = (nil, nil)
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

  /// Closes the connection after an error. Damage that the check at opening does not find is marked in the file, so that
  /// the next start recovers it.
  ///
  /// - Returns: The failure to report.
  private func leave(_ database: Database, after error: DatabaseError) -> StoreFailure {
    if error.isDamage, !database.isReadOnly {
      try? database.run("UPDATE library SET suspect = 1")
    }
    let failure = StoreFailure(error, path: path)
    isRefused = failure.reason == .full || failure.reason == .readOnly
    self.database = nil
    return failure
  }

  public func summaries() throws(StoreFailure) -> [ComparisonSummary] {
    try reading { database throws(DatabaseError) in try database.summaries() }
  }

  public func products(
    of comparison: Comparison.ID, after id: Product.ID, limit: Int
  ) throws(StoreFailure) -> [Product] {
    try reading { database throws(DatabaseError) in
      try database.products(of: comparison, after: id, limit: limit)
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
      try database.integer("SELECT last_product FROM library") ?? 0
    }
  }

  public func lastComparisonID() throws(StoreFailure) -> Int64 {
    try reading { database throws(DatabaseError) in
      try database.integer("SELECT last_comparison FROM library") ?? 0
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
    let database = try writable()
    do throws(DatabaseError) {
      try database.transaction { () throws(DatabaseError) in try work(database) }
    } catch {
      throw leave(database, after: error)
    }
  }

  public func set(_ value: String?, for key: String) throws(StoreFailure) {
    try writing { database throws(DatabaseError) in
      try database.set(value, for: key)
    }
  }

  public func commit(_ changes: [AppliedChange]) throws(StoreFailure) {
    guard let last = changes.last else { return }
    _ = try writable()
    // Changes of a failed commit that reached the disk are not written again.
    let rest = changes.drop { change in committedRevision.map { change.revision <= $0 } ?? false }
    guard !rest.isEmpty else { return }
    uncertainRevision = last.revision
    try writing { database throws(DatabaseError) in
      for change in rest { try database.write(change) }
      try database.run("UPDATE library SET generation = generation + 1")
    }
    generation? += 1
    (uncertainRevision, committedRevision) = (nil, nil)
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

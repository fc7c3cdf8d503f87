public import PerCore

/// The library in an SQLite file.
///
/// After a failure the file is opened again with the next call, so that a fault that has gone leaves nothing behind.
@MainActor
public final class SQLiteStore: LibraryStore {
  private let file: LibraryFile
  private let schema: Schema
  private var lock: FolderLock?
  private var database: Database?
  /// How many commits the file held when it was last at work; nil where there was no file to be read.
  private var generation: Int64?
  /// Why there is no file to be read.
  private var absence: StoreFailure?
  /// The last change of a commit that failed, and may have reached the disk all the same.
  private var uncertainRevision: Int64?
  /// The last change of such a commit that has indeed reached it.
  private var committedRevision: Int64?
  /// The best products of the comparison that was changed last.
  private var leaders: Leaders?

  private init(_ file: LibraryFile, schema: Schema) {
    (self.file, self.schema) = (file, schema)
  }

  /// Where the library is kept.
  public var path: String { file.path }
}

// MARK: - Opening

extension SQLiteStore {
  /// Opens the library of a folder; makes the folder and the library where there are none.
  ///
  /// A file that is damaged, empty or not Per's is set aside, and what can be read of it stands in a new one.
  ///
  /// - Throws: where the file is another process's or a later version's, or cannot be read. Where it only cannot be
  ///   written there is a store, which tries again with every commit.
  public static func open(
    in folder: String
  ) throws(StoreFailure) -> (store: SQLiteStore, report: OpeningReport) {
    try open(in: folder, schema: .current)
  }

  package static func open(
    in folder: String, schema: Schema
  ) throws(StoreFailure) -> (store: SQLiteStore, report: OpeningReport) {
    let store = SQLiteStore(LibraryFile(folder: folder), schema: schema)
    let report = try store.open()
    return (store, report)
  }

  private func open() throws(StoreFailure) -> OpeningReport {
    do throws(StoreFailure) {
      try DataFolder.make(file.folder)
      lock = try FolderLock(path: file.lock)
      try file.finishReplacing()
      guard try file.exists() else {
        try makeLibrary()
        return .fresh
      }
      return try openLibrary()
    } catch {
      switch error.reason {
      case .full, .readOnly:
        absence = error
        return .unavailable(error)
      default: throw error
      }
    }
  }

  private func makeLibrary() throws(StoreFailure) {
    _ = try file.replace(schema: schema) { _ in }
    try use(try soundDatabase())
  }

  private func openLibrary() throws(StoreFailure) -> OpeningReport {
    file.hideFromOthers()
    switch try file.inspect(schema: schema) {
    case .sound(let database):
      try use(database)
      return .opened
    case .old(let database, let version):
      let copy = try file.migrate(database, from: version, to: schema)
      try use(database)
      return .migrated(copy: copy)
    case .newer: throw StoreFailure(.newer, path: path)
    case .readOnly: throw StoreFailure(.readOnly, path: path)
    case .empty: return try recover(from: .empty)
    case .damaged: return try recover(from: .damaged)
    }
  }

  private func recover(from damage: Recovery.Damage) throws(StoreFailure) -> OpeningReport {
    let setAside = try file.replace(schema: schema) { _ in } ?? path
    try use(try soundDatabase())
    return .recovered(Recovery(damage: damage, setAside: setAside, comparisons: 0, products: 0))
  }

  private func soundDatabase() throws(StoreFailure) -> Database {
    switch try file.inspect(schema: schema) {
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
      absence = nil
    } catch {
      throw StoreFailure(error, path: path)
    }
  }
}

// MARK: - Opening again

extension SQLiteStore {
  /// The connection to the file.
  private func connected() throws(StoreFailure) -> Database {
    if let database { return database }
    if let absence { throw absence }
    try reconnect()
    guard let database else { throw StoreFailure(.damaged, path: path) }
    return database
  }

  /// The connection to a file that can be written.
  private func writable() throws(StoreFailure) -> Database {
    if let database, !database.isReadOnly, !database.hasMoved { return database }
    if let database, database.hasMoved, !database.isReadOnly { try bringBack(database) }
    try reconnect()
    guard let database else { throw StoreFailure(.damaged, path: path) }
    return database
  }

  /// Opens the file again, or makes it at last.
  private func reconnect() throws(StoreFailure) {
    if lock == nil {
      try DataFolder.make(file.folder)
      lock = try FolderLock(path: file.lock)
    }
    guard let generation else {
      // Nothing was ever read here, so nothing that has come to be here may be written over.
      if let absence, try file.exists() { throw absence }
      return try makeLibrary()
    }
    let fresh = try soundDatabase()
    try use(fresh)
    switch self.generation {
    case generation: break
    case generation + 1 where uncertainRevision != nil: committedRevision = uncertainRevision
    default:
      (database, self.generation) = (nil, generation)
      throw StoreFailure(.inUse, path: path)
    }
  }

  /// Writes the library once more, after its file was removed while it was at work.
  private func bringBack(_ database: Database) throws(StoreFailure) {
    guard try !file.exists() else { throw StoreFailure(.inUse, path: path) }
    try DataFolder.make(file.folder)
    lock = try FolderLock(path: file.lock)
    try LibraryFile.write(file.path) { draft throws(DatabaseError) in
      try database.copy(to: draft)
    }
    self.database = nil
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
      self.database = nil
      throw StoreFailure(error, path: path)
    }
  }

  public func summaries() throws(StoreFailure) -> [ComparisonSummary] {
    try reading { database throws(DatabaseError) in try database.summaries() }
  }

  public func products(of comparison: Comparison.ID) throws(StoreFailure) -> [Product] {
    try reading { database throws(DatabaseError) in try database.products(of: comparison) }
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
      self.database = nil
      leaders = nil
      throw StoreFailure(error, path: path)
    }
  }

  public func set(_ value: String?, for key: String) throws(StoreFailure) {
    try writing { database throws(DatabaseError) in
      if let value {
        try database.run(
          """
          INSERT INTO setting (key, value) VALUES (?, ?)
            ON CONFLICT (key) DO UPDATE SET value = excluded.value
          """, .text(key), .text(value))
      } else {
        try database.run("DELETE FROM setting WHERE key = ?", .text(key))
      }
    }
  }

  public func commit(_ changes: [(change: Change, revision: Int64)]) throws(StoreFailure) {
    guard let last = changes.last else { return }
    _ = try writable()
    // What a failed commit has brought to the disk all the same is not done twice.
    let rest = changes.drop { entry in committedRevision.map { entry.revision <= $0 } ?? false }
    guard !rest.isEmpty else { return }
    uncertainRevision = last.revision
    try writing { database throws(DatabaseError) in
      for (change, revision) in rest {
        try database.write(change, revision: revision, leaders: &leaders)
      }
      try database.run("UPDATE library SET generation = generation + 1")
    }
    generation? += 1
    (uncertainRevision, committedRevision) = (nil, nil)
  }
}

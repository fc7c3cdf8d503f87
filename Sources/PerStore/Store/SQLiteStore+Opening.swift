import Glibc
public import PerCore

extension SQLiteStore {
  /// Opens the library in a folder. Creates the folder and the library if they are missing.
  ///
  /// A file that is damaged, empty or not Per's is renamed, and what can be read of it is copied to a new file.
  ///
  /// - Parameter check: A check of the library in this folder, which another thread makes; nil to check it now.
  /// - Throws: `StoreFailure` if a later version of Per saved the file. After all other failures, the store tries again
  ///   with each call of `reopen()`.
  public static func open(
    in folder: String, legacy: LegacyValues = LegacyValues(), check: LibraryCheck? = nil
  ) throws(StoreFailure) -> (store: SQLiteStore, opening: StoreOpening) {
    try open(in: folder, schema: .current, legacy: legacy, check: check)
  }

  /// Opens the library as `open(in:legacy:check:)` does, with any schema.
  package static func open(
    in folder: String, schema: Schema, legacy: LegacyValues = LegacyValues(),
    check: LibraryCheck? = nil
  ) throws(StoreFailure) -> (store: SQLiteStore, opening: StoreOpening) {
    let store = SQLiteStore(LibraryFile(folder: folder), schema: schema, legacy: legacy)
    do throws(StoreFailure) {
      if let outcome = check?.take() {
        (store.file, store.lock) = (outcome.file, outcome.lock)
        return (store, try store.openLibrary(outcome.condition))
      }
      if check != nil { store.waitForLock() }
      return (store, try store.openOrMake())
    } catch {
      if error.reason == .newer { throw error }
      return (store, .unavailable(store.fail(with: error)))
    }
  }

  /// Opens the library, or creates one if there is none.
  func openOrMake() throws(StoreFailure) -> StoreOpening {
    guard try prepareFile() else {
      try makeLibrary()
      return .fresh
    }
    file.hideFromOthers()
    return try openLibrary(try file.inspect(schema: schema, recordIn: lock))
  }

  /// Locks the folder, and completes a replacement that was interrupted.
  ///
  /// - Returns: Whether there is a library.
  func prepareFile() throws(StoreFailure) -> Bool {
    try lockFolder()
    // A symbolic link can have changed since the last attempt.
    file = LibraryFile(folder: file.folder)
    try file.finishReplacing(schema: schema)
    return try file.exists()
  }

  func lockFolder() throws(StoreFailure) {
    guard lock == nil else { return }
    try DataFolder.make(file.folder)
    lock = try FolderLock(path: file.lock)
  }

  /// Waits for up to a second while another process holds the lock. That process may be a second start of Per, which
  /// quits after the first one has shown its window.
  private func waitForLock() {
    for _ in 0..<20 {
      do throws(StoreFailure) {
        return try lockFolder()
      } catch {
        guard case .inUse = error.reason else { return }
        usleep(50_000)
      }
    }
  }

  func makeLibrary() throws(StoreFailure) {
    try file.replace(schema: schema) { _ in }
    try use(try soundDatabase())
  }

  private func openLibrary(_ condition: Condition) throws(StoreFailure) -> StoreOpening {
    switch condition {
    case .sound(let database):
      try use(database)
      return earlierRecovery().map { .recovered($0) } ?? .opened
    case .old(let database, let version):
      do throws(StoreFailure) {
        let (copy, splits) = try file.migrate(database, from: version, to: schema, legacy)
        try use(database)
        return .migrated(copy: copy, splits: splits)
      } catch  where error.reason == .damaged {
        // The transaction was rolled back. The file is recovered below. When the connection is closed after that, SQLite
        // finds that the file was renamed, and doesn't change the new one.
      } catch  where error.reason == .full || error.reason == .readOnly {
        try use(try converted(database, from: version))
        return .readOnly(StoreFailure(error.reason, path: path))
      }
    case .newer: throw StoreFailure(.newer, path: path)
    case .readOnly:
      try useImage()
      return .readOnly(StoreFailure(.readOnly, path: path))
    case .empty: return try recover(from: .empty)
    case .otherLog: return try recoverOrShow(ignoringLog: true)
    case .damaged: break
    }
    return try recoverOrShow(ignoringLog: false)
  }

  /// Recovers a damaged library, or only shows what can be read of it if nothing can be written.
  private func recoverOrShow(ignoringLog: Bool) throws(StoreFailure) -> StoreOpening {
    do throws(StoreFailure) {
      return try recover(from: .damaged, ignoringLog: ignoringLog)
    } catch {
      guard error.reason == .full || error.reason == .readOnly,
        (try? useImage(isDamaged: true, ignoresLog: ignoringLog)) != nil
      else { throw error }
      return .readOnly(StoreFailure(error.reason, path: path))
    }
  }

  /// Uses the content in memory while the file can't be written.
  func useImage(isDamaged: Bool = false, ignoresLog: Bool = false) throws(StoreFailure) {
    let image = try file.image(
      schema: schema, legacy, isDamaged: isDamaged, ignoresLog: ignoresLog)
    try use(image.database)
    unrecovered = image.losses
  }

  /// Returns a copy of a library of an earlier version while the file can't be converted.
  private func converted(
    _ database: Database, from version: Int64
  ) throws(StoreFailure) -> Database {
    do throws(DatabaseError) {
      return try database.converted(from: version, to: schema, legacy)
    } catch {
      throw StoreFailure(error, path: path)
    }
  }

  /// Replaces a damaged library by a new one with everything that can be read.
  ///
  /// - Parameter ignoringLog: Whether only the file is read, because the log isn't its own.
  func recover(
    from damage: StoreOpening.Recovery.Damage, ignoringLog: Bool = false
  ) throws(StoreFailure) -> StoreOpening {
    let isOurs = try FileHeader(path: path).isOurs
    let salvage = Salvage(try file.pages(ignoringLog: ignoringLog), legacy)
    let now = time(nil)
    let recovery = StoreOpening.Recovery(
      damage: damage == .damaged && salvage.isEmpty && !isOurs ? .foreign : damage,
      setAside: try file.nameForSettingAside(now), comparisons: salvage.comparisons.count,
      products: salvage.productCount,
      losses: salvage.losses(isWithoutLog: ignoringLog))
    let number = Generation.next(after: 0)
    uncertain = UncertainCommit(generation: number, isRecovery: true)
    try file.replace(schema: schema, time: now) { database throws(DatabaseError) in
      try salvage.write(into: database)
      database.setGeneration(number)
      // The messages about earlier recoveries that the user has not dismissed follow.
      var (text, place): (String?, Int) = (recovery.stored, 1)
      while let stored = text {
        let key = StoreOpening.Recovery.key(place)
        text = salvage.settings[key]
        try database.set(stored, for: key)
        place += 1
      }
    }
    // The next start checks the new file as a whole.
    try use(try soundDatabase(isKnown: true))
    uncertain = nil
    return .recovered(recovery)
  }

  /// Returns what was recovered, if the user has not dismissed the message; nil if nothing was.
  func earlierRecovery() -> StoreOpening.Recovery? {
    (try? setting(StoreOpening.Recovery.key(1))).flatMap(StoreOpening.Recovery.init(stored:))
  }

  /// - Parameter isKnown: Whether the content was sound before and cannot have changed.
  func soundDatabase(isKnown: Bool = false) throws(StoreFailure) -> Database {
    switch try file.inspect(schema: schema, isKnown: isKnown) {
    case .sound(let database):
      if !isKnown { lock?.checkTime = Int64(time(nil)) }
      return database
    case .old(let database, let version):
      // Until now, the file could not be converted.
      _ = try file.migrate(database, from: version, to: schema, legacy)
      return database
    case .readOnly: throw StoreFailure(.readOnly, path: path)
    case .newer: throw StoreFailure(.newer, path: path)
    case .damaged, .otherLog, .empty: throw StoreFailure(.damaged, path: path)
    }
  }

  func use(_ database: Database) throws(StoreFailure) {
    do throws(DatabaseError) {
      generation = try database.libraryNumber("SELECT generation FROM library")
      self.database = database
      (absence, unrecovered, isRefused) = (nil, nil, false)
    } catch {
      throw StoreFailure(error, path: path)
    }
  }
}

import PerCore

/// The content of a library in memory, while its file cannot be written.
struct LibraryImage {
  let database: Database
  /// What could not be read, if the file is damaged; nil if it is sound.
  let losses: RecoveryLosses?
}

extension LibraryFile {
  /// Reads the content into memory. That of an earlier version is converted, and that of a damaged file recovered.
  ///
  /// - Parameters:
  ///   - isDamaged: Whether the file is known to be damaged.
  ///   - ignoresLog: Whether only the file is read, because the log isn't its own.
  func image(
    schema: Schema, _ legacy: LegacyValues, isDamaged: Bool = false, ignoresLog: Bool = false
  ) throws(StoreFailure) -> LibraryImage {
    let ownLog = ignoresLog ? nil : try Self.ownLog(of: path, schema: schema)
    let pages = try PageFile(path: path, log: ownLog ?? Log([]))
    if !isDamaged, ownLog?.isDamaged == false,
      let database = try soundImage(pages, schema: schema, legacy)
    {
      return LibraryImage(database: database, losses: nil)
    }
    let salvage = Salvage(pages, legacy)
    guard !salvage.isEmpty else { throw StoreFailure(.readOnly, path: path) }
    do throws(DatabaseError) {
      let database = try Database(isReadOnly: true)
      try schema.create(in: database) { database throws(DatabaseError) in
        try salvage.write(into: database)
        // When the file can be written, it gets the same number.
        database.setGeneration(salvage.generation)
      }
      return LibraryImage(
        database: database, losses: salvage.losses(isWithoutLog: ownLog == nil))
    } catch {
      throw StoreFailure(error, path: path)
    }
  }

  /// Returns the log beside a file; nil if it is sound, but that of another file.
  static func ownLog(of path: String, schema: Schema) throws(StoreFailure) -> Log? {
    let log = try Log(path: path + "-wal")
    guard !log.isDamaged, try (size(path) ?? 0) > 0 else { return log }
    do throws(DatabaseError) {
      return try hasOtherLog(log, path: path, schema: schema) ? nil : log
    } catch {
      throw StoreFailure(error, path: path)
    }
  }

  /// Reads the pages of the file and its log.
  ///
  /// - Parameter ignoringLog: Whether only the file is read, because the log isn't its own.
  func pages(ignoringLog: Bool) throws(StoreFailure) -> PageFile {
    try PageFile(path: path, log: ignoringLog ? Log([]) : Log(path: log))
  }

  /// Returns the content of a sound file; nil if it is damaged.
  private func soundImage(
    _ pages: PageFile, schema: Schema, _ legacy: LegacyValues
  ) throws(StoreFailure) -> Database? {
    do throws(DatabaseError) {
      let database = try Database(image: pages.image())
      switch try database.state(of: schema) {
      case .current: return database
      case .old(let version): return try database.converted(from: version, to: schema, legacy)
      case .newer, .damaged: return nil
      }
    } catch {
      if error.isCausedByFile { return nil }
      throw StoreFailure(error, path: path)
    }
  }
}

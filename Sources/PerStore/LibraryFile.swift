import Glibc
import PerCore

/// The library's file and its temporary files.
struct LibraryFile {
  let folder: String

  /// The path of the library.
  var path: String { folder + "/per.db" }

  /// The path of the write-ahead log: commits that are not yet in the library's file.
  var log: String { path + "-wal" }

  /// The path of the lock file, locked by the process that uses the library.
  var lock: String { folder + "/per.lock" }

  /// The path of a complete new library that has not yet replaced the old one.
  private var successor: String { path + ".new" }

  /// The suffixes of SQLite's files beside a database. They are moved with the database.
  static let companions = ["-wal", "-shm", "-journal"]
}

// MARK: - The files

extension LibraryFile {
  /// Returns the size of a file in bytes, or nil if it does not exist.
  static func size(_ path: String) throws(StoreFailure) -> Int64? {
    var status = stat()
    if stat(path, &status) == 0 {
      let kind = status.st_mode & S_IFMT
      guard kind == S_IFREG else {
        throw StoreFailure(systemError: kind == S_IFDIR ? EISDIR : EINVAL, path: path)
      }
      return Int64(status.st_size)
    }
    // A broken symbolic link counts as an existing file and is an error.
    if errno == ENOENT, lstat(path, &status) != 0 { return nil }
    throw StoreFailure(systemError: errno, path: path)
  }

  /// Returns the content of a file, up to `limit` bytes, or an empty array if it does not exist.
  static func bytes(_ path: String, limit: Int = .max) throws(StoreFailure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0, errno == ENOENT { return [] }
    guard descriptor >= 0 else { throw StoreFailure(systemError: errno, path: path) }
    // Closing any descriptor of a file releases the process's POSIX locks on it, including
    // SQLite's. No SQLite connection to the file may be open here.
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = read(descriptor, &chunk, min(chunk.count, limit - bytes.count))
      if count == 0 { return bytes }
      if count > 0 { bytes += chunk[..<count] }
      if count < 0, errno != EINTR { throw StoreFailure(systemError: errno, path: path) }
    }
  }

  /// Returns whether there is a library, a nonempty log, or a new library that has not yet replaced
  /// the old one.
  func exists() throws(StoreFailure) -> Bool {
    for path in [path, successor] where try Self.size(path) != nil { return true }
    return try (Self.size(log) ?? 0) > 0
  }

  private static func check(_ result: Int32, _ path: String) throws(StoreFailure) {
    guard result == 0 else { throw StoreFailure(systemError: errno, path: path) }
  }

  /// Writes a file's content, or a folder's entries, to the disk.
  static func synchronize(_ path: String) throws(StoreFailure) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw StoreFailure(systemError: errno, path: path) }
    defer { close(descriptor) }
    // Some file systems do not support synchronizing folders and do not need it.
    if fsync(descriptor) != 0, errno != EINVAL {
      throw StoreFailure(systemError: errno, path: path)
    }
  }

  /// Removes the permissions of other users on the library.
  func hideFromOthers() {
    for path in [path, log] {
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & 0o077 != 0 else { continue }
      _ = chmod(path, status.st_mode & 0o700)
    }
  }

  private static func remove(_ path: String) {
    for suffix in [""] + companions { unlink(path + suffix) }
  }

  /// Creates a file atomically: writes a draft with SQLite, synchronizes it, and renames it to
  /// `path`.
  static func write(
    _ path: String, by work: (_ draft: String) throws(DatabaseError) -> Void
  ) throws(StoreFailure) {
    let draft = path + ".tmp"
    remove(draft)
    do throws(DatabaseError) {
      let descriptor = open(draft, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw DatabaseError.system(errno) }
      close(descriptor)
      try work(draft)
    } catch {
      remove(draft)
      throw StoreFailure(error, path: draft)
    }
    try synchronize(draft)
    try check(rename(draft, path), path)
    if let slash = path.lastIndex(of: "/") { try synchronize(String(path[..<slash])) }
  }
}

// MARK: - Replacing and migrating

extension LibraryFile {
  /// Moves the old file to a backup name and creates a new library.
  ///
  /// If the process is killed in between, `finishReplacing()` completes the replacement at the next
  /// start.
  ///
  /// - Parameter work: Fills the new library. Its tables exist.
  /// - Returns: The new path of the old file, or nil if there was none.
  func replace(
    schema: Schema, filling work: (Database) throws(DatabaseError) -> Void
  ) throws(StoreFailure) -> String? {
    try Self.write(successor) { draft throws(DatabaseError) in
      let database = try Database(path: draft)
      try schema.create(in: database, filling: work)
    }
    return try finishReplacing()
  }

  /// Migrates the library to the version of `schema`.
  ///
  /// - Returns: The path of a copy of the library before the migration.
  func migrate(
    _ database: Database, from version: Int64, to schema: Schema
  ) throws(StoreFailure) -> String {
    let stem = "\(path).v\(version).bak"
    var copy = stem
    var number = 1
    while try Self.size(copy) != nil {
      number += 1
      copy = "\(stem)-\(number)"
    }
    try Self.write(copy) { draft throws(DatabaseError) in try database.copy(to: draft) }
    do throws(DatabaseError) {
      try schema.migrate(database, from: version)
    } catch {
      throw StoreFailure(error, path: path)
    }
    return copy
  }

  /// Replaces the library with a complete new one, if there is one.
  ///
  /// - Returns: The new path of the old file, or nil if there is none.
  @discardableResult
  func finishReplacing() throws(StoreFailure) -> String? {
    guard let time = Self.modificationTime(successor) else { return nil }
    let name = try nameForSettingAside(time)
    var setAside: String?
    for suffix in [""] + Self.companions where rename(path + suffix, name + suffix) == 0 {
      setAside = name
    }
    try Self.synchronize(folder)
    try Self.check(rename(successor, path), path)
    try Self.synchronize(folder)
    return setAside
  }

  private static func modificationTime(_ path: String) -> time_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mtim.tv_sec : nil
  }

  /// Returns the backup name for the old library: an unused name, or the last used one if the
  /// library was already moved and only its companions remain.
  private func nameForSettingAside(_ time: time_t) throws(StoreFailure) -> String {
    let isMoved = try Self.size(path) == nil
    let stem = path + ".damaged-" + Self.stamp(time)
    var name = stem
    var number = 1
    var last: String?
    while try Self.size(name) != nil {
      last = name
      number += 1
      name = "\(stem)-\(number)"
    }
    return isMoved ? last ?? name : name
  }

  /// Returns the local time in the form `20260131-235959`.
  private static func stamp(_ time: time_t) -> String {
    var (time, parts) = (time, tm())
    localtime_r(&time, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts.tm_year + 1900)\(two(parts.tm_mon + 1))\(two(parts.tm_mday))-"
      + "\(two(parts.tm_hour))\(two(parts.tm_min))\(two(parts.tm_sec))"
  }
}

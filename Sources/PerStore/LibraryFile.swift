import Glibc
import PerCore

/// The file of the library and the temporary files beside it.
struct LibraryFile {
  /// The folder of the user's data.
  let folder: String
  /// The path of the library. If it is a symbolic link, this is the path of its target, beside which SQLite keeps its
  /// files.
  let path: String

  init(folder: String) {
    self.folder = folder
    path = Self.target(of: folder + "/per.db")
  }

  /// Returns the target of a symbolic link; the path itself if it is no link or its target is missing.
  private static func target(of path: String) -> String {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK,
      let target = realpath(path, nil)
    else { return path }
    defer { free(target) }
    return String(cString: target)
  }

  /// The path of SQLite's write-ahead log.
  var log: String { path + "-wal" }

  /// The path of the lock file.
  var lock: String { folder + "/per.lock" }

  /// The path of a complete new library that will replace the old one.
  private var successor: String { path + ".new" }

  /// The suffixes of the files that SQLite creates beside a database. They are moved with it.
  static let companions = ["-wal", "-shm", "-journal"]
}

// MARK: - Files

extension LibraryFile {
  /// Returns the size in bytes; nil if there is no such file.
  static func size(_ path: String) throws(StoreFailure) -> Int64? {
    var status = stat()
    if stat(path, &status) == 0 {
      let kind = status.st_mode & S_IFMT
      guard kind == S_IFREG else {
        throw StoreFailure(systemError: kind == S_IFDIR ? EISDIR : EINVAL, path: path)
      }
      return Int64(status.st_size)
    }
    // A broken link counts as a file.
    if errno == ENOENT, lstat(path, &status) != 0 { return nil }
    throw StoreFailure(systemError: errno, path: path)
  }

  /// Returns the first bytes of a file; an empty array if there is no such file.
  static func bytes(_ path: String, limit: Int = .max) throws(StoreFailure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0, errno == ENOENT { return [] }
    guard descriptor >= 0 else { throw StoreFailure(systemError: errno, path: path) }
    // Closing a descriptor releases all locks of the process on that file, so SQLite must not have opened it yet.
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

  /// Returns whether there is a library, the log of one, or a successor.
  func exists() throws(StoreFailure) -> Bool {
    for path in [path, successor] where try Self.size(path) != nil { return true }
    return try (Self.size(log) ?? 0) > 0
  }

  private static func check(_ result: Int32, _ path: String) throws(StoreFailure) {
    guard result == 0 else { throw StoreFailure(systemError: errno, path: path) }
  }

  /// Waits until a file or the entries of a folder are on the disk.
  static func synchronize(_ path: String) throws(StoreFailure) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw StoreFailure(systemError: errno, path: path) }
    defer { close(descriptor) }
    // Folders of some file systems cannot be synchronized.
    if fsync(descriptor) != 0, errno != EINVAL {
      throw StoreFailure(systemError: errno, path: path)
    }
  }

  private static func synchronizeFolder(of path: String) throws(StoreFailure) {
    if let slash = path.lastIndex(of: "/") { try synchronize(String(path[..<slash])) }
  }

  /// Makes the library readable for the user only.
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

  /// Writes a file with SQLite and gives it its name after it is complete and on the disk.
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
    try synchronizeFolder(of: path)
  }
}

// MARK: - New libraries

extension LibraryFile {
  /// Replaces the library by a new one. The old file is renamed.
  ///
  /// If the process is killed meanwhile, `finishReplacing()` completes this at the next start.
  ///
  /// - Parameter work: Fills the tables of the new library.
  /// - Returns: The new path of the old file; nil if there was none.
  func replace(
    schema: Schema, filling work: (Database) throws(DatabaseError) -> Void
  ) throws(StoreFailure) -> String? {
    try Self.write(successor) { draft throws(DatabaseError) in
      let database = try Database(path: draft)
      try schema.create(in: database, filling: work)
    }
    return try finishReplacing()
  }

  /// Converts the library to the version of `schema`.
  ///
  /// - Returns: The path of a copy of the file as it was, and the number of comparisons that were split.
  func migrate(
    _ database: Database, from version: Int64, to schema: Schema, _ legacy: LegacyValues
  ) throws(StoreFailure) -> (copy: String, splits: Int) {
    let stem = "\(path).v\(version).bak"
    var copy = stem
    var number = 1
    while try Self.size(copy) != nil {
      number += 1
      copy = "\(stem)-\(number)"
    }
    try Self.write(copy) { draft throws(DatabaseError) in try database.copy(to: draft) }
    do throws(DatabaseError) {
      return (copy, try schema.migrate(database, from: version, legacy))
    } catch {
      throw StoreFailure(error, path: path)
    }
  }

  /// Moves a complete successor to the path of the library, after the old file was renamed.
  ///
  /// - Returns: The new path of the old file; nil if there was none.
  @discardableResult
  func finishReplacing() throws(StoreFailure) -> String? {
    guard let time = Self.modificationTime(successor) else { return nil }
    let name = try nameForSettingAside(time)
    var setAside: String?
    for suffix in [""] + Self.companions where rename(path + suffix, name + suffix) == 0 {
      setAside = name
    }
    try Self.synchronizeFolder(of: path)
    try Self.check(rename(successor, path), path)
    try Self.synchronizeFolder(of: path)
    return setAside
  }

  private static func modificationTime(_ path: String) -> time_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mtim.tv_sec : nil
  }

  /// Returns a free name for the old library, or the name that it already has if only its companions are left to be
  /// moved.
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

  /// Returns the local time as `20260131-235959`.
  private static func stamp(_ time: time_t) -> String {
    var (time, parts) = (time, tm())
    localtime_r(&time, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts.tm_year + 1900)\(two(parts.tm_mon + 1))\(two(parts.tm_mday))-"
      + "\(two(parts.tm_hour))\(two(parts.tm_min))\(two(parts.tm_sec))"
  }
}

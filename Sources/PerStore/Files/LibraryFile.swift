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

  /// Returns the target of a symbolic link; the path itself if it isn't a link, or if the target is missing.
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
  var successor: String { path + ".new" }

  /// The suffixes of the files that SQLite creates beside a database. They are moved with it.
  static let companions = ["-wal", "-shm", "-journal"]
}

// MARK: - Files

extension LibraryFile {
  /// Returns the status of a file, following symbolic links; nil if it doesn't exist. For a broken link, it is the
  /// status of the link.
  private static func status(_ path: String) throws(StoreFailure) -> stat? {
    var status = stat()
    if stat(path, &status) == 0 { return status }
    let code = errno
    if code == ENOENT || code == ELOOP, lstat(path, &status) == 0 { return status }
    if code == ENOENT, errno == ENOENT { return nil }
    throw StoreFailure(systemErrorOfReading: code == ENOENT ? errno : code, path: path)
  }

  /// Returns the size in bytes; nil if there is no such file.
  ///
  /// - Throws: An error if something else has the name.
  static func size(_ path: String) throws(StoreFailure) -> Int64? {
    guard let status = try status(path) else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return Int64(status.st_size)
    case S_IFDIR: throw StoreFailure(systemError: EISDIR, path: path)
    case S_IFLNK: throw StoreFailure(systemError: ENOENT, path: path)
    default: throw StoreFailure(systemError: EINVAL, path: path)
    }
  }

  /// Returns whether there is a regular file, or a link to one. SQLite would wait for a pipe, and read a device without
  /// end.
  static func isFile(_ path: String) throws(StoreFailure) -> Bool {
    try status(path).map { $0.st_mode & S_IFMT == S_IFREG } ?? false
  }

  /// Returns whether a folder, pipe or device has the name of a file that SQLite uses.
  func isBlocked() throws(StoreFailure) -> Bool {
    for suffix in Self.companions {
      if let status = try Self.status(path + suffix), status.st_mode & S_IFMT != S_IFREG {
        return true
      }
    }
    return false
  }

  /// Returns the first bytes of a file; an empty array if there is no regular file.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of bytes.
  ///   - zeroLimit: The number of mebibytes of zeros in a row after which reading stops.
  static func bytes(
    _ path: String, limit: Int = .max, zeroLimit: Int = .max
  ) throws(StoreFailure) -> [UInt8] {
    guard let size = try size(path) else { return [] }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw StoreFailure(systemErrorOfReading: errno, path: path) }
    // Closing a descriptor releases all locks of the process on that file, so SQLite must not have opened it yet.
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    if limit == .max, zeroLimit == .max {
      guard hasMemory(forFileOf: size) else {
        throw StoreFailure(systemError: ENOMEM, path: path)
      }
      bytes.reserveCapacity(Int(size) + 1)
    }
    // A small file needs little memory. The file can grow meanwhile.
    var chunk = [UInt8](repeating: 0, count: min(limit, Int(min(size, 1 << 20)) + 1))
    var zeros = 0
    while zeros < zeroLimit {
      let count = read(descriptor, &chunk, min(chunk.count, limit - bytes.count))
      if count == 0 { return bytes }
      if count > 0 {
        bytes += chunk[..<count]
        if zeroLimit < .max { zeros = chunk[..<count].contains { $0 != 0 } ? 0 : zeros + 1 }
      }
      if count < 0, errno != EINTR { throw StoreFailure(systemError: errno, path: path) }
    }
    return bytes
  }

  /// Returns whether there is memory to read and recover a file. Without memory, the creation of an array would end the
  /// process.
  ///
  /// - Parameter size: The size of the file in bytes.
  private static func hasMemory(forFileOf size: Int64) -> Bool {
    // A sparse file can be larger than any memory.
    guard size < .max / 8 else { return false }
    // The content, the image, SQLite's copy of it, and the rows.
    let length = 4 * Int(size) + 1
    let memory = mmap(
      nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard memory != MAP_FAILED else { return false }
    munmap(memory, length)
    return true
  }

  /// Returns the bytes of a log; an empty array if there is no regular file. SQLite writes no long run of zeros, so an
  /// empty file of any size is read quickly.
  static func logBytes(_ path: String) throws(StoreFailure) -> [UInt8] {
    try isFile(path) ? bytes(path, zeroLimit: 16) : []
  }

  /// Returns whether there is a library, the log of one, or a successor.
  func exists() throws(StoreFailure) -> Bool {
    for path in [path, successor] where try Self.size(path) != nil { return true }
    guard try Self.isFile(log) else { return false }
    return try (Self.size(log) ?? 0) > 0
  }

  static func check(_ result: Int32, _ path: String) throws(StoreFailure) {
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

  static func synchronizeFolder(of path: String) throws(StoreFailure) {
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

  /// Removes the log of a file that was moved or removed.
  func removeLog() {
    unlink(log)
  }

  /// Returns whether a path leads to the library, or to another file that Per uses in its folder, even if it doesn't
  /// exist yet.
  func isOwn(_ other: String) -> Bool {
    let own = [path, successor, successor + ".tmp", lock] + Self.companions.map { path + $0 }
    if let identity = Self.identity(of: other) {
      return own.contains { Self.identity(of: $0) == identity }
    }
    let name = other.split(separator: "/").last
    guard let folder = Self.identity(ofFolderOf: other) else { return false }
    return own.contains {
      $0.split(separator: "/").last == name && Self.identity(ofFolderOf: $0) == folder
    }
  }

  private static func identity(ofFolderOf path: String) -> [UInt]? {
    path.lastIndex(of: "/").flatMap { identity(of: String(path[...$0])) }
  }

  /// Returns the device and the number of a file, following symbolic links; nil if it doesn't exist.
  private static func identity(of path: String) -> [UInt]? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return [UInt(status.st_dev), UInt(status.st_ino)]
  }

  private static func remove(_ path: String) {
    for suffix in [""] + companions { unlink(path + suffix) }
  }

  /// Writes a file with SQLite. The file gets its name when it is complete and on the disk.
  ///
  /// - Parameter time: The time of its last change; nil for the current time.
  static func write(
    _ path: String, modified time: time_t? = nil,
    by work: (_ draft: String) throws(DatabaseError) -> Void
  ) throws(StoreFailure) {
    let draft = path + ".tmp"
    remove(draft)
    if let time = try modificationTime(draft) {
      // A folder has the name.
      try check(rename(draft, try nameForDamaged(draft, time).next), draft)
    }
    do throws(StoreFailure) {
      try create(draft)
      do throws(DatabaseError) { try work(draft) } catch { throw StoreFailure(error, path: draft) }
      if let time {
        let times = [timespec](repeating: timespec(tv_sec: time, tv_nsec: 0), count: 2)
        try check(utimensat(AT_FDCWD, draft, times, 0), draft)
      }
      try synchronize(draft)
      try check(rename(draft, path), path)
    } catch {
      remove(draft)
      throw error
    }
    try synchronizeFolder(of: path)
  }

  /// Creates an empty file that only the user can read.
  private static func create(_ path: String) throws(StoreFailure) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StoreFailure(systemError: errno, path: path) }
    // SQLite opens the file after that, since closing it releases the locks of SQLite.
    defer { close(descriptor) }
    // The mask of the process can remove all permissions.
    try check(fchmod(descriptor, 0o600), path)
  }
}

import Glibc
import PerCore

/// The version of a file that a process has checked or written.
struct FileVersion: Equatable {
  let inode: UInt64
  let size: Int64
  /// The time of the last change, in seconds and nanoseconds.
  let seconds, nanoseconds: Int64

  init(inode: UInt64, size: Int64, seconds: Int64, nanoseconds: Int64) {
    (self.inode, self.size) = (inode, size)
    (self.seconds, self.nanoseconds) = (seconds, nanoseconds)
  }

  /// - Returns: nil if the file can't be found.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(
      inode: UInt64(status.st_ino), size: Int64(status.st_size),
      seconds: Int64(status.st_mtim.tv_sec), nanoseconds: Int64(status.st_mtim.tv_nsec))
  }
}

/// What the lock file says of the last complete check of a long library.
///
/// That check takes longer than the rest of a start with 100,000 products. The products of a comparison are checked
/// against their checksums and their number when they are read, so a file that nothing but Per has changed since then is
/// not checked as a whole again.
struct CheckRecord: Equatable {
  /// The version of the library that was checked, or that Per wrote after that.
  var version: FileVersion
  /// The time of the check, in seconds.
  var time: Int64

  /// The size in bytes of the smallest library with a record. The check of a smaller one takes a few milliseconds.
  static let leastSize: Int64 = 1 << 20

  /// The greatest time in seconds between two complete checks. A disk can lose content without a change by a program.
  static let greatestAge: Int64 = 7 * 24 * 60 * 60

  /// Returns whether a version of the library needs no complete check.
  func covers(_ version: FileVersion, at now: Int64) -> Bool {
    // File systems that count in whole seconds don't show all changes.
    version == self.version && version.nanoseconds != 0
      && (0...Self.greatestAge).contains(now - time)
  }
}

extension CheckRecord {
  /// The format of the record, and its version.
  private static let title = "checked 1"

  /// The greatest number of bytes of a record.
  static let greatestLength = 200

  var text: String {
    "\(Self.title) \(time) \(version.inode) \(version.size) \(version.seconds) \(version.nanoseconds)\n"
  }

  /// - Returns: nil if the text is no record.
  init?(text: String) {
    let parts = text.split(separator: " ")
    guard text.hasPrefix(Self.title + " "), text.last == "\n", parts.count == 7,
      let time = Int64(parts[2]), let inode = UInt64(parts[3]), let size = Int64(parts[4]),
      let seconds = Int64(parts[5]), let nanoseconds = Int64(parts[6].dropLast())
    else { return nil }
    self.time = time
    version = FileVersion(inode: inode, size: size, seconds: seconds, nanoseconds: nanoseconds)
  }
}

extension LibraryFile {
  /// Checks the file as `inspect(schema:isKnown:)` does, completely unless the record in the lock file covers it.
  func inspect(schema: Schema, recordIn lock: FolderLock?) throws(StoreFailure) -> Condition {
    guard let lock else { return try inspect(schema: schema) }
    let version = try recordedVersion()
    let now = Int64(time(nil))
    let record = version.flatMap { version in
      lock.record.flatMap { $0.covers(version, at: now) ? $0 : nil }
    }
    let condition = try inspect(schema: schema, isKnown: record != nil)
    guard case .sound = condition else { return condition }
    lock.checkTime = record?.time ?? now
    if record == nil, let version { lock.record = CheckRecord(version: version, time: now) }
    return condition
  }

  /// Records the version that this process has written, after it closed the file.
  func recordVersion(in lock: FolderLock) throws(StoreFailure) {
    guard let time = lock.checkTime, let version = try recordedVersion() else { return }
    // The clock of a file system advances in steps. A change in the step of the last one would not be seen.
    usleep(Self.clockStep)
    lock.record = CheckRecord(version: version, time: time)
  }

  /// The greatest step of a file system's clock that counts nanoseconds, in microseconds.
  private static let clockStep: useconds_t = 10_000

  /// Returns the version of a long library with all of its content in the file itself; nil for other libraries.
  private func recordedVersion() throws(StoreFailure) -> FileVersion? {
    guard let version = FileVersion(path: path), version.size >= CheckRecord.leastSize,
      try Self.isFile(path), try (Self.isFile(log) ? Self.size(log) ?? 0 : 0) == 0
    else { return nil }
    return version
  }
}

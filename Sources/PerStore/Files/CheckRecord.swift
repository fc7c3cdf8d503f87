import Glibc
import PerCore

/// The record of the last complete check of a long library, which the lock file contains.
///
/// With 100,000 products, that check takes longer than the rest of the start. So a file that no other program has
/// changed since then is not checked as a whole again. Everything except the products is checked at each start, and the
/// products of a comparison are checked when they are read. Damage by the disk to other comparisons is found within a
/// week.
struct CheckRecord: Equatable {
  /// The version of the library that was checked, or that Per wrote after that.
  let version: FileVersion
  /// The time of the check, in seconds.
  let time: Int64

  /// The minimum size of a library with a record, in bytes. The check of a smaller one takes a few milliseconds.
  static let minimumSize: Int64 = 1 << 20

  /// The maximum time between two complete checks, in seconds.
  static let maximumAge: Int64 = 7 * 24 * 60 * 60

  /// Returns whether a version of the library needs no complete check.
  func covers(_ version: FileVersion, at now: Int64) -> Bool {
    // File systems that count whole seconds don't show all changes.
    version == self.version && version.change.nanoseconds != 0
      && (now - Self.maximumAge...now).contains(time)
  }
}

extension CheckRecord {
  /// The beginning of each record, including those of later versions of Per.
  static let title = "checked "

  /// The format of this record.
  private static let format = "1"

  /// The maximum size of a record, in bytes.
  static let maximumLength = 200

  var text: String {
    let (change, statusChange) = (version.change, version.statusChange)
    let numbers = [
      time, version.inode, version.size, change.seconds, change.nanoseconds, statusChange.seconds,
      statusChange.nanoseconds,
    ]
    return Self.title + ([Self.format] + numbers.map { "\($0)" }).joined(separator: " ") + "\n"
  }

  /// - Returns: nil if the text isn't a complete record in this format.
  init?(text: String) {
    let start = Self.title + Self.format + " "
    let numbers = text.dropFirst(start.count).dropLast().split(separator: " ").compactMap {
      Int64($0)
    }
    guard text.hasPrefix(start), text.last == "\n", numbers.count == 7 else { return nil }
    time = numbers[0]
    version = FileVersion(
      inode: numbers[1], size: numbers[2],
      change: FileVersion.Time(seconds: numbers[3], nanoseconds: numbers[4]),
      statusChange: FileVersion.Time(seconds: numbers[5], nanoseconds: numbers[6]))
  }
}

extension LibraryFile {
  /// Checks the file as `inspect(schema:isKnown:)` does, completely unless the record in the lock file covers it.
  func inspect(schema: Schema, recordIn lock: FolderLock?) throws(StoreFailure) -> Condition {
    guard let lock else { return try inspect(schema: schema) }
    let version = try recordedVersion()
    let now = Int64(time(nil))
    if let version, let record = lock.record, record.covers(version, at: now) {
      do throws(StoreFailure) {
        // A file of an earlier version is converted now, so it is checked below.
        if case .sound(let database) = try inspect(schema: schema, isKnown: true),
          database.version == version
        {
          lock.checkTime = record.time
          return .sound(database)
        }
      } catch {
        lock.record = nil
        throw error
      }
    }
    let condition = try inspect(schema: schema)
    guard case .sound(let database) = condition else { return condition }
    lock.checkTime = now
    if let version, version == database.version {
      lock.record = CheckRecord(version: version, time: now)
    }
    return condition
  }

  /// Records the version that this process has written, after it closed the file.
  func recordVersion(in lock: FolderLock) throws(StoreFailure) {
    guard let time = lock.checkTime, let version = try recordedVersion() else { return }
    let record = CheckRecord(version: version, time: time)
    guard record != lock.record, lock.acceptsRecord else { return }
    // The folder stays locked meanwhile, so a change by the next process gets a later time.
    usleep(Self.clockStep)
    lock.record = record
  }

  /// The maximum step of the clock with which the system dates files, in microseconds.
  private static let clockStep: useconds_t = 20_000

  /// Returns the version of a long library with all of its content in the file itself; nil for other libraries.
  private func recordedVersion() throws(StoreFailure) -> FileVersion? {
    guard let version = FileVersion(path: path), version.size >= CheckRecord.minimumSize else {
      return nil
    }
    // SQLite copies the content of its other files into the library.
    for suffix in Self.companions where try Self.isFile(path + suffix) {
      guard try Self.size(path + suffix) == 0 else { return nil }
    }
    return version
  }
}

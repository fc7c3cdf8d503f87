import Glibc
import PerCore

/// A lock that one process holds on the folder of the library. It is released with the object or at the end of the
/// process.
///
/// SQLite's own lock is on the file, so it can't protect a file that is missing, or that is being replaced or recovered
/// (the test `isUsedByOneProcessWhileTheFileIsMissing` fails without it).
final class FolderLock {
  private let descriptor: Int32
  /// The time of the last complete check of the library, in seconds; nil if it was not checked, or if an error came
  /// after the check.
  var checkTime: Int64?

  /// - Returns: nil if a lock file cannot be created, as in a read-only folder.
  /// - Throws: `StoreFailure` with the reason `inUse` if another process holds the lock, or with the error of the
  ///   system.
  init?(path: String) throws(StoreFailure) {
    Self.removeBrokenLink(path)
    // Opening a pipe would wait.
    let made = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    let code = errno
    // The mask of the process can remove all permissions from a new file.
    if made >= 0 { _ = fchmod(made, 0o600) }
    descriptor = made >= 0 ? made : open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      let failure = StoreFailure(systemError: code, path: path)
      if failure.reason == .readOnly { return nil } else { throw failure }
    }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      let isHeld = errno == EWOULDBLOCK
      // Some network file systems have no locks. There SQLite's own locks protect the file.
      if isHeld { throw StoreFailure(.inUse, path: path) } else { break }
    }
  }

  /// Removes a broken symbolic link, through which no file can be created.
  private static func removeBrokenLink(_ path: String) {
    var status = stat()
    guard stat(path, &status) != 0, errno == ENOENT || errno == ELOOP,
      lstat(path, &status) == 0
    else { return }
    unlink(path)
  }

  /// The record in the lock file. A file with other content is not changed.
  var record: CheckRecord? {
    get { CheckRecord(text: text) }
    set {
      guard acceptsRecord, ftruncate(descriptor, 0) == 0, let newValue else { return }
      // An incomplete record is read as none.
      newValue.text.withCString { _ = pwrite(descriptor, $0, strlen($0), 0) }
    }
  }

  /// A Boolean value indicating whether the lock file is empty or contains a record of Per.
  var acceptsRecord: Bool {
    let text = text
    // After a power cut, NUL characters can be in the place of a record.
    return text.hasPrefix(CheckRecord.title) || text.utf8.allSatisfy { $0 == 0 }
  }

  /// The beginning of the lock file.
  private var text: String {
    var bytes = [UInt8](repeating: 0, count: CheckRecord.maximumLength)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  /// Makes the next opening check the library completely.
  func forgetCheck() {
    guard checkTime != nil else { return }
    checkTime = nil
    record = nil
  }

  deinit {
    // A child process that is being started has a copy of the descriptor, so the lock is released explicitly.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}

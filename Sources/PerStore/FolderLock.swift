import PerCore
import Glibc

/// A lock that one process holds on the folder of the library. It is released with the object or at the end of the process.
///
/// SQLite's own lock is on the file, so it can't protect a file that is missing, or that is being replaced or recovered
/// (the test `isUsedByOneProcessWhileTheFileIsMissing` fails without it).
final class FolderLock {
  private let descriptor: Int32

  /// - Returns: nil if a lock file cannot be created, as in a read-only folder.
  /// - Throws: `StoreFailure` with the reason `inUse` if another process holds the lock, or with the error of the system.
  init?(path: String) throws(StoreFailure) {
    let made = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    let code = errno
    // The mask of the process can remove all permissions from a new file.
    if made >= 0 { _ = fchmod(made, 0o600) }
    descriptor = made >= 0 ? made : open(path, O_RDONLY | O_CLOEXEC)
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

  deinit {
    // A child process that is being started has a copy of the descriptor, so the lock is released explicitly.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}

import PerCore
import Glibc

/// An exclusive lock on a folder's library. It is released with the object or at the end of the
/// process, even if the process is killed.
final class FolderLock {
  private let descriptor: Int32

  /// Acquires the lock. Returns nil if the lock file cannot be created because the folder is
  /// read-only.
  ///
  /// - Throws: `inUse` if another process holds the lock, or the system's error.
  init?(path: String) throws(StoreFailure) {
    let made = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    let code = errno
    descriptor = made >= 0 ? made : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      let failure = StoreFailure(systemError: code, path: path)
      if failure.reason == .readOnly { return nil } else { throw failure }
    }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      let isHeld = errno == EWOULDBLOCK
      // Some network file systems do not support flock(). SQLite's own locks protect the file
      // there.
      if isHeld { throw StoreFailure(.inUse, path: path) } else { break }
    }
  }

  deinit {
    // Unlock explicitly: a child process between fork and exec holds a copy of the descriptor.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}

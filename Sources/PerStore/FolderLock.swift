import PerCore
import Glibc

/// The right of one process to a folder's library, given back when the lock goes or the process ends, however it does.
final class FolderLock {
  private let descriptor: Int32

  /// - Returns: nil where a lock cannot be made, as in a folder that is read-only.
  /// - Throws: `inUse` where another process holds the lock; what the system says where there is none for other reasons.
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
      // Some file systems of networks know no locks; SQLite's own guard the file there.
      if isHeld { throw StoreFailure(.inUse, path: path) } else { break }
    }
  }

  deinit {
    // A process that is just being started has a copy of the descriptor, and the lock with it.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}

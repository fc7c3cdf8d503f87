import CSQLite
import Glibc
import PerCore

extension StoreFailure {
  /// Creates a failure from an error of the system.
  init(systemError: Int32, path: String) {
    switch systemError {
    case ENOSPC, EDQUOT, EFBIG: self.init(.full, path: path)
    case EACCES, EPERM, EROFS: self.init(.readOnly, path: path)
    default: self.init(.other(String(cString: strerror(systemError))), path: path)
    }
  }

  /// Creates a failure from an error of the system while a file was read.
  init(systemErrorOfReading code: Int32, path: String) {
    if code == EACCES || code == EPERM {
      self.init(.unreadable, path: path)
    } else {
      self.init(systemError: code, path: path)
    }
  }

  /// The maximum size in bytes of a path that SQLite opens: 512 (`MAX_PATHNAME` in os_unix.c), with the longest suffix.
  private static let maximumPathSize = 512 - "-journal".utf8.count

  init(_ error: DatabaseError, path: String) {
    switch error.primaryCode {
    case _ where error.isDamage: self.init(.damaged, path: path)
    case SQLITE_FULL: self.init(.full, path: path)
    case SQLITE_READONLY, SQLITE_PERM: self.init(.readOnly, path: path)
    case SQLITE_BUSY, SQLITE_LOCKED: self.init(.inUse, path: path)
    case SQLITE_CANTOPEN where path.utf8.count >= Self.maximumPathSize:
      self.init(systemError: ENAMETOOLONG, path: path)
    case SQLITE_IOERR where error.systemError != 0, SQLITE_CANTOPEN where error.systemError != 0:
      self.init(systemError: error.systemError, path: path)
    default: self.init(.other(error.message), path: path)
    }
  }
}

import CSQLite
import Glibc

/// An error of SQLite.
struct DatabaseError: Error {
  /// The extended result code.
  let code: Int32
  /// The `errno` of the system if the system caused the error; otherwise it has no meaning.
  let systemError: Int32
  let message: String

  init(code: Int32, systemError: Int32 = 0, message: String) {
    (self.code, self.systemError, self.message) = (code, systemError, message)
  }

  init(code: Int32, connection: OpaquePointer) {
    // SQLite reports some errors of the device as damage.
    let isDeviceError =
      code == per_corrupt_file_system
      || code & 0xFF == SQLITE_CORRUPT
        && [EIO, ENXIO, ERANGE].contains(per_file_error(connection))
    self.init(
      code: isDeviceError ? SQLITE_IOERR : code, systemError: per_system_error(connection),
      message: String(cString: sqlite3_errmsg(connection)))
  }

  /// Creates an error of the system.
  static func system(_ code: Int32) -> DatabaseError {
    DatabaseError(code: SQLITE_CANTOPEN, systemError: code, message: "")
  }

  /// Creates an error for content that the schema allows but Per cannot have written.
  static func damage(_ message: String) -> DatabaseError {
    DatabaseError(code: SQLITE_CORRUPT, message: message)
  }

  /// The error for a text that Per cannot have written.
  static let invalidText = damage("A text is damaged")

  /// Creates an error for a change that does not fit the library.
  static func constraint(_ message: String) -> DatabaseError {
    DatabaseError(code: SQLITE_CONSTRAINT, message: message)
  }

  /// The error for a change of rows that the library doesn't have.
  static let unfittingChange = constraint("The change does not fit the library")

  /// The result code without its extension.
  var primaryCode: Int32 { code & 0xFF }

  /// A Boolean value indicating whether the file is damaged or incomplete.
  var isDamage: Bool {
    [SQLITE_CORRUPT, SQLITE_NOTADB].contains(primaryCode)
      || code == per_short_read
  }

  /// A Boolean value indicating whether the file caused the error, rather than the system or another process.
  var isCausedByFile: Bool {
    switch primaryCode {
    case SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_FULL, SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH,
      SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL, SQLITE_NOMEM, SQLITE_INTERRUPT:
      isDamage
    default: true
    }
  }
}

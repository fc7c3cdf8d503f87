import CSQLite

/// What SQLite said when something failed.
struct DatabaseError: Error {
  /// SQLite's extended result code.
  let code: Int32
  /// The system's `errno`, where the system was the reason; otherwise of no meaning.
  let systemError: Int32
  let message: String

  init(code: Int32, systemError: Int32 = 0, message: String) {
    (self.code, self.systemError, self.message) = (code, systemError, message)
  }

  init(code: Int32, connection: OpaquePointer) {
    self.init(
      code: code, systemError: per_system_error(connection),
      message: String(cString: sqlite3_errmsg(connection)))
  }

  /// What the system itself refused.
  static func system(_ code: Int32) -> DatabaseError {
    DatabaseError(code: SQLITE_CANTOPEN, systemError: code, message: "")
  }

  /// A content that the schema admits and Per cannot have written.
  static func damage(_ message: String) -> DatabaseError {
    DatabaseError(code: SQLITE_CORRUPT, message: message)
  }

  /// A change that is not one of the library as it is.
  static func misfit(_ message: String) -> DatabaseError {
    DatabaseError(code: SQLITE_CONSTRAINT, message: message)
  }

  /// The result code without its extension.
  var primaryCode: Int32 { code & 0xFF }

  /// Whether bytes of the file are not what was written, or are not there.
  var isDamage: Bool {
    [SQLITE_CORRUPT, SQLITE_NOTADB].contains(primaryCode)
      || [per_short_read, per_corrupt_file_system].contains(code)
  }

  /// Whether a file that Per's statements cannot be run on is to blame, rather than the system or another program.
  var blamesTheFile: Bool {
    switch primaryCode {
    case SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_FULL, SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH,
      SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL, SQLITE_NOMEM, SQLITE_INTERRUPT:
      isDamage
    default: true
    }
  }
}

#pragma once

#include <errno.h>
#include <sqlite3.h>

// Swift does not import these macros.
static const int per_short_read = SQLITE_IOERR_SHORT_READ;
static const int per_corrupt_file_system = SQLITE_IOERR_CORRUPTFS;

/// Binds a text, which SQLite copies. Swift does not import the macro SQLITE_TRANSIENT. The address
/// of an empty text can be null; it is bound as an empty text, not as NULL.
static inline int per_bind_text(
    sqlite3_stmt *statement, int index, const char *text, sqlite3_uint64 length) {
  return sqlite3_bind_text64(statement, index, text ? text : "", length, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// Turns a boolean setting of a connection on or off. Swift cannot call the variadic
/// sqlite3_db_config().
static inline int per_configure(sqlite3 *connection, int setting, int on) {
  return sqlite3_db_config(connection, setting, on, (int *)0);
}

/// Returns the errno of the last failed input or output operation on the connection's files, or
/// zero if none failed.
static inline int per_file_error(sqlite3 *connection) {
  int code = 0;
  sqlite3_file *log = 0;
  sqlite3_file_control(connection, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log);
  if (log && log->pMethods) {
    log->pMethods->xFileControl(log, SQLITE_FCNTL_LAST_ERRNO, &code);
  }
  if (!code) sqlite3_file_control(connection, "main", SQLITE_FCNTL_LAST_ERRNO, &code);
  return code;
}

/// Returns the errno of the connection's last failed input or output operation, or zero if none
/// failed. sqlite3_system_errno() does not report errors of a commit. Set errno to zero before the
/// operation.
static inline int per_system_error(sqlite3 *connection) {
  int errno_left = errno, code = per_file_error(connection);
  if (!code) code = sqlite3_system_errno(connection);
  return code ? code : errno_left;
}

#pragma once

#include <errno.h>
#include <sqlite3.h>

// Macros that Swift does not import.
static const int per_short_read = SQLITE_IOERR_SHORT_READ;
static const int per_corrupt_file_system = SQLITE_IOERR_CORRUPTFS;

/// Binds text, which SQLite copies: SQLITE_TRANSIENT is a macro that Swift does not import. An empty
/// text may have no address, and is no NULL.
static inline int per_bind_text(
    sqlite3_stmt *statement, int index, const char *text, sqlite3_uint64 length) {
  return sqlite3_bind_text64(statement, index, text ? text : "", length, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// Switches one of a connection's settings on or off: a variadic function.
static inline int per_configure(sqlite3 *connection, int setting, int on) {
  return sqlite3_db_config(connection, setting, on, (int *)0);
}

/// What the system said to the connection's last input or output that failed; zero where none did.
/// sqlite3_system_errno() alone knows nothing of a commit. Set errno to zero before the call.
static inline int per_system_error(sqlite3 *connection) {
  int errno_left = errno, code = 0;
  sqlite3_file *log = 0;
  sqlite3_file_control(connection, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log);
  if (log && log->pMethods) {
    log->pMethods->xFileControl(log, SQLITE_FCNTL_LAST_ERRNO, &code);
  }
  if (!code) sqlite3_file_control(connection, "main", SQLITE_FCNTL_LAST_ERRNO, &code);
  if (!code) code = sqlite3_system_errno(connection);
  return code ? code : errno_left;
}

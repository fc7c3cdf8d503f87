#pragma once

#include <sqlite3.h>

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

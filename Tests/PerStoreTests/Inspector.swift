import CSQLite

/// Runs SQL statements in a file, without the store.
enum Inspector {
  /// Returns the first column of each row as text, or the message of an error.
  static func rows(_ sql: String, in path: String) -> [String] {
    var connection: OpaquePointer?
    var statement: OpaquePointer?
    defer {
      sqlite3_finalize(statement)
      sqlite3_close(connection)
    }
    guard sqlite3_open_v2(path, &connection, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK,
      sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK
    else { return [String(cString: sqlite3_errmsg(connection))] }
    var rows: [String] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW:
        rows.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "NULL")
      case SQLITE_DONE: return rows
      default: return rows + [String(cString: sqlite3_errmsg(connection))]
      }
    }
  }
}

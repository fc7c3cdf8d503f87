import CSQLite
import Glibc

/// A value that is bound to a parameter.
enum Value {
  case null
  case integer(Int64)
  case text(String)

  static func optional(_ integer: Int64?) -> Value { integer.map(Value.integer) ?? .null }

  static func optional(_ text: String?) -> Value { text.map(Value.text) ?? .null }
}

/// A prepared statement. Its connection owns it.
final class Statement {
  private let handle: OpaquePointer
  private let connection: OpaquePointer
  /// A Boolean value indicating whether a text was read that Per cannot have written: one that contains NUL or
  /// isn't valid UTF-8. Damaged pages can contain such texts.
  private(set) var hasReadInvalidText = false

  init(_ handle: OpaquePointer, of connection: OpaquePointer) {
    (self.handle, self.connection) = (handle, connection)
  }

  func finalize() {
    sqlite3_finalize(handle)
  }

  private func check(_ code: Int32) throws(DatabaseError) {
    guard code == SQLITE_OK else { throw DatabaseError(code: code, connection: connection) }
  }

  /// Binds values to all parameters in their order.
  func bind(_ values: [Value]) throws(DatabaseError) {
    for (index, value) in zip(Int32(1)..., values) {
      switch value {
      case .null: try check(sqlite3_bind_null(handle, index))
      case .integer(let integer): try check(sqlite3_bind_int64(handle, index, integer))
      case .text(let text):
        var text = text.withoutNUL
        try check(
          text.withUTF8 { utf8 in
            utf8.withMemoryRebound(to: CChar.self) {
              per_bind_text(handle, index, $0.baseAddress, UInt64($0.count))
            }
          })
      }
    }
  }

  /// Moves to the next row. Returns false if there is none.
  func step() throws(DatabaseError) -> Bool {
    errno = 0
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code:
      try check(code)
      return false
    }
  }

  /// Resets the statement and removes the bound values.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
    hasReadInvalidText = false
  }

  /// Returns whether the values of columns match the checksum in a column. Rows from earlier versions have no checksum
  /// until they are converted.
  func matchesChecksum(_ columns: some Sequence<Int32>, at column: Int32) -> Bool {
    isNull(column) || checksum(columns) == integer(column)
  }

  /// Returns the checksum of the values of columns.
  func checksum(_ columns: some Sequence<Int32>) -> Int64 {
    var checksum = RowChecksum()
    for column in columns {
      switch sqlite3_column_type(handle, column) {
      case SQLITE_INTEGER: checksum.add(integer(column))
      case SQLITE_TEXT:
        let start = sqlite3_column_text(handle, column)
        let length = Int(sqlite3_column_bytes(handle, column))
        checksum.add(UnsafeBufferPointer(start: start, count: length))
      default: checksum.addNull()
      }
    }
    return checksum.value
  }

  func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(handle, column) == SQLITE_NULL
  }

  func integer(_ column: Int32) -> Int64 {
    sqlite3_column_int64(handle, column)
  }

  /// Returns the text of a column; an empty text if it is null.
  func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(handle, column) else { return "" }
    let length = Int(sqlite3_column_bytes(handle, column))
    // Decoding changes bytes that are not valid. `String(validating:as:)` takes several times as long.
    var text = String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
    let isValid = text.withUTF8 { utf8 in
      utf8.count == length && memcmp(utf8.baseAddress ?? start, start, length) == 0
    }
    if isValid, memchr(start, 0, length) == nil { return text }
    hasReadInvalidText = true
    return ""
  }

  /// Returns what `read` makes of the text of a column; nil if the column is null.
  ///
  /// - Throws: An error with the message if `read` returns nil.
  func value<Result>(
    _ column: Int32, _ read: (String) -> Result?, orDamage message: @autoclosure () -> String
  ) throws(DatabaseError) -> Result? {
    guard !isNull(column) else { return nil }
    guard let value = read(text(column)) else { throw .damage(message()) }
    return value
  }
}

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
  /// The values of the current row. They are looked up once, because SQLite checks the statement and the connection at
  /// each lookup.
  private let values: UnsafeMutableBufferPointer<OpaquePointer?>
  /// A Boolean value indicating whether `noteInvalidText()` was called since the last reset.
  private(set) var hasReadInvalidText = false

  init(_ handle: OpaquePointer, of connection: OpaquePointer) {
    (self.handle, self.connection) = (handle, connection)
    values = .allocate(capacity: Int(sqlite3_column_count(handle)))
    values.initialize(repeating: nil)
  }

  deinit {
    values.deallocate()
  }

  var columnCount: Int { values.count }

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
    case SQLITE_ROW:
      for column in values.indices { values[column] = sqlite3_column_value(handle, Int32(column)) }
      return true
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
}

extension Statement: RowValues {
  func type(_ column: Int) -> Int32 { sqlite3_value_type(values[column]) }

  func integer(_ column: Int) -> Int64 { sqlite3_value_int64(values[column]) }

  func withUTF8<Result>(_ column: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let start = sqlite3_value_text(values[column])
    let length = Int(sqlite3_value_bytes(values[column]))
    return body(UnsafeBufferPointer(start: start, count: start == nil ? 0 : length))
  }

  func noteInvalidText() { hasReadInvalidText = true }
}

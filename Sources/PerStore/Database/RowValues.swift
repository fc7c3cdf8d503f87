import CSQLite
import Glibc
import PerCore

/// The values in the columns of a row.
protocol RowValues {
  /// Returns the type of a value, such as `SQLITE_TEXT`.
  func type(_ column: Int) -> Int32
  func integer(_ column: Int) -> Int64
  /// Calls `body` with the bytes of a text; with no bytes if the column has none.
  func withUTF8<Result>(_ column: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result
  /// Notes that a text was read that Per cannot have written: one that contains NUL or isn't valid UTF-8. Damaged pages
  /// can contain such texts.
  func noteInvalidText()
  /// Returns the amount in two columns: its exact value, and what the user typed; nil if it can't be read.
  func amount(plain: Int, typed: Int) -> Amount?
  /// Returns the unit in a column; nil if it can't be read.
  func unit(_ column: Int) -> Unit?
}

extension RowValues {
  func amount(plain: Int, typed: Int) -> Amount? { Amount(in: self, plain: plain, typed: typed) }

  func unit(_ column: Int) -> Unit? { Unit(rawValue: text(column)) }

  func isNull(_ column: Int) -> Bool { type(column) == SQLITE_NULL }

  /// Returns whether the values of columns match the checksum in a column.
  func matchesChecksum(_ columns: some Sequence<Int>, at column: Int) -> Bool {
    !isNull(column) && checksum(columns) == integer(column)
  }

  /// Returns the checksum of the values of columns.
  func checksum(_ columns: some Sequence<Int>) -> Int64 {
    var checksum = RowChecksum()
    for column in columns {
      switch type(column) {
      case SQLITE_INTEGER: checksum.add(integer(column))
      case SQLITE_TEXT: withUTF8(column) { checksum.add($0) }
      default: checksum.addNull()
      }
    }
    return checksum.value
  }

  /// Returns the text of a column; an empty text if it is null.
  func text(_ column: Int) -> String {
    let text: String? = withUTF8(column) { bytes in
      guard let start = bytes.baseAddress, !bytes.isEmpty else { return "" }
      // Decoding changes bytes that are not valid. `String(validating:as:)` takes several times as long.
      var text = String(decoding: bytes, as: UTF8.self)
      let isValid = text.withUTF8 { utf8 in
        utf8.count == bytes.count && memcmp(utf8.baseAddress ?? start, start, bytes.count) == 0
      }
      return isValid && memchr(start, 0, bytes.count) == nil ? text : nil
    }
    if text == nil { noteInvalidText() }
    return text ?? ""
  }

  /// Returns what `read` makes of the text of a column; nil if the column is null.
  ///
  /// - Throws: An error with the message if `read` returns nil.
  func value<Result>(
    _ column: Int, _ read: (String) -> Result?, orDamage message: @autoclosure () -> String
  ) throws(DatabaseError) -> Result? {
    guard !isNull(column) else { return nil }
    guard let value = read(text(column)) else { throw .damage(message()) }
    return value
  }
}

import CSQLite

/// Copies of rows, which another thread can read.
struct RowBlock: Sendable {
  fileprivate struct Value {
    let type: Int32
    /// The number of bytes of a text.
    let length: Int32
    /// An integer, or the place of a text in `bytes`.
    let integer: Int64
  }

  /// The number of rows of a full block.
  private static let capacity = 500

  private let columns: Int
  private var values: [Value] = []
  private var bytes: [UInt8] = []

  init(columns: Int) {
    self.columns = columns
    values.reserveCapacity(Self.capacity * columns)
    bytes.reserveCapacity(Self.capacity * 100)
  }

  var isFull: Bool { values.count >= Self.capacity * columns }

  /// Adds a copy of the current row of a statement.
  mutating func add(_ statement: Statement) {
    for column in 0..<columns {
      let type = statement.type(column)
      guard type == SQLITE_TEXT else {
        values.append(Value(type: type, length: 0, integer: statement.integer(column)))
        continue
      }
      statement.withUTF8(column) { text in
        values.append(Value(type: type, length: Int32(text.count), integer: Int64(bytes.count)))
        bytes.append(contentsOf: text)
      }
    }
  }

  /// Calls `body` with each row.
  func forEach(_ body: (Row) throws(DatabaseError) -> Void) throws(DatabaseError) {
    let result = values.withUnsafeBufferPointer { values in
      bytes.withUnsafeBufferPointer { bytes in
        Result { () throws(DatabaseError) in
          let notes = Notes()
          for first in stride(from: 0, to: values.count, by: columns) {
            try body(
              Row(values: .init(rebasing: values[first...].prefix(columns)), bytes: bytes, notes))
            if notes.haveInvalidText { throw .invalidText }
          }
        }
      }
    }
    try result.get()
  }

  fileprivate final class Notes {
    var haveInvalidText = false
  }

  /// A row of a block, which must not be used after the call that it was passed to.
  struct Row: RowValues {
    private let values: UnsafeBufferPointer<Value>
    private let bytes: UnsafeBufferPointer<UInt8>
    private let notes: Notes

    fileprivate init(
      values: UnsafeBufferPointer<Value>, bytes: UnsafeBufferPointer<UInt8>, _ notes: Notes
    ) {
      (self.values, self.bytes, self.notes) = (values, bytes, notes)
    }

    func type(_ column: Int) -> Int32 { values[column].type }

    func integer(_ column: Int) -> Int64 {
      values[column].type == SQLITE_INTEGER ? values[column].integer : 0
    }

    func withUTF8<Result>(_ column: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
      guard values[column].type == SQLITE_TEXT else {
        // The tables have no other values in the place of texts unless they are damaged.
        if values[column].type != SQLITE_NULL { notes.haveInvalidText = true }
        return body(UnsafeBufferPointer(start: nil, count: 0))
      }
      let start = Int(values[column].integer)
      let length = Int(values[column].length)
      return body(UnsafeBufferPointer(rebasing: bytes[start..<start + length]))
    }

    func noteInvalidText() { notes.haveInvalidText = true }
  }
}

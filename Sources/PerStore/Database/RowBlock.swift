import CSQLite
import Glibc
import PerCore

/// Copies of rows, which another thread can read.
///
/// One thread uses a block at a time.
final class RowBlock: @unchecked Sendable {
  fileprivate struct Value {
    let type: Int32
    /// The number of bytes of a text.
    let length: Int32
    /// An integer, or the place of a text in `bytes`.
    let integer: Int64
  }

  /// The number of rows of a full block.
  private static let capacity = 500

  /// The bytes of texts for which a block has room at first.
  private static let firstByteCapacity = 64 << 10

  private let columns: Int
  private let values: UnsafeMutableBufferPointer<Value>
  private var count = 0
  private var bytes: UnsafeMutableRawPointer
  private var byteCapacity = RowBlock.firstByteCapacity
  private var byteCount = 0

  init(columns: Int) {
    self.columns = columns
    values = .allocate(capacity: Self.capacity * columns)
    bytes = .allocate(byteCount: Self.firstByteCapacity, alignment: 1)
  }

  deinit {
    values.deallocate()
    bytes.deallocate()
  }

  var isFull: Bool { count == values.count }

  /// Removes all rows. The memory is used again.
  func removeAll() {
    (count, byteCount) = (0, 0)
  }

  /// Adds a copy of the current row of a statement.
  func add(_ statement: Statement) {
    for column in 0..<columns {
      let type = statement.type(column)
      let value =
        if type == SQLITE_TEXT {
          statement.withUTF8(column) { text in
            Value(type: type, length: Int32(text.count), integer: Int64(place(of: text)))
          }
        } else {
          Value(type: type, length: 0, integer: statement.integer(column))
        }
      values.initializeElement(at: count, to: value)
      count += 1
    }
  }

  /// Copies a text, and returns its place in the bytes.
  private func place(of text: UnsafeBufferPointer<UInt8>) -> Int {
    let place = byteCount
    byteCount += text.count
    if byteCount > byteCapacity { growBytes(keeping: place) }
    if let start = text.baseAddress {
      (bytes + place).copyMemory(from: start, byteCount: text.count)
    }
    return place
  }

  private func growBytes(keeping used: Int) {
    byteCapacity = byteCount * 2
    let larger = UnsafeMutableRawPointer.allocate(byteCount: byteCapacity, alignment: 1)
    larger.copyMemory(from: bytes, byteCount: used)
    bytes.deallocate()
    bytes = larger
  }

  /// Calls `body` with each row.
  ///
  /// - Parameter cache: Values that were read before.
  func forEach(
    _ cache: RowCache, _ body: (Row) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    let notes = Notes()
    for first in stride(from: 0, to: count, by: columns) {
      let row = Row(
        values: UnsafePointer(values.baseAddress! + first), bytes: bytes, notes, cache)
      try body(row)
      if notes.haveInvalidText { throw .invalidText }
    }
  }

  fileprivate final class Notes {
    var haveInvalidText = false
  }

  /// A row of a block, which must not be used after the call that it was passed to.
  struct Row: RowValues {
    private let values: UnsafePointer<Value>
    private let bytes: UnsafeRawPointer
    private let notes: Notes
    private let cache: RowCache

    fileprivate init(
      values: UnsafePointer<Value>, bytes: UnsafeRawPointer, _ notes: Notes, _ cache: RowCache
    ) {
      (self.values, self.bytes) = (values, bytes)
      (self.notes, self.cache) = (notes, cache)
    }

    func type(_ column: Int) -> Int32 { values[column].type }

    func integer(_ column: Int) -> Int64 {
      values[column].type == SQLITE_INTEGER ? values[column].integer : 0
    }

    func withUTF8<Result>(_ column: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
      let value = values[column]
      guard value.type == SQLITE_TEXT else {
        // The tables have no other values in the place of texts unless they are damaged.
        if value.type != SQLITE_NULL { notes.haveInvalidText = true }
        return body(UnsafeBufferPointer(start: nil, count: 0))
      }
      let start = (bytes + Int(value.integer)).assumingMemoryBound(to: UInt8.self)
      return body(UnsafeBufferPointer(start: start, count: Int(value.length)))
    }

    func amount(plain: Int, typed: Int) -> Amount? {
      let words = (withUTF8(plain, RowCache.word), withUTF8(typed, RowCache.word))
      guard case (let plainWord?, let typedWord?) = words else {
        return Amount(in: self, plain: plain, typed: typed)
      }
      return cache.amount(plain: plainWord, typed: typedWord) {
        Amount(in: self, plain: plain, typed: typed)
      }
    }

    func unit(_ column: Int) -> Unit? {
      guard let word = withUTF8(column, RowCache.word) else { return Unit(rawValue: text(column)) }
      return cache.unit(word) { Unit(rawValue: text(column)) }
    }

    func noteInvalidText() { notes.haveInvalidText = true }
  }
}

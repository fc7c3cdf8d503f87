import Glibc

/// A checksum that detects damage to the values of a row.
///
/// The algorithm is FNV-1a on words of eight bytes, truncated to 32 bits.
struct RowChecksum {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  private mutating func mix(_ word: UInt64) {
    hash = (hash ^ word) &* 0x100_0000_01B3
    // Otherwise the upper half of a word would never reach the lower half of the hash.
    hash ^= hash >> 32
  }

  mutating func addNull() { mix(0) }

  mutating func add(_ integer: Int64) {
    mix(1)
    mix(UInt64(bitPattern: integer))
  }

  /// - Parameter text: The UTF-8 bytes of a text.
  mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    mix(2)
    mix(UInt64(text.count))
    let bytes = UnsafeRawBufferPointer(text)
    let end = bytes.count & ~7
    for offset in stride(from: 0, to: end, by: 8) {
      mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
    }
    guard end < bytes.count else { return }
    var rest: UInt64 = 0
    for offset in end..<bytes.count { rest = rest << 8 | UInt64(bytes[offset]) }
    mix(rest)
  }

  /// The value in the last column of the row.
  var value: Int64 { Int64(Int32(truncatingIfNeeded: hash)) }

  /// Returns the checksum of a setting.
  static func ofSetting(_ key: String, _ value: String) -> Int64 { of([.text(key), .text(value)]) }

  /// Returns the checksum of values.
  static func of(_ values: [Value]) -> Int64 {
    var checksum = RowChecksum()
    for value in values {
      switch value {
      case .null: checksum.addNull()
      case .integer(let integer): checksum.add(integer)
      case .text(let text):
        var stored = text.withoutNUL
        stored.withUTF8 { checksum.add($0) }
      }
    }
    return checksum.value
  }
}

extension String {
  /// The text as it is stored.
  var withoutNUL: String {
    // The standard library's search through UTF-8 takes a tenth of the time of a large transaction.
    let hasNUL =
      utf8.withContiguousStorageIfAvailable { bytes in
        bytes.baseAddress.map { memchr($0, 0, bytes.count) != nil } ?? false
      }
      ?? utf8.contains(0)
    guard hasNUL else { return self }
    return String(unicodeScalars.filter { $0 != "\0" })
  }
}

/// The checksum of a row, by which a byte that damage changed is found: FNV-1a, folded to 32 bits.
struct RowChecksum {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  private mutating func mix(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  mutating func addNull() { mix(0) }

  mutating func add(_ integer: Int64) {
    mix(1)
    for shift in stride(from: 0, to: 64, by: 8) { mix(UInt8(truncatingIfNeeded: integer >> shift)) }
  }

  /// - Parameter utf8: The bytes of a text. NUL is not stored, so it does not count.
  mutating func add(_ utf8: some Sequence<UInt8>) {
    mix(2)
    for byte in utf8 where byte != 0 { mix(byte) }
    mix(0)
  }

  /// The value in the last column of the row.
  var value: Int64 { Int64(Int32(truncatingIfNeeded: hash ^ hash >> 32)) }

  /// Returns the checksum of values.
  static func of(_ values: [Value]) -> Int64 {
    var checksum = RowChecksum()
    for value in values {
      switch value {
      case .null: checksum.addNull()
      case .integer(let integer): checksum.add(integer)
      case .text(let text): checksum.add(text.utf8)
      }
    }
    return checksum.value
  }

  /// Returns the checksum of fields of a row that was recovered.
  static func of(_ fields: ArraySlice<Record.Field>) -> Int64 {
    of(
      fields.map { field in
        switch field {
        case .null, .other: .null
        case .integer(let integer): .integer(integer)
        case .text(let text): .text(text)
        }
      })
  }
}

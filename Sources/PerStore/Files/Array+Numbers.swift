/// Numbers in the format of SQLite's files.
extension [UInt8] {
  /// Returns the four bytes at `offset` as a big-endian number.
  func word(_ offset: Int) -> UInt32 {
    self[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Returns the two bytes at `offset` as a big-endian number.
  func half(_ offset: Int) -> Int {
    Int(self[offset]) << 8 | Int(self[offset + 1])
  }

  /// Reads an integer of one to nine bytes and moves `offset` past it; nil if bytes are missing.
  func variableInteger(at offset: inout Int) -> Int64? {
    var value: UInt64 = 0
    for index in 0..<9 {
      guard offset < count else { return nil }
      let byte = self[offset]
      offset += 1
      if index == 8 { return Int64(bitPattern: value << 8 | UInt64(byte)) }
      value = value << 7 | UInt64(byte & 0x7F)
      if byte < 0x80 { return Int64(bitPattern: value) }
    }
    return nil
  }
}

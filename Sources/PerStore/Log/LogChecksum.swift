/// The cumulative checksum of a write-ahead log.
struct LogChecksum {
  let bigEndian: Bool
  /// The checksum of the bytes so far.
  var words: (first: UInt32, second: UInt32) = (0, 0)

  /// The byte order that SQLite uses in a new log.
  static let processorIsBigEndian = UInt32(bigEndian: 1) == 1

  /// - Parameter bytes: Bytes whose number is a multiple of eight.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    var (first, second) = words
    bytes.withUnsafeBytes { raw in
      for offset in stride(from: 0, to: raw.count - 7, by: 8) {
        let x = raw.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        let y = raw.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
        first &+= (bigEndian ? UInt32(bigEndian: x) : UInt32(littleEndian: x)) &+ second
        second &+= (bigEndian ? UInt32(bigEndian: y) : UInt32(littleEndian: y)) &+ first
      }
    }
    words = (first, second)
  }
}

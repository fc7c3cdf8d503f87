/// The cumulative checksum of a write-ahead log.
struct LogChecksum {
  private let bigEndian: Bool
  private var first: UInt32 = 0
  private var second: UInt32 = 0

  init(bigEndian: Bool) {
    self.bigEndian = bigEndian
  }

  /// - Parameter bytes: Bytes whose number is a multiple of eight.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    var (first, second) = (first, second)
    bytes.withUnsafeBytes { raw in
      for offset in stride(from: 0, to: raw.count - 7, by: 8) {
        let x = raw.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        let y = raw.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
        first &+= (bigEndian ? UInt32(bigEndian: x) : UInt32(littleEndian: x)) &+ second
        second &+= (bigEndian ? UInt32(bigEndian: y) : UInt32(littleEndian: y)) &+ first
      }
    }
    (self.first, self.second) = (first, second)
  }

  func matches(_ first: UInt32, _ second: UInt32) -> Bool {
    self.first == first && self.second == second
  }

  mutating func `continue`(from first: UInt32, _ second: UInt32) {
    (self.first, self.second) = (first, second)
  }
}

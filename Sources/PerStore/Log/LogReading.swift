/// The frames of a write-ahead log that belong to its last use.
///
/// SQLite overwrites a log from its beginning after its pages were copied into the file, and chooses new salts. Frames
/// with other salts are left from an earlier use.
struct LogReading {
  let headerIsIntact: Bool
  /// A Boolean value indicating whether bytes that aren't a frame of the last use come before such a frame.
  let hasGap: Bool
  let frames: [LogFrame]

  /// The size of the log's header in bytes.
  private static let headerSize = 32

  /// - Returns: nil if the log is too short for a frame.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.headerSize + LogFrame.size else { return nil }
    var sum = LogChecksum(bigEndian: bytes.word(0) & 1 == 1)
    sum.add(bytes[0..<24])
    headerIsIntact =
      bytes.word(0) & ~1 == 0x377F_0682 && sum.words == (bytes.word(24), bytes.word(28))
    // SQLite uses the byte order of the processor.
    if !headerIsIntact { sum = LogChecksum(bigEndian: false) }
    let salts = headerIsIntact ? bytes.salts(at: 16) : Self.salts(bytes)
    var hasGap = false
    var frames: [LogFrame] = []
    var place = Self.headerSize
    while let start = Self.start(of: salts, in: bytes, from: place) {
      hasGap = hasGap || start > place
      place = start + LogFrame.size
      let content = bytes[start + LogFrame.headerSize..<place]
      sum.add(bytes[start..<start + 8])
      sum.add(content)
      let stored = (bytes.word(start + 16), bytes.word(start + 20))
      frames.append(
        LogFrame(
          page: Int(bytes.word(start)), pageCount: Int(bytes.word(start + 4)), content: content,
          isIntact: sum.words == stored))
      sum.words = stored
    }
    (self.hasGap, self.frames) = (hasGap, frames)
  }

  /// Returns where the next frame with the given salts begins; nil if there is none.
  ///
  /// A frame can have any place, because bytes can have been inserted into the log, or removed from it.
  private static func start(of salts: UInt64, in bytes: [UInt8], from place: Int) -> Int? {
    // Bytes that are all zero belong to no frame.
    guard salts != 0 else { return nil }
    return (place..<max(place, bytes.count - LogFrame.size + 1)).first { start in
      bytes.salts(at: start + 8) == salts && (1..<1 << 24).contains(bytes.word(start))
    }
  }

  /// Returns the salts of the last use if the header is damaged: the first ones that two adjacent frames have, of which
  /// the second one continues the checksum of the first one.
  private static func salts(_ bytes: [UInt8]) -> UInt64 {
    let first = bytes.salts(at: headerSize + 8)
    guard bytes.count >= 2 * LogFrame.size else { return first }
    for start in 0...bytes.count - 2 * LogFrame.size {
      let (next, salts) = (start + LogFrame.size, bytes.salts(at: start + 8))
      guard salts != 0, salts == bytes.salts(at: next + 8) else { continue }
      var sum = LogChecksum(bigEndian: false)
      sum.words = (bytes.word(start + 16), bytes.word(start + 20))
      sum.add(bytes[next..<next + 8])
      sum.add(bytes[next + LogFrame.headerSize..<next + LogFrame.size])
      if sum.words == (bytes.word(next + 16), bytes.word(next + 20)) { return salts }
    }
    return first
  }
}

extension [UInt8] {
  /// Returns the two salts at an offset as one number.
  fileprivate func salts(at offset: Int) -> UInt64 {
    withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
  }
}

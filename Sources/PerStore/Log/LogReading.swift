/// The frames of a write-ahead log that belong to its last use.
///
/// SQLite overwrites a log from its beginning after its pages were copied into the file, and chooses new salts. Frames
/// with other salts are left from an earlier use.
package struct LogReading {
  let headerIsIntact: Bool
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
    // The log of another processor is still read, since each row has its own checksum.
    if !headerIsIntact { sum = LogChecksum(bigEndian: LogChecksum.processorIsBigEndian) }
    let salts = headerIsIntact ? bytes.salts(at: 16) : Self.salts(bytes)
    var frames: [LogFrame] = []
    var (place, end) = (Self.headerSize, Self.headerSize)
    while let start = Self.start(of: salts, in: bytes, from: place) {
      let lost = bytes.lostFrames(from: end, to: start, salts)
      end = start + LogFrame.size
      let content = bytes[start + LogFrame.headerSize..<end]
      sum.add(bytes[start..<start + 8])
      sum.add(content)
      let stored = (bytes.word(start + 16), bytes.word(start + 20))
      let isIntact = sum.words == stored
      frames.append(
        LogFrame(
          page: Int(bytes.word(start)), pageCount: Int(bytes.word(start + 4)), content: content,
          lostBefore: lost, isIntact: isIntact))
      sum.words = stored
      // If bytes were removed from a frame, the next one begins inside it. A frame at its end shows that none were
      // removed, even if the page contains the salts.
      let isWhole = isIntact || bytes.canBeginFrame(at: end, salts)
      place = isWhole ? end : start + LogFrame.headerSize
    }
    self.frames = frames
  }

  /// Returns where the next frame with the given salts begins; nil if there is none.
  ///
  /// A frame can have any place, because bytes can have been inserted into the log, or removed from it.
  private static func start(of salts: UInt64, in bytes: [UInt8], from place: Int) -> Int? {
    (place..<max(place, bytes.count - LogFrame.size + 1)).first {
      bytes.canBeginFrame(at: $0, salts)
    }
  }

  /// Returns the salts of the last use if the header is damaged: those of the first two adjacent frames that have the
  /// same salts and of which the second one continues the checksum of the first one.
  private static func salts(_ bytes: [UInt8]) -> UInt64 {
    for start in pairs(in: bytes) {
      let next = start + LogFrame.size
      var sum = LogChecksum(bigEndian: LogChecksum.processorIsBigEndian)
      sum.words = (bytes.word(start + 16), bytes.word(start + 20))
      sum.add(bytes[next..<next + 8])
      sum.add(bytes[next + LogFrame.headerSize..<next + LogFrame.size])
      if sum.words == (bytes.word(next + 16), bytes.word(next + 20)) {
        return bytes.salts(at: start + 8)
      }
    }
    return bytes.salts(at: headerSize + 8)
  }

  /// Returns the offsets at which two adjacent frames with the same salts can begin. Only these are worth a checksum.
  package static func pairs(in bytes: [UInt8]) -> some Sequence<Int> {
    (0..<max(0, bytes.count - 2 * LogFrame.size + 1)).lazy.filter { start in
      let salts = bytes.salts(at: start + 8)
      return bytes.canBeginFrame(at: start, salts)
        && bytes.canBeginFrame(at: start + LogFrame.size, salts)
    }
  }
}

extension [UInt8] {
  /// Returns the two salts at an offset as one number.
  fileprivate func salts(at offset: Int) -> UInt64 {
    withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
  }

  /// Returns whether a frame with the given salts can begin at an offset.
  fileprivate func canBeginFrame(at start: Int, _ salts: UInt64) -> Bool {
    // Bytes that are all zero belong to no frame.
    start + LogFrame.size <= count && salts != 0 && self.salts(at: start + 8) == salts
      && (1..<1 << 24).contains(word(start))
  }

  /// Returns the number of frames that the system had not written when the power was lost; nil if other bytes are in
  /// their place. There, a new log has zeros, and one that is used again has frames of an earlier use.
  fileprivate func lostFrames(from end: Int, to start: Int, _ salts: UInt64) -> Int? {
    guard start >= end, (start - end) % LogFrame.size == 0 else { return nil }
    let places = stride(from: end, to: start, by: LogFrame.size)
    return places.allSatisfy { isUnwritten(at: $0, salts) } ? (start - end) / LogFrame.size : nil
  }

  /// Returns whether the header of a frame is missing, or that of an earlier use.
  private func isUnwritten(at start: Int, _ salts: UInt64) -> Bool {
    if self[start..<start + LogFrame.headerSize].allSatisfy({ $0 == 0 }) { return true }
    // SQLite adds one to the first salt for each use.
    let age = UInt32(bigEndian: UInt32(truncatingIfNeeded: salts)) &- word(start + 8)
    return (1..<1 << 16).contains(age) && (1..<1 << 24).contains(word(start))
  }
}

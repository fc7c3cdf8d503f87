/// The frames of a write-ahead log that belong to its last use.
///
/// SQLite overwrites a log from its beginning after its pages were copied into the file, and chooses new salts. Frames
/// with other salts are left from an earlier use.
struct LogReading {
  let headerIsIntact: Bool
  /// A Boolean value indicating whether frames of another use, or no frames, come before a frame of the last use.
  let hasGap: Bool
  let frames: [LogFrame]

  /// The size of the log's header in bytes.
  private static let headerSize = 32

  /// - Returns: nil if the log is too short for a frame.
  init?(_ bytes: [UInt8]) {
    let starts = Array(
      stride(from: Self.headerSize, through: bytes.count - LogFrame.size, by: LogFrame.size))
    guard !starts.isEmpty else { return nil }
    var sum = LogChecksum(bigEndian: bytes.word(0) & 1 == 1)
    sum.add(bytes[0..<24])
    headerIsIntact =
      bytes.word(0) & ~1 == 0x377F_0682 && sum.words == (bytes.word(24), bytes.word(28))
    let salts = headerIsIntact ? bytes[16..<24] : Self.salts(bytes, starts)
    var hasGap = false
    var frames: [LogFrame] = []
    var isAfterOthers = false
    for start in starts {
      let stored = (bytes.word(start + 16), bytes.word(start + 20))
      defer { sum.words = stored }
      let page = Int(bytes.word(start))
      guard bytes[start + 8..<start + 16].elementsEqual(salts), page > 0, page < 1 << 24 else {
        isAfterOthers = true
        continue
      }
      hasGap = hasGap || isAfterOthers
      let content = bytes[start + LogFrame.headerSize..<start + LogFrame.size]
      sum.add(bytes[start..<start + 8])
      sum.add(content)
      frames.append(
        LogFrame(
          page: page, pageCount: Int(bytes.word(start + 4)), content: content,
          isIntact: sum.words == stored))
    }
    (self.hasGap, self.frames) = (hasGap, frames)
  }

  /// Returns the salts of the last use if the header is damaged: the first ones that two consecutive frames have.
  private static func salts(_ bytes: [UInt8], _ starts: [Int]) -> ArraySlice<UInt8> {
    let all = starts.map { bytes[$0 + 8..<$0 + 16] }
    let repeated = zip(all, all.dropFirst()).first { first, second in
      first.elementsEqual(second) && first.contains { $0 != 0 }
    }
    return repeated?.0 ?? all[0]
  }
}

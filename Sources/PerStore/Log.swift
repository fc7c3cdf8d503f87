/// The content of a write-ahead log.
struct Log {
  /// The last committed pages by their numbers.
  private(set) var pages: [Int: ArraySlice<UInt8>] = [:]
  /// The number of pages in the file after the last commit; nil if the log contains none.
  private(set) var pageCount: Int?
  /// A Boolean value indicating whether committed content is damaged.
  ///
  /// A commit that was interrupted looks damaged too, but no commit follows it.
  private(set) var isDamaged = false

  private static let headerSize = 32
  private static let frameHeaderSize = 24

  private struct Frame {
    let page: Int
    /// The number of pages in the file after the commit that this frame ends; zero if it ends none.
    let pageCount: Int
    let content: ArraySlice<UInt8>
    let isIntact: Bool
  }

  init(_ bytes: [UInt8]) {
    guard bytes.count >= Self.headerSize else { return }
    var pending: [Frame] = []
    var commitsSinceDamage: Int?
    for frame in Self.frames(bytes) {
      pending.append(frame)
      if !frame.isIntact, commitsSinceDamage == nil { commitsSinceDamage = 0 }
      guard frame.pageCount > 0 else { continue }
      if let commits = commitsSinceDamage {
        commitsSinceDamage = commits + 1
        // Only the last commit can be incomplete.
        if commits == 0 { continue }
        isDamaged = true
      }
      for frame in pending { pages[frame.page] = frame.content }
      pageCount = frame.pageCount
      pending = []
    }
  }

  private static func frames(_ bytes: [UInt8]) -> [Frame] {
    let bigEndian = bytes.word(0) & 1 == 1
    // The header contains the page size and the salts. Each frame repeats the salts.
    let header = Array(bytes[16..<24])
    var sum = Checksum(bigEndian: bigEndian)
    sum.add(bytes[0..<24])
    let headerIsIntact =
      bytes.word(0) & ~1 == 0x377F_0682 && sum.matches(bytes.word(24), bytes.word(28))
    var frames: [Frame] = []
    var start = headerSize
    let frameSize = frameHeaderSize + PageFile.pageSize
    var salts = headerIsIntact ? header : nil
    while start + frameSize <= bytes.count {
      let frameSalts = Array(bytes[start + 8..<start + 16])
      salts = salts ?? frameSalts
      guard frameSalts == salts else {
        // The frame is left from an earlier use of the log, or damaged.
        start += frameSize
        sum.continue(from: bytes.word(start - frameSize + 16), bytes.word(start - frameSize + 20))
        continue
      }
      let content = bytes[start + frameHeaderSize..<start + frameSize]
      sum.add(bytes[start..<start + 8])
      sum.add(content)
      let stored = (bytes.word(start + 16), bytes.word(start + 20))
      let page = Int(bytes.word(start))
      if page > 0, page < 1 << 24 {
        frames.append(
          Frame(
            page: page, pageCount: Int(bytes.word(start + 4)), content: content,
            isIntact: sum.matches(stored.0, stored.1)))
      }
      sum.continue(from: stored.0, stored.1)
      start += frameSize
    }
    return frames
  }
}

/// The cumulative checksum of a write-ahead log.
private struct Checksum {
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

extension [UInt8] {
  /// Returns the four bytes at `offset` as a big-endian number.
  func word(_ offset: Int) -> UInt32 {
    self[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}

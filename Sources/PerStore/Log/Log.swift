import PerCore

/// The content of a write-ahead log.
struct Log {
  /// The committed versions of each page by its number, the last one at the end.
  private(set) var versions: [Int: [ArraySlice<UInt8>]] = [:]
  /// The pages whose last version doesn't match the checksum of its frame.
  private(set) var brokenPages: Set<Int> = []
  /// The number of pages in the file after the last commit; nil if the log contains none.
  private(set) var pageCount: Int?
  /// A Boolean value indicating whether committed content is damaged.
  ///
  /// A commit that a crash interrupted is not damage. It leaves frames without a commit, or with one commit whose
  /// checksum does not match. Damage to the last commit looks the same.
  let isDamaged: Bool

  init(_ bytes: [UInt8]) {
    // The header is on the disk before the first frame is written, and the frames of one use of the log follow one
    // another.
    guard let reading = LogReading(bytes) else {
      isDamaged = false
      return
    }
    let frames = reading.frames
    let firstBroken = frames.firstIndex { !$0.isIntact } ?? frames.endIndex
    let committed = frames[..<firstBroken].lastIndex { $0.isCommit }.map { $0 + 1 } ?? 0
    let rest = frames[committed...]
    isDamaged =
      !reading.headerIsIntact || reading.hasGap
      || firstBroken < frames.endIndex && !Self.canBeOneCommit(rest)
    let end = isDamaged ? frames.lastIndex { $0.isCommit }.map { $0 + 1 } ?? 0 : committed
    for frame in frames[..<end] {
      versions[frame.page, default: []].append(frame.content)
      if frame.isIntact {
        brokenPages.remove(frame.page)
      } else {
        brokenPages.insert(frame.page)
      }
      if frame.isCommit { pageCount = frame.pageCount }
    }
  }

  /// Reads a log; an empty one if there is no regular file.
  init(path: String) throws(StoreFailure) {
    self.init(try LibraryFile.logBytes(path))
  }

  /// Returns whether one commit can have written the frames. It writes each page once.
  private static func canBeOneCommit(_ frames: ArraySlice<LogFrame>) -> Bool {
    frames.count { $0.isCommit } <= 1 && Set(frames.lazy.map(\.page)).count == frames.count
  }
}

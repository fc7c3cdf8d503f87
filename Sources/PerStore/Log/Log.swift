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
    isDamaged =
      !reading.headerIsIntact || frames.contains(where: \.followsDamage)
      || firstBroken < frames.endIndex
        && !Self.canBeOneCommit(frames[committed...], after: frames[..<committed])
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

  /// Returns whether one commit can have written the frames after others. It writes each page once.
  private static func canBeOneCommit(
    _ frames: ArraySlice<LogFrame>, after earlier: ArraySlice<LogFrame>
  ) -> Bool {
    let commits = frames.count { $0.isCommit }
    guard commits <= 1, Set(frames.lazy.map(\.page)).count == frames.count else { return false }
    return commits == 0 || frames.allSatisfy { $0.lostBefore == 0 }
      || canLackFrames(frames, after: earlier)
  }

  /// Returns whether a commit can have these frames and the lost ones between them. A power cut can lose any of its
  /// frames until it is complete, because the system writes them in any order. But damage can also remove the frames of
  /// a complete commit together with the first ones of the commit after it.
  private static func canLackFrames(
    _ frames: ArraySlice<LogFrame>, after earlier: ArraySlice<LogFrame>
  ) -> Bool {
    // SQLite writes the pages of a commit in the order of their numbers.
    var last = 0
    for frame in frames {
      guard frame.page > last + (frame.lostBefore ?? 0) else { return false }
      last = frame.page
    }
    // Without an earlier commit in the log, the lost frames can be those of one.
    guard !earlier.isEmpty else { return false }
    guard let number = frames.lazy.compactMap(\.generation).first,
      let before = earlier.last(where: { $0.generation != nil })?.generation
    else { return true }
    return Generation.canFollow(number, before)
  }
}

/// A page in a write-ahead log.
struct LogFrame {
  /// The size of the frame's own header in bytes.
  static let headerSize = 24
  static let size = headerSize + PageFile.pageSize

  /// The number of the page.
  let page: Int
  /// The number of pages in the file after the commit that this frame ends; zero if it ends none.
  let pageCount: Int
  let content: ArraySlice<UInt8>
  /// The number of frames before this one that are not on the disk; nil if other bytes are in their place.
  let lostBefore: Int?
  /// A Boolean value indicating whether the checksum matches the frame and all frames before it.
  let isIntact: Bool

  var isCommit: Bool { pageCount > 0 }

  /// A Boolean value indicating whether the log was changed before the frame. If the checksum continues that of the
  /// frame before it, no frame between them was lost.
  var followsDamage: Bool { lostBefore.map { $0 > 0 && isIntact } ?? true }

  /// The number of the commit, if the frame contains the row of the library.
  var generation: Int64? { Generation.number(on: content) }
}

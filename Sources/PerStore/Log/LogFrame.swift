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
  /// A Boolean value indicating whether the checksum matches the frame and all frames before it.
  let isIntact: Bool

  var isCommit: Bool { pageCount > 0 }
}

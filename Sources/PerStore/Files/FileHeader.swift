import PerCore

/// The header at the beginning of an SQLite file.
struct FileHeader {
  private static let size = 100

  private let bytes: [UInt8]

  init(path: String) throws(StoreFailure) {
    bytes = try LibraryFile.bytes(path, limit: Self.size)
  }

  /// A Boolean value indicating whether the file is one of Per's.
  var isOurs: Bool {
    bytes.count == Self.size && bytes.starts(with: "SQLite format 3\0".utf8)
      && bytes.word(68) == UInt32(Schema.applicationID)
  }

  /// The number of pages in the file; nil if the number in the header isn't valid.
  var pageCount: Int? {
    // The number is valid only if these two counters are equal.
    bytes.word(24) == bytes.word(92) ? Int(bytes.word(28)) : nil
  }

  /// A Boolean value indicating whether changes are written to a log first.
  var hasLog: Bool { bytes.count == Self.size && bytes[18] == 2 && bytes[19] == 2 }

  /// A Boolean value indicating whether the format of the file is the one that Per writes.
  ///
  /// SQLite would open a file of another format for reading only.
  var isSound: Bool {
    isOurs && bytes.half(16) == PageFile.pageSize && bytes[18] == bytes[19]
      && (1...2).contains(bytes[18])
  }
}

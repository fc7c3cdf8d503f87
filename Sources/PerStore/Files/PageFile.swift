import PerCore

/// The pages of a library's file and log, which can be read however damaged the file is.
///
/// The format is described at https://www.sqlite.org/fileformat2.html.
struct PageFile {
  /// The size of a page in bytes, which is the same in all files of Per.
  static let pageSize = 4096

  let file: [UInt8]
  let log: Log

  init(path: String, log: Log = Log([])) throws(StoreFailure) {
    file = try LibraryFile.bytes(path)
    self.log = log
  }

  /// The number of pages in the file, the last of which can be incomplete.
  private var fileCount: Int { (file.count + Self.pageSize - 1) / Self.pageSize }

  /// The number of bytes of all pages in the file and in the log.
  var byteCount: Int { (fileCount + log.versions.count) * Self.pageSize }

  /// Returns the last committed content of a page; nil if there is none. Missing bytes of a truncated file are zero.
  /// Numbers start at one.
  subscript(number: Int) -> [UInt8]? {
    if let page = log.versions[number]?.last { return Array(page) }
    return filePage(number)
  }

  /// Returns the content of a page in the file, whatever the log contains; nil if there is none.
  ///
  /// - Parameter shift: The number of bytes that were inserted into the file before the page.
  func filePage(_ number: Int, shiftedBy shift: Int = 0) -> [UInt8]? {
    let start = (number - 1) * Self.pageSize + shift
    guard number > 0, start >= 0, start < file.count else { return nil }
    var page = Array(file[start..<min(start + Self.pageSize, file.count)])
    page += repeatElement(0, count: Self.pageSize - page.count)
    return page
  }

  /// The numbers of all pages. Pages in the log come first.
  var numbers: [Int] {
    log.versions.keys.sorted() + (1..<fileCount + 1).filter { log.versions[$0] == nil }
  }

  /// Returns the whole content as one file without a log.
  func image() -> [UInt8] {
    // Without a commit, the log has no pages.
    let count = log.pageCount ?? fileCount
    var image: [UInt8] = []
    image.reserveCapacity(count * Self.pageSize)
    for number in 1..<count + 1 {
      image += self[number] ?? [UInt8](repeating: 0, count: Self.pageSize)
    }
    // A database in memory cannot have a log.
    Self.removeLog(fromHeaderOf: &image)
    return image
  }

  /// The tables in which no row and no commit is missing. The values of the rows can be damaged.
  var completeTables: Set<CompleteTable> {
    guard !log.isDamaged, let database = try? Database(image: image()) else { return [] }
    var tables: Set<CompleteTable> = []
    if (try? database.hasAllComparisons()) == true {
      tables.insert(.comparison)
      if (try? database.hasSoundProducts()) == true {
        tables.insert(.productTree)
        if (try? database.countsMatch()) == true { tables.insert(.product) }
      }
    }
    if (try? database.hasAllSettings()) == true { tables.insert(.setting) }
    return tables
  }

  enum CompleteTable {
    case product
    /// The table of products, even if it is older than the others.
    case productTree
    case comparison
    case setting
  }

  /// Changes the header to that of a file without a write-ahead log.
  static func removeLog(fromHeaderOf image: inout [UInt8]) {
    if image.count >= pageSize { (image[18], image[19]) = (1, 1) }
  }
}

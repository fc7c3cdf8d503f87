import PerCore

/// The pages of a library's file and its log, as bytes: readable however damaged the file is.
///
/// The format is that of https://www.sqlite.org/fileformat2.html.
struct PageFile {
  /// The bytes of a page, in every file of Per.
  static let pageSize = 4096

  private let file: [UInt8]
  private let log: Log
  /// How many pages there are, the log's included.
  let count: Int

  init(path: String, log logPath: String) throws(StoreFailure) {
    file = try LibraryFile.bytes(path)
    log = Log(try LibraryFile.bytes(logPath))
    let inFile = (file.count + Self.pageSize - 1) / Self.pageSize
    count = max(inFile, log.pages.keys.max() ?? 0)
  }

  /// The page of a number, counted from one, as it was committed last; what a truncated file lacks of it is zero.
  /// Nil where there is nothing of it.
  subscript(number: Int) -> [UInt8]? {
    guard number > 0, number <= count else { return nil }
    if let page = log.pages[number] { return Array(page) }
    let start = (number - 1) * Self.pageSize
    guard start < file.count else { return nil }
    var page = Array(file[start..<min(start + Self.pageSize, file.count)])
    page += repeatElement(0, count: Self.pageSize - page.count)
    return page
  }

  /// The numbers of all pages, those that were written last before all others.
  var numbers: [Int] {
    log.pages.keys.sorted() + (1..<count + 1).filter { log.pages[$0] == nil }
  }

  /// The whole content as one file without a log.
  func image() -> [UInt8] {
    var image: [UInt8] = []
    image.reserveCapacity(log.pageCount ?? count * Self.pageSize)
    for number in 1..<(log.pageCount ?? count) + 1 {
      image += self[number] ?? [UInt8](repeating: 0, count: Self.pageSize)
    }
    // A file in memory has no log: these two say that there is none.
    if image.count >= Self.pageSize { (image[18], image[19]) = (1, 1) }
    return image
  }
}

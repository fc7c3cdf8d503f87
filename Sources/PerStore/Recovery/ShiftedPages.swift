/// The pages of a file that aren't at a multiple of the page size, because bytes were inserted before them or removed.
struct ShiftedPages {
  private let file: [UInt8]
  /// The offsets at which pages begin.
  private let places: [Int]

  init(_ pages: PageFile) {
    file = pages.file
    let isCut = file.count % PageFile.pageSize != 0
    places = file.withUnsafeBufferPointer { bytes in
      var places: [Int] = []
      // A search at each offset takes long in a large file, in which repeated bytes can look like a page everywhere.
      let maximumCount = 2 * bytes.count / PageFile.pageSize + 16
      for start in stride(from: 0, to: bytes.count, by: PageFile.pageSize)
      where places.count < maximumCount && (isCut || !Self.isPage(bytes, at: start)) {
        let end = min(start + PageFile.pageSize, bytes.count)
        places += (start + 1..<max(start + 1, end)).filter { Self.hasRows(bytes, at: $0) }
      }
      return places
    }
  }

  /// Calls `body` with each page and the number of bytes by which it was shifted. Long rows continue on pages whose
  /// place depends on that number, so `body` is called once for each possible number.
  func forEach(_ body: (_ page: [UInt8], _ shift: Int) -> Void) {
    let known = Set(places)
    for place in places {
      let inserted = place % PageFile.pageSize
      for shift in [inserted, inserted - PageFile.pageSize] {
        body(Array(file[place..<place + PageFile.pageSize]), shift)
        if !known.contains(place - PageFile.pageSize), let page = page(before: place, shift) {
          body(page, shift)
        }
      }
    }
  }

  /// Returns the page that contains the bytes that were inserted, or lacks those that were removed: its beginning is at
  /// a multiple of the page size, and its end before the first page that was shifted.
  private func page(before place: Int, _ shift: Int) -> [UInt8]? {
    let start = place - PageFile.pageSize - shift
    guard start >= 0, file.withUnsafeBufferPointer({ Self.hasRows($0, at: start) }) else {
      return nil
    }
    let header = Self.pointers(of: file[start]) + 2 * file.half(start + 3)
    guard start + shift + header >= 0 else { return nil }
    return Array(file[start..<start + header] + file[start + shift + header..<place])
  }

  /// Returns whether a page with rows begins at an offset.
  private static func hasRows(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    let type = bytes[start]
    guard type == 0x0A || type == 0x0D || type == 0x02, start + PageFile.pageSize <= bytes.count
    else { return false }
    func half(_ offset: Int) -> Int {
      Int(bytes[start + offset]) << 8 | Int(bytes[start + offset + 1])
    }
    let (pointers, count, content) = (pointers(of: type), half(3), half(5))
    let end = pointers + 2 * count
    guard count > 0, end <= content, content < PageFile.pageSize, bytes[start + 7] <= 60 else {
      return false
    }
    return stride(from: pointers, to: end, by: 2).allSatisfy {
      (content..<PageFile.pageSize).contains(half($0))
    }
  }

  /// Returns whether a page can begin at an offset: one with rows, or one that leads to others.
  private static func isPage(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    if start == 0 || hasRows(bytes, at: start) { return true }
    // The page of an empty table.
    if bytes[start] == 0x05 || bytes[start] == 0x0D || bytes[start] == 0x0A {
      return start + 8 <= bytes.count && bytes[start + 1] == 0 && bytes[start + 7] <= 60
    }
    return false
  }

  /// Returns the offset of the first pointer to a row on a page of a type.
  private static func pointers(of type: UInt8) -> Int { type == 0x02 ? 12 : 8 }
}

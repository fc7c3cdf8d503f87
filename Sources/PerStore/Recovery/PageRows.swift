/// Finds the rows on the pages of a file, even if the tree that leads to them is damaged.
///
/// Removed rows are not found, since Per overwrites them (`secure_delete`).
struct PageRows {
  /// A row, and its number if the table numbers its rows.
  struct Row {
    let id: Int64?
    let record: Record
  }

  private enum Layout: UInt8, CaseIterable {
    case indexInterior = 0x02
    case indexLeaf = 0x0A
    case tableLeaf = 0x0D

    var headerSize: Int { self == .indexInterior ? 12 : 8 }

    /// The maximum number of bytes of a row on the page itself.
    var maximumLocal: Int {
      self == .tableLeaf ? PageFile.pageSize - 35 : (PageFile.pageSize - 12) * 64 / 255 - 23
    }
  }

  /// The file, which contains the ends of long rows; nil if there are no such rows.
  var pages: PageFile?
  /// The number of bytes that were inserted into the file before these pages; nil if the log has the last versions.
  var shift: Int?

  /// Returns all rows on a page; an empty array if it contains none.
  func rows(onPage number: Int) -> [Row] {
    pages?[number].map { rows(on: $0, from: number == 1 ? 100 : 0) } ?? []
  }

  /// Returns all rows on a page whose header starts at an offset.
  func rows(on page: [UInt8], from start: Int) -> [Row] {
    if let layout = Layout(rawValue: page[start]) { return rows(on: page, from: start, layout) }
    // No page has this type, so the type may be damaged.
    guard page[start] != 0, page[start] != 0x05 else { return [] }
    return [Layout.indexLeaf, .tableLeaf].map { rows(on: page, from: start, $0) }
      .max { $0.count < $1.count } ?? []
  }

  private func rows(on page: [UInt8], from start: Int, _ layout: Layout) -> [Row] {
    var rows: [Row] = []
    var seen: Set<Int> = []
    let declared = page.half(start + 3)
    var end = PageFile.pageSize
    var pointer = start + layout.headerSize
    var index = 0
    // The number of cells may be damaged, but the pointers end where the first cell begins.
    while pointer + 2 <= end {
      let cell = page.half(pointer)
      pointer += 2
      index += 1
      guard cell >= pointer, cell < PageFile.pageSize else {
        if index > declared { break } else { continue }
      }
      guard seen.insert(cell).inserted, let row = row(on: page, at: cell, layout) else { continue }
      rows.append(row)
      end = min(end, cell)
    }
    return rows
  }

  private func row(on page: [UInt8], at cell: Int, _ layout: Layout) -> Row? {
    var offset = layout == .indexInterior ? cell + 4 : cell
    guard let declared = page.variableInteger(at: &offset), declared > 1, declared < 1 << 30 else {
      return nil
    }
    let length = Int(declared)
    var id: Int64?
    if layout == .tableLeaf {
      id = page.variableInteger(at: &offset)
      if id == nil { return nil }
    }
    guard let payload = payload(on: page, at: offset, length: length, layout),
      let record = Record(payload, length: length)
    else { return nil }
    return Row(id: id, record: record)
  }

  /// Returns the bytes of a row on its page and its overflow pages, as far as they can be read.
  private func payload(
    on page: [UInt8], at offset: Int, length: Int, _ layout: Layout
  ) -> [UInt8]? {
    let local = localLength(of: length, layout)
    guard offset + local <= page.count else { return nil }
    var payload = Array(page[offset..<offset + local])
    guard local < length else { return payload }
    guard offset + local + 4 <= page.count else { return nil }
    var next = Int(page.word(offset + local))
    // Damaged pages can lead to each other without an end.
    let maximum = min(length, local + (pages?.byteCount ?? 0))
    while payload.count < maximum,
      let overflow = shift.map({ pages?.filePage(next, shiftedBy: $0) }) ?? pages?[next]
    {
      payload += overflow[4...].prefix(length - payload.count)
      next = Int(overflow.word(0))
    }
    return payload
  }

  private func localLength(of length: Int, _ layout: Layout) -> Int {
    if length <= layout.maximumLocal { return length }
    let minimum = (PageFile.pageSize - 12) * 32 / 255 - 23
    let fitting = minimum + (length - minimum) % (PageFile.pageSize - 4)
    return fitting <= layout.maximumLocal ? fitting : minimum
  }
}

import PerCore

/// Rows in other places, which are used where no sound row was found.
extension Salvage {
  /// Adds rows of pages that were shifted.
  mutating func addShiftedRows(_ pages: PageFile) {
    ShiftedPages(pages).forEach { page, shift in
      for row in PageRows(pages: pages, shift: shift).rows(on: page, from: 0)
      where addSubstitute(row) && !pages.log.versions.isEmpty {
        // The log can have a later version of the page.
        hasEarlierRows = true
      }
    }
  }

  /// Adds rows of earlier versions of the pages whose last version in a damaged log is broken.
  mutating func addEarlierRows(_ pages: PageFile) {
    guard pages.log.isDamaged else { return }
    let pageRows = PageRows(pages: pages)
    // The first page contains no rows of Per.
    for number in pages.log.brokenPages.sorted() where number > 1 {
      var versions = pages.log.versions[number] ?? []
      if let page = pages.filePage(number) { versions.insert(page[...], at: 0) }
      for (place, content) in versions.reversed().enumerated() {
        let version = Array(content)
        let rows = pageRows.rows(on: version, from: 0)
        if place > 0 {
          for row in rows where addSubstitute(row) {
            hasEarlierRows = true
            // The sums in an earlier row of the library are those of earlier rows.
            if Self.library(row) != nil { mayBeOlder = true }
          }
        }
        // A frame after lost ones doesn't match its checksum, but can be whole.
        let isEmptyLeaf = version.half(3) == 0 && version.half(5) == PageFile.pageSize
        let isWhole =
          rows.isEmpty ? version[0] == 0x05 || isEmptyLeaf : rows.count == version.half(3)
        if isWhole, rows.allSatisfy(Self.isSound) { break }
      }
    }
  }

  /// Adds a sound row if there is none in its place.
  ///
  /// - Returns: Whether the row was added.
  private mutating func addSubstitute(_ row: PageRows.Row) -> Bool {
    guard Self.isSound(row), makeRoom(for: row) else { return false }
    add(row)
    return true
  }

  /// Returns whether a row has a checksum and matches it.
  private static func isSound(_ row: PageRows.Row) -> Bool {
    if let library = library(row) { return SalvagedSums.stored(in: library) != nil }
    let record = row.record
    if let id = row.id {
      guard let row = NamedRecord(record, in: Schema.comparisonColumns) else { return false }
      return row.columns["checksum"] != nil && row.isUnchanged(id: id, before: "revision")
        && row.hasSoundSummary(id)
    }
    if isSetting(row) { return hasSoundSetting(record) }
    guard let row = NamedRecord(record, in: Schema.productColumns) else { return false }
    return row.columns["checksum"] != nil && row.isUnchanged(before: "checksum")
  }

  /// Removes a changed row that a sound one replaces.
  ///
  /// - Returns: Whether there is no other sound row.
  private mutating func makeRoom(for row: PageRows.Row) -> Bool {
    if Self.library(row) != nil { return sums.stored == nil }
    if let id = row.id {
      guard comparisons[id] == nil || changedComparisons.remove(id) != nil else { return false }
      comparisons[id] = nil
      return true
    }
    if Self.isSetting(row) { return row.record.text(0).map(lacksSetting) ?? false }
    guard let product = NamedRecord(row.record, in: Schema.productColumns),
      let comparison = product.integer("comparison"), let id = product.integer("id")
    else { return false }
    guard products[comparison]?[id] != nil else { return true }
    guard changedIDs[comparison]?.remove(id) != nil else { return false }
    products[comparison]?[id] = nil
    changedProducts -= 1
    sums.changedProducts[comparison]?.removeAll { $0.id == id }
    return true
  }
}

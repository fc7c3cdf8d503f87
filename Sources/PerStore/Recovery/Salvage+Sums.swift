import PerCore

extension Salvage {
  /// Notes whether the sums show that rows are older than those that were saved last, or that rows were removed. A lost
  /// or damaged row also changes a sum, so such a sum shows nothing.
  mutating func compareSums() {
    // A tree is sound without the rows of an older page. A damaged log can lack later pages.
    let hasAllRows =
      hasDamagedLog || completeTables.contains(.productTree) && !hasUnreadableRows
    for id in sums.differingComparisons {
      let count = products[id, default: [:]].count + (productsWithTakenID[id]?.count ?? 0)
      guard hasAllRows || count >= storedCounts[id] ?? 0 else { continue }
      switch sums.reason(for: id) {
      case .damagedChecksums(let unchanged):
        for product in unchanged {
          changedIDs[id]?.remove(product)
          changedProducts -= 1
        }
        sums.foundProducts[id] = sums.storedProducts[id]
      case .older where sums.hasChangedProducts(in: id):
        mayBeOlder = true
        // Both the values and the checksum of a product can be damaged, so that no product has to be missing.
        if count < storedCounts[id] ?? 0 { hasOlderProducts = true }
      case .older where productsWithTakenID[id] == nil:
        (mayBeOlder, hasOlderProducts) = (true, true)
      case .older, .unknown: break
      }
    }
    // Rows from an earlier version of a page can be the ones that were saved last.
    if hasEarlierRows, !isConfirmedBySums { mayBeOlder = true }
    guard let stored = sums.stored else { return }
    if hasDamagedLog || completeTables.contains(.comparison), !hasUnreadableRows {
      if changedComparisons.isEmpty, sums.found.comparisons != stored.comparisons {
        (mayBeOlder, hasOlderComparisons) = (true, true)
      }
      // The products of an older comparison match its sum if they are older, too.
      if storedCounts.count == comparisons.count, sums.found.summaries != stored.summaries {
        (mayBeOlder, hasOlderProducts) = (true, true)
      }
    }
    if hasDamagedLog || completeTables.contains(.setting), changedSettings.isEmpty,
      sums.found.settings != stored.settings
    {
      mayBeOlder = true
    }
  }

  /// A Boolean value indicating whether the sums match all rows.
  private var isConfirmedBySums: Bool {
    sums.stored == sums.found && sums.storedProducts.count == comparisons.count
      && sums.differingComparisons.isEmpty
  }
}

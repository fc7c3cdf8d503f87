import PerCore

extension Database {
  /// Converts the content of version 1, after its rows were copied into the tables of version 2.
  ///
  /// All comparisons get the currency in which version 1 showed them. A comparison of several counted items is split
  /// into one for each item.
  ///
  /// - Returns: The number of comparisons that were split.
  func convertToVersion2(_ legacy: LegacyValues) throws(DatabaseError) -> Int {
    let stored = try settings()
    var settings = stored
    let currency = legacy.convert(&settings)
    try run("UPDATE comparison SET currency = ?", .optional(currency?.code))
    let mixed = try rows(
      """
      SELECT comparison FROM product WHERE unit IN ('piece', 'wash', 'sheet')
        GROUP BY comparison HAVING min(unit) <> max(unit)
      """
    ) { $0.integer(0) }
    if !mixed.isEmpty {
      // Rows are read with their checksums and the sums of these, which version 1 doesn't have.
      try updateChecksums(from: nil, to: .current)
      try addChecksumsOfVersion6()
      try addSumsOfVersion7()
      // Without this setting the latest comparison is open, which would be the smallest part.
      let summaries = try summaries()
      let open = summaries.first { String($0.id) == settings[Self.openKey] } ?? summaries.first
      settings[Self.openKey] = open.map { String($0.id) }
    }
    for id in mixed { try split(id, legacy) }
    for key in Set(stored.keys).union(settings.keys) where stored[key] != settings[key] {
      try set(settings[key], for: key)
    }
    return mixed.count
  }

  /// The setting that contained the id of the open comparison in version 1. It stays the same if the key of
  /// `LibraryController` changes.
  private static let openKey = "open-comparison"

  private func settings() throws(DatabaseError) -> [String: String] {
    let rows = try rows("SELECT key, value FROM setting") { ($0.text(0), $0.text(1)) }
    return Dictionary(rows) { first, _ in first }
  }

  /// Keeps the largest group of a comparison's products in it, and moves each other group to a new comparison.
  private func split(_ id: Comparison.ID, _ legacy: LegacyValues) throws(DatabaseError) {
    let products = try productsOfAnyKind(of: id)
    guard let summary = try summaries().first(where: { $0.id == id }),
      summary.count == products.count
    else { throw .damage("Comparison \(id) has another number of products") }
    let old = summary.comparison
    let groups = products.comparableGroups()
    for (index, group) in groups.enumerated() {
      var part = old
      if let item = group.lazy.compactMap(\.unit.item).first {
        part.name = legacy.nameOfPart(old.name, item)
      }
      guard index > 0 else {
        let moved = groups.dropFirst().flatMap { $0 }
        try write(AppliedChange(.remove(moved, from: id), to: part, of: group))
        try write(AppliedChange(.update(to: part, from: old), to: part, of: group))
        continue
      }
      let stored = try libraryNumber("SELECT last_comparison FROM library")
      part.id = max(stored, libraryChange.lastComparison) + 1
      try write(AppliedChange(.create(part, group), to: part, of: group))
    }
  }
}

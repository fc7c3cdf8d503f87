import PerCore

/// The content that was read from a damaged file.
struct Salvage {
  var comparisons: [Comparison.ID: Comparison] = [:]
  var products: [Comparison.ID: [Product.ID: Product]] = [:]
  private(set) var settings: [String: String] = [:]
  /// The products whose id another product has, too, because one of the rows is damaged.
  var productsWithTakenID: [Comparison.ID: [Product]] = [:]
  /// The ids of products whose values are not those that were saved, or are incomplete.
  var changedIDs: [Comparison.ID: Set<Product.ID>] = [:]
  /// The number of these products.
  var changedProducts = 0
  /// The comparisons whose row has changed, or is lost.
  var changedComparisons: Set<Comparison.ID> = []
  /// The numbers of products that are stored in the rows of comparisons.
  var storedCounts: [Comparison.ID: Int64] = [:]
  /// The settings whose value or key is not what was saved.
  private(set) var changedSettings: Set<String> = []
  /// A Boolean value indicating whether some rows may be older than the ones that were saved last.
  var mayBeOlder = false
  /// A Boolean value indicating whether the sums show that comparisons may be older, so that some may be missing.
  var hasOlderComparisons = false
  /// A Boolean value indicating whether the sums show that products may be older, so that some may be missing.
  var hasOlderProducts = false
  /// A Boolean value indicating whether rows are from earlier versions of pages.
  var hasEarlierRows = false
  /// A Boolean value indicating whether rows are lost because their values can't be read.
  var hasUnreadableRows = false
  var sums = SalvagedSums()
  /// The number of products that are missing in comparisons.
  private var missingProducts: Int64 = 0
  let completeTables: Set<PageFile.CompleteTable>
  let hasDamagedLog: Bool
  private var lastComparison: Int64 = 0
  private var lastProduct: Int64 = 0
  /// The number of the last commit.
  private(set) var generation: Int64 = 0

  /// A Boolean value indicating whether the file contained nothing of Per's.
  var isEmpty: Bool { comparisons.isEmpty && products.isEmpty && settings.isEmpty && !foundLibrary }

  private var foundLibrary = false
  /// The comparisons of version 1, whose rows contain no currency.
  var comparisonsWithoutCurrency: Set<Comparison.ID> = []

  init(_ pages: PageFile, _ legacy: LegacyValues) {
    completeTables = pages.completeTables
    hasDamagedLog = pages.log.isDamaged
    let pageRows = PageRows(pages: pages)
    for number in pages.numbers {
      for row in pageRows.rows(onPage: number) { add(row) }
    }
    addShiftedRows(pages)
    addEarlierRows(pages)
    compareSums()
    let currency = legacy.convert(&settings)
    for id in comparisonsWithoutCurrency { comparisons[id]?.currency = currency }
    arrange(legacy, currency)
  }

  /// Returns what was not recovered.
  ///
  /// - Parameter isWithoutLog: Whether there is a log that wasn't read. It may contain anything.
  func losses(isWithoutLog: Bool = false) -> RecoveryLosses {
    // The number in a row can be damaged.
    let isKnown =
      !isWithoutLog && !hasOlderProducts
      && (completeTables.contains(.product)
        || missingProducts > 0 && missingProducts <= lastProduct)
    return RecoveryLosses(
      missingProducts: isKnown ? Int(missingProducts) : nil, changedProducts: changedProducts,
      changedComparisons: changedComparisons.count,
      mayMissComparisons: isWithoutLog || hasOlderComparisons
        || !completeTables.contains(.comparison),
      hasChangedSettings: isWithoutLog || !completeTables.contains(.setting)
        || !changedSettings.isEmpty,
      mayBeOlder: isWithoutLog || mayBeOlder)
  }

  var productCount: Int { products.values.reduce(0) { $0 + $1.count } }

  /// Returns products in the order of their ids.
  static func inOrder(_ products: [Product.ID: Product]) -> [Product] {
    // Sorting the products themselves would move them more often.
    products.keys.sorted().compactMap { products[$0] }
  }

  /// Writes the content into a new library.
  func write(into database: Database) throws(DatabaseError) {
    // SQLite adds rows in less time in the order of their keys.
    for (id, comparison) in comparisons.sorted(by: { $0.key < $1.key }) {
      let products = Self.inOrder(products[id] ?? [:])
      try database.write(AppliedChange(.create(comparison, products), to: comparison, of: products))
    }
    for (key, value) in settings { try database.set(value, for: key) }
    try database.raiseLastIDs(comparison: lastComparison, product: lastProduct)
  }
}

// MARK: - Reading rows

extension Salvage {
  static func id(_ value: Int64?) -> Int64? {
    value.flatMap { (1...Schema.highestRecoveredNumber).contains($0) ? $0 : nil }
  }

  /// Adds a row. The number and types of the columns identify the table.
  mutating func add(_ row: PageRows.Row) {
    if let library = Self.library(row) { return addLibrary(library) }
    if Self.isSetting(row) { return addSetting(row.record) }
    if let id = row.id {
      if let row = NamedRecord(row.record, in: Schema.comparisonColumns) { addComparison(id, row) }
    } else if let row = NamedRecord(row.record, in: Schema.productColumns) {
      addProduct(row)
    }
  }

  /// Returns a row as that of the library; nil if it belongs to another table.
  static func library(_ row: PageRows.Row) -> NamedRecord? {
    row.id == 1 ? NamedRecord(row.record, in: Schema.libraryColumns) : nil
  }

  static func isSetting(_ row: PageRows.Row) -> Bool {
    row.id == nil && (2...3).contains(row.record.fields.count)
  }

  /// Returns whether the row of a setting has a checksum and matches it.
  static func hasSoundSetting(_ record: Record) -> Bool {
    guard record.isWhole, record.fields.count == 3, let key = record.text(0),
      let value = record.text(1)
    else { return false }
    return record.integer(2) == RowChecksum.ofSetting(key, value)
  }

  /// Returns whether a setting is missing or changed.
  func lacksSetting(_ key: String) -> Bool {
    settings[key] == nil || changedSettings.contains(key)
  }

  private mutating func addLibrary(_ row: NamedRecord) {
    guard row.record.isNull(0), let comparison = row.integer("last_comparison"),
      let product = row.integer("last_product")
    else { return }
    foundLibrary = true
    sums.stored = SalvagedSums.stored(in: row) ?? sums.stored
    if let number = row.integer("generation"), (0...Schema.highestNumber).contains(number) {
      generation = number
    }
    lastComparison = Self.id(comparison) ?? 0
    lastProduct = Self.id(product) ?? 0
  }

  private mutating func addSetting(_ record: Record) {
    guard record.isWhole, let key = record.text(0), let value = record.text(1) else { return }
    let isUnchanged = record.fields.count == 2 || Self.hasSoundSetting(record)
    // Damaged pages can contain a row twice.
    guard settings[key] == nil || isUnchanged && changedSettings.remove(key) != nil else {
      if settings[key] != value { mayBeOlder = true }
      return
    }
    if isUnchanged {
      sums.found.settings.add(record.fields.count > 2 ? record.integer(2) ?? 0 : 0)
    } else {
      changedSettings.insert(key)
    }
    settings[key] = value
  }
}

// MARK: - Arranging

extension Salvage {
  /// Assigns each product to a comparison that it fits, and unique ids to all.
  ///
  /// - Parameter currency: The currency of comparisons whose rows are lost.
  private mutating func arrange(_ legacy: LegacyValues, _ currency: Currency?) {
    lastComparison =
      ([lastComparison] + comparisons.keys + products.keys)
      .filter { $0 <= Schema.highestRecoveredNumber }.max() ?? 0
    lastProduct =
      ([lastProduct] + products.values.flatMap(\.keys))
      .filter { $0 <= Schema.highestRecoveredNumber }.max() ?? 0
    let found = (comparisons: comparisons, products: products)
    (comparisons, products) = ([:], [:])
    var lastRevision = found.comparisons.values.lazy.map(\.revision).max() ?? 0
    var seen: Set<Product.ID> = []
    let ids = Set(found.comparisons.keys).union(found.products.keys).sorted()
    let openID = Self.openID(settings, ids, found.comparisons)
    for foundID in ids {
      // Of several products with an id, the first one keeps it.
      let held =
        Self.inOrder(found.products[foundID] ?? [:])
        + (productsWithTakenID[foundID] ?? [])
      let header = found.comparisons[foundID] ?? Comparison(id: foundID, currency: currency)
      if found.comparisons[foundID] == nil { changedComparisons.insert(foundID) }
      missingProducts += max(0, (storedCounts[foundID] ?? 0) - Int64(held.count))
      let groups = held.comparableGroups()
      let isMixed = Set(held.compactMap(\.unit.item)).count > 1
      for (index, group) in (groups.isEmpty ? [[]] : groups).enumerated() {
        var part = header
        part.id = index == 0 ? Self.id(foundID) ?? makeComparisonID() : makeComparisonID()
        lastRevision += 1
        if index > 0 || found.comparisons[foundID] == nil { part.revision = lastRevision }
        if isMixed, let item = group.lazy.compactMap(\.unit.item).first {
          part.name = legacy.nameOfPart(header.name, item)
        }
        add(group, to: part, &seen)
        // The parts of a comparison are later than the comparison itself, so the setting is always written.
        if index == 0, foundID == openID { settings[LibraryController.openKey] = String(part.id) }
      }
    }
  }

  /// Returns the id of the comparison that was open: the one in the settings, or else the latest. The row of the one in
  /// the settings can be lost.
  private static func openID(
    _ settings: [String: String], _ ids: [Comparison.ID],
    _ comparisons: [Comparison.ID: Comparison]
  ) -> Comparison.ID? {
    ids.first { String($0) == settings[LibraryController.openKey] }
      ?? comparisons.values.max { ($0.revision, $0.id) < ($1.revision, $1.id) }?.id
  }

  private mutating func makeComparisonID() -> Comparison.ID {
    lastComparison += 1
    return lastComparison
  }

  private mutating func add(
    _ held: [Product], to comparison: Comparison, _ seen: inout Set<Product.ID>
  ) {
    let id = comparison.id
    comparisons[id] = comparison
    if let kind = held.first?.kind, comparison.displayUnit?.kind != kind {
      comparisons[id]?.displayUnit = nil
    }
    products[id] = Dictionary(minimumCapacity: held.count)
    for var product in held {
      if Self.id(product.id) == nil || !seen.insert(product.id).inserted {
        lastProduct += 1
        product.id = lastProduct
        seen.insert(product.id)
      }
      products[id]?[product.id] = product
    }
  }
}

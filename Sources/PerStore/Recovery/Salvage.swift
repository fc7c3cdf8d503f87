import PerCore

/// What could be read of a damaged file.
struct Salvage {
  private(set) var comparisons: [Comparison.ID: Comparison] = [:]
  private(set) var products: [Comparison.ID: [Product.ID: Product]] = [:]
  private(set) var settings: [String: String] = [:]
  private var lastComparison: Int64 = 0
  private var lastProduct: Int64 = 0

  /// Whether there was nothing of Per's.
  var isEmpty: Bool { comparisons.isEmpty && products.isEmpty && settings.isEmpty && !foundLibrary }

  private var foundLibrary = false

  init(_ pages: PageFile) {
    let reader = RowReader(pages: pages)
    for number in pages.numbers {
      for row in reader.rows(onPage: number) { add(row) }
    }
    arrange()
  }

  var productCount: Int { products.values.reduce(0) { $0 + $1.count } }

  /// Writes everything into a new library.
  func write(into database: Database) throws(DatabaseError) {
    var leaders: Leaders?
    for (id, comparison) in comparisons {
      let products = (products[id] ?? [:]).values.sorted { $0.id < $1.id }
      try database.write(
        .create(comparison, products), revision: comparison.revision, leaders: &leaders)
    }
    for (key, value) in settings { try database.set(value, for: key) }
    try database.raiseLastIDs(comparison: lastComparison, product: lastProduct)
  }
}

// MARK: - Reading rows

extension Salvage {
  /// Numbers above this come from damage, and counting on from them would lead out of the range of integers.
  static let highestNumber: Int64 = 1 << 53

  private static func id(_ value: Int64?) -> Int64? {
    value.flatMap { (1...highestNumber).contains($0) ? $0 : nil }
  }

  /// Tables are told apart by the number and the kinds of their columns, which no two have in common.
  private mutating func add(_ row: RowReader.Row) {
    switch (row.id, row.record.fields.count) {
    case (1?, 6): addLibrary(row.record)
    case (nil, 2): addSetting(row.record)
    case (let id?, 7): addComparison(id, row.record)
    case (nil, 10): addProduct(row.record)
    default: break
    }
  }

  private mutating func addLibrary(_ record: Record) {
    guard record.isNull(0), let comparison = record.integer(3), let product = record.integer(4)
    else { return }
    foundLibrary = true
    lastComparison = Self.id(comparison) ?? 0
    lastProduct = Self.id(product) ?? 0
  }

  private mutating func addSetting(_ record: Record) {
    guard record.isWhole, let key = record.text(0), let value = record.text(1),
      settings[key] == nil
    else { return }
    settings[key] = value
  }

  private mutating func addComparison(_ id: Int64, _ record: Record) {
    guard let id = Self.id(id), record.isNull(0), comparisons[id] == nil,
      let name = record.text(1)
    else { return }
    var displayUnit: DisplayUnit?
    if let multiple = record.integer(2), (1...1_000_000).contains(multiple),
      let unit = record.text(3).flatMap(Unit.init(rawValue:))
    {
      displayUnit = DisplayUnit(Int(multiple), unit)
    }
    comparisons[id] = Comparison(
      id: id, name: name, displayUnit: displayUnit, revision: Self.id(record.integer(4)) ?? 0)
  }

  private mutating func addProduct(_ record: Record) {
    guard let comparison = Self.id(record.integer(0)), let id = Self.id(record.integer(1)),
      let unit = record.text(4).flatMap(Unit.init(rawValue:)),
      let quantity = Self.figure(record.text(2), record.text(3)),
      let price = Self.figure(record.text(5), record.text(6)),
      products[comparison]?[id] == nil
    else { return }
    products[comparison, default: [:]][id] = Product(
      id: id, quantity: quantity, unit: unit, price: price, name: record.text(7) ?? "",
      shop: record.text(8) ?? "", note: record.text(9) ?? "")
  }

  private static func figure(_ plain: String?, _ expression: String?) -> Figure? {
    guard let plain else { return nil }
    return try? Figure(plain: plain, expression: expression ?? plain)
  }
}

// MARK: - Putting in order

extension Salvage {
  /// Gives every product a comparison that it fits, and every one an id of its own.
  private mutating func arrange() {
    lastComparison = max(
      lastComparison, comparisons.keys.max() ?? 0, products.keys.max() ?? 0)
    lastProduct = max(lastProduct, products.values.lazy.compactMap { $0.keys.max() }.max() ?? 0)
    var lastRevision = comparisons.values.lazy.map(\.revision).max() ?? 0
    var seen: Set<Product.ID> = []
    for id in products.keys.sorted() {
      let held = products[id]!.values.sorted { $0.id < $1.id }
      // A list holds one kind: those that are of another come to stand in lists of their own.
      let kinds = Dictionary(grouping: held, by: \.kind).values.sorted { $0.count > $1.count }
      for (index, kind) in kinds.enumerated() {
        var home = id
        if index > 0 {
          lastComparison += 1
          home = lastComparison
        }
        if comparisons[home] == nil {
          lastRevision += 1
          comparisons[home] = Comparison(id: home, revision: lastRevision)
        }
        products[home] = [:]
        for var product in kind {
          if !seen.insert(product.id).inserted {
            lastProduct += 1
            product.id = lastProduct
          }
          products[home]![product.id] = product
        }
      }
    }
    for (id, held) in products {
      if let kind = held.values.first?.kind, comparisons[id]?.displayUnit?.kind != kind {
        comparisons[id]?.displayUnit = nil
      }
    }
  }
}

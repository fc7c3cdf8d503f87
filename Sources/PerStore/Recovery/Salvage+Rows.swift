import PerCore

extension Salvage {
  mutating func addComparison(_ id: Int64, _ row: NamedRecord) {
    guard row.record.isNull(0), comparisons[id] == nil else { return }
    guard let name = row.text("name") else { return hasUnreadableRows = true }
    var displayUnit: DisplayUnit?
    if let multiple = row.integer("display_multiple"), (1...1_000_000).contains(multiple),
      let unit = row.text("display_unit").flatMap(Unit.init(rawValue:))
    {
      displayUnit = DisplayUnit(Int(multiple), unit)
    }
    if row.columns["currency"] == nil { comparisonsWithoutCurrency.insert(id) }
    if row.isUnchanged(id: id, before: "revision") {
      sums.found.comparisons.add(row.integer("checksum") ?? 0)
    } else {
      changedComparisons.insert(id)
    }
    if let count = row.integer("count"), (0...1 << 31).contains(count), row.hasSoundSummary(id),
      storedCounts[id] == nil
    {
      storedCounts[id] = count
      sums.storedProducts[id] = row.integer("product_sum").map(ChecksumSum.init(stored:))
      sums.found.summaries.add(row.integer("summary_checksum") ?? 0)
    }
    comparisons[id] = Comparison(
      id: id, name: name, displayUnit: displayUnit,
      currency: row.text("currency").flatMap(Currency.init(stored:)), buying: Self.buying(row),
      revision: Self.id(row.integer("revision")) ?? 0)
  }

  private static func buying(_ row: NamedRecord) -> Buying {
    var buying = Buying(row.text("packs").flatMap(Buying.Packs.init(rawValue:)) ?? .offer)
    if let quantity = amount(row.text("need"), row.text("need_typed")),
      let unit = row.text("need_unit").flatMap(Unit.init(rawValue:))
    {
      buying.need = Need(quantity, unit)
    }
    if let weight = row.text("weight").flatMap(Buying.Weight.init(rawValue:)) {
      buying.weight = weight
    }
    return buying
  }

  mutating func addProduct(_ row: NamedRecord) {
    guard let comparison = row.integer("comparison"), let id = row.integer("id"),
      let unit = row.text("unit").flatMap(Unit.init(rawValue:)),
      let quantity = Self.amount(row.text("quantity"), row.text("quantity_typed"))
    else { return hasUnreadableRows = true }
    let price = Self.amount(row.text("price"), row.text("price_typed"))
    let offer = row.text("offer").flatMap { terms in
      Offer(plainTerms: terms, limit: row.integer("offer_limit").map { Int($0) })
    }
    let terms = PackTerms(plain: ["deposit", "net", "tax"].map(row.text))
    func product(_ offer: Offer?) -> Product? {
      try? Product(
        id: id, quantity: quantity, unit: unit, price: price, offer: offer,
        terms: terms ?? .none, name: row.text("name") ?? "", shop: row.text("shop") ?? "",
        note: row.text("note") ?? "",
        entered: row.text("entered").flatMap(CalendarDay.init(text:)))
    }
    // A product with a damaged offer keeps its price.
    guard let product = product(offer) ?? product(nil) else { return hasUnreadableRows = true }
    let isUnchanged = row.isUnchanged(before: "checksum")
    let isNew = add(
      product, to: comparison, checksum: isUnchanged ? row.integer("checksum") ?? 0 : nil)
    if isNew, !isUnchanged {
      // The last part of a long row is zero if its page is lost.
      let stored = row.integer("checksum").flatMap { $0 == 0 ? nil : $0 }
      let checksums = stored.map { ($0, row.checksum(before: "checksum")) }
      sums.changedProducts[comparison, default: []].append(.init(id: id, checksums: checksums))
    }
  }

  /// Adds a product. A product from an undamaged row keeps its id.
  ///
  /// - Parameter checksum: The checksum of the row; nil if it doesn't match.
  /// - Returns: Whether the product was not found before.
  private mutating func add(
    _ product: Product, to comparison: Comparison.ID, checksum: Int64?
  ) -> Bool {
    let (id, other) = (product.id, products[comparison]?[product.id])
    guard other != product else { return false }
    if checksum == nil { changedProducts += 1 }
    if let other {
      let otherIsChanged = changedIDs[comparison]?.contains(id) == true
      // One of two undamaged rows of a product is older than the other.
      if checksum != nil, !otherIsChanged { mayBeOlder = true }
      guard checksum != nil, otherIsChanged else {
        productsWithTakenID[comparison, default: []].append(product)
        return true
      }
      changedIDs[comparison]?.remove(id)
      productsWithTakenID[comparison, default: []].append(other)
    }
    products[comparison, default: [:]][id] = product
    if let checksum {
      sums.foundProducts[comparison, default: ChecksumSum()].add(checksum)
    } else {
      changedIDs[comparison, default: []].insert(id)
    }
    return true
  }

  private static func amount(_ plain: String?, _ expression: String?) -> Amount? {
    guard let plain else { return nil }
    return try? Amount(plain: plain, expression: expression ?? plain)
  }
}

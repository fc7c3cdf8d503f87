import PerCore

extension Salvage {
  mutating func addComparison(_ id: Int64, _ record: Record) {
    guard record.isNull(0), comparisons[id] == nil, let name = record.text(1) else { return }
    var displayUnit: DisplayUnit?
    if let multiple = record.integer(2), (1...1_000_000).contains(multiple),
      let unit = record.text(3).flatMap(Unit.init(rawValue:))
    {
      displayUnit = DisplayUnit(Int(multiple), unit)
    }
    let isVersion1 = record.fields.count == 7
    if isVersion1 { comparisonsWithoutCurrency.insert(id) }
    let hasBuying = record.fields.count >= 13
    let hasWeight = record.fields.count == 14
    comparisons[id] = Comparison(
      id: id, name: name, displayUnit: displayUnit,
      currency: isVersion1 ? nil : record.text(4).flatMap(Currency.init(stored:)),
      buying: hasBuying ? Self.buying(record) : Buying(),
      revision: Self.id(record.integer(isVersion1 ? 4 : hasWeight ? 10 : hasBuying ? 9 : 5)) ?? 0)
    if hasWeight, let weight = record.text(9).flatMap(Buying.Weight.init(rawValue:)) {
      comparisons[id]?.buying.weight = weight
    }
  }

  private static func buying(_ record: Record) -> Buying {
    var buying = Buying(record.text(5).flatMap(Buying.Packs.init(rawValue:)) ?? .offer)
    if let quantity = amount(record.text(6), record.text(7)),
      let unit = record.text(8).flatMap(Unit.init(rawValue:))
    {
      buying.need = Need(quantity, unit)
    }
    return buying
  }

  mutating func addProduct(_ record: Record) {
    guard let comparison = record.integer(0), let id = record.integer(1),
      let unit = record.text(4).flatMap(Unit.init(rawValue:)),
      let quantity = Self.amount(record.text(2), record.text(3)),
      products[comparison]?[id] == nil
    else { return }
    let fields = record.fields
    // The columns before the name and after the day; earlier versions had no terms, no offers and no checksum.
    let details = [17: 12, 14: 9][fields.count] ?? 7
    let checksum = details + 4
    var isChanged = !record.isWhole
    if checksum < fields.count, !record.isNull(checksum) {
      let values = fields[1..<checksum].map { $0 ?? .null }
      isChanged = isChanged || record.integer(checksum) != RowChecksum.of(values)
    }
    let price = Self.amount(record.text(5), record.text(6))
    var offer: Offer?
    if details >= 9, let terms = record.text(7) {
      offer = Offer(plainTerms: terms, limit: record.integer(8).map { Int($0) })
    }
    let terms = details == 12 ? PackTerms(plain: (9..<12).map { record.text($0) }) : nil
    func product(_ offer: Offer?) -> Product? {
      try? Product(
        id: id, quantity: quantity, unit: unit, price: price, offer: offer,
        terms: terms ?? .none, name: record.text(details) ?? "",
        shop: record.text(details + 1) ?? "",
        note: record.text(details + 2) ?? "",
        entered: details + 3 < fields.count
          ? record.text(details + 3).flatMap(CalendarDay.init(text:)) : nil)
    }
    // A product with a damaged offer keeps its price.
    guard let product = product(offer) ?? product(nil) else { return }
    if isChanged { changedCount += 1 }
    products[comparison, default: [:]][id] = product
  }

  private static func amount(_ plain: String?, _ expression: String?) -> Amount? {
    guard let plain else { return nil }
    return try? Amount(plain: plain, expression: expression ?? plain)
  }
}

import PerCore
import PerStore
import TestSupport
import Testing

/// The expected content of a store.
struct LibraryModel: Equatable {
  private(set) var comparisons: [Comparison.ID: Comparison] = [:]
  private(set) var products: [Comparison.ID: [Product]] = [:]
  private(set) var lastProductID: Int64 = 0
  private(set) var lastComparisonID: Int64 = 0

  init() {}

  /// Reads comparisons of a store. Those that cannot be read are missing.
  @MainActor
  init(_ store: SQLiteStore, comparisons ids: Set<Comparison.ID>) {
    for summary in (try? store.summaries()) ?? [] where ids.contains(summary.id) {
      comparisons[summary.id] = summary.comparison
      products[summary.id] = try? store.products(of: summary.id)
    }
  }

  @discardableResult
  mutating func apply(_ change: Change, revision: Int64) -> AppliedChange {
    let id = change.comparison
    switch change {
    case .insert(let new, _): products[id, default: []] += new
    case .remove(let old, _):
      let ids = Set(old.map(\.id))
      products[id]?.removeAll { ids.contains($0.id) }
    case .replace(let old, let new, _):
      products[id]?.removeAll { $0.id == old.id }
      products[id]?.append(new)
    case .update(let new, _): comparisons[id] = new
    case .create(let comparison, let new): (comparisons[id], products[id]) = (comparison, new)
    case .delete: (comparisons[id], products[id]) = (nil, nil)
    }
    comparisons[id]?.revision = revision
    products[id]?.sort { $0.id < $1.id }
    lastProductID = max(lastProductID, products[id]?.last?.id ?? 0)
    lastComparisonID = max(lastComparisonID, id)
    return AppliedChange(change, revision: revision, summary: comparisons[id].map(summary))
  }

  private func summary(_ comparison: Comparison) -> ComparisonSummary {
    let held = products[comparison.id] ?? []
    // Of products with the same unit price, the one with the lowest id is the best. Some tests have products that can't
    // be compared.
    let lowest = held.min { $0.unitPrice < $1.unitPrice }
    let ranked =
      comparison.buying == Buying() ? nil : try? ProductList(held, of: comparison)
    let best = ranked?.first ?? lowest
    return ComparisonSummary(comparison: comparison, count: held.count, best: best)
  }

  var summaries: [ComparisonSummary] {
    comparisons.values.sorted { $0.revision > $1.revision }.map(summary)
  }

  @MainActor
  func check(
    _ store: SQLiteStore, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try #require(store.summaries() == summaries, sourceLocation: sourceLocation)
    for id in comparisons.keys {
      try #require(
        store.products(of: id).sorted { $0.id < $1.id } == products[id],
        sourceLocation: sourceLocation)
    }
    try #require(store.lastProductID() == lastProductID, sourceLocation: sourceLocation)
    try #require(store.lastComparisonID() == lastComparisonID, sourceLocation: sourceLocation)
  }
}

/// Creates random changes that fit a library.
struct RandomChanges {
  private(set) var model = LibraryModel()
  private(set) var revision: Int64 = 0
  var generator: SeededRandom

  init(seed: UInt64) {
    generator = SeededRandom(seed: seed)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func product(_ id: Int64) -> Product {
    // There are few different prices, so that many unit prices are equal.
    let unit = [PerCore.Unit.kilogram, .gram, .pound, .ounce][number(0...3)]
    let name = number(0...60) == 0 ? String(repeating: "long ", count: number(100...4000)) : "Oats"
    let plain = Product.sample(
      id, "\(number(1...4))", unit, for: "\(number(1...4)).5", name: "\(name) \(id)", note: "<b>",
      entered: CalendarDay(year: 2026, month: number(1...12), day: number(1...31)))
    let terms: [Offer.Terms] = [
      .multibuy(packs: 3, pay: 2), .bundle(packs: 2, price: .one), .percent(Rational(20)),
      .bonus(Rational(1) / Rational(3), .gram),
    ]
    let some = Rational(number(1...9)) / Rational(number(1...9))
    let net = LineAmount(some, number(0...1) == 0 ? .gram : .pound)
    let extras =
      number(0...3) > 0
      ? PackTerms.none
      : PackTerms(
        deposit: number(0...1) == 0 ? some : nil, net: number(0...1) == 0 ? net : nil,
        tax: [some, .zero, nil, nil][number(0...3)]) ?? .none
    guard number(0...3) == 0,
      let offer = try? Offer(terms[number(0...3)], limit: number(0...1) == 0 ? nil : 9)
    else {
      let product = try? Product(
        id: id, quantity: plain.quantity, unit: unit, price: plain.price, offer: nil,
        terms: extras, name: plain.name, note: plain.note, entered: plain.entered)
      return product ?? plain
    }
    let isBundle = if case .bundle = offer.terms { true } else { false }
    let product = try? Product(
      id: id, quantity: plain.quantity, unit: unit, price: isBundle ? nil : plain.price,
      offer: offer, terms: extras, name: plain.name, note: plain.note, entered: plain.entered)
    return product ?? plain
  }

  private mutating func products(_ count: Int) -> [Product] {
    (0..<count).map { product(model.lastProductID + 1 + Int64($0)) }
  }

  /// Applies a random change to the model and returns it.
  mutating func next() -> AppliedChange {
    apply(makeChange())
  }

  mutating func apply(_ change: Change) -> AppliedChange {
    revision += 1
    return model.apply(change, revision: revision)
  }

  private mutating func makeChange() -> Change {
    let fresh = Comparison(
      id: model.lastComparisonID + 1, name: "C \(revision)", currency: Currency("CHF"))
    let weight = number(0...99)
    guard
      let comparison = model.comparisons.values.sorted(by: { $0.id < $1.id })
        .randomElement(using: &generator), weight >= 5
    else { return .create(fresh, products(number(0...90))) }
    let id = comparison.id
    let held = model.products[id] ?? []
    switch weight {
    case 5..<8: return .delete(comparison, held)
    case 8..<12: return comparison.update { $0.name = "name \(revision)" }
    case 12..<15:
      let currency = [nil, Currency("EUR"), Currency("JPY")][number(0...2)]
      return comparison.update { $0.currency = currency }
    case 15..<17:
      let need = Need(Product.sample(1, "\(number(1...3)).5").quantity, .kilogram)
      let buying = Buying(
        Buying.Packs.allCases[number(0...2)], need: number(0...1) == 0 ? nil : need,
        weight: number(0...1) == 0 ? .net : .drained)
      return comparison.update { $0.buying = buying }
    case 17..<20:
      let unit = DisplayUnit(number(1...100), .gram)
      return comparison.update { $0.displayUnit = unit }
    case 20..<40 where !held.isEmpty:
      let old = held[number(0...held.count - 1)]
      return .replace(old, by: product(old.id), in: id)
    case 40..<60 where !held.isEmpty:
      // The best products are removed often, so that the summaries change.
      let count = number(1...min(held.count, weight == 40 ? held.count : 3))
      let best = held.sorted { $0.unitPrice < $1.unitPrice }.prefix(count)
      return .remove(
        weight.isMultiple(of: 2)
          ? Array(best) : Array(held.shuffled(using: &generator).prefix(count)),
        from: id)
    default: return .insert(products(number(1...3)), into: id)
    }
  }
}

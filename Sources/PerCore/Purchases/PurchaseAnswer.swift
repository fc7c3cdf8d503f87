/// What to buy for a needed amount: the cheapest purchase, and others that a user may prefer.
public struct PurchaseAnswer: Sendable {
  /// The cheapest purchase; nil if the need can't be reached.
  public let cheapest: Purchase?
  /// The cheapest purchase with less left over; nil if there is none, or if it is `exact`.
  public let lessLeft: Purchase?
  /// The cheapest purchase of exactly the need; nil if there is none, or if it is the cheapest of all.
  public let exact: Purchase?
  /// The cheapest purchase of one product; nil if the cheapest of all is one, or if there is none.
  public let oneProduct: Purchase?
  /// A Boolean value indicating whether `lessLeft` and `exact` were searched for; false if that would take too long. A
  /// long search leaves out the products that need more than `fewPacks` packs.
  public let hasSearchedOthers: Bool

  /// A Boolean value indicating whether packs of several products cost less than those of one product.
  public var hasCheaperMix: Bool {
    guard let cheapest, let oneProduct else { return false }
    return cheapest.cost < oneProduct.cost
  }

  /// A purchase other than the cheapest one, and its advantage.
  public enum Other: Sendable {
    case lessLeft(Purchase)
    case exact(Purchase)
    case oneProduct(Purchase)
  }

  /// The other purchases, each once. One that is also the best of one product is listed as that, since its amount shows
  /// what is left over.
  public var others: [Other] {
    func isOther(_ purchase: Purchase) -> Bool {
      oneProduct.map { !$0.hasSamePacks(as: purchase) } ?? true
    }
    var others: [Other] = []
    if let lessLeft, isOther(lessLeft) { others.append(.lessLeft(lessLeft)) }
    if let exact, isOther(exact) { others.append(.exact(exact)) }
    if let oneProduct { others.append(.oneProduct(oneProduct)) }
    return others
  }

  /// - Parameters:
  ///   - need: The amount in base units, greater than zero.
  ///   - packs: One pack for each product.
  public init(_ need: Rational, of packs: [Pack]) {
    let cheapest = Purchase.cheapest(need, of: packs)
    self.cheapest = cheapest
    guard let cheapest else {
      (lessLeft, exact, oneProduct) = (nil, nil, nil)
      hasSearchedOthers = true
      return
    }
    let close = Self.closePurchases(need, below: cheapest.amount, of: packs)
    hasSearchedOthers = close != nil
    exact = close?.exact
    lessLeft = close?.cheapest.flatMap { $0.amount == need ? nil : $0 }
    oneProduct = cheapest.packs.count > 1 ? Self.cheapestOfOneProduct(need, packs) : nil
  }

  /// The maximum number of packs of a product for which an answer takes less than a frame. A search that would take too
  /// long leaves out the products that need more packs.
  fileprivate static let fewPacks = Rational(1000)

  /// Returns the cheapest purchase below an amount, and that of exactly the need; nil if that would take too long.
  ///
  /// If a search of all products would take too long, both are purchases of the products that need few packs.
  private static func closePurchases(
    _ need: Rational, below limit: Rational, of packs: [Pack]
  ) -> ClosePurchaseSearch.Found? {
    guard need < limit else { return (nil, nil) }
    if let found = search(need, below: limit, of: packs) { return found }
    let kept = packs.indices.filter { !(packs[$0].amount * fewPacks < need) }
    guard !kept.isEmpty, kept.count < packs.count,
      let found = search(need, below: limit, of: kept.map { packs[$0] })
    else { return nil }
    func purchase(_ ofKept: Purchase?) -> Purchase? {
      ofKept.flatMap { Purchase($0.packs.map { (kept[$0.product], $0.count) }, of: packs) }
    }
    return (purchase(found.cheapest), purchase(found.exact))
  }

  private static func search(
    _ need: Rational, below limit: Rational, of packs: [Pack]
  ) -> ClosePurchaseSearch.Found? {
    var search = ClosePurchaseSearch(need, below: limit, of: packs)
    if let found = search?.run() { return found }
    var sparse = SparsePurchaseSearch(need, below: limit, of: packs)
    return sparse?.run(packs)
  }

  private static func cheapestOfOneProduct(_ need: Rational, _ packs: [Pack]) -> Purchase? {
    let purchases = packs.enumerated().compactMap { index, pack in
      SinglePurchase(of: pack, for: need).map { (index: index, single: $0) }
    }
    let best = purchases.min {
      ($0.single.cost, $0.single.left) < ($1.single.cost, $1.single.left)
    }
    return best.flatMap { Purchase([($0.index, $0.single.packs)], of: packs) }
  }
}

/// The question what to buy for a needed amount, which another thread can answer.
public struct PurchaseQuestion: Equatable, Sendable {
  let need: Need
  let products: [Product]
  let weight: Buying.Weight
  let packs: [Pack]

  /// Creates the question what to buy from a list; nil if the list isn't ranked for a need.
  ///
  /// - Complexity: O(*n* log *n*) for a list of *n* products.
  init?(_ list: ProductList) {
    guard case .need = list.basis.packs, let need = list.buying.need else { return nil }
    (self.need, weight) = (need, list.buying.weight)
    products = list.ranked.sorted { $0.id < $1.id }
    packs = products.map { $0.pack(by: list.buying.weight) }
  }

  /// A Boolean value indicating whether finding the answer takes less than a frame.
  public var isSmall: Bool {
    guard products.count <= 20, let smallest = packs.map(\.amount).min() else {
      return products.isEmpty
    }
    guard need.amount <= smallest * PurchaseAnswer.fewPacks,
      Purchase.hasSmallNumbers(packs, need.amount),
      let largest = packs.compactMap({ $0.single?.amount ?? $0.reduced?.amount }).max()
    else { return false }
    let search = ClosePurchaseSearch(need.amount, below: need.amount + largest, of: packs)
    return search?.isShort ?? true
  }

  /// Returns the purchases that answer the question. That can take longer than a frame, unless `isSmall` is true.
  public func answer() -> PurchaseAnswer { PurchaseAnswer(need.amount, of: packs) }
}

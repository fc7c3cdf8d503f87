/// Products of one kind, ranked by unit price, the best value first.
///
/// Products that tie stand in the order in which they were added, that is of their `id`. The ranking is exact, always
/// in force, and kept up by binary search; a position in it is a *rank*, counted from zero.
public struct ProductList: Sendable {
  /// The products in no order, with gaps where some were removed, so that a change of the ranking moves small
  /// indices only.
  private var slots: [Product?] = []
  private var freeSlots: [Int32] = []
  /// Indices of `slots`, best value first.
  private var ranking: [Int32] = []

  public init() {}

  /// Ranks `products` in one go.
  ///
  /// - Throws: `WrongKind` where they are not all of one kind.
  public init(_ products: some Sequence<Product>) throws(WrongKind) {
    slots = Array(products)
    ranking = slots.indices.map(Int32.init)
    for product in slots { try check(product!.kind) }
    sort()
  }

  private mutating func sort() {
    // The standard library's sort is stable, which keeps products without an id in order.
    ranking.sort { Self.precedes(slots[Int($0)]!, slots[Int($1)]!) }
  }

  private static func precedes(_ a: Product, _ b: Product) -> Bool {
    if a.unitPrice < b.unitPrice { return true }
    return a.id < b.id && !(b.unitPrice < a.unitPrice)
  }

  public var count: Int { ranking.count }

  public var isEmpty: Bool { ranking.isEmpty }

  /// The kind that all products are of, set by the first; nil while the list is empty.
  public var kind: Kind? { isEmpty ? nil : self[0].kind }

  /// The unit that the list was begun with; nil while it is empty.
  public var firstUnit: Unit? {
    slots.lazy.compactMap { $0 }.min { $0.id < $1.id }?.unit
  }

  /// The product at `rank`.
  public subscript(rank: Int) -> Product {
    slots[Int(ranking[rank])]!
  }

  /// All products, best value first.
  public var ranked: [Product] { (0..<count).map { self[$0] } }

  private func check(_ offered: Kind) throws(WrongKind) {
    if let kind, kind != offered { throw WrongKind(held: kind, offered: offered) }
  }

  /// Adds a product behind those that are as cheap or cheaper, and returns its rank.
  ///
  /// - Throws: `WrongKind`, and the list stays as it was.
  public mutating func insert(_ product: Product) throws(WrongKind) -> Int {
    try check(product.kind)
    let rank = firstRank { Self.precedes(product, $0) }
    let slot: Int32
    if let free = freeSlots.popLast() {
      slot = free
      slots[Int(slot)] = product
    } else {
      slot = Int32(slots.count)
      slots.append(product)
    }
    ranking.insert(slot, at: rank)
    return rank
  }

  /// Removes the product at `rank`; with the last one the list's kind is free.
  @discardableResult
  public mutating func remove(at rank: Int) -> Product {
    let product = self[rank]
    let slot = ranking.remove(at: rank)
    slots[Int(slot)] = nil
    freeSlots.append(slot)
    return product
  }

  /// Removes all products, which frees the list's kind.
  public mutating func clear() {
    self = ProductList()
  }

  /// The rank of a product that the list may hold, as it stands in the list; nil where it does not.
  public func rank(of product: Product) -> Int? {
    let rank = firstRank { !Self.precedes($0, product) }
    return rank < count && self[rank].id == product.id ? rank : nil
  }

  /// The first rank whose product satisfies a condition that, once true, stays true; `count` where none does.
  private func firstRank(where condition: (Product) -> Bool) -> Int {
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = condition(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}

extension ProductList: Equatable {
  /// Whether both hold equal products in the same ranking.
  public static func == (a: ProductList, b: ProductList) -> Bool {
    a.count == b.count && (0..<a.count).allSatisfy { a[$0] == b[$0] }
  }
}

// MARK: - What the list says of a product

extension ProductList {
  /// What Per says of the product at `rank`.
  public func verdict(at rank: Int) -> Verdict {
    count > 1 ? .comparing(self[rank].unitPrice, with: self[0].unitPrice) : .none
  }

  /// How many decimals show the unit price at `rank` without a lie: at least `minimum`, and more where it would
  /// look equal to an unequal one, or where fewer than two digits of it would be seen: 0.0038, not 0.00.
  ///
  /// Rounding keeps the order, so only the nearest unequal prices on both sides can come to look equal.
  public func decimals(at rank: Int, per unit: DisplayUnit, minimum: Int) -> Int {
    let price = self[rank].unitPrice
    let cheaper = firstRank { !($0.unitPrice < price) } - 1
    let dearer = firstRank { price < $0.unitPrice }
    let shown = price.per(unit)
    let exponent = shown.leadingExponent ?? 0
    var decimals = exponent < -minimum ? 1 - exponent : minimum
    for neighbour in [cheaper, dearer] where (0..<count).contains(neighbour) {
      let other = self[neighbour].unitPrice.per(unit)
      while shown.rounded(decimals: decimals) == other.rounded(decimals: decimals) { decimals += 1 }
    }
    return decimals
  }
}

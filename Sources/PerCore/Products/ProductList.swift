/// Products of one kind, ranked by unit price, the best value first.
///
/// Products that tie keep the order in which they were added. The ranking is exact, always in force, and
/// kept up by binary search; a position in it is a *rank*, counted from zero.
public struct ProductList: Sendable {
  /// In the order in which they were added. A place here is a product's lasting identity, so that an insertion
  /// into the ranking moves small indices only.
  private var products: [Product] = []
  /// Places in `products`, best value first.
  private var ranking: [Int32] = []

  public init() {}

  /// Ranks `products` in one go.
  ///
  /// - Throws: `WrongKind` where they are not all of one kind.
  public init(_ products: some Sequence<Product>) throws(WrongKind) {
    // A copy with room to grow: otherwise the first insertion would have to move all products, or even to copy them
    // where the caller still holds them.
    self.products.reserveCapacity(products.underestimatedCount * 5 / 4)
    self.products.append(contentsOf: products)
    // Field by field: a whole product costs a retain and a release for each of its strings.
    for place in self.products.indices.dropFirst() { try check(self.products[place].unit.kind) }
    ranking = UnitPrice.ranking(self.products.indices.map { self.products[$0].unitPrice })
  }

  public var count: Int { ranking.count }

  public var isEmpty: Bool { ranking.isEmpty }

  /// The kind that all products are of, set by the first; nil while the list is empty.
  public var kind: Kind? { products.first?.kind }

  /// The unit that the list was begun with; nil while it is empty.
  public var firstUnit: Unit? { products.first?.unit }

  /// The product at `rank`.
  public subscript(rank: Int) -> Product {
    products[Int(ranking[rank])]
  }

  private func check(_ offered: Kind) throws(WrongKind) {
    if let kind, kind != offered { throw WrongKind(held: kind, offered: offered) }
  }

  /// Adds a product behind those that are as cheap or cheaper, and returns its rank.
  ///
  /// - Throws: `WrongKind`, and the list stays as it was.
  public mutating func insert(_ product: Product) throws(WrongKind) -> Int {
    try check(product.kind)
    let rank = firstRank { product.unitPrice < $0 }
    ranking.insert(Int32(products.count), at: rank)
    products.append(product)
    return rank
  }

  /// Removes all products, which frees the list's kind.
  public mutating func clear() {
    self = ProductList()
  }

  /// The first rank whose unit price satisfies a condition that, once true, stays true; `count` where none does.
  private func firstRank(where condition: (UnitPrice) -> Bool) -> Int {
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        condition(self[middle].unitPrice)
        ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}

extension ProductList: Equatable {
  /// Whether both hold equal products in the same order of adding, and so in the same ranking.
  public static func == (a: ProductList, b: ProductList) -> Bool {
    a.products == b.products
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
    let cheaper = firstRank { !($0 < price) } - 1
    let dearer = firstRank { price < $0 }
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

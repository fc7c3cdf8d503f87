/// Products of one kind, ranked by unit price, the best value first.
///
/// Products that tie stand in the order in which they were added, that is of their `id`. The ranking is exact, always
/// in force, and kept up by binary search; a position in it is a *rank*, counted from zero.
public struct ProductList: Sendable {
  /// The products in no order, so that a change of the ranking moves small indices only.
  private var products: [Product] = []
  /// Indices of `products`, best value first.
  private var ranking: [Int32] = []
  /// The item that the list counts; nil while it holds plain units and dozens only.
  public private(set) var item: CountedItem?
  /// The number of products that count an item.
  private var itemCount = 0

  public init() {}

  /// Ranks `products` in one go.
  ///
  /// - Throws: `WrongKind` if they are not all of one kind, or count different items.
  public init(_ products: some Sequence<Product>) throws(WrongKind) {
    // A copy with room to grow: otherwise the first insertion would have to move all products, or even to copy them
    // where the caller still holds them.
    self.products.reserveCapacity(products.underestimatedCount * 5 / 4)
    self.products.append(contentsOf: products)
    // Field by field: a whole product costs a retain and a release for each of its strings.
    let indices = self.products.indices
    guard let kind = self.products.first?.unit.kind else { return }
    for index in indices {
      let unit = self.products[index].unit
      guard unit.kind == kind, item == nil || unit.item == nil || unit.item == item else {
        throw WrongKind(
          held: kind, offered: unit.kind, heldItem: item, offeredItem: unit.item)
      }
      count(unit, by: 1)
    }
    if !indices.dropFirst().allSatisfy({ self.products[$0 - 1].id <= self.products[$0].id }) {
      self.products.sort { $0.id < $1.id }
    }
    ranking = UnitPrice.ranking(indices.map { self.products[$0].unitPrice })
  }

  /// Whether one product stands before another of the same list: cheaper, or as cheap and added before.
  private static func precedes(
    _ a: (unitPrice: UnitPrice, id: Product.ID), _ b: (unitPrice: UnitPrice, id: Product.ID)
  ) -> Bool {
    if a.unitPrice < b.unitPrice { return true }
    return a.id < b.id && !(b.unitPrice < a.unitPrice)
  }

  /// What decides on the place of the product at `rank`.
  private func key(at rank: Int) -> (unitPrice: UnitPrice, id: Product.ID) {
    let index = Int(ranking[rank])
    return (products[index].unitPrice, products[index].id)
  }

  public var count: Int { ranking.count }

  public var isEmpty: Bool { ranking.isEmpty }

  /// The kind that all products are of, set by the first; nil while the list is empty.
  public var kind: Kind? { products.first?.kind }

  /// The unit that the list was begun with; nil while it is empty.
  public var firstUnit: Unit? {
    products.indices.min { products[$0].id < products[$1].id }.map { products[$0].unit }
  }

  /// The product at `rank`.
  public subscript(rank: Int) -> Product {
    products[Int(ranking[rank])]
  }

  /// All products, best value first.
  public var ranked: [Product] { (0..<count).map { self[$0] } }

  /// Returns the reason why a product in `unit` cannot join the list; nil if it can.
  ///
  /// - Parameter replaced: The product of this list that the new one replaces; nil if it replaces none.
  public func refusal(of unit: Unit, replacing replaced: Product? = nil) -> WrongKind? {
    guard let kind, replaced == nil || count > 1 else { return nil }
    let held = item(without: replaced)
    guard unit.kind != kind || held != nil && unit.item != nil && held != unit.item else {
      return nil
    }
    return WrongKind(held: kind, offered: unit.kind, heldItem: held, offeredItem: unit.item)
  }

  /// Returns the item that the list would count without one of its products.
  public func item(without product: Product?) -> CountedItem? {
    itemCount == 1 && product?.unit.item != nil ? nil : item
  }

  private mutating func count(_ unit: Unit, by step: Int) {
    guard let item = unit.item else { return }
    itemCount += step
    self.item = itemCount == 0 ? nil : item
  }

  /// Adds a product behind those that are as cheap or cheaper, and returns its rank.
  ///
  /// - Throws: `WrongKind`, and the list stays as it was.
  public mutating func insert(_ product: Product) throws(WrongKind) -> Int {
    if let refusal = refusal(of: product.unit) { throw refusal }
    count(product.unit, by: 1)
    let key = (product.unitPrice, product.id)
    let rank = firstRank { Self.precedes(key, $0) }
    ranking.insert(Int32(products.count), at: rank)
    products.append(product)
    return rank
  }

  /// Removes the product at `rank`; with the last one the list's kind is free.
  @discardableResult
  public mutating func remove(at rank: Int) -> Product {
    let index = ranking.remove(at: rank)
    count(products[Int(index)].unit, by: -1)
    let last = Int32(products.count - 1)
    guard index != last else { return products.removeLast() }
    // The last product moves into the gap, and its rank is told its new index.
    let key = (products[Int(last)].unitPrice, products[Int(last)].id)
    var movedRank = firstRank { !Self.precedes($0, key) }
    while ranking[movedRank] != last { movedRank += 1 }
    ranking[movedRank] = index
    let removed = products[Int(index)]
    products[Int(index)] = products.removeLast()
    return removed
  }

  /// Removes all products, which frees the list's kind.
  public mutating func clear() {
    self = ProductList()
  }

  /// The rank of a product that the list may hold, as it stands in the list; nil where it does not.
  public func rank(of product: Product) -> Int? {
    let key = (product.unitPrice, product.id)
    let rank = firstRank { !Self.precedes($0, key) }
    return rank < count && self[rank].id == product.id ? rank : nil
  }

  /// The first rank whose key satisfies a condition that, once true, stays true; `count` where none does.
  private func firstRank(
    where condition: ((unitPrice: UnitPrice, id: Product.ID)) -> Bool
  ) -> Int {
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        condition(key(at: middle)) ? range.lowerBound..<middle : middle + 1..<range.upperBound
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

  /// The unit price at `rank` beside the dearest, from 0 to 1, to the nearest millionth.
  public func shareOfMostExpensive(at rank: Int) -> Double {
    self[rank].unitPrice.share(of: self[count - 1].unitPrice)
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

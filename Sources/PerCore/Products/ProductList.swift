/// Products of one kind, ranked by unit price or by the cost of a needed amount, the best value first.
///
/// The ranking is exact. Products with equal unit prices are in the order of their ids, and those that can't be bought
/// are last. A *rank* is a position in the ranking, counted from zero.
public struct ProductList: Sendable {
  /// The products in no particular order. A change of the ranking only moves indices.
  private var products: [Product] = []
  /// Indices into `products`, best value first.
  private var ranking: [Int32] = []
  /// The value by which each product in `products` is ranked; empty while all are ranked by their own unit prices.
  private var values: [RankedValue] = []
  private(set) var basis = RankingBasis()
  /// What the user buys of each product.
  public private(set) var buying = Buying()
  /// The item that the list counts; nil if it contains only plain units and dozens.
  public private(set) var item: CountedItem?
  /// The number of products that count an item.
  private var itemCount = 0
  /// The number of products with an offer.
  private(set) var offerCount = 0
  /// The number of products with a net weight, in addition to the drained one.
  private(set) var netCount = 0

  public init() {}

  /// Creates a list of `products`.
  ///
  /// - Throws: `WrongKind` if they are not all of one kind, or count different items.
  /// - Complexity: O(*n*), and O(*n* log *n*) if many prices nearly tie.
  public init(_ products: some Sequence<Product>) throws(WrongKind) {
    // An array is shared, not copied, until the first change.
    self.products = Array(products)
    var comparability = Comparability()
    var isInOrder = true
    var lastID = Product.ID.min
    // Accessing a whole product would retain and release its strings.
    for index in self.products.indices {
      let unit = self.products[index].unit
      try comparability.add(unit)
      count(unit, self.products[index].countedParts, by: 1)
      let id = self.products[index].id
      isInOrder = isInOrder && lastID <= id
      lastID = id
    }
    if !isInOrder { self.products.sort { $0.id < $1.id } }
    ranking = UnitPrice.ranking(self.products)
  }

  /// The values that determine a rank.
  typealias Key = (value: RankedValue, id: Product.ID)

  /// Returns a Boolean value indicating whether one product ranks before another: its value is lower, or equal and it
  /// was added earlier.
  private static func precedes(_ a: Key, _ b: Key) -> Bool {
    if a.value < b.value { return true }
    return a.id < b.id && !(b.value < a.value)
  }

  /// Returns the values that determine the rank of the product at `rank`.
  private func key(at rank: Int) -> Key {
    let index = Int(ranking[rank])
    return (value(at: index), products[index].id)
  }

  private func value(at index: Int) -> RankedValue {
    values.isEmpty ? RankedValue(products[index].unitPrice) : values[index]
  }

  /// Ranks the products for what the user buys.
  ///
  /// - Complexity: O(*n* log *n*) for a list of *n* products.
  public mutating func rank(for buying: Buying) {
    self.buying = buying
    updateBasis()
  }

  /// Ranks the products again if the ranking basis changed, as it can after a change of the products.
  ///
  /// - Returns: A Boolean value indicating whether the ranking changed.
  @discardableResult
  private mutating func updateBasis() -> Bool {
    let new = RankingBasis(buying, in: comparability)
    guard new != basis else { return false }
    basis = new
    guard !basis.isUnitPrice else {
      products.sort { $0.id < $1.id }
      values = []
      ranking = UnitPrice.ranking(products)
      return true
    }
    values = products.map(basis.value)
    let (values, ids) = (values, products.map(\.id))
    ranking = products.indices.sorted { a, b in
      Self.precedes((values[a], ids[a]), (values[b], ids[b]))
    }.map { Int32($0) }
    return true
  }

  public var count: Int { ranking.count }

  public var isEmpty: Bool { ranking.isEmpty }

  /// The kind of all products, set by the first one; nil if the list is empty.
  public var kind: Kind? { products.first?.kind }

  /// The unit of the product that was added last; nil if the list is empty.
  ///
  /// - Complexity: O(*n*).
  public var lastUnit: Unit? {
    products.indices.reversed().max { products[$0].id < products[$1].id }.map { products[$0].unit }
  }

  /// The product with the best value; nil if the list is empty.
  public var first: Product? { isEmpty ? nil : self[0] }

  /// The product that was added first; nil if the list is empty.
  ///
  /// - Complexity: O(*n*).
  public var oldest: Product? {
    products.indices.min { products[$0].id < products[$1].id }.map { products[$0] }
  }

  /// Accesses the product at `rank`.
  public subscript(rank: Int) -> Product {
    products[Int(ranking[rank])]
  }

  /// The number of products that can be bought as the user buys. They have the first ranks.
  ///
  /// - Complexity: O(log *n*).
  public var rankedCount: Int {
    values.isEmpty ? count : firstRank { $0.value.unitPrice == nil }
  }

  /// The unit prices of the ranked products, the lowest first.
  ///
  /// - Complexity: O(*n*).
  var rankedUnitPrices: [UnitPrice] {
    // Two passes, because reading products in the order of the ranking misses the processor's cache.
    let unordered = products.indices.map {
      (values.isEmpty ? nil : values[$0].unitPrice) ?? products[$0].unitPrice
    }
    return ranking.prefix(rankedCount).map { unordered[Int($0)] }
  }

  /// Returns what the product at `rank` is ranked by.
  func rankedValue(at rank: Int) -> RankedValue { value(at: Int(ranking[rank])) }

  /// Returns the unit price at `rank`, by which the product is ranked; its own if it has no such price.
  func unitPrice(at rank: Int) -> UnitPrice {
    let index = Int(ranking[rank])
    return (values.isEmpty ? nil : values[index].unitPrice) ?? products[index].unitPrice
  }

  /// All products, best value first.
  ///
  /// - Complexity: O(*n*).
  public var ranked: [Product] { (0..<count).map { self[$0] } }

  /// Returns the reason why a product in `unit` cannot join the list; nil if it can.
  ///
  /// - Parameter replaced: The product of this list that the new one replaces; nil if it replaces none.
  public func refusal(of unit: Unit, replacing replaced: Product? = nil) -> WrongKind? {
    guard replaced == nil || count > 1 else { return nil }
    return Comparability(kind: kind, item: item(without: replaced)).refusal(of: unit)
  }

  /// What the list compares.
  var comparability: Comparability { Comparability(kind: kind, item: item) }

  /// Returns the item that the list would count without one of its products.
  public func item(without product: Product?) -> CountedItem? {
    itemCount == 1 && product?.unit.item != nil ? nil : item
  }

  private mutating func count(_ unit: Unit, _ parts: Product.CountedParts, by step: Int) {
    if parts.hasOffer { offerCount += step }
    if parts.hasNet { netCount += step }
    guard let item = unit.item else { return }
    itemCount += step
    self.item = itemCount == 0 ? nil : item
  }

  /// Inserts a product after those with a lower or equal unit price.
  ///
  /// - Returns: The rank of the product.
  /// - Throws: `WrongKind` if the product doesn't compare with the others. The list doesn't change.
  /// - Complexity: O(*n*), because the later ranks move, and O(*n* log *n*) if it changes what the list is ranked by.
  public mutating func insert(_ product: Product) throws(WrongKind) -> Int {
    if let refusal = refusal(of: product.unit) { throw refusal }
    count(product.unit, product.countedParts, by: 1)
    let value = basis.value(of: product)
    let rank = firstRank { Self.precedes((value, product.id), $0) }
    ranking.insert(Int32(products.count), at: rank)
    if !basis.isUnitPrice { values.append(value) }
    products.append(product)
    return updateBasis() ? self.rank(of: product) ?? rank : rank
  }

  /// Removes the product at `rank`. An empty list has no kind.
  ///
  /// - Complexity: As that of `insert(_:)`.
  public mutating func remove(at rank: Int) {
    let index = ranking.remove(at: rank)
    count(products[Int(index)].unit, products[Int(index)].countedParts, by: -1)
    let last = Int32(products.count - 1)
    if index != last {
      // The last product moves into the gap, and the ranking gets its new index.
      let key = (value(at: Int(last)), products[Int(last)].id)
      var movedRank = firstRank { !Self.precedes($0, key) }
      while ranking[movedRank] != last { movedRank += 1 }
      ranking[movedRank] = index
      products.swapAt(Int(index), Int(last))
      if !values.isEmpty { values.swapAt(Int(index), Int(last)) }
    }
    products.removeLast()
    if !values.isEmpty { values.removeLast() }
    updateBasis()
  }

  /// All products, usually in the order of their ids.
  var unordered: [Product] { products }

  /// Removes the products with the given ids.
  ///
  /// - Returns: `false` if the list doesn't contain all of them. The list doesn't change in that case.
  /// - Complexity: O(*n*).
  mutating func remove(withIDs ids: Set<Product.ID>) -> Bool {
    // The index of each product after the removal; nil if it is removed.
    var newIndices: [Int32?] = []
    newIndices.reserveCapacity(products.count)
    var kept: Int32 = 0
    for index in products.indices {
      let isKept = !ids.contains(products[index].id)
      newIndices.append(isKept ? kept : nil)
      if isKept { kept += 1 }
    }
    guard products.count - Int(kept) == ids.count else { return false }
    guard kept > 0 else {
      let buying = buying
      self = ProductList()
      rank(for: buying)
      return true
    }
    for index in products.indices where newIndices[index] == nil {
      count(products[index].unit, products[index].countedParts, by: -1)
    }
    ranking = ranking.compactMap { newIndices[Int($0)] }
    if !values.isEmpty {
      values = values.indices.compactMap { newIndices[$0] == nil ? nil : values[$0] }
    }
    products.removeAll { ids.contains($0.id) }
    updateBasis()
    return true
  }

  /// Returns the rank of `product`, or nil if the list doesn't contain it.
  ///
  /// - Complexity: O(log *n*).
  public func rank(of product: Product) -> Int? {
    let key = (basis.value(of: product), product.id)
    let rank = firstRank { !Self.precedes($0, key) }
    return rank < count && self[rank].id == product.id ? rank : nil
  }

  /// Returns the first rank whose key satisfies a condition that all later ranks satisfy as well; `count` if there is
  /// none.
  func firstRank(where condition: (Key) -> Bool) -> Int {
    (0..<count).partitioningIndex { condition(key(at: $0)) }
  }
}

extension ProductList: Equatable {
  /// Returns a Boolean value indicating whether both lists have equal products in the same order.
  ///
  /// - Complexity: O(*n*).
  public static func == (a: ProductList, b: ProductList) -> Bool {
    a.count == b.count && (0..<a.count).allSatisfy { a[$0] == b[$0] }
  }
}

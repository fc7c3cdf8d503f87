extension ProductList {
  /// The place that a product with a given unit price takes among the others.
  struct Place {
    /// The rank, counted from zero.
    let rank: Int
    /// The number of products, including this one.
    let count: Int
    /// The lowest unit price of the other products; nil if there are none.
    let best: UnitPrice?
    /// The next lower and the next higher unit price that differ from this one.
    let neighbors: [UnitPrice]
    /// The rank of the product that is replaced, counted from zero; nil if there is none.
    let replacedRank: Int?
  }

  /// Returns the place that a product would take, by binary search.
  ///
  /// - Parameters:
  ///   - unitPrice: The unit price of the product.
  ///   - replaced: The product that it replaces, which keeps its order among those with the same unit price. If nil,
  ///     the product is added after them.
  func place(of unitPrice: UnitPrice, replacing replaced: Product?) -> Place {
    let replacedRank = replaced.flatMap { product in self.rank(of: product) }
    let firstEqual = partitioningRank { !($0.unitPrice < unitPrice) }
    let firstDearer = partitioningRank { unitPrice < $0.unitPrice }
    var newRank = firstDearer
    if let replaced, replacedRank != nil {
      newRank = partitioningRank {
        unitPrice < $0.unitPrice || !($0.unitPrice < unitPrice) && $0.id >= replaced.id
      }
      // The replaced product is above its new place.
      if let replacedRank, replacedRank < newRank { newRank -= 1 }
    }
    func nearest(_ ranks: some Sequence<Int>) -> UnitPrice? {
      ranks.first { $0 != replacedRank && indices.contains($0) }.map { self[$0].unitPrice }
    }
    return Place(
      rank: newRank, count: count + (replacedRank == nil ? 1 : 0), best: nearest(0..<2),
      neighbors: [
        nearest([firstEqual - 1, firstEqual - 2]), nearest([firstDearer, firstDearer + 1]),
      ].compactMap { $0 },
      replacedRank: replacedRank)
  }

  private var indices: Range<Int> { 0..<count }

  /// Returns the first rank whose product satisfies a condition that all later products satisfy as well; `count` if
  /// there is none.
  private func partitioningRank(where condition: (Product) -> Bool) -> Int {
    indices.partitioningIndex { condition(self[$0]) }
  }
}

extension ProductList {
  /// The place that a product with a given unit price takes among the others.
  struct Place {
    /// The rank, counted from zero.
    let rank: Int
    /// The number of products, including this one.
    let count: Int
    /// The ranked value of the best other product; nil if there is none.
    let best: RankedValue?
    /// The next lower and the next higher unit price that differ from this one.
    let neighbors: [UnitPrice]
    /// The rank of the product that is replaced, counted from zero; nil if there is none.
    let replacedRank: Int?
  }

  /// Returns the place that a product would take, by binary search.
  ///
  /// - Parameters:
  ///   - value: The ranked value of the product.
  ///   - replaced: The product that it replaces, which keeps its order among those with the same unit price. If nil,
  ///     the product is added after them.
  func place(of value: RankedValue, replacing replaced: Product?) -> Place {
    let replacedRank = replaced.flatMap { product in self.rank(of: product) }
    let firstEqual = firstRank { !($0.value < value) }
    let firstDearer = firstRank { value < $0.value }
    var newRank = firstDearer
    if let replaced, replacedRank != nil {
      newRank = firstRank { other in
        value < other.value || !(other.value < value) && other.id >= replaced.id
      }
      // The replaced product is above its new place.
      if let replacedRank, replacedRank < newRank { newRank -= 1 }
    }
    func nearest(_ ranks: some Sequence<Int>) -> RankedValue? {
      ranks.first { $0 != replacedRank && (0..<rankedCount).contains($0) }
        .map { rankedValue(at: $0) }
    }
    return Place(
      rank: newRank, count: count + (replacedRank == nil ? 1 : 0), best: nearest(0..<2),
      neighbors: [
        nearest([firstEqual - 1, firstEqual - 2]), nearest([firstDearer, firstDearer + 1]),
      ].compactMap { $0?.unitPrice },
      replacedRank: replacedRank)
  }
}

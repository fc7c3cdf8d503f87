extension CountedItem {
  /// Returns the item whose group contains plain units and dozens: the most frequent one; nil if no item is counted.
  ///
  /// - Parameter counts: The numbers of products that count each item.
  package static func mostFrequent(_ counts: [CountedItem: Int]) -> CountedItem? {
    allCases.filter { counts[$0, default: 0] > 0 }
      .max { counts[$0, default: 0] < counts[$1, default: 0] }
  }
}

extension Sequence<Product> {
  /// Returns the products in groups that can be compared, the largest group first.
  ///
  /// There is one group for each kind, and within `.units` one for each counted item. Plain units and dozens join the
  /// largest group of an item. Each group keeps the order of the products.
  ///
  /// - Complexity: O(*n*) for *n* products.
  package func comparableGroups() -> [[Product]] {
    let counts = Dictionary(compactMap(\.unit.item).map { ($0, 1) }, uniquingKeysWith: +)
    let largest = CountedItem.mostFrequent(counts)
    let groups = Dictionary(grouping: self) { product in
      Comparability(
        kind: product.kind, item: product.unit.item ?? (product.kind == .units ? largest : nil))
    }
    return groups.values.sorted { (a: [Product], b: [Product]) -> Bool in
      a.count == b.count ? a[0].id < b[0].id : a.count > b.count
    }
  }
}

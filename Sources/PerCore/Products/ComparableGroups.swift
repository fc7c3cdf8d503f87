extension Sequence<Product> {
  /// Returns the products in groups that can be compared, the largest group first.
  ///
  /// There is one group for each kind, and within `.units` one for each counted item. Plain units and dozens join the
  /// largest group of an item. Each group keeps the order of the products.
  ///
  /// - Complexity: O(*n*) for *n* products.
  package func comparableGroups() -> [[Product]] {
    let counts = Dictionary(compactMap(\.unit.item).map { ($0, 1) }, uniquingKeysWith: +)
    let largest = CountedItem.allCases.filter { counts[$0] != nil }
      .max { counts[$0, default: 0] < counts[$1, default: 0] }
    let groups = Dictionary(grouping: self) { product in
      Comparability(
        kind: product.kind, item: product.unit.item ?? (product.kind == .units ? largest : nil))
    }
    return groups.values.sorted { (a: [Product], b: [Product]) -> Bool in
      a.count == b.count ? a[0].id < b[0].id : a.count > b.count
    }
  }
}

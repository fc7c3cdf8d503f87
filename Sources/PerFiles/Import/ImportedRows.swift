internal import PerCore

/// The rows whose products are added, with the destinations of their groups.
struct ImportedRows: Sendable {
  private let rows: [ImportRow]
  private let counts: ImportCounts
  /// The groups that are added, the largest one last, so that it is shown.
  private let groups: [ImportGroup]

  init(_ rows: [ImportRow], _ counts: ImportCounts, _ groups: [ImportGroup]) {
    (self.rows, self.counts) = (rows, counts)
    self.groups = groups.filter { $0.destination != .nowhere }.sorted { $0.count < $1.count }
  }

  /// The number of products.
  var count: Int { groups.lazy.map(\.count).reduce(0, +) }

  /// Returns the products of the groups.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  func products() -> ImportedProducts {
    var products: [ImportCounts.Key: [Product]] = [:]
    for group in groups {
      products[group.key] = []
      products[group.key]?.reserveCapacity(group.count)
    }
    let common = counts.commonItem
    for row in rows {
      guard let product = row.product else { continue }
      products[counts.groupKey(ImportCounts.Key(product.unit), common)]?.append(product)
    }
    var comparisons: [ImportedProducts.NewComparison] = []
    var added: [Product] = []
    // Each array moves, so that it isn't copied.
    for group in groups {
      let products = products.removeValue(forKey: group.key) ?? []
      if group.destination == .openList {
        added = products
      } else {
        comparisons.append(ImportedProducts.NewComparison(name: "", products: products))
      }
    }
    return ImportedProducts(added: added, comparisons: comparisons)
  }
}

extension LibraryController {
  /// The summary of the open comparison.
  public var currentSummary: ComparisonSummary {
    summaries.first { $0.id == current.id } ?? ComparisonSummary(comparison: current)
  }

  /// Returns the product that was added first, if the comparison has no name.
  ///
  /// - Parameters:
  ///   - summary: The summary of the comparison after the change, but with the first product from before.
  ///   - change: The change that was made; nil to read the product from the store.
  func firstProduct(of summary: ComparisonSummary, after change: Change? = nil) -> Product? {
    guard summary.comparison.name.isEmpty, summary.count > 1 else {
      return summary.comparison.name.isEmpty ? summary.best : nil
    }
    let first = summary.first
    switch change {
    case .insert(let products, _):
      return ([first].compactMap { $0 } + products).min { $0.id < $1.id }
    case .remove(let products, _) where !products.contains { $0.id == first?.id }:
      return first
    case .replace(_, let product, _):
      return product.id == first?.id ? product : first
    case .show:
      return first
    default:
      let known = summary.id == current.id ? list.state.products.ranked : parked[summary.id]
      if change != nil, let known { return known.min { $0.id < $1.id } }
      return (try? store?.products(of: summary.id, after: .min, limit: 1))?.first ?? summary.best
    }
  }
}

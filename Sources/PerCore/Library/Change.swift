/// A change of the library. Each change is committed as a whole and can be undone.
public enum Change: Equatable, Sendable {
  case insert([Product], into: Comparison.ID)
  case remove([Product], from: Comparison.ID)
  /// Replaces a product by another one with the same id.
  case replace(Product, by: Product, in: Comparison.ID)
  case show(DisplayUnit?, insteadOf: DisplayUnit?, in: Comparison.ID)
  case buy(Buying, insteadOf: Buying, in: Comparison.ID)
  case rename(to: String, from: String, Comparison.ID)
  case changeCurrency(to: Currency?, from: Currency?, Comparison.ID)
  case create(Comparison, [Product])
  case delete(Comparison, [Product])

  /// The change that undoes this one.
  public var inverse: Change {
    switch self {
    case .insert(let products, let id): .remove(products, from: id)
    case .remove(let products, let id): .insert(products, into: id)
    case .replace(let old, let new, let id): .replace(new, by: old, in: id)
    case .show(let unit, let previous, let id): .show(previous, insteadOf: unit, in: id)
    case .buy(let buying, let previous, let id): .buy(previous, insteadOf: buying, in: id)
    case .rename(let name, let previous, let id): .rename(to: previous, from: name, id)
    case .changeCurrency(let currency, let previous, let id):
      .changeCurrency(to: previous, from: currency, id)
    case .create(let comparison, let products): .delete(comparison, products)
    case .delete(let comparison, let products): .create(comparison, products)
    }
  }

  /// The products that are in the library after this change but were not, or were different, before.
  var addedProducts: [Product] {
    switch self {
    case .insert(let products, _), .create(_, let products): products
    case .replace(_, let new, _): [new]
    case .remove, .show, .buy, .rename, .changeCurrency, .delete: []
    }
  }

  /// The comparison that this change applies to.
  public var comparison: Comparison.ID {
    switch self {
    case .insert(_, let id), .remove(_, let id), .replace(_, _, let id), .show(_, _, let id),
      .buy(_, _, let id), .rename(_, _, let id), .changeCurrency(_, _, let id):
      id
    case .create(let comparison, _), .delete(let comparison, _):
      comparison.id
    }
  }
}

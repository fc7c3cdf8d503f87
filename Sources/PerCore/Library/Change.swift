/// A change of the library. Each change is committed as a whole and can be undone.
public enum Change: Equatable, Sendable {
  case insert([Product], into: Comparison.ID)
  case remove([Product], from: Comparison.ID)
  /// Replaces a product by another one with the same id.
  case replace(Product, by: Product, in: Comparison.ID)
  /// Changes the properties of a comparison that differ between the two values.
  case update(to: Comparison, from: Comparison)
  case create(Comparison, [Product])
  case delete(Comparison, [Product])

  /// The change that undoes this one.
  package var inverse: Change {
    switch self {
    case .insert(let products, let id): .remove(products, from: id)
    case .remove(let products, let id): .insert(products, into: id)
    case .replace(let old, let new, let id): .replace(new, by: old, in: id)
    case .update(let new, let old): .update(to: old, from: new)
    case .create(let comparison, let products): .delete(comparison, products)
    case .delete(let comparison, let products): .create(comparison, products)
    }
  }

  /// A Boolean value indicating whether the user sees the change in the product list. A name is visible in all
  /// summaries, and all other properties in the list.
  var isSeenInList: Bool {
    switch self {
    case .insert, .remove, .replace: true
    case .update(let new, let old): new.differsInMoreThanName(from: old)
    case .create, .delete: false
    }
  }

  /// A Boolean value indicating whether the change can only be applied if the products are loaded.
  var needsProducts: Bool {
    // The first product is shown instead of a name.
    if case .update(let new, _) = self, new.name.isEmpty { return true }
    return isSeenInList
  }

  /// The products that this change adds to the library, or by which it replaces others.
  var addedProducts: [Product] {
    switch self {
    case .insert(let products, _), .create(_, let products): products
    case .replace(_, let new, _): [new]
    case .remove, .update, .delete: []
    }
  }

  /// The comparison that this change applies to.
  public var comparison: Comparison.ID {
    switch self {
    case .insert(_, let id), .remove(_, let id), .replace(_, _, let id): id
    case .update(let comparison, _), .create(let comparison, _), .delete(let comparison, _):
      comparison.id
    }
  }
}

extension Comparison {
  /// Returns the change that `body` makes to the comparison.
  package func update(_ body: (inout Comparison) -> Void) -> Change {
    var new = self
    body(&new)
    return .update(to: new, from: self)
  }
}

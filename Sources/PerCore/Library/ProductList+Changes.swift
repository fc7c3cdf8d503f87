extension ProductList {
  /// Creates the list of a comparison, which determines what the products are ranked for.
  ///
  /// - Throws: `WrongKind` if the products can't be compared.
  /// - Complexity: O(*n* log *n*), where *n* is the number of products.
  package init(_ products: [Product], of comparison: Comparison) throws(WrongKind) {
    try self.init(products)
    rank(for: comparison.buying)
  }

  /// The maximum number of products that are inserted or removed one by one.
  private static let fewProducts = 50

  /// Applies a change of the products or of their comparison.
  ///
  /// - Returns: The updates of the list, in their order.
  /// - Throws: `LibraryError`; the list is not changed.
  /// - Complexity: O(*n*), and O(*n* log *n*) if many products are inserted.
  mutating func apply(_ change: Change) throws(LibraryError) -> [ListUpdate] {
    let previous = basis
    let updates = try update(change)
    return basis == previous ? updates : [.reload]
  }

  private mutating func update(_ change: Change) throws(LibraryError) -> [ListUpdate] {
    switch change {
    case .insert(let products, _): try insert(contentsOf: products)
    case .remove(let products, _): try remove(products)
    case .replace(let old, let new, _): try replace(old, by: new)
    case .update(let new, let old): update(to: new, from: old)
    case .create, .delete: []
    }
  }

  private mutating func update(to new: Comparison, from old: Comparison) -> [ListUpdate] {
    var updates: [ListUpdate] = []
    if (new.displayUnit, new.currency) != (old.displayUnit, old.currency) {
      updates.append(.format)
    }
    if new.buying != old.buying {
      rank(for: new.buying)
      updates.append(.reload)
    }
    return updates
  }

  private mutating func insert(
    contentsOf new: [Product]
  ) throws(LibraryError) -> [ListUpdate] {
    var updates: [ListUpdate] = []
    do throws(WrongKind) {
      guard new.count <= Self.fewProducts else {
        // An empty list shares the array with the history.
        var list = try ProductList(isEmpty ? new : unordered + new)
        list.rank(for: buying)
        self = list
        return [.reload]
      }
      for product in new { updates.append(.insert(try insert(product))) }
      return updates
    } catch {
      for case .insert(let rank) in updates.reversed() { remove(at: rank) }
      throw .wrongKind(error)
    }
  }

  private mutating func remove(_ old: [Product]) throws(LibraryError) -> [ListUpdate] {
    if old.count > Self.fewProducts {
      let ids = Set(old.map(\.id))
      guard ids.count == old.count, remove(withIDs: ids) else { throw .noProduct(old[0].id) }
      return [.reload]
    }
    for product in old where rank(of: product) == nil { throw .noProduct(product.id) }
    var updates: [ListUpdate] = []
    for product in old {
      guard let rank = rank(of: product) else { preconditionFailure("a product is removed twice") }
      remove(at: rank)
      updates.append(.remove(rank))
    }
    return isEmpty ? [.reload] : updates
  }

  private mutating func replace(
    _ old: Product, by new: Product
  ) throws(LibraryError) -> [ListUpdate] {
    guard let rank = rank(of: old) else { throw .noProduct(old.id) }
    if let refusal = refusal(of: new.unit, replacing: old) { throw .wrongKind(refusal) }
    remove(at: rank)
    do throws(WrongKind) {
      return [.remove(rank), .insert(try insert(new))]
    } catch {
      preconditionFailure("the unit was checked")
    }
  }
}

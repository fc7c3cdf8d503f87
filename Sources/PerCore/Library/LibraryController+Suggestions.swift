extension LibraryController {
  /// The fields whose texts are suggested.
  static let suggestedFields: [DetailField] = [.name, .shop]

  /// The number of products whose texts are read at once. They take less than a frame.
  private static let textsAtOnce = 500

  /// Returns the latest texts that were entered in a field, in any comparison, and match what is typed.
  ///
  /// Until `readMoreTexts()` returns false, older texts can be missing.
  public func suggestions(
    for field: DetailField, matching typed: String, limit: Int = 8
  ) -> [String] {
    if enteredTexts.isEmpty { _ = readMoreTexts() }
    return enteredTexts[field]?.matching(typed, limit: limit) ?? []
  }

  /// Reads texts of further products from the store for the suggestions, those of the comparison that changed last
  /// first.
  ///
  /// - Returns: Whether there are more products to read.
  public func readMoreTexts() -> Bool {
    if enteredTexts.isEmpty {
      for field in Self.suggestedFields { enteredTexts[field] = EnteredTexts() }
      for (change, _) in pending { noteTexts(of: change) }
      unreadTexts = summaries.map { ($0.id, .max) }
    }
    var rest = Self.textsAtOnce
    while rest > 0, let (comparison, id) = unreadTexts.first {
      let products = (try? store?.details(of: comparison, before: id, limit: rest)) ?? []
      for product in products {
        enteredTexts[.name]?.append(product.name)
        enteredTexts[.shop]?.append(product.shop)
      }
      rest -= products.count
      if let last = products.last, rest == 0 {
        unreadTexts[0].before = last.id
      } else {
        unreadTexts.removeFirst()
      }
    }
    if enteredTexts.values.allSatisfy(\.isFull) { unreadTexts = [] }
    return !unreadTexts.isEmpty
  }

  /// Adds the texts of new products to those that are read already.
  func noteTexts(of change: Change) {
    guard !enteredTexts.isEmpty else { return }
    let products: [Product] =
      switch change {
      case .insert(let products, _), .create(_, let products): products
      case .replace(_, let new, _): [new]
      case .remove, .show, .rename, .changeCurrency, .delete: []
      }
    for field in enteredTexts.keys {
      for product in products.suffix(EnteredTexts.limit) {
        enteredTexts[field]?.add(product[field])
      }
    }
  }
}

extension Product {
  /// The text of a field.
  public subscript(field: DetailField) -> String {
    switch field {
    case .name: name
    case .shop: shop
    case .note: note
    }
  }
}

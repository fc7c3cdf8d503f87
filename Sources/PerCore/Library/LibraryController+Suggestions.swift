extension LibraryController {
  /// Returns the latest texts that were entered in a field, in any comparison, and match what is typed.
  ///
  /// The first call reads the texts from the store. It takes time that depends on the number of all products.
  public func suggestions(
    for field: DetailField, matching typed: String, limit: Int = 8
  ) -> [String] {
    if enteredTexts[field] == nil {
      enteredTexts[field] = EnteredTexts(
        (try? store?.texts(of: field, limit: EnteredTexts.limit)) ?? [])
      for (change, _) in pending { noteTexts(of: change) }
    }
    return enteredTexts[field]?.matching(typed, limit: limit) ?? []
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

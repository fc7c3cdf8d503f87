extension ProductListController {
  /// Prepares the search in the next products of the list, so that the first search takes no longer than the others.
  ///
  /// - Parameter count: The maximum number of products.
  /// - Returns: A Boolean value indicating whether the search is prepared in all products.
  @discardableResult
  public func prepareSearch(in count: Int = .max) -> Bool {
    guard index == nil else { return true }
    var part = partOfIndex ?? ProductIndex()
    indexConventions = conventions
    // If nothing else refers to the part, appending doesn't copy it.
    partOfIndex = nil
    part.append(count, of: state.products) { searchedTitle(of: $0) }
    if part.count == state.products.count { index = part } else { partOfIndex = part }
    return index != nil
  }

  /// The title of a product's row.
  private func searchedTitle(of product: Product) -> String {
    product.name.isEmpty ? titleWithoutName(product) : product.name
  }

  /// Returns the ranks of the products whose title, shop or note contains a text, ignoring case and accents. Spaces at
  /// both ends of the text are ignored.
  ///
  /// - Complexity: O(*n*), where *n* is the length of all texts.
  public func ranks(containing text: String) -> [Int] {
    prepareSearch()
    return index?.ranks(containing: String(text[...].trimmingSpace())) ?? []
  }

  /// Forgets the texts that `prepareSearch()` collected.
  public func endSearch() {
    (index, partOfIndex) = (nil, nil)
  }

  /// Updates the texts after updates of the list.
  func updateIndex(after updates: [ListUpdate]) {
    partOfIndex = nil
    guard index != nil else { return }
    for update in updates {
      switch update {
      case .insert(let rank) where updates.count == 1 || isReplacement(updates):
        let product = state.products[rank]
        index?.insert(product, title: searchedTitle(of: product), at: rank)
      case .remove(let rank): index?.remove(at: rank)
      // Titles are in the conventions, and don't depend on the display unit.
      case .format where conventions == indexConventions: break
      case .insert, .reload, .format: return index = nil
      }
    }
  }

  /// Returns whether the updates replace one product, so that the list contains the new one at its final rank.
  private func isReplacement(_ updates: [ListUpdate]) -> Bool {
    if updates.count == 2, case .remove = updates[0], case .insert = updates[1] { return true }
    return false
  }
}

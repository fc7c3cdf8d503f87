extension ProductListController {
  /// Prepares the search, so that the first one takes no longer than the others.
  public func prepareSearch() {
    if index == nil { index = ProductIndex(state.products) }
  }

  /// Returns the ranks of the products whose name, shop or note contains a text, ignoring case and accents. Spaces at both
  /// ends of the text are ignored.
  ///
  /// - Complexity: O(*n*), where *n* is the length of all texts.
  public func ranks(containing text: String) -> [Int] {
    prepareSearch()
    return index?.ranks(containing: String(text[...].trimmingSpace())) ?? []
  }

  /// Forgets the texts that `prepareSearch()` collected.
  public func endSearch() {
    index = nil
  }

  /// Updates the texts after updates of the list.
  func updateIndex(after updates: [ListUpdate]) {
    guard index != nil else { return }
    for update in updates {
      switch update {
      case .insert(let rank) where updates.count == 1 || isReplacement(updates):
        index?.insert(state.products[rank], at: rank)
      case .remove(let rank): index?.remove(at: rank)
      case .insert, .reload: return index = nil
      case .format: break
      }
    }
  }

  /// Returns whether the updates replace one product, so that the list contains the new one at its final rank.
  private func isReplacement(_ updates: [ListUpdate]) -> Bool {
    if updates.count == 2, case .remove = updates[0], case .insert = updates[1] { return true }
    return false
  }
}

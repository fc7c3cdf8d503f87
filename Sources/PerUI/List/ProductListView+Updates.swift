internal import Gtk
internal import PerCore

/// The updates of the list after its products changed.
extension ProductListView {
  /// Shows the updates of the list. Products that were inserted are selected and scrolled to. Otherwise, the selected
  /// products stay selected. If a removal leaves no selected row, the row in the place of the removed one is selected.
  func apply(_ event: LibraryEvent) {
    guard foundRanks == nil else { return applyToFound(event) }
    let (kept, hadFocus) = (selectedIDs, list.containsFocus)
    let updates = event.updates
    let removedRank = updateModel(updates)
    update()
    if !selectInserted(by: event) {
      if updates.contains(.reload), let position = select(Set(kept)) {
        // GTK has moved the focus to another row.
        if hadFocus { list.scrollTo(position, focusing: true) }
      } else if let removedRank, selected.isEmpty {
        select(min(removedRank, model.count - 1))
      }
    }
    rememberSelected()
  }

  /// Selects and scrolls to the products that were inserted together, or else to the best one that was inserted. If the
  /// list has no products besides those that were pasted or imported, the best one is selected, which is the answer.
  ///
  /// - Returns: A Boolean value indicating whether there is such a product.
  @discardableResult
  func selectInserted(by event: LibraryEvent) -> Bool {
    let (together, products) = (Set(event.insertedTogether), controller.state.products)
    let isWholeList =
      event.addsSeveral && !products.isEmpty
      && (0..<products.count).allSatisfy { together.contains(products[$0].id) }
    if !isWholeList, let position = select(together) {
      list.scrollTo(position, focusing: !addRow.isTyping)
      return true
    }
    // An import that is redone replaces the empty list as a whole.
    guard let rank = event.insertedRank ?? (isWholeList ? 0 : nil) else { return false }
    select(rank)
    return true
  }

  /// Updates the number of rows.
  ///
  /// - Returns: The first rank of a product that was removed; nil if none was.
  @discardableResult
  func updateModel(_ updates: [ListUpdate]) -> Int? {
    var removedRank: Int?
    for update in updates {
      switch update {
      case .insert(let rank):
        changeRows(rank, removing: 0, adding: 1)
      case .remove(let rank):
        removedRank = min(rank, removedRank ?? rank)
        changeRows(rank, removing: 1, adding: 0)
      case .reload:
        if controller.state.products.count < model.count { removedRank = 0 }
        reload()
      case .format: break
      }
    }
    return removedRank
  }
}

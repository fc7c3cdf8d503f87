internal import Gtk
internal import PerCore

/// The updates of the list after its products changed.
extension ProductListView {
  /// Shows updates of the list. The best product that was inserted is selected and scrolled to. Otherwise, the selected
  /// products stay selected. If a removal leaves no selected row, the row in the place of the removed one is selected.
  func apply(_ updates: [ListUpdate]) {
    guard foundRanks == nil else { return applyToFound(updates) }
    let (kept, hadFocus) = (selectedIDs, list.containsFocus)
    let removedRank = updateModel(updates)
    update()
    if let insertedRank = updates.insertedRank {
      select(insertedRank)
    } else if updates.contains(.reload), let position = select(kept) {
      // GTK has moved the focus to another row.
      if hadFocus { list.scrollTo(position, focusing: true) }
    } else if let removedRank, selected.isEmpty {
      select(min(removedRank, model.count - 1))
    }
    rememberSelected()
  }

  /// Selects and scrolls to the best product that was inserted, in a list that was created after the updates.
  func selectInserted(_ updates: [ListUpdate]) {
    if let rank = updates.insertedRank { select(rank) }
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

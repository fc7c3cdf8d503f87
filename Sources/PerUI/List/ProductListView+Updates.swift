internal import Gtk
internal import PerCore

/// The updates of the list after its products changed.
extension ProductListView {
  /// Shows updates of the list. The product that was inserted last is selected and scrolled to. If a removal leaves no
  /// selected row, the row in the place of the removed one is selected.
  func apply(_ updates: [ListUpdate]) {
    guard foundRanks == nil else { return applyToFound(updates) }
    let (insertedRank, removedRank) = updateModel(updates)
    update()
    if let insertedRank {
      select(insertedRank)
    } else if let removedRank, selected.isEmpty {
      select(min(removedRank, model.count - 1))
    }
  }

  /// Selects and scrolls to the product that was inserted last, in a list that was created after the updates.
  func selectInserted(_ updates: [ListUpdate]) {
    for case .insert(let rank) in updates.reversed() { return select(rank) }
  }

  /// Updates the number of rows.
  ///
  /// - Returns: The rank of the product that was inserted last, and the first rank of a product that was removed.
  func updateModel(_ updates: [ListUpdate]) -> (insertedRank: Int?, removedRank: Int?) {
    var insertedRank: Int?
    var removedRank: Int?
    for update in updates {
      switch update {
      case .insert(let rank):
        changeRows(rank, removing: 0, adding: 1)
        insertedRank = rank
      case .remove(let rank):
        removedRank = min(rank, removedRank ?? rank)
        changeRows(rank, removing: 1, adding: 0)
      case .reload:
        if controller.state.products.count < model.count { removedRank = 0 }
        reload()
      case .format: break
      }
    }
    return (insertedRank, removedRank)
  }

  /// Returns the rank of a product after updates; nil if it was removed or the list was replaced.
  static func rank(of product: Int, after updates: [ListUpdate]) -> Int? {
    var rank = product
    for update in updates {
      switch update {
      case .insert(let inserted): rank += inserted <= rank ? 1 : 0
      case .remove(let removed):
        guard removed != rank else { return nil }
        rank -= removed < rank ? 1 : 0
      case .reload: return nil
      case .format: break
      }
    }
    return rank
  }
}

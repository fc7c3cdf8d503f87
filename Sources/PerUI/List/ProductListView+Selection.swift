internal import Gtk
internal import PerCore

/// The selected products and the focus.
extension ProductListView {
  /// The ranks of the selected products.
  var selected: [Int] { selection.selected.compactMap { rank(at: $0) } }

  /// The rank of the selected product; nil if none or several are selected.
  var onlySelected: Int? { selection.onlySelected.flatMap { rank(at: $0) } }

  /// The ranks of the selected products, or of all shown ones if none is selected.
  var selectedOrShown: [Int] {
    let selected = selected
    return selected.isEmpty ? foundRanks ?? Array(0..<model.count) : selected
  }

  /// Selects a row, scrolls to it and gives it the focus.
  func select(_ rank: Int, focusing: Bool = true) {
    guard (0..<model.count).contains(rank), let position = position(of: rank) else { return }
    model.add(upTo: position + 1)
    selection.select(position)
    list.scrollTo(position, focusing: focusing && !addRow.isTyping)
  }

  /// Stores which products are selected.
  func rememberSelected() {
    let products = controller.state.products
    selectedIDs = selected.filter { $0 < products.count }.map { products[$0].id }
  }

  /// Selects the shown rows of products.
  ///
  /// - Returns: The position of the first one; nil if no row shows one of the products, so that nothing was selected.
  @discardableResult
  func select(_ ids: Set<Product.ID>) -> Int? {
    guard !ids.isEmpty else { return nil }
    let products = controller.state.products
    let ranks = foundRanks ?? Array(0..<products.count)
    let positions = ranks.indices.filter { ids.contains(products[ranks[$0]].id) }
    guard let first = positions.first, let last = positions.last else { return nil }
    model.add(upTo: last + 1)
    selection.select(positions)
    return first
  }

  /// Leaves the focus where it is, even if a row was about to take it.
  func cancelFocusing() {
    list.cancelFocusing()
  }

  /// Gives the focus to the row that had it last, or to the first row.
  func grabFocus() {
    list.grabFocus()
  }

  /// Gives the focus to the selected row, or to the row that had it last.
  func focusSelected() {
    if !list.focusSelectedRow() { list.grabFocus() }
  }
}

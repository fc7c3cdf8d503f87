internal import Gtk

/// The keys and the context menu of the list.
extension ProductListView {
  func handle(_ event: KeyEvent) -> Bool {
    switch (event.key, event.modifiers) {
    case _ where event.opensMenu:
      openMenuOfSelection()
      return true
    case (.escape, []) where createdFindBar?.isOpen == true:
      find.close()
      return true
    default:
      return false
    }
  }

  func openMenu(of row: ProductRowView, x: Double, y: Double) {
    guard let position = row.item.position else { return }
    // The menu applies to the selected rows.
    if !selection.isSelected(position) { selection.select(position) }
    row.root.parent?.grabFocus()
    PopoverMenu.open(menu(), named: tr("Product Menu"), at: row.root, x: x, y: y)
  }

  /// Opens the context menu at the row that has the focus, or at the first selected row, after scrolling to it.
  package func openMenuOfSelection() {
    let focused = factory.bound.first { $0.row.root.parent?.hasFocus == true }?.position
    if let focused, !selection.isSelected(focused) { selection.select(focused) }
    guard let position = focused ?? selection.selected.first else { return }
    if let row = factory.row(at: position), isInView(row) {
      openMenu(at: row)
    } else {
      list.scrollTo(position) { [weak self] in
        if let self, let row = factory.row(at: position) { openMenu(at: row) }
      }
    }
  }

  private func openMenu(at row: ProductRowView) {
    PopoverMenu.open(menu(), named: tr("Product Menu"), at: row.root)
  }

  /// Returns a Boolean value indicating whether a row is visible from its top to its bottom.
  private func isInView(_ row: ProductRowView) -> Bool {
    guard let top = row.root.position(in: scroller)?.y else { return false }
    return top >= 0 && top + Double(row.root.allocatedHeight) <= Double(scroller.allocatedHeight)
  }
}

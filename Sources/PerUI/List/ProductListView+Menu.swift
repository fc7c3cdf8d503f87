internal import Gtk

/// The keys and the context menu of the list.
extension ProductListView {
  func handle(_ event: KeyEvent) -> Bool {
    switch (event.key, event.modifiers) {
    case (.menu, _), (.f10, .shift):
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

  /// Opens the context menu at the row that has the focus, or at the first selected row.
  package func openMenuOfSelection() {
    var rows: [Int: ProductRowView] = [:]
    factory.forEachBound { row, rank in rows[rank] = row }
    let focused = rows.first { $0.value.root.parent?.hasFocus == true }
    if let focused, !selection.isSelected(focused.key) { selection.select(focused.key) }
    guard let position = focused?.key ?? selection.selected.first else { return }
    PopoverMenu.open(menu(), named: tr("Product Menu"), at: rows[position]?.root ?? list)
  }
}

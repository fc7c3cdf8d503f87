package import PerCore

extension MainWindow: ProductListControllerDelegate {
  package func productList(
    _ controller: ProductListController, didUpdate updates: [ListUpdate]
  ) {
    if updates == [.format] { return list.update() }
    // An inserted product can only get the focus on the visible page.
    update()
    if library.current.id == shownComparison {
      list.apply(updates)
    } else {
      shownComparison = library.current.id
      list.open()
    }
    updateActions()
    if !controller.canClear { emptyList.grabFocus() }
  }
}

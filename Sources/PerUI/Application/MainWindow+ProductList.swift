package import PerCore

extension MainWindow: ProductListControllerDelegate {
  package func productList(_ controller: ProductListController, didInsertAt rank: Int) {
    announcer.productWasInserted(at: rank)
    update()
    list.insert(at: rank)
  }

  package func productList(_ controller: ProductListController, didRemoveAt rank: Int) {
    list.remove(at: rank)
    update()
    if !library.list.canClear { emptyList.grabFocus() }
  }

  package func productListDidReload(_ controller: ProductListController) {
    if library.current.id == shownComparison {
      list.reload()
    } else {
      shownComparison = library.current.id
      list.open()
    }
    update()
    if !library.list.canClear { emptyList.grabFocus() }
  }

  package func productList(
    _ controller: ProductListController, didChangeDisplayUnit unit: DisplayUnit
  ) {
    list.update()
  }
}

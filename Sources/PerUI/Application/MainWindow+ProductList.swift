package import PerCore

extension MainWindow: ProductListControllerDelegate {
  package func productList(_ controller: ProductListController, didUpdate updates: [ListUpdate]) {
    let previous = createdList
    if updates == [.format] {
      previous?.update()
      return
    }
    // An inserted product can only get the focus on the visible page.
    update()
    let isOther = library.current.id != shownComparison
    shownComparison = library.current.id
    if let previous {
      if isOther { previous.open() } else { previous.apply(updates) }
    } else if !isOther {
      createdList?.selectInserted(updates)
    }
    updateActions()
    if !controller.canClear { emptyList?.grabFocus() }
  }

  package func productListWillClose(_ controller: ProductListController) {
    createdList?.createdBuyingBar?.enterText()
  }
}

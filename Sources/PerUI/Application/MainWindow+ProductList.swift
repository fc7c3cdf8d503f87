package import PerCore

extension MainWindow: ProductListControllerDelegate {
  package func productList(
    _ controller: ProductListController, didUpdate updates: [ListUpdate]
  ) {
    let hadList = hasList
    if updates == [.format] {
      if hadList { list.update() }
      return
    }
    // An inserted product can only get the focus on the visible page.
    update()
    let isOther = library.current.id != shownComparison
    shownComparison = library.current.id
    if hadList, isOther {
      list.open()
    } else if hadList {
      list.apply(updates)
    } else if hasList, !isOther {
      list.selectInserted(updates)
    }
    updateActions()
    if !controller.canClear, hasEmptyList { emptyList.grabFocus() }
  }

  package func productListWillClose(_ controller: ProductListController) {
    if hasList { list.enterTypedNeed() }
  }
}

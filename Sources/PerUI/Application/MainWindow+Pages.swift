internal import Gtk

/// The pages of the window: the list, and the page of an empty list.
extension MainWindow {
  private func makeEmptyList() -> EmptyListView {
    let view = EmptyListView()
    emptyList = view
    view.onType = { [weak self] in self?.type($0) }
    addPage(view.root)
    return view
  }

  func makeList() -> ProductListView {
    let view = ProductListView(
      library.list, expectedWidth: viewState.showsSidebar ? nil : window.expectedContentWidth)
    createdList = view
    view.menu = { WindowMenus.product }
    announcer.isFocusMoving = { [weak view] in view?.list.isFocusMoving ?? false }
    view.onOpen = { [weak self] in self?.dialogs.edit($0) }
    view.onScrolledChange = { [weak self] in self?.header.setScrolled($0) }
    view.onSelectionChange = { [weak self] in self?.updateActions() }
    connectEntry(view.addRow)
    connectFind(view)
    view.list.onLayout { [weak self] in self?.placeToast() }
    addPage(view.root)
    return view
  }

  private func addPage(_ root: Widget) {
    root.isVisible = false
    root.verticalExpand = true
    pages.append(root)
  }

  func showPage(isEmpty: Bool) {
    // The page that takes the place of another is shown first, so that the window isn't empty in between.
    if isEmpty {
      let page = emptyList ?? makeEmptyList()
      page.update(library.list.conventions)
      page.root.isVisible = true
    } else {
      list.root.isVisible = true
    }
    (isEmpty ? createdList?.root : emptyList?.root)?.isVisible = false
  }
}

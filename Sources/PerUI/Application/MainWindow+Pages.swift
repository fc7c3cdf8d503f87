internal import Gtk

/// The pages of the window: the list, and the page of an empty list.
extension MainWindow {
  func connectPages() {
    pages.onMenuRequest { [weak self] in self?.openPageMenu(x: $0, y: $1) }
  }

  /// Opens the context menu of the space around the products, or of an empty list.
  private func openPageMenu(x: Double? = nil, y: Double? = nil) {
    // Translators: The name of the context menu of the space around the products, for screen readers.
    PopoverMenu.open(WindowMenus.page, named: tr("List Menu"), at: pages, x: x, y: y)
  }

  private func makeEmptyList() -> EmptyListView {
    let view = EmptyListView()
    emptyList = view
    view.onType = { [weak self] in self?.type($0) }
    view.onMenu = { [weak self] in self?.openPageMenu() }
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

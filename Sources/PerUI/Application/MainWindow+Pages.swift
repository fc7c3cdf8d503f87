internal import Gtk

/// The pages of the window: the list, and the page of an empty list.
extension MainWindow {
  func makeEmptyList() -> EmptyListView {
    hasEmptyList = true
    let view = EmptyListView()
    view.onType = { [weak self] in self?.type($0) }
    addPage(view.root)
    return view
  }

  func makeList() -> ProductListView {
    hasList = true
    let view = ProductListView(library.list)
    view.menu = { WindowMenus.product }
    view.onOpen = { [weak self] in self?.dialogs.edit($0) }
    view.onScrolledChange = { [weak self] in self?.header.setScrolled($0) }
    view.onSelectionChange = { [weak self] in self?.updateActions() }
    connectEntry(view.addRow)
    connectFind(view)
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
    (isEmpty ? emptyList.root : list.root).isVisible = true
    if isEmpty, hasList { list.root.isVisible = false }
    if !isEmpty, hasEmptyList { emptyList.root.isVisible = false }
  }
}

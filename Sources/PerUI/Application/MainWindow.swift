package import Gtk
package import PerCore

/// Per's window: a comparison's ranked list, or what to do while it is empty, beside all comparisons.
@MainActor
package final class MainWindow {
  package let window: ApplicationWindow
  package let library: LibraryController
  private let header: HeaderView
  private let pages = Stack()
  private let emptyList = EmptyListView()
  package let list: ProductListView
  private let sidebar: SidebarPane
  /// Made when something is first removed.
  private var toast: Toast?
  private let overlay = Overlay()
  private let notice: KeepingNotice
  private let actions: WindowActions
  private let viewState: ViewState
  private let announcer: ListAnnouncer
  private let dialogs: WindowDialogs
  /// The form that is open.
  package var dialog: AddDialog? { dialogs.form }
  package var preferencesWindow: PreferencesWindow? { dialogs.preferences }
  package var currencyDialog: CurrencyDialog? { dialogs.currency }

  private enum Page: String {
    case empty
    case list
  }

  package init(_ library: LibraryController, application: Application) {
    self.library = library
    window = ApplicationWindow(application: application)
    list = ProductListView(library.list)
    viewState = ViewState(library)
    actions = WindowActions(window)
    header = HeaderView(menu: actions.menu)
    sidebar = SidebarPane(library)
    notice = KeepingNotice(library)
    announcer = ListAnnouncer(library, window: window)
    dialogs = WindowDialogs(library, over: window, viewState: viewState, announcer: announcer)
    build()
    connect()
    library.delegate = self
    library.list.delegate = self
    update()
    notice.update()
  }

  /// Shows the window as it was left.
  package func present() {
    window.present()
  }

  /// Goes on where the window was closed: fills a long list, scrolls to where it was, and takes up what was being
  /// typed.
  func resume() {
    // The window is up once there is nothing more urgent than this.
    MainLoop.idle { [weak self] in
      guard let self else { return }
      guard !library.loadMore() else { return resume() }
      scroll(to: viewState.scrollPosition)
      if viewState.draft != nil { dialogs.openForm() }
    }
  }

  /// Scrolls the list as soon as it has been laid out far enough, and gives up where it has become shorter.
  private func scroll(to position: Double, tries: Int = 20) {
    guard position > 0, tries > 0 else { return }
    guard list.maximumScrollPosition < position else { return list.scrollPosition = position }
    MainLoop.timeout(milliseconds: 20) { [weak self] in
      self?.scroll(to: position, tries: tries - 1)
    }
  }

  /// Shows what the user has to know about the file that was opened.
  func show(_ opening: StoreOpening.Notice) {
    notice.show(opening)
  }

  // MARK: - The boxes

  private func build() {
    window.defaultSize = viewState.windowSize
    window.titlebar = header.root
    pages.addChild(emptyList.root, name: Page.empty.rawValue)
    pages.addChild(list.root, name: Page.list.rawValue)
    pages.verticalExpand = true
    pages.horizontalExpand = true

    let main = Box(.vertical)
    main.horizontalExpand = true
    main.append(notice.root)
    main.append(pages)
    overlay.child = main
    overlay.addOverlay(sidebar.over)
    fit(viewState.windowSize.width)

    let content = Box(.horizontal)
    content.append(sidebar.beside)
    content.append(overlay)
    window.child = content
    list.menu = WindowMenus.product
  }

  // MARK: - What the user does

  private func connect() {
    list.onOpen = { [weak self] in self?.dialogs.edit($0) }
    dialogs.onDiscard = { [weak self] in self?.offerToRestore() }
    sidebar.onLeave = { [weak self] in self?.focusList() }
    list.onSelectionChange = { [weak self] in self?.updateActions() }
    actions.on(.add) { [weak self] in self?.dialogs.openForm() }
    actions.on(.clear) { [weak library] in library?.list.clear() }
    actions.on(.edit) { [weak self] in
      guard let self, let rank = list.selected.first else { return }
      dialogs.edit(rank)
    }
    actions.on(.duplicate) { [weak self] in
      guard let self else { return }
      library.list.duplicate(at: list.selected)
    }
    actions.on(.remove) { [weak self] in
      guard let self else { return }
      let ranks = list.selected
      library.list.remove(at: ranks)
      // The keyboard goes on where it was.
      if let rank = ranks.first { list.select(min(rank, library.list.state.products.count - 1)) }
    }
    actions.on(.copy) { [weak self] in self?.list.copySelected() }
    actions.on(.undo) { [weak library] in library?.undo() }
    actions.on(.redo) { [weak library] in library?.redo() }
    actions.on(.newComparison) { [weak library] in library?.createComparison() }
    actions.on(.renameComparison) { [weak self] in self?.dialogs.openRename() }
    actions.on(.changeCurrency) { [weak self] in self?.dialogs.openCurrency() }
    actions.on(.duplicateComparison) { [weak self] in
      guard let self else { return }
      // Translators: The name of a comparison that was duplicated.
      let name = tr("{name} (copy)").filled(["name": library.current.words])
      library.duplicateComparison(library.current.id, name: name)
    }
    actions.on(.deleteComparison) { [weak self] in
      guard let self else { return }
      library.deleteComparison(library.current.id)
    }
    actions.on(.search) { [weak self] in self?.search() }
    actions.on(.preferences) { [weak self] in self?.dialogs.openPreferences() }
    actions.on(.shortcuts) { [weak self] in self?.dialogs.openShortcuts() }
    if viewState.showsSidebar { sidebar.reveal() }
    sidebar.onOpen = { [weak self] in
      // What was asked for is to be seen.
      guard let self, sidebar.isOver else { return }
      window.activateAction("win.sidebar")
    }
    window.onResize { [weak self] in
      guard let self else { return }
      fit(window.defaultSize.width)
    }
    actions.onSidebar(isOn: viewState.showsSidebar) { [weak self] in self?.showSidebar($0) }
    window.onCloseRequest { [weak self] in
      self?.keepViewState()
      return false
    }
  }

  /// Sees to it that everything can be used in a window of this width, in pixels.
  private func fit(_ width: Int) {
    header.fit(width)
    sidebar.fit(width)
  }

  private func showSidebar(_ isShown: Bool) {
    viewState.showsSidebar = isShown
    guard isShown else {
      if sidebar.containsFocus { focusList() }
      return sidebar.hide()
    }
    sidebar.reveal()
    sidebar.grabFocus()
  }

  /// Has the keyboard search the comparisons.
  private func search() {
    if viewState.showsSidebar { sidebar.grabFocus() } else { window.activateAction("win.sidebar") }
  }

  private func focusList() {
    if library.list.canClear { list.grabFocus() } else { emptyList.grabFocus() }
  }

  /// Keeps what belongs to the window rather than to the library, for the next start.
  func keepViewState() {
    library.retry()
    viewState.windowSize = window.defaultSize
    viewState.scrollPosition = list.scrollPosition
    viewState.flush()
  }

  // MARK: - What is shown

  private func update() {
    let isEmpty = library.list.state.products.isEmpty && !library.isLoading
    let name = library.current.name
    header.show(library.current.words.shortened)
    window.title =
      name.isEmpty
      // Translators: The name of the program, the same in every language.
      ? tr("Per")
      // Translators: The title of the window: a comparison's name and the program's.
      : tr("{name} — Per").filled(["name": name.shortened])
    // A page that is not seen is hidden besides, so that it is not read out either.
    let (shown, other) = isEmpty ? (emptyList.root, list.root) : (list.root, emptyList.root)
    shown.isVisible = true
    pages.visibleChildName = (isEmpty ? Page.empty : .list).rawValue
    other.isVisible = false
    updateActions()
  }

  private func updateActions() {
    let count = list.selected.count
    actions.enable(.clear, library.list.canClear)
    actions.enable(.edit, count == 1)
    for action in [WindowActions.Name.duplicate, .remove, .copy] {
      actions.enable(action, count > 0)
    }
    actions.show(library.history)
  }

  private func showToast(_ words: String, button: Toast.Button) {
    if toast == nil {
      let made = Toast()
      overlay.addOverlay(made.root)
      toast = made
    }
    toast?.show(words, button: button)
  }

  private func offerToRestore() {
    let restore = Toast.Button(label: tr("Restore")) { [weak self] in
      self?.toast?.hide()
      self?.dialogs.restoreForm()
    }
    showToast(tr("Entry discarded"), button: restore)
  }
}

extension MainWindow: ProductListControllerDelegate {
  package func productList(_ controller: ProductListController, didInsertAt rank: Int) {
    announcer.productCame(to: rank)
    update()
    list.insert(at: rank)
  }

  package func productList(_ controller: ProductListController, didRemoveAt rank: Int) {
    list.remove(at: rank)
    update()
    if !library.list.canClear { emptyList.grabFocus() }
  }

  package func productListDidReload(_ controller: ProductListController) {
    list.reload()
    update()
    if !library.list.canClear { emptyList.grabFocus() }
  }

  package func productList(
    _ controller: ProductListController, didChangeDisplayUnit unit: DisplayUnit
  ) {
    list.update()
  }
}

extension MainWindow: LibraryControllerDelegate {
  package func libraryDidChangeComparisons(_ library: LibraryController) {
    sidebar.update()
    update()
    announcer.comparisonsChanged()
  }

  package func libraryDidChangePreferences(_ library: LibraryController) {
    ColorScheme.apply(library.preferences.appearance.colorScheme)
    sidebar.update()
  }

  package func library(
    _ library: LibraryController, did action: Action, by way: LibraryController.Way
  ) {
    updateActions()
    announcer.announce(action, way)
    if way == .done, let words = action.removalWords(format: library.list.conventions.numbers) {
      showToast(
        words, button: Toast.Button(label: tr("Undo")) { [weak library] in library?.undo() })
    } else {
      toast?.hide()
    }
  }

  package func library(_ library: LibraryController, storeDidFail failure: StoreFailure?) {
    notice.update()
    if let failure { announcer.announce(failure) }
  }
}

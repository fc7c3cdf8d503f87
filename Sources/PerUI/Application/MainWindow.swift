package import Gtk
package import PerCore
internal import PerFiles
internal import PerThreads

/// The main window, with the sidebar and the list of the open comparison.
@MainActor
package final class MainWindow {
  package let window: ApplicationWindow
  package let library: LibraryController
  /// The library doesn't retain it.
  private let controller: ProductListController
  let header: HeaderView
  /// Contains the page of an empty list and the list, of which one is visible. Each is created when it is first shown.
  let pages = Box(.vertical)
  var emptyList: EmptyListView?
  package var list: ProductListView { createdList ?? makeList() }
  var createdList: ProductListView?
  let sidebar: SidebarPane
  /// Created with the first message.
  var toast: Toast?
  let overlay = Overlay()
  private let content = Box(.vertical)
  package let notice: SavingNotice
  let actions: WindowActions
  let viewState: ViewState
  let announcer: ListAnnouncer
  let dialogs: WindowDialogs
  package let imports: WindowImports
  package let copies: CopyDialogs
  package let files: ListFiles
  /// The form, while it is open.
  package var dialog: AddDialog? { dialogs.form }
  package var pasteWindow: PasteWindow? { dialogs.paste }
  package var preferencesWindow: PreferencesWindow? { dialogs.preferences }
  package var currencyDialog: CurrencyDialog? { dialogs.currency }

  /// The products that were copied last; nil if there were too many to add them at once.
  var copied: CopiedProducts?

  /// The widget that had the focus when the window was shown, until the list is read.
  private var focusedAtStart: Widget?

  /// A Boolean value indicating whether the state of the last session is being restored.
  private(set) var isResuming = false

  /// The comparison that the list shows.
  var shownComparison: Comparison.ID

  package init(_ library: LibraryController, application: Application) {
    self.library = library
    controller = library.list
    shownComparison = library.current.id
    window = ApplicationWindow(application: application)
    viewState = ViewState(library)
    actions = WindowActions(window)
    header = HeaderView { [weak actions] in actions?.menu ?? Menu() }
    sidebar = SidebarPane(library)
    notice = SavingNotice(library)
    announcer = ListAnnouncer(library, window: window)
    dialogs = WindowDialogs(library, over: window, viewState: viewState, announcer: announcer)
    imports = WindowImports(library, over: window)
    copies = CopyDialogs(library, over: window)
    files = ListFiles(library, over: window)
    build()
    connect()
    connectEntry()
    connectClipboard()
    connectFiles()
    connectFind()
    library.delegate = self
    update()
    notice.update()
  }

  /// Shows the window, with the focus in the list.
  package func present() {
    let isFirst = !window.isVisible
    window.presentBelowDialogs()
    focusList()
    if isFirst, library.isLoading { focusedAtStart = window.focusedWidget }
  }

  /// Restores the state of the last session: reads a long list, and opens the form with a saved draft. The list is at
  /// its top, where the best value is.
  ///
  /// Call it before `present()`, so that a long list is read while GTK draws the window.
  package func resume() {
    isResuming = true
    guard let loading = library.beginLoading() else { return openDraft() }
    // GTK draws the window meanwhile.
    BackgroundThread.run(yields: true) {
      loading.run()
    } then: { [weak self] _ in
      guard let self else { return }
      library.finish(loading)
      // The window was closed.
      guard !library.isLoading || library.failure != nil else { return }
      // The user may have moved the focus meanwhile.
      if focusedAtStart?.isSame(as: window.focusedWidget) ?? (window.focusedWidget == nil) {
        focusList()
      }
      focusedAtStart = nil
      openDraft()
    }
    // The main loop is idle when the window is shown.
    MainLoop.idle { [weak self] in self?.list.prepare() }
  }

  private func openDraft() {
    MainLoop.idle { [weak self] in
      guard let self else { return }
      if viewState.draft != nil {
        dialogs.openForm()
      } else if viewState.showsLine {
        type(viewState.line)
      }
      isResuming = false
      imports.openWaiting()
    }
  }

  /// Opens the About window, unless it is open.
  ///
  /// - Parameter libraryPath: The path of the library's file; nil if the library isn't saved.
  package func openAbout(over parent: Window?, libraryPath: String?) {
    dialogs.openAbout(over: parent, libraryPath: libraryPath)
  }

  // MARK: - Content

  private func build() {
    window.defaultSize = viewState.windowSize
    // The header bars of the list and the sidebar are in the content. Without a title bar, GTK would add one.
    let titlebar = Box(.horizontal)
    titlebar.isVisible = false
    window.titlebar = titlebar
    pages.verticalExpand = true
    pages.horizontalExpand = true

    content.horizontalExpand = true
    content.append(header.root, notice.root, pages)
    overlay.child = content
    overlay.addOverlay(sidebar.dimming)
    overlay.addOverlay(sidebar.over)
    fit(viewState.windowSize.width)

    let row = Box(.horizontal)
    row.append(sidebar.beside, overlay)
    window.child = row
  }

  // MARK: - Actions

  private func connect() {
    dialogs.onDiscard = { [weak self] in self?.offerToRestore($0) }
    dialogs.onDiscardPaste = { [weak self] in self?.offerToRestore($0) }
    dialogs.onRefusePaste = { [weak self] in self?.offerToShow($0) }
    dialogs.onAddElsewhere = { [weak self] text in
      guard let self else { return }
      // The best value is in view.
      list.select(0)
      tell(text, button: undoButton)
      focusList()
    }
    dialogs.onOpenForm = { [weak self] in self?.hideToast() }
    dialogs.onPasteLines = { [weak self] in self?.paste($0, shop: $1) }
    dialogs.onRestore = { [weak self] in self?.hideOfferToRestore() }
    dialogs.onStartComparison = { [weak self] in
      self?.list.select(0)
      self?.tell(tr("Added to a new comparison. The previous one is in the sidebar."))
    }
    connectSidebar()
    connectPages()
    actions.on(.add, dialogs) { $0.openForm() }
    actions.on(.clear, library) { $0.list.clear() }
    actions.on(.edit, self) { $0.list.selected.first.map($0.dialogs.edit) }
    actions.on(.duplicate, self) { $0.library.list.duplicate(at: $0.list.selected) }
    actions.on(.remove, self) { $0.library.list.remove(at: $0.list.selected) }
    connectImport()
    actions.on(.undo, library) { $0.undo() }
    actions.on(.redo, library) { $0.redo() }
    actions.on(.newComparison, library) { $0.createComparison() }
    actions.on(.changeCurrency, dialogs) { $0.openCurrency() }
    actions.on(.renameComparison, self) {
      $0.dialogs.openRename($0.sidebar.focusedComparison ?? $0.library.current.id)
    }
    actions.on(.duplicateComparison, self) { $0.duplicate($0.library.current.id) }
    actions.on(.deleteComparison, library) { $0.deleteComparison($0.current.id) }
    actions.onStyle(library.preferences.appearance) { [weak library] in
      library?.prefer(\.appearance, $0)
    }
    actions.on(.search, self) { $0.search() }
    actions.on(.preferences, dialogs) { $0.openPreferences() }
    actions.on(.shortcuts, self) { ShortcutsHelp.present(over: $0.window) }
    window.onResize { [weak self] in
      guard let self else { return }
      fit(window.defaultSize.width)
    }
    window.onCloseRequest { [weak self] in
      guard let self else { return false }
      keepViewState()
      return asksBeforeClosing { [weak self] in self?.window.destroy() }
    }
  }

  private func connectSidebar() {
    sidebar.calls.onLeave = { [weak self] in
      guard let self else { return }
      if sidebar.isOver { window.activateAction(.sidebar) } else { focusList() }
    }
    sidebar.calls.onRename = { [weak self] in self?.dialogs.openRename($0) }
    sidebar.calls.onDuplicate = { [weak self] in self?.duplicate($0) }
    sidebar.calls.onOpen = { [weak self] in self?.uncoverList() }
    // As in GNOME's split views.
    sidebar.onClose = { [weak self] in self?.window.activateAction(.sidebar) }
    actions.onSidebar(isOn: viewState.showsSidebar) { [weak self] in self?.showSidebar($0) }
    if viewState.showsSidebar {
      sidebar.reveal()
      header.fit(viewState.windowSize.width, sidebar)
    }
  }

  private func duplicate(_ id: Comparison.ID) {
    guard let summary = library.summaries.first(where: { $0.id == id }) else { return }
    // Translators: The name of a comparison that was duplicated.
    let name = tr("{name} (copy)").filled(["name": summary.title(library.list.conventions)])
    library.duplicateComparison(id, name: name)
  }

  /// Fits the content to a window of the given width, in pixels.
  private func fit(_ width: Int) {
    sidebar.fit(width)
    header.fit(width, sidebar)
  }

  private func showSidebar(_ isShown: Bool) {
    viewState.showsSidebar = isShown
    if isShown {
      sidebar.reveal()
      sidebar.grabFocus()
    } else {
      if sidebar.containsFocus { focusList() }
      sidebar.hide()
    }
    fit(window.defaultSize.width)
  }

  /// Closes a sidebar that covers the list, before something in the list gets the focus.
  func uncoverList() {
    if sidebar.isOver, sidebar.isRevealed { window.activateAction(.sidebar) }
  }

  /// Moves the focus to the search entry of the sidebar.
  private func search() {
    if sidebar.isRevealed { sidebar.grabFocus() } else { window.activateAction(.sidebar) }
  }

  /// Gives the focus to the list. If the list is empty, the focus is in the field for a line or on the empty page,
  /// whichever is shown. GTK also moves the focus to a widget that is hidden.
  func focusList() {
    if library.list.canClear {
      list.grabFocus()
    } else if let row = createdList?.addRow, row.isTyping {
      if !row.root.containsFocus { row.type(nil) }
    } else {
      emptyList?.grabFocus()
    }
  }

  /// Saves the state of the window for the next session.
  func keepViewState() {
    if !library.stopLoading() {
      library.finishRunning()
      library.retry()
    }
    viewState.keep(
      windowSize: window.defaultSize, showsLine: createdList?.addRow.isTyping ?? false)
  }

  // MARK: - Updates

  func update() {
    let isTyping = createdList?.addRow.isTyping ?? false
    let isEmpty = library.list.state.products.isEmpty && !library.isLoading && !isTyping
    let name = library.current.name
    header.show(library.title)
    window.title =
      name.isEmpty
      // Translators: The name of the program, the same in every language.
      ? tr("Per")
      // Translators: The title of the window: the name of a comparison and of the program.
      : tr("{name} — Per").filled(["name": name.shortened])
    showPage(isEmpty: isEmpty)
    toast?.comparisonDidChange()
    placeToast()
    updateActions()
  }

  func updateActions() {
    let count = createdList?.selected.count ?? 0
    actions.enable([.edit], count == 1)
    actions.enable([.duplicate, .remove, .cut], count > 0)
    // Clearing would also remove the products that a search hides.
    let showsAll = createdList?.showsAll ?? true
    actions.enable([.clear], library.list.canClear && showsAll)
    actions.enable(
      [.find, .need, .copy, .copyAsText, .export, .print, .savePages],
      library.list.canClear)
    actions.show(library.history)
  }
}

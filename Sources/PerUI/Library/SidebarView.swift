internal import Gtk
internal import PerCore

/// The sidebar: a search entry, all comparisons, and a button that creates one.
///
/// The selected row is always the open comparison. The arrow keys move the focus only.
@MainActor
final class SidebarView {
  let root = Box(.vertical)
  private let calls: Calls
  let library: LibraryController
  let search = SearchEntry()
  private let searchUndo: SearchUndo
  let model = RowModel()
  let selection: SingleSelection
  private(set) var factory: ListItemFactory<ComparisonRowView>!
  private(set) var list: ListView!
  let scroller = ScrolledWindow()
  let rowLayout = RowTextLayout()
  /// The scheduled layout of the rows.
  var fitting: ScheduledSource?
  let pages = Stack()
  private let newComparison = Button(mnemonic: tr("New _Comparison"))
  /// The comparisons that are shown.
  var summaries: [ComparisonSummary] = []
  /// The comparison that was open at the last update.
  var shownComparison: Comparison.ID
  /// A Boolean value indicating whether rows are inserted and removed. The open comparison is selected after that.
  var isChangingRows = false
  /// The comparison that the context menu was opened for.
  private var menuTarget: Comparison.ID?

  enum Page: String {
    case list, noResults
  }

  /// The functions that the sidebar calls.
  struct Calls {
    /// Called when the user opened a comparison.
    var onOpen: () -> Void = {}
    /// Called when the user pressed Escape without a search.
    var onLeave: () -> Void = {}
    /// Called with the id of the comparison to rename.
    var onRename: (Comparison.ID) -> Void = { _ in }
    /// Called with the id of the comparison to duplicate.
    var onDuplicate: (Comparison.ID) -> Void = { _ in }
  }

  init(_ library: LibraryController, _ calls: Calls) {
    (self.library, self.calls) = (library, calls)
    shownComparison = library.current.id
    searchUndo = SearchUndo(search)
    selection = SingleSelection(model)
    factory = ListItemFactory(
      createsHiddenRowsLater: true,
      setup: { [weak self] item in
        ComparisonRowView(item) { self?.open($0.item.position) }
      },
      bind: { [weak self] row, item in
        guard let self, let summary = summary(of: item) else { return }
        row.show(summary, conventions: library.conventions(of: summary.comparison))
        row.fit(rowLayout, width: list?.allocatedWidth ?? 0)
      },
      name: { [weak self] item in
        guard let self, let summary = summary(of: item) else { return }
        item.setRowAccessibleLabel(summary.spoken(library.conventions(of: summary.comparison)))
      })
    list = ListView(selection, factory: factory)
    build()
    connect()
    update()
  }

  /// Returns the comparison of a list item; nil if there is none yet.
  private func summary(of item: ListItem) -> ComparisonSummary? {
    item.position.flatMap { summaries.indices.contains($0) ? summaries[$0] : nil }
  }

  private func build() {
    root.verticalExpand = true
    search.placeholder = tr("Search")
    search.accessibleLabel = tr("Search comparisons")
    // The entry, and so the sidebar, has this width where the window is too narrow for the minimum width of the
    // sidebar.
    search.maxWidthChars = 20
    search.setMargins(top: 6, bottom: 6, start: 6, end: 6)
    list.addClass("comparisons")
    list.accessibleLabel = tr("Comparisons, latest first")
    scroller.scrollVertically(list, name: tr("Comparisons"))
    scroller.onWidthChange { [weak self] in self?.fitRowsSoon() }
    list.onFontChange { [weak self] in
      self?.rowLayout.ruler.forgetFonts()
      self?.fitRowsSoon()
    }
    let noResults = Label(tr("No comparisons found"))
    noResults.addClass("dim-label")
    noResults.isWrapping = true
    noResults.justification = .center
    noResults.setMargins(top: 12, bottom: 12, start: 12, end: 12)
    pages.addChild(scroller, name: Page.list.rawValue)
    pages.addChild(noResults, name: Page.noResults.rawValue)
    pages.verticalExpand = true
    newComparison.actionName = ActionName.newComparison.qualified
    newComparison.setMargins(top: 6, bottom: 6, start: 6, end: 6)
    root.append(search, pages, newComparison)
  }

  private func connect() {
    search.onSearch { [weak self] in self?.filter() }
    search.onStop { [weak self] in self?.escape() }
    search.onActivate { [weak self] in
      // The entry waits a moment before it reports a change.
      guard let self, !search.text.isEmpty else { return }
      filter()
      open(0)
    }
    search.captureKeys(of: list)
    list.onActivateRow { [weak self] in self?.open($0) }
    list.onMenuRequest(in: factory, content: { $0.root }) { [weak self] in
      self?.openMenu(at: $0, x: $1, y: $2)
    }
    selection.onSelectionChanged { [weak self] in self?.selectOpenComparison() }

    root.onKeyPress { [weak self] in self?.handle($0) ?? false }
    list.addController(Shortcut.controller { $0.scope == .comparisons })

    let actions = ActionGroup()
    func add(_ name: ActionName, _ body: @escaping @MainActor (Comparison.ID) -> Void) {
      let action = SimpleAction(name.rawValue)
      action.onActivate { [weak self] in
        if let target = self?.focusedComparison ?? self?.menuTarget { body(target) }
      }
      actions.addAction(action)
    }
    add(.openRow) { [weak self] in self?.open($0) }
    add(.renameRow) { [weak self] in self?.calls.onRename($0) }
    add(.duplicateRow) { [weak self] in self?.duplicate($0) }
    add(.deleteRow) { [weak self] in self?.delete($0) }
    root.insertActionGroup(ActionName.rows, actions)
  }

  // MARK: - Opening and deleting

  private func open(_ position: Int?) {
    if let position, summaries.indices.contains(position) { open(summaries[position].id) }
  }

  private func open(_ id: Comparison.ID) {
    library.open(id)
    update()
    calls.onOpen()
  }

  /// Deletes a comparison. The focus goes to the row that takes its place.
  private func delete(_ id: Comparison.ID) {
    let position = position(of: id)
    library.deleteComparison(id)
    guard let position else { return }
    if summaries.isEmpty {
      search.grabFocus()
    } else {
      // GTK 4.18 has not bound the row yet, but moves the focus to it.
      focusRow(min(position, summaries.count - 1))
    }
  }

  /// Duplicates a comparison. The focus goes to the row of the copy, which is the open comparison.
  private func duplicate(_ id: Comparison.ID) {
    let opened = library.current.id
    calls.onDuplicate(id)
    guard library.current.id != opened else { return }
    if let position = selection.selected, !focusRow(position) {
      list.scrollTo(position, focusing: true)
    }
  }

  /// Returns the position of a comparison; nil if it is not shown.
  func position(of id: Comparison.ID) -> Int? {
    summaries.indices.first { summaries[$0].id == id }
  }

  // MARK: - Keys

  /// The row that has the focus, with its position.
  var focusedRow: (row: ComparisonRowView, position: Int)? {
    factory.bound.first { $0.row.row?.hasFocus == true }
  }

  /// The comparison of the focused row.
  var focusedComparison: Comparison.ID? {
    focusedRow.map { summaries[$0.position].id }
  }

  /// Moves the focus to a row.
  ///
  /// - Returns: A Boolean value indicating whether the row exists.
  @discardableResult
  func focusRow(_ position: Int) -> Bool {
    guard summaries.indices.contains(position) else { return false }
    model.add(upTo: position + 1)
    return factory.focusRow(at: position)
  }

  private func handle(_ event: KeyEvent) -> Bool {
    // Keys such as End apply to all rows.
    model.addAll()
    switch (event.key, event.modifiers) {
    // The sidebar is one stop of the Tab key; the arrow keys move within it.
    case (.tab, []): return root.passFocusOn()
    case (.tab, .shift), (.isoLeftTab, _): return root.passFocusOn(backward: true)
    case (.down, []) where search.containsFocus:
      return focusRow(0) || newComparison.grabFocus()
    case (.up, []) where newComparison.hasFocus:
      return focusRow(summaries.count - 1) || search.grabFocus()
    case (.escape, []) where newComparison.hasFocus:
      escape()
      return true
    default:
      break
    }
    guard let (row, position) = focusedRow else { return false }
    switch (event.key, event.modifiers) {
    case (.escape, []): escape()
    case (.up, []) where position == 0: search.grabFocus()
    case (.down, []) where position == summaries.count - 1: newComparison.grabFocus()
    case _ where event.opensMenu: openMenu(at: row)
    default:
      // The list forwards the key to the search entry, which needs the focus for the keys after it.
      if event.startsText { search.grabFocus() }
      return false
    }
    return true
  }

  /// Clears the search, or leaves the sidebar if the search is empty.
  private func escape() {
    guard search.text.isEmpty else {
      search.text = ""
      return
    }
    calls.onLeave()
  }

  private func openMenu(at row: ComparisonRowView, x: Double? = nil, y: Double? = nil) {
    guard let position = row.item.position else { return }
    menuTarget = summaries[position].id
    row.row?.grabFocus()
    PopoverMenu.open(WindowMenus.comparison, named: tr("Comparison Menu"), at: row.root, x: x, y: y)
  }

  /// Shows all comparisons again before the sidebar is hidden.
  func endSearch() {
    // GTK would also let the cursor blink in a text that is selected while the entry is still hidden.
    if !search.text.isEmpty { search.text = "" }
  }

  /// Gives the focus to the search entry and selects its text.
  func grabFocus() {
    // An earlier search that was cleared doesn't keep undo from the list.
    if search.text.isEmpty { searchUndo.forget() }
    search.grabFocusSelectingAll()
  }
}

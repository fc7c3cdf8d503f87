internal import Gtk
internal import PerCore

/// All comparisons, the latest change first; typing searches them.
@MainActor
final class SidebarView {
  let root = Box(.vertical)
  /// A comparison was opened here.
  var onOpen: () -> Void = {}
  /// Escape was pressed where it has nothing to clear.
  var onLeave: () -> Void = {}
  private let library: LibraryController
  private let search = SearchEntry()
  private let model = StringList()
  private let selection: SingleSelection
  private var factory: ListItemFactory<ComparisonRowView>!
  private var list: ListView!
  private let shown = Shown()

  /// What the list shows, shared with the factory.
  @MainActor
  private final class Shown {
    var summaries: [ComparisonSummary] = []
  }

  init(_ library: LibraryController) {
    self.library = library
    selection = SingleSelection(model)
    factory = ListItemFactory(
      setup: { [weak self] item in
        ComparisonRowView(item) { row, x, y in self?.openMenu(of: row, x: x, y: y) }
      },
      bind: { [shown, unowned library] row, item in
        guard let position = item.position, shown.summaries.indices.contains(position) else {
          return
        }
        let summary = shown.summaries[position]
        row.show(summary, conventions: library.conventions(of: summary.comparison))
      })
    list = ListView(selection, factory: factory)
    build()
    update()
  }

  private func build() {
    root.addClass("sidebar")
    search.placeholder = tr("Search comparisons")
    search.accessibleLabel = tr("Search comparisons")
    search.tooltip = tr("Search comparisons")
    search.setMargins(top: 6, bottom: 6, start: 6, end: 6)
    search.onSearch { [weak self] in self?.update() }
    search.onStop { [weak self] in self?.escape() }
    search.onActivate { [weak self] in
      // What was typed last may not have been looked for yet.
      guard let self, !search.text.isEmpty else { return }
      update()
      open(0)
      onOpen()
    }

    list.addClass("comparisons")
    list.accessibleLabel = tr("Comparisons, latest first")
    list.activatesOnSingleClick = true
    list.onActivateRow { [weak self] in
      self?.open($0)
      self?.onOpen()
    }

    let keys = KeyController()
    keys.onKeyPress { [weak self] in self?.handle($0) ?? false }
    list.addController(keys)
    search.captureKeys(of: list)

    let scroller = ScrolledWindow(child: list)
    scroller.accessibleLabel = tr("Comparisons")
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.verticalExpand = true

    let add = Button(mnemonic: tr("New _Comparison"))
    add.actionName = "win.new-comparison"
    add.hasFrame = false
    root.append(search)
    root.append(scroller)
    root.append(Separator(.horizontal))
    root.append(add)
  }

  private func open(_ position: Int) {
    guard shown.summaries.indices.contains(position) else { return }
    library.open(shown.summaries[position].id)
    update()
  }

  /// Clears the search, or else leaves the sidebar.
  private func escape() {
    guard search.text.isEmpty else {
      search.text = ""
      return
    }
    onLeave()
  }

  private func handle(_ event: KeyEvent) -> Bool {
    switch (event.key, event.modifiers) {
    case (.escape, []):
      escape()
      return true
    case (.delete, []), (.keypadDelete, []):
      openSelected()
      return list.activateAction("win.delete-comparison")
    case (.menu, _), (.f10, .shift):
      openSelected()
      factory.forEachBound { row, position in
        if position == selection.selected { openMenu(at: row.root) }
      }
      return true
    default:
      return false
    }
  }

  /// Opens the row that the keyboard has moved to, since all is done to the comparison that is open.
  private func openSelected() {
    if let position = selection.selected { open(position) }
  }

  private func openMenu(of row: ComparisonRowView, x: Double, y: Double) {
    guard let position = row.item.position else { return }
    // What the menu does is done to the comparison that is open.
    open(position)
    openMenu(at: row.root, x: x, y: y)
  }

  private func openMenu(at row: Widget, x: Double? = nil, y: Double? = nil) {
    PopoverMenu.open(
      WindowMenus.comparison, named: tr("Comparison Menu"), at: row, x: x, y: y)
  }

  /// Shows the comparisons as they are, with the smallest change of the list.
  func update() {
    let wanted = search.text.lowercased()
    let old = shown.summaries
    let new =
      wanted.isEmpty
      ? library.summaries : library.summaries.filter { $0.matches(wanted) }
    shown.summaries = new
    let start = zip(old, new).prefix { $0.id == $1.id }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0.id == $1.id }.count
    let (removed, added) = (old.count - start - end, new.count - start - end)
    if removed > 0 || added > 0 { model.splice(start, removing: removed, addingEmpty: added) }
    factory.forEachBound { row, position in
      guard new.indices.contains(position) else { return }
      row.show(new[position], conventions: library.conventions(of: new[position].comparison))
    }
    selection.selected = new.firstIndex { $0.id == library.current.id }
  }

  func grabFocus() {
    search.grabFocus()
  }
}

extension ComparisonSummary {
  /// Whether the comparison's name, or what stands for it, or its best product holds `text`, which is in small
  /// letters.
  fileprivate func matches(_ text: String) -> Bool {
    comparison.words.lowercased().contains(text)
      || (best?.name.lowercased().contains(text) ?? false)
  }
}

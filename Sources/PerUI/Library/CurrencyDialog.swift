internal import Gtk
internal import PerCore

/// A dialog that asks for a currency.
@MainActor
package final class CurrencyDialog: Dialog {
  private let content: Content
  private let choose: (Currency?) -> Void
  private let search = SearchEntry()
  private let model = StringList()
  private let selection: SingleSelection
  private let change = Button(mnemonic: tr("C_hange"))
  private var list: ListView!
  /// The choices in the list. Nil is the automatic choice.
  private var choices: [Currency?] = []

  /// The texts and choices of the dialog.
  struct Content {
    /// A text below the list.
    var note: String
    /// The words for the choice of no currency, such as "Automatic (Euro)"; nil if a currency must be chosen.
    var automatic: String?
    /// The money format of the locale.
    var money: MoneyFormat
  }

  /// - Parameters:
  ///   - current: The initially selected currency; nil for the automatic choice or no currency.
  ///   - choose: Called with the choice of the user.
  init(
    _ content: Content, current: Currency?, parent: Window,
    choose: @escaping @MainActor (Currency?) -> Void
  ) {
    self.content = content
    self.choose = choose
    selection = SingleSelection(model)
    super.init()
    let factory = ListItemFactory<Label>(
      setup: { item in
        let label = Label(wrapping: "")
        item.setLabeledChild(label)
        return label
      },
      bind: { [weak self] label, item in
        guard let self, let position = item.position, choices.indices.contains(position) else {
          return
        }
        let text = choices[position]?.text(in: content.money) ?? content.automatic ?? ""
        label.text = text
        item.setRowAccessibleLabel(text)
      })
    list = ListView(selection, factory: factory)
    build(over: parent)
    connect()
    show(found(by: ""), selecting: current)
  }

  package func present() {
    window.present()
    search.grabFocus()
    if let selected = selection.selected { list.scrollTo(selected) }
  }

  private func build(over parent: Window) {
    window.title = tr("Currency")
    let cancel = Button(mnemonic: tr("_Cancel"))
    cancel.onClick { [weak self] in self?.close() }
    window.makeDialog(over: parent, cancel: cancel, accept: change)

    let prompt = tr("Search by name, code or symbol")
    search.placeholder = prompt
    search.accessibleLabel = prompt
    search.maxWidthChars = prompt.count
    list.accessibleLabel = tr("Currencies")
    list.addClass("currencies")
    let scroller = ScrolledWindow()
    scroller.scrollVertically(list, name: tr("Currencies"))
    scroller.verticalExpand = true
    let note = Label(wrapping: content.note)
    note.addClass("dim-label")
    search.setAccessibleDescribedBy(note)
    let page = Box(.vertical, spacing: 12)
    page.margin = 12
    page.append(search, scroller, note)
    window.child = page
    window.defaultSize = (width: max(400, window.naturalWidth), height: 480)
  }

  private func connect() {
    search.onSearch { [weak self] in self?.update() }
    search.onStop { [weak self] in self?.close() }
    search.onActivate { [weak self] in
      // The list may not show the last letters yet.
      self?.update()
      self?.accept()
    }
    search.captureKeys(of: list)
    change.onClick { [weak self] in self?.accept() }
    list.onActivateRow { [weak self] in
      self?.selection.selected = $0
      self?.accept()
    }
    selection.onSelectionChanged { [weak self] in self?.updateChange() }
    window.onDismiss { [weak self] in self?.close() }
  }

  /// Returns the choices that a search finds, the automatic choice first.
  private func found(by text: String) -> [Currency?] {
    let found: [Currency?] = Currency.found(by: text, in: content.money)
    guard let automatic = content.automatic,
      text.isEmpty || TypeAhead(text).matches(automatic)
    else { return found }
    return [nil] + found
  }

  /// Shows the choices that the search finds.
  private func update() {
    let found = found(by: search.text)
    guard found != choices else { return }
    let selected = selection.selected.map { choices[$0] }
    show(found, selecting: selected.flatMap { found.contains($0) ? $0 : nil } ?? found.first ?? nil)
  }

  private func show(_ found: [Currency?], selecting selected: Currency?) {
    let count = choices.count
    choices = found
    model.splice(0, removing: count, addingEmpty: found.count)
    selection.selected = found.firstIndex { $0 == selected }
    updateChange()
  }

  private func updateChange() {
    change.isSensitive = selection.selected != nil
  }

  private func accept() {
    guard let selected = selection.selected else { return }
    let choice = choices[selected]
    close()
    choose(choice)
  }
}

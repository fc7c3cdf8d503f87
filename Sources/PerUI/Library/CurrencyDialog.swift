package import Gtk
internal import PerCore

/// The dialog that changes the currency of a comparison.
@MainActor
package final class CurrencyDialog {
  /// Called when the dialog has closed.
  var onClose: () -> Void = {}

  package let window = Window()
  private let money: MoneyFormat
  private let choose: (Currency) -> Void
  private let search = SearchEntry()
  private let model = StringList()
  private let selection: SingleSelection
  private let change = Button(mnemonic: tr("C_hange"))
  private var factory: ListItemFactory<Label>!
  private var list: ListView!
  private let shown = Shown()

  /// The currencies in the list, shared with the factory.
  @MainActor
  private final class Shown {
    var currencies: [Currency] = []
  }

  /// - Parameters:
  ///   - current: The currency of the comparison; nil if it has none.
  ///   - money: The money format of the locale.
  ///   - choose: Called with the currency that the user chose.
  init(
    current: Currency?, money: MoneyFormat, parent: Window,
    choose: @escaping @MainActor (Currency) -> Void
  ) {
    self.money = money
    self.choose = choose
    selection = SingleSelection(model)
    factory = ListItemFactory(
      setup: { item in
        let label = Label()
        label.xalign = 0
        item.child = label
        return label
      },
      bind: { [shown] label, item in
        guard let position = item.position, shown.currencies.indices.contains(position) else {
          return
        }
        let words = shown.currencies[position].words(in: money)
        label.text = words
        item.setRowAccessibleLabel(words)
      })
    list = ListView(selection, factory: factory)
    build(over: parent)
    connect()
    show(Currency.search("", in: money), selecting: current)
  }

  package func present() {
    window.present()
    search.grabFocus()
    if let selected = selection.selected { list.scrollTo(selected) }
  }

  private func build(over parent: Window) {
    window.title = tr("Currency")
    window.isModal = true
    window.transientFor = parent
    window.defaultSize = (width: 360, height: 480)
    let cancel = Button(mnemonic: tr("_Cancel"))
    cancel.onClick { [weak self] in self?.close() }
    change.addClass("suggested-action")
    let header = HeaderBar()
    header.showsTitleButtons = false
    header.packStart(cancel)
    header.packEnd(change)
    window.titlebar = header

    search.placeholder = tr("Search by code or symbol")
    search.accessibleLabel = tr("Search by code or symbol")
    list.accessibleLabel = tr("Currencies")
    list.addClass("currencies")
    let scroller = ScrolledWindow(child: list)
    scroller.accessibleLabel = tr("Currencies")
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.verticalExpand = true
    let note = Label(tr("Amounts are not converted."))
    note.addClass("dim-label")
    note.isWrapping = true
    search.setAccessibleDescribedBy(note)
    let content = Box(.vertical, spacing: 12)
    content.margin = 12
    content.append(search)
    content.append(scroller)
    content.append(note)
    window.child = content
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
    window.onCloseRequest { [weak self] in
      self?.close()
      return true
    }
    let keys = KeyController(phase: .capture)
    keys.onKeyPress { [weak self] event in
      guard event.key == .escape else { return false }
      self?.close()
      return true
    }
    window.addController(keys)
    window.closeByKey()
  }

  /// Shows the currencies that the search finds.
  private func update() {
    let found = Currency.search(search.text, in: money)
    guard found != shown.currencies else { return }
    let selected = selection.selected.map { shown.currencies[$0] }
    show(found, selecting: selected.flatMap { found.contains($0) ? $0 : nil } ?? found.first)
  }

  private func show(_ currencies: [Currency], selecting selected: Currency?) {
    let count = shown.currencies.count
    shown.currencies = currencies
    model.splice(0, removing: count, addingEmpty: currencies.count)
    selection.selected = currencies.firstIndex { $0 == selected }
    updateChange()
  }

  private func updateChange() {
    change.isSensitive = selection.selected != nil
  }

  private func accept() {
    guard let selected = selection.selected else { return }
    let currency = shown.currencies[selected]
    close()
    choose(currency)
  }

  private func close() {
    window.destroy()
    onClose()
  }
}

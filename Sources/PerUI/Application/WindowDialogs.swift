internal import Gtk
internal import PerCore

/// The windows that open over the main window, each at most once.
@MainActor
final class WindowDialogs {
  private let library: LibraryController
  private let parent: Window
  private let viewState: ViewState
  private let announcer: ListAnnouncer
  /// The form that is open.
  private(set) var form: AddDialog?
  private var rename: RenameDialog?
  private(set) var currency: CurrencyDialog?
  private(set) var preferences: PreferencesWindow?

  init(
    _ library: LibraryController, over parent: Window, viewState: ViewState,
    announcer: ListAnnouncer
  ) {
    self.library = library
    self.parent = parent
    self.viewState = viewState
    self.announcer = announcer
  }

  /// Opens the form for the next product, or for what was being typed when the window went.
  func openForm() {
    library.finishLoading()
    // What cannot be read yet must not be added to; the notice says why.
    guard !library.isLoading else { return }
    open(
      ProductFormController(
        list: library.list, draft: viewState.draft, unitNames: PerCore.Unit.namesInLanguage))
  }

  /// Opens the form for the product at `rank`.
  func edit(_ rank: Int) {
    open(
      ProductFormController(
        list: library.list, editing: rank, unitNames: PerCore.Unit.namesInLanguage))
  }

  private func open(_ controller: ProductFormController) {
    guard form == nil else { return }
    let dialog = AddDialog(
      controller, conventions: library.list.conventions,
      keypadOrder: library.preferences.keypadOrder, parent: parent)
    dialog.onDraft = { [weak self] in self?.viewState.keep($0) }
    dialog.onClose = { [weak self] in
      self?.form = nil
      self?.announcer.form = nil
    }
    form = dialog
    announcer.form = dialog.window
    dialog.present()
  }

  /// Asks for the name of the comparison that is open.
  func openRename() {
    guard rename == nil else { return }
    let id = library.current.id
    let dialog = RenameDialog(name: library.current.name, parent: parent) { [weak library] in
      library?.rename(id, to: $0)
    }
    dialog.onClose = { [weak self] in self?.rename = nil }
    rename = dialog
    dialog.present()
  }

  /// Asks for the currency of the open comparison.
  func openCurrency() {
    guard currency == nil else { return }
    let id = library.current.id
    let dialog = CurrencyDialog(
      current: library.current.currency, money: library.localeConventions.money, parent: parent
    ) { [weak library] in library?.changeCurrency(of: id, to: $0) }
    dialog.onClose = { [weak self] in self?.currency = nil }
    currency = dialog
    dialog.present()
  }

  func openPreferences() {
    guard preferences == nil else { return }
    let window = PreferencesWindow(library, parent: parent)
    window.onClose = { [weak self] in self?.preferences = nil }
    preferences = window
    window.present()
  }

  func openShortcuts() {
    ShortcutsHelp.present(over: parent)
  }
}

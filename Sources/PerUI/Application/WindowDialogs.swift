internal import Gtk
internal import PerCore

/// The windows over the main window. At most one of each kind is open.
@MainActor
final class WindowDialogs {
  private let library: LibraryController
  private let parent: Window
  private let viewState: ViewState
  private let announcer: ListAnnouncer
  /// The form, while it is open.
  private(set) var form: AddDialog?
  private var rename: RenameDialog?
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

  /// Opens the form for a new product, or for the draft that was saved.
  func openForm() {
    library.finishLoading()
    // If the comparison can't be read, nothing can be added. The notice shows the reason.
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

  /// Opens the dialog that renames a comparison.
  func openRename(_ id: Comparison.ID) {
    guard rename == nil else { return }
    let name = library.summaries.first { $0.id == id }?.comparison.name ?? ""
    let dialog = RenameDialog(name: name, parent: parent) { [weak library] in
      library?.rename(id, to: $0)
    }
    dialog.onClose = { [weak self] in self?.rename = nil }
    rename = dialog
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

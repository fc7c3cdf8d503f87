internal import Gtk
internal import PerCore

/// The actions of the window, which menus, buttons and keys refer to by name.
@MainActor
final class WindowActions {
  enum Name: String, CaseIterable {
    case add, clear, edit, duplicate, remove, copy, paste, undo, redo
    case quickEntry = "quick-entry"
    case newComparison = "new-comparison"
    case renameComparison = "rename-comparison"
    case changeCurrency = "change-currency"
    case duplicateComparison = "duplicate-comparison"
    case deleteComparison = "delete-comparison"
    case importFile = "import"
    case find, need, search, preferences
    case saveCopy = "save-copy"
    case restoreCopy = "restore-copy"
    case copyAsText = "copy-as-text"
    case export, print
    case savePages = "save-pages"
    case shortcuts = "show-help-overlay"
  }

  /// The main menu. Created when it is first opened.
  private(set) lazy var menu = WindowMenus.main(history: history)
  private let history = Menu()
  private let window: ApplicationWindow
  private var actions: [Name: SimpleAction] = [:]
  private var style: SimpleAction?

  init(_ window: ApplicationWindow) {
    self.window = window
    for name in Name.allCases {
      let action = SimpleAction(name.rawValue)
      actions[name] = action
      window.addAction(action)
    }
    window.addController(Shortcut.controller { $0.scope == .windowAfterFocus })
  }

  /// Calls `body` with an object, which isn't retained, when the user activates an action.
  func on<Owner: AnyObject & Sendable>(
    _ name: Name, _ owner: Owner, _ body: @escaping @MainActor (Owner) -> Void
  ) {
    actions[name]?.onActivate { [weak owner] in owner.map(body) }
  }

  /// Adds the action that shows or hides the sidebar.
  func onSidebar(isOn: Bool, _ body: @escaping @MainActor (Bool) -> Void) {
    let action = SimpleAction("sidebar", isOn: isOn)
    action.onChange(body)
    window.addAction(action)
  }

  /// Adds the action that chooses the style. Its state follows the preferences.
  func onStyle(_ appearance: Appearance, _ body: @escaping @MainActor (Appearance) -> Void) {
    let action = SimpleAction(StyleSelector.action, choice: appearance.rawValue)
    action.onChoose { Appearance(rawValue: $0).map(body) }
    window.addAction(action)
    style = action
  }

  func show(_ appearance: Appearance) {
    style?.choice = appearance.rawValue
  }

  func enable(_ names: [Name], _ isEnabled: Bool) {
    for name in names { actions[name]?.isEnabled = isEnabled }
  }

  /// Shows in the menu which actions undo and redo apply to.
  func show(_ state: History) {
    enable([.undo], state.undoable != nil)
    enable([.redo], state.redoable != nil)
    history.removeAll()
    history.append(
      // Translators: {action} is a message with the context "undo".
      state.undoable.map { tr("Undo {action}").filled(["action": $0.text]) } ?? tr("Undo"),
      "win.undo")
    history.append(
      // Translators: {action} is a message with the context "undo".
      state.redoable.map { tr("Redo {action}").filled(["action": $0.text]) } ?? tr("Redo"),
      "win.redo")
  }
}

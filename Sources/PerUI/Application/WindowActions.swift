internal import Gtk
internal import PerCore

/// The actions of the main window.
@MainActor
final class WindowActions {
  /// The main menu. Created when it is first opened.
  private(set) lazy var menu = WindowMenus.main(history: history)
  private let history = Menu()
  private let window: ApplicationWindow
  private var actions: [ActionName: SimpleAction] = [:]

  init(_ window: ApplicationWindow) {
    self.window = window
    window.addController(Shortcut.controller { $0.scope == .windowAfterFocus })
  }

  private func add(_ action: SimpleAction, _ name: ActionName) {
    actions[name] = action
    window.addAction(action)
  }

  /// Adds an action, which calls `body` with an object when the user activates it. The object isn't retained.
  func on<Owner: AnyObject & Sendable>(
    _ name: ActionName, _ owner: Owner, _ body: @escaping @MainActor (Owner) -> Void
  ) {
    let action = SimpleAction(name.rawValue)
    action.onActivate { [weak owner] in owner.map(body) }
    add(action, name)
  }

  /// Adds the action that shows or hides the sidebar.
  func onSidebar(isOn: Bool, _ body: @escaping @MainActor (Bool) -> Void) {
    let action = SimpleAction(ActionName.sidebar.rawValue, isOn: isOn)
    action.onChange(body)
    add(action, .sidebar)
  }

  /// Adds the action that chooses the style. Its state follows the preferences.
  func onStyle(_ appearance: Appearance, _ body: @escaping @MainActor (Appearance) -> Void) {
    let action = SimpleAction(ActionName.style.rawValue, choice: appearance.rawValue)
    action.onChoose { Appearance(rawValue: $0).map(body) }
    add(action, .style)
  }

  func show(_ appearance: Appearance) {
    actions[.style]?.choice = appearance.rawValue
  }

  func enable(_ names: [ActionName], _ isEnabled: Bool) {
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
      .undo)
    history.append(
      // Translators: {action} is a message with the context "undo".
      state.redoable.map { tr("Redo {action}").filled(["action": $0.text]) } ?? tr("Redo"),
      .redo)
  }
}

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
    case search, preferences
    case shortcuts = "show-help-overlay"

    /// The keys of the action in the whole window.
    var accelerators: [String] {
      switch self {
      case .add: ["<Control>n", "<Control>plus", "<Control>KP_Add"]
      case .quickEntry: ["<Control>l"]
      case .clear: ["<Control>Delete"]
      case .paste: ["<Control>v", "<Shift>Insert"]
      case .undo: ["<Control>z"]
      case .redo: ["<Shift><Control>z", "<Control>y"]
      case .newComparison: ["<Shift><Control>n"]
      case .renameComparison: ["F2"]
      case .preferences: ["<Control>comma"]
      case .search: ["<Control>f"]
      case .shortcuts: ["<Control>question", "F1"]
      // The keys of a row work in the list only.
      case .edit, .duplicate, .remove, .copy, .changeCurrency, .duplicateComparison,
        .deleteComparison:
        []
      }
    }

    /// A Boolean value indicating whether a text entry with the focus handles these keys first.
    var yieldsToText: Bool {
      switch self {
      case .clear, .paste, .undo, .redo: true
      default: false
      }
    }

    /// The name of the action with its prefix.
    var inWindow: String { "win.\(rawValue)" }
  }

  /// The main menu.
  let menu = Menu()
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
    let keys = ShortcutController()
    for name in Name.allCases where name.yieldsToText {
      for accelerator in name.accelerators { keys.add(accelerator, action: name.inWindow) }
    }
    window.addController(keys)
    menu.appendSection(WindowMenus.style)
    menu.appendSection(history)
    menu.appendSection(WindowMenus.comparison)
    menu.appendSection(WindowMenus.removal)
    menu.appendSection(WindowMenus.program)
  }

  func on(_ name: Name, _ body: @escaping @MainActor () -> Void) {
    actions[name]?.onActivate(body)
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

  func enable(_ name: Name, _ isEnabled: Bool) {
    actions[name]?.isEnabled = isEnabled
  }

  /// Shows in the menu which actions undo and redo apply to.
  func show(_ state: History) {
    enable(.undo, state.undoable != nil)
    enable(.redo, state.redoable != nil)
    history.removeAll()
    history.append(
      // Translators: {action} is a message with the context "undo".
      state.undoable.map { tr("Undo {action}").filled(["action": $0.words]) } ?? tr("Undo"),
      action: Name.undo.inWindow, accelerator: Name.undo.accelerators[0])
    history.append(
      // Translators: {action} is a message with the context "undo".
      state.redoable.map { tr("Redo {action}").filled(["action": $0.words]) } ?? tr("Redo"),
      action: Name.redo.inWindow, accelerator: Name.redo.accelerators[0])
  }
}

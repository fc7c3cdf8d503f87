internal import Gtk
internal import PerCore

/// What can be done in the window, each under the name that menus, buttons and keys call it by.
@MainActor
final class WindowActions {
  enum Name: String, CaseIterable {
    case add, clear, edit, duplicate, remove, copy, undo, redo
    case newComparison = "new-comparison"
    case renameComparison = "rename-comparison"
    case changeCurrency = "change-currency"
    case duplicateComparison = "duplicate-comparison"
    case deleteComparison = "delete-comparison"
    case search, preferences
    case shortcuts = "show-help-overlay"

    /// The keys that do it everywhere in the window.
    var accelerators: [String] {
      switch self {
      case .add: ["<Control>n", "<Control>plus", "<Control>KP_Add"]
      case .clear: ["<Control>Delete"]
      case .undo: ["<Control>z"]
      case .redo: ["<Shift><Control>z", "<Control>y"]
      case .newComparison: ["<Shift><Control>n"]
      case .renameComparison: ["F2"]
      case .preferences: ["<Control>comma"]
      case .search: ["<Control>f"]
      case .shortcuts: ["<Control>question", "F1"]
      // What a list row does has a key in the list only.
      case .edit, .duplicate, .remove, .copy, .changeCurrency, .duplicateComparison,
        .deleteComparison:
        []
      }
    }

    /// Whether a text that is being typed has first choice of these keys.
    var yieldsToText: Bool {
      switch self {
      case .clear, .undo, .redo: true
      default: false
      }
    }

    /// How menus and keys call it.
    var inWindow: String { "win.\(rawValue)" }
  }

  /// The window's menu.
  let menu = Menu()
  private let history = Menu()
  private let window: ApplicationWindow
  private var actions: [Name: SimpleAction] = [:]

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
    menu.appendSection(history)
    menu.appendSection(WindowMenus.comparison)
    menu.appendSection(WindowMenus.program)
  }

  func on(_ name: Name, _ body: @escaping @MainActor () -> Void) {
    actions[name]?.onActivate(body)
  }

  /// Adds the action that shows and hides the sidebar.
  func onSidebar(isOn: Bool, _ body: @escaping @MainActor (Bool) -> Void) {
    let action = SimpleAction("sidebar", isOn: isOn)
    action.onChange(body)
    window.addAction(action)
  }

  func enable(_ name: Name, _ isEnabled: Bool) {
    actions[name]?.isEnabled = isEnabled
  }

  /// Says in the menu what undo and redo would do.
  func show(_ state: History) {
    enable(.undo, state.undoable != nil)
    enable(.redo, state.redoable != nil)
    history.removeAll()
    history.append(
      // Translators: {action} is one of the messages of the context "undo".
      state.undoable.map { tr("Undo {action}").filled(["action": $0.words]) } ?? tr("Undo"),
      action: Name.undo.inWindow, accelerator: Name.undo.accelerators[0])
    history.append(
      // Translators: {action} is one of the messages of the context "undo".
      state.redoable.map { tr("Redo {action}").filled(["action": $0.words]) } ?? tr("Redo"),
      action: Name.redo.inWindow, accelerator: Name.redo.accelerators[0])
  }
}

/// The menus whose lines do not change.
@MainActor
enum WindowMenus {
  static var comparison: Menu {
    let menu = Menu()
    menu.append(tr("_New Comparison"), action: "win.new-comparison")
    menu.append(tr("_Rename Comparison…"), action: "win.rename-comparison")
    menu.append(tr("_Currency…"), action: "win.change-currency")
    menu.append(tr("_Duplicate Comparison"), action: "win.duplicate-comparison")
    menu.append(tr("D_elete Comparison"), action: "win.delete-comparison")
    return menu
  }

  static var program: Menu {
    let menu = Menu()
    menu.append(tr("_Preferences"), action: "win.preferences")
    menu.append(tr("_Keyboard Shortcuts"), action: "win.show-help-overlay")
    menu.append(tr("_About Per"), action: "app.about")
    menu.append(tr("_Quit"), action: "app.quit")
    return menu
  }

  /// What can be done with the selected products.
  static var product: Menu {
    let menu = Menu()
    // Translators: Changes the selected product.
    menu.append(tr("_Edit…"), action: "win.edit")
    // Translators: Adds the selected products once more.
    menu.append(tr("_Duplicate"), action: "win.duplicate", accelerator: "<Control>d")
    // Translators: Copies the selected products to the clipboard, as text.
    menu.append(tr("_Copy"), action: "win.copy")
    menu.append(tr("_Remove"), action: "win.remove")
    return menu
  }
}

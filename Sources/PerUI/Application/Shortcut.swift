internal import Gtk

/// A keyboard shortcut and its action.
///
/// The table `Shortcut.groups` contains all shortcuts. The accelerators, the keys in the menus and the shortcuts window
/// are created from it.
@MainActor
package struct Shortcut {
  /// The widgets that a shortcut works in.
  package enum Scope {
    /// In the whole main window.
    case window
    /// In the main window, unless the widget with the focus has its own use for them, such as Ctrl+Z in a text.
    case windowAfterFocus
    /// In the list of products.
    case products
    /// In the list of comparisons.
    case comparisons
    /// In widgets that handle them without the table.
    case widget
  }

  /// Shortcuts under a heading.
  package struct Group {
    package let title: String
    package let shortcuts: [Shortcut]
  }

  /// The description of the action; nil for shortcuts that the shortcuts window doesn't show.
  package let title: String?
  /// The keys to show, as accelerators such as "<Control>n".
  package let keys: [String]
  /// Further keys with the same effect.
  let otherKeys: [String]
  /// The action that the keys activate; nil if they activate none.
  let action: ActionName?
  let scope: Scope

  private init(
    _ title: String?, _ keys: String..., also otherKeys: [String] = [], action: ActionName? = nil,
    in scope: Scope = .widget
  ) {
    self.title = title
    self.keys = keys
    self.otherKeys = otherKeys
    self.action = action
    self.scope = scope
  }

  /// All shortcuts, in the order of the shortcuts window. That window has two columns, which must fit a screen of 768
  /// pixels.
  package static let groups = [
    Group(
      // Translators: Heading of the shortcuts for the list of products.
      title: tr("Products"),
      shortcuts: [
        Shortcut(
          tr("Add product"), "<Control>n", also: ["<Control>plus", "<Control>KP_Add"],
          action: .add, in: .window),
        Shortcut(tr("Type a product"), "<Control>l", action: .quickEntry, in: .window),
        Shortcut(
          tr("Paste products"), "<Control>v", also: ["<Shift>Insert"], action: .paste,
          in: .windowAfterFocus),
        Shortcut(tr("Import file"), "<Control>o", action: .importFile, in: .window),
        Shortcut(tr("Edit product"), "Return", action: .edit),
        Shortcut(tr("Duplicate products"), "<Control>d", action: .duplicate, in: .products),
        Shortcut(
          tr("Cut products"), "<Control>x", also: ["<Shift>Delete"], action: .cut, in: .products),
        Shortcut(tr("Copy products"), "<Control>c", action: .copy, in: .products),
        Shortcut(tr("Print"), "<Control>p", action: .print, in: .window),
        Shortcut(
          tr("Remove products"), "Delete", also: ["KP_Delete"], action: .remove, in: .products),
        Shortcut(tr("Clear list"), "<Control>Delete", action: .clear, in: .windowAfterFocus),
        Shortcut(tr("Select all products"), "<Control>a"),
        Shortcut(tr("Find products"), "<Control>f", action: .find, in: .window),
        Shortcut(tr("Enter needed amount"), "<Control>e", action: .need, in: .window),
      ]),
    Group(
      title: tr("Undo and Redo"),
      shortcuts: [
        Shortcut(tr("Undo"), "<Control>z", action: .undo, in: .windowAfterFocus),
        Shortcut(
          tr("Redo"), "<Shift><Control>z", also: ["<Control>y"], action: .redo,
          in: .windowAfterFocus),
      ]),
    Group(
      // Translators: Heading of the shortcuts for the whole application.
      title: tr("General"),
      shortcuts: [
        Shortcut(tr("Main menu"), "F10"),
        Shortcut(tr("Context menu"), "Menu", "<Shift>F10"),
        Shortcut(tr("Preferences"), "<Control>comma", action: .preferences, in: .window),
        Shortcut(
          tr("Keyboard shortcuts"), "<Control>question", "F1", action: .shortcuts, in: .window),
        Shortcut(tr("Close window"), "<Control>w", action: .close, in: .window),
        Shortcut(tr("Quit"), "<Control>q", action: .quit, in: .window),
      ]),
    Group(
      title: tr("Comparisons"),
      shortcuts: [
        Shortcut(tr("Show or hide sidebar"), "F9", action: .sidebar, in: .window),
        Shortcut(tr("New comparison"), "<Shift><Control>n", action: .newComparison, in: .window),
        Shortcut(tr("Rename comparison"), "F2", action: .renameComparison, in: .window),
        Shortcut(
          tr("Delete comparison in sidebar"), "Delete", also: ["KP_Delete"],
          action: .deleteRow, in: .comparisons),
        Shortcut(tr("Search comparisons"), "<Shift><Control>f", action: .search, in: .window),
        Shortcut(nil, "Escape"),
        Shortcut(nil, "Return", action: .openRow),
        Shortcut(nil, "F2", action: .renameRow),
        Shortcut(nil, "<Control>d", action: .duplicateRow, in: .comparisons),
      ]),
    Group(
      // Translators: Heading of the shortcuts for the form for a product.
      title: tr("Product Form"),
      shortcuts: [
        Shortcut(nil, "Tab", "<Shift>Tab"),
        Shortcut(tr("Next field, or add product"), "Return"),
        Shortcut(tr("Add product and enter another"), "<Shift>Return"),
        Shortcut(tr("Calculate"), "equal"),
        Shortcut(tr("Open unit list"), "<Alt>Down"),
        Shortcut(nil, "Escape"),
      ]),
  ]

  /// Returns the actions of shortcuts, each with its keys.
  private static func actions(
    where condition: (Shortcut) -> Bool
  ) -> [(action: ActionName, keys: [String])] {
    groups.flatMap(\.shortcuts).compactMap { shortcut in
      guard condition(shortcut), let action = shortcut.action else { return nil }
      return (action, shortcut.keys + shortcut.otherKeys)
    }
  }

  /// Returns the key to show beside an action; nil if it has none.
  static func key(of action: ActionName) -> String? {
    actions { $0.action == action }.first?.keys.first
  }

  /// Sets the accelerators of the main window.
  static func setAccelerators(of application: Application) {
    for (action, keys) in actions(where: { $0.scope == .window }) {
      application.setAccelerators(keys, for: action.qualified)
    }
  }

  /// Returns a controller for shortcuts, which a widget of their scope needs, or a window other than the main one.
  static func controller(where condition: (Shortcut) -> Bool) -> ShortcutController {
    let controller = ShortcutController()
    for (action, keys) in actions(where: condition) {
      for key in keys { controller.add(key, action: action.qualified) }
    }
    return controller
  }
}

package import Gtk

/// The name of an action within its group. Menus, buttons and keys refer to the action by it.
package enum ActionName: String {
  // Of the main window.
  case add, clear, edit, duplicate, remove, cut, copy, copyAsText, paste, undo, redo
  case newComparison, renameComparison, changeCurrency, duplicateComparison, deleteComparison
  case importFile, export, print, savePages, saveCopy, restoreCopy
  case find, need, quickEntry, search, sidebar, style, preferences, shortcuts
  // Of a comparison in the sidebar.
  case openRow, renameRow, duplicateRow, deleteRow
  // Of the program.
  case about, quit
  // Of each window.
  case close

  /// The group of the actions of a comparison in the sidebar. GTK defines the other groups.
  static let rows = "row"

  /// The name with its group, such as "win.add".
  var qualified: String {
    switch self {
    case .openRow, .renameRow, .duplicateRow, .deleteRow: "\(Self.rows).\(rawValue)"
    case .about, .quit: "app.\(rawValue)"
    case .close: "window.\(rawValue)"
    default: "win.\(rawValue)"
    }
  }
}

extension Widget {
  /// Activates an action of the widget, an ancestor or the program.
  package func activateAction(_ action: ActionName) {
    activateAction(action.qualified)
  }
}

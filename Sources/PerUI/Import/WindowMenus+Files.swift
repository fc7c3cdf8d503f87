internal import Gtk

extension WindowMenus {
  /// The section of the main menu for files.
  static var files: Menu {
    let menu = Menu()
    menu.append(tr("_Import…"), "win.import")
    return menu
  }
}

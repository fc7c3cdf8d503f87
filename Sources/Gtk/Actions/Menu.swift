internal import CGtk

/// A list of things to do.
@MainActor
public final class Menu: Object {
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(g_menu_new()))
  }

  /// Adds a line that does an action, such as "win.clear" or "app.mode::dark".
  public func append(_ label: String, action: String) {
    g_menu_append(opaque, label, action)
  }

  /// Adds lines set off from the others.
  public func appendSection(_ section: Menu, label: String? = nil) {
    g_menu_append_section(opaque, label, section.typed())
  }

  public func appendSubmenu(_ submenu: Menu, label: String) {
    g_menu_append_submenu(opaque, label, submenu.typed())
  }

  public func removeAll() {
    g_menu_remove_all(opaque)
  }
}

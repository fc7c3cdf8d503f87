internal import CGtk

/// A list of things to do.
@MainActor
public final class Menu: Object {
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(g_menu_new()))
  }

  /// Adds a line that does an action, such as "win.clear" or "app.mode::dark".
  ///
  /// - Parameter accelerator: a key to be shown for it that is not one of the application's accelerators, which show
  ///   by themselves.
  public func append(_ label: String, action: String, accelerator: String? = nil) {
    guard let item = g_menu_item_new(label, action) else { return }
    if let accelerator {
      g_menu_item_set_attribute_value(item, "accel", g_variant_new_string(accelerator))
    }
    g_menu_append_item(opaque, item)
    g_object_unref(UnsafeMutableRawPointer(item))
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

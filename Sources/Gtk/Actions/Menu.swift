internal import CGtk

/// Wraps GMenu.
@MainActor
public final class Menu: Object {
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(g_menu_new()))
  }

  /// Appends an item that activates an action, such as "win.clear" or "app.mode::dark".
  ///
  /// - Parameter accelerator: The key to show beside the item. GTK shows the application's own
  ///   accelerators without it.
  public func append(_ label: String, action: String, accelerator: String? = nil) {
    guard let item = g_menu_item_new(label, action) else { return }
    if let accelerator {
      g_menu_item_set_attribute_value(item, "accel", g_variant_new_string(accelerator))
    }
    g_menu_append_item(opaque, item)
    g_object_unref(UnsafeMutableRawPointer(item))
  }

  /// Appends a section, which a separator or its label sets apart.
  public func appendSection(_ section: Menu, label: String? = nil) {
    g_menu_append_section(opaque, label, section.typed())
  }

  /// Appends an item that opens another menu.
  public func appendSubmenu(_ menu: Menu, label: String) {
    g_menu_append_submenu(opaque, label, menu.typed())
  }

  /// Appends an item that `MenuButton.addMenuChild(_:id:)` fills with a widget.
  public func appendCustom(id: String) {
    guard let item = g_menu_item_new(nil, nil) else { return }
    g_menu_item_set_attribute_value(item, "custom", g_variant_new_string(id))
    g_menu_append_item(opaque, item)
    g_object_unref(UnsafeMutableRawPointer(item))
  }

  public func removeAll() {
    g_menu_remove_all(opaque)
  }
}

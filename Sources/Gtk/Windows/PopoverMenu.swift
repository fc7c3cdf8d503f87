internal import CGtk

/// Wraps GtkPopoverMenu, as a context menu.
@MainActor
public enum PopoverMenu {
  /// Moves the focus from a widget in a menu to the first or last item of the menu.
  ///
  /// - Returns: A Boolean value indicating whether the menu has the item.
  public static func focusItem(besides widget: Widget, last: Bool = false) -> Bool {
    let menu = gtk_widget_get_ancestor(widget.widget, gtk_popover_menu_get_type())
      .map { Widget(borrowing: $0) }
    // GTK exports no function for the type of the items.
    let items =
      menu?.descendants(of: [g_type_from_name("GtkModelButton")])
      .filter { $0.isMapped && $0.isEffectivelySensitive } ?? []
    return (last ? items.last : items.first)?.grabFocus() ?? false
  }

  /// Opens a menu at a point of a widget, or beside the widget if no point is given. The popover is
  /// removed after it is closed.
  ///
  /// - Parameters:
  ///   - name: The accessible label of the menu.
  ///   - widget: A widget that owns the popover and ignores its size, such as a box. A list view would be released
  ///     before the popover.
  public static func open(
    _ menu: Menu, named name: String, at widget: Widget, x: Double? = nil, y: Double? = nil
  ) {
    let popover = Widget(adopting: gtk_popover_menu_new_from_model(menu.typed()))
    popover.accessibleLabel = name
    let focus = widget.root?.focusedWidget
    gtk_widget_set_parent(popover.widget, widget.widget)
    if let x, let y {
      var rectangle = GdkRectangle(x: Int32(x), y: Int32(y), width: 1, height: 1)
      gtk_popover_set_pointing_to(popover.typed(), &rectangle)
      gtk_popover_set_has_arrow(popover.typed(), false.gboolean)
      gtk_widget_set_halign(popover.widget, GTK_ALIGN_START)
    }
    popover.connect("closed") { arguments in
      let closed = arguments.emitter(as: Widget.self)
      // GTK moves the focus to the first widget of the window when the popover is removed.
      if let focus, focus.isMapped, closed.containsFocus { focus.grabFocus() }
      // The action of the line that was chosen is carried out after the menu is closed.
      MainLoop.idle {
        if closed.parent != nil { gtk_widget_unparent(closed.widget) }
      }
    }
    gtk_popover_popup(popover.typed())
  }
}

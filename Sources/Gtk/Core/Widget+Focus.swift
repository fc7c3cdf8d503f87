internal import CGtk

extension Widget {
  public var isFocusable: Bool {
    get { gtk_widget_get_focusable(widget) != 0 }
    set { gtk_widget_set_focusable(widget, newValue.gboolean) }
  }

  /// A Boolean value indicating whether the widget and its descendants can have the keyboard focus.
  package var canFocus: Bool {
    get { gtk_widget_get_can_focus(widget) != 0 }
    set { gtk_widget_set_can_focus(widget, newValue.gboolean) }
  }

  /// A Boolean value indicating whether a click gives the widget the keyboard focus.
  public var focusOnClick: Bool {
    get { gtk_widget_get_focus_on_click(widget) != 0 }
    set { gtk_widget_set_focus_on_click(widget, newValue.gboolean) }
  }

  /// A Boolean value indicating whether the widget, or its inner text for an editable widget, has
  /// the focus in its window. The window need not be active.
  public var hasFocus: Bool {
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else {
      return false
    }
    if focus == widget { return true }
    guard isInstance(of: gtk_editable_get_type()),
      let delegate = gtk_editable_get_delegate(opaque)
    else { return false }
    return UnsafeMutableRawPointer(focus) == UnsafeMutableRawPointer(delegate)
  }

  /// A Boolean value indicating whether the widget or a descendant has the focus.
  public var containsFocus: Bool {
    gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
  }

  /// Moves the focus out of the widget, to the next or previous widget in focus order.
  @discardableResult
  public func passFocusOn(backward: Bool = false) -> Bool {
    guard let root = gtk_widget_get_root(widget) else { return false }
    let direction = backward ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD
    let couldFocus = canFocus
    canFocus = false
    defer { canFocus = couldFocus }
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
    // The first call returns false at the end of the focus order. The second starts over.
    return gtk_widget_child_focus(window, direction) != 0
      || gtk_widget_child_focus(window, direction) != 0
  }

  @discardableResult
  public func grabFocus() -> Bool {
    gtk_widget_grab_focus(widget) != 0
  }
}

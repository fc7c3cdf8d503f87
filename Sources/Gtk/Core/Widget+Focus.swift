internal import CGtk

extension Widget {
  public var isFocusable: Bool {
    get { gtk_widget_get_focusable(widget) != 0 }
    set { gtk_widget_set_focusable(widget, newValue.gboolean) }
  }

  /// Whether the widget or anything below it may have the keyboard focus.
  public var canFocus: Bool {
    get { gtk_widget_get_can_focus(widget) != 0 }
    set { gtk_widget_set_can_focus(widget, newValue.gboolean) }
  }

  /// Whether a click gives it the keyboard focus.
  public var focusOnClick: Bool {
    get { gtk_widget_get_focus_on_click(widget) != 0 }
    set { gtk_widget_set_focus_on_click(widget, newValue.gboolean) }
  }

  /// Whether the focus is on the widget, or on the part of it that takes the focus in its place.
  /// It holds within the widget's window; the window itself need not be the active one.
  public var hasFocus: Bool {
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else {
      return false
    }
    if focus == widget { return true }
    guard isInstance(ofTypeNamed: "GtkEditable"),
      let delegate = gtk_editable_get_delegate(opaque)
    else { return false }
    return UnsafeMutableRawPointer(focus) == UnsafeMutableRawPointer(delegate)
  }

  /// Whether the focus is on the widget or anything below it.
  public var containsFocus: Bool {
    gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
  }

  /// Takes the focus from the widget, and all that is in it, to what comes behind or before it.
  @discardableResult
  public func passFocusOn(backward: Bool = false) -> Bool {
    guard let root = gtk_widget_get_root(widget) else { return false }
    let direction = backward ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD
    let couldFocus = canFocus
    canFocus = false
    defer { canFocus = couldFocus }
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
    // At the end of the window's round it begins anew.
    return gtk_widget_child_focus(window, direction) != 0
      || gtk_widget_child_focus(window, direction) != 0
  }

  @discardableResult
  public func grabFocus() -> Bool {
    gtk_widget_grab_focus(widget) != 0
  }
}

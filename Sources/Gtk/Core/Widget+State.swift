internal import CGtk

extension Widget {
  /// A Boolean value indicating whether the widget is drawn as pressed.
  public var isDrawnPressed: Bool {
    get { self[GTK_STATE_FLAG_ACTIVE] }
    set { self[GTK_STATE_FLAG_ACTIVE] = newValue }
  }

  /// A Boolean value indicating whether the widget is drawn as checked.
  public var isDrawnChecked: Bool {
    get { self[GTK_STATE_FLAG_CHECKED] }
    set { self[GTK_STATE_FLAG_CHECKED] = newValue }
  }

  /// A Boolean value indicating whether the widget is drawn as selected.
  package var isDrawnSelected: Bool { self[GTK_STATE_FLAG_SELECTED] }

  subscript(flag: GtkStateFlags) -> Bool {
    get { gtk_widget_get_state_flags(widget).rawValue & flag.rawValue != 0 }
    set {
      if newValue {
        gtk_widget_set_state_flags(widget, flag, false.gboolean)
      } else {
        gtk_widget_unset_state_flags(widget, flag)
      }
    }
  }
}

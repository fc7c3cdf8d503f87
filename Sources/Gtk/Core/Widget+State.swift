internal import CGtk

extension Widget {
  /// A Boolean value indicating whether the widget is drawn as pressed.
  public var isDrawnPressed: Bool {
    get {
      gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
    }
    set {
      if newValue {
        gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_ACTIVE, false.gboolean)
      } else {
        gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_ACTIVE)
      }
    }
  }

  /// A Boolean value indicating whether the widget is drawn as selected. For tests.
  package var isDrawnSelected: Bool {
    gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0
  }
}

internal import CGtk

extension Widget {
  /// Makes actions available to the widget and its descendants as `name.action`. Nil removes them.
  public func insertActionGroup(_ name: String, _ group: ActionGroup?) {
    gtk_widget_insert_action_group(widget, name, group?.opaque)
  }

  /// Activates an action of the widget or an ancestor. Returns false if there is none.
  @discardableResult
  public func activateAction(_ name: String, target: String? = nil) -> Bool {
    gtk_widget_activate_action_variant(widget, name, target.map { g_variant_new_string($0) }) != 0
  }
}

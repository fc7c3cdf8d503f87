internal import CGtk

extension Widget {
  /// Offers actions, as `name.action`, to the widget and all below it; nil takes them away.
  public func insertActionGroup(_ name: String, _ group: ActionGroup?) {
    gtk_widget_insert_action_group(widget, name, group?.opaque)
  }

  /// Does an action that the widget or an ancestor offers; false where there is none.
  @discardableResult
  public func activateAction(_ name: String, target: String? = nil) -> Bool {
    gtk_widget_activate_action_variant(widget, name, target.map { g_variant_new_string($0) }) != 0
  }

  /// Turns on or off an action that the widget's own class offers, such as "clipboard.paste".
  public func setActionEnabled(_ name: String, _ isEnabled: Bool) {
    gtk_widget_action_set_enabled(widget, name, isEnabled.gboolean)
  }
}

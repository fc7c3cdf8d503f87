internal import CGtk

extension Widget {
  /// Makes actions available to the widget and its descendants as `name.action`. Nil removes them.
  public func insertActionGroup(_ name: String, _ group: ActionGroup?) {
    gtk_widget_insert_action_group(widget, name, group?.opaque)
  }

  /// Activates an action of the widget or an ancestor. Returns false if there is none.
  @discardableResult
  public func activateAction(_ name: String) -> Bool {
    activateAction(name, argument: nil)
  }

  /// Activates an action with a new variant, which is released.
  @discardableResult
  func activateAction(_ name: String, argument: OpaquePointer?) -> Bool {
    // The action doesn't take the ownership of a floating reference.
    let argument = argument.flatMap { g_variant_ref_sink($0) }
    defer { if let argument { g_variant_unref(argument) } }
    return gtk_widget_activate_action_variant(widget, name, argument) != 0
  }
}

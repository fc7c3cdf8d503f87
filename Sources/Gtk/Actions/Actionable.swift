internal import CGtk

/// Wraps GtkActionable: a widget that activates an action and is insensitive while the action is
/// disabled.
@MainActor
public protocol Actionable: Widget {}

extension Actionable {
  /// The name of the action with its group's prefix, such as "win.add".
  public var actionName: String? {
    get { string(at: gtk_actionable_get_action_name(opaque)) }
    set { gtk_actionable_set_action_name(opaque, newValue) }
  }

  /// Sets the target of the action, or nil for an action without a parameter.
  public func setActionTarget(_ target: String?) {
    gtk_actionable_set_action_target_value(opaque, target.map { g_variant_new_string($0) })
  }
}

internal import CGtk

/// A widget that does an action when it is pressed, and is off while the action is.
@MainActor
public protocol Actionable: Widget {}

extension Actionable {
  /// The action with its group, such as "win.add".
  public var actionName: String? {
    get { string(at: gtk_actionable_get_action_name(opaque)) }
    set { gtk_actionable_set_action_name(opaque, newValue) }
  }

  /// What the action is told; nil for an action that takes nothing.
  public func setActionTarget(_ target: String?) {
    gtk_actionable_set_action_target_value(opaque, target.map { g_variant_new_string($0) })
  }
}

extension Button: Actionable {}

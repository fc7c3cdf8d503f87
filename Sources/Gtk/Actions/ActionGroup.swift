internal import CGtk

/// Wraps GSimpleActionGroup.
@MainActor
public final class ActionGroup: Object {
  public init() {
    super.init(adopting: g_simple_action_group_new())
  }

  public func addAction(_ action: SimpleAction) {
    g_action_map_add_action(opaque, action.opaque)
  }
}

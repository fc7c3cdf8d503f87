internal import CGtk

/// Wraps GSimpleActionGroup.
@MainActor
public final class ActionGroup: Object, ActionMap {
  public init() {
    super.init(adopting: g_simple_action_group_new())
  }
}

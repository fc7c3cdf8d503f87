internal import CGtk

/// Wraps GActionMap: an object whose actions have its prefix, such as `app` or `win`.
@MainActor
public protocol ActionMap: Object {}

extension ActionMap {
  public func addAction(_ action: SimpleAction) {
    g_action_map_add_action(opaque, action.opaque)
  }
}

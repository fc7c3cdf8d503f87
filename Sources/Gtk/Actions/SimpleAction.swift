internal import CGtk

/// Wraps GSimpleAction.
@MainActor
public final class SimpleAction: Object {
  /// Creates an action without a state.
  public init(_ name: String) {
    super.init(adopting: UnsafeMutableRawPointer(g_simple_action_new(name, nil)))
  }

  /// Creates an action with a Boolean state. Menus show it with a check mark.
  public init(_ name: String, isOn: Bool) {
    let state = g_variant_new_boolean(isOn.gboolean)
    super.init(adopting: UnsafeMutableRawPointer(g_simple_action_new_stateful(name, nil, state)))
  }

  /// Creates an action with a string state. Menus show a radio button beside each of its items and
  /// select the one whose target equals the state.
  public init(_ name: String, choice: String) {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    super.init(
      adopting: UnsafeMutableRawPointer(
        g_simple_action_new_stateful(name, type, g_variant_new_string(choice))))
  }

  public var isEnabled: Bool {
    get { g_action_get_enabled(opaque) != 0 }
    set { g_simple_action_set_enabled(opaque, newValue.gboolean) }
  }

  /// The string state. Setting it does not call the handlers of `onChoose`.
  public var choice: String? {
    get {
      let state = g_action_get_state(opaque)
      defer { if let state { g_variant_unref(state) } }
      return state.flatMap { string(at: g_variant_get_string($0, nil)) }
    }
    set { newValue.map { g_simple_action_set_state(opaque, g_variant_new_string($0)) } }
  }

  package func activate(target: String? = nil) {
    g_action_activate(opaque, target.map { g_variant_new_string($0) })
  }

  public func onActivate(_ body: @escaping @MainActor () -> Void) {
    connect("activate", body)
  }

  /// Calls `body` with the new value after the user changed the Boolean state.
  public func onChange(_ body: @escaping @MainActor (Bool) -> Void) {
    onStateChange { body(g_variant_get_boolean($0) != 0) }
  }

  /// Calls `body` with the new value after the user changed the string state.
  public func onChoose(_ body: @escaping @MainActor (String) -> Void) {
    onStateChange { body(string(at: g_variant_get_string($0, nil)) ?? "") }
  }

  private func onStateChange(_ body: @escaping @MainActor (OpaquePointer) -> Void) {
    connect("change-state") { arguments in
      guard let action = arguments.object(0), let state = arguments.variant(1) else { return }
      g_simple_action_set_state(OpaquePointer(action), state)
      body(state)
    }
  }
}

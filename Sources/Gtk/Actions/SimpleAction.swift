internal import CGtk

/// Something the program can do, by name.
@MainActor
public final class SimpleAction: Object {
  /// - Parameter takesString: Whether it is told a string, its target.
  public init(_ name: String, takesString: Bool = false) {
    let type = takesString ? g_variant_type_new("s") : nil
    defer { g_variant_type_free(type) }
    super.init(adopting: UnsafeMutableRawPointer(g_simple_action_new(name, type)))
  }

  /// An action that is on or off; menus show it with a check mark.
  public init(_ name: String, isOn: Bool) {
    let state = g_variant_new_boolean(isOn.gboolean)
    super.init(adopting: UnsafeMutableRawPointer(g_simple_action_new_stateful(name, nil, state)))
  }

  /// An action that is one of several; menus show the line with that target as chosen.
  public init(_ name: String, choice: String) {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    super.init(
      adopting: UnsafeMutableRawPointer(
        g_simple_action_new_stateful(name, type, g_variant_new_string(choice))))
  }

  public var name: String {
    String(cString: g_action_get_name(opaque))
  }

  public var isEnabled: Bool {
    get { g_action_get_enabled(opaque) != 0 }
    set { g_simple_action_set_enabled(opaque, newValue.gboolean) }
  }

  /// Whether an action that is on or off is on. Setting it does not report a change.
  public var isOn: Bool {
    get { withState { $0.map { g_variant_get_boolean($0) != 0 } ?? false } }
    set { g_simple_action_set_state(opaque, g_variant_new_boolean(newValue.gboolean)) }
  }

  /// Which of several an action is. Setting it does not report a change.
  public var choice: String? {
    get { withState { $0.flatMap { string(at: g_variant_get_string($0, nil)) } } }
    set { newValue.map { g_simple_action_set_state(opaque, g_variant_new_string($0)) } }
  }

  public func activate(target: String? = nil) {
    g_action_activate(opaque, target.map { g_variant_new_string($0) })
  }

  @discardableResult
  public func onActivate(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("activate", body)
  }

  /// Called with the target of an action that takes a string.
  @discardableResult
  public func onActivate(_ body: @escaping @MainActor (String) -> Void) -> SignalHandler {
    connect("activate") { arguments in
      body(arguments.variant(1).flatMap { string(at: g_variant_get_string($0, nil)) } ?? "")
    }
  }

  /// Called when the user turned an action on or off.
  @discardableResult
  public func onChange(_ body: @escaping @MainActor (Bool) -> Void) -> SignalHandler {
    onStateChange { body(g_variant_get_boolean($0) != 0) }
  }

  /// Called when the user chose another of several.
  @discardableResult
  public func onChoose(_ body: @escaping @MainActor (String) -> Void) -> SignalHandler {
    onStateChange { body(string(at: g_variant_get_string($0, nil)) ?? "") }
  }

  private func onStateChange(_ body: @escaping @MainActor (OpaquePointer) -> Void) -> SignalHandler
  {
    connect("change-state") { arguments in
      guard let action = arguments.object(0), let state = arguments.variant(1) else { return }
      g_simple_action_set_state(OpaquePointer(action), state)
      body(state)
    }
  }

  private func withState<Result>(_ body: (OpaquePointer?) -> Result) -> Result {
    let state = g_action_get_state(opaque)
    defer { if let state { g_variant_unref(state) } }
    return body(state)
  }
}

internal import CGtk

/// Asks the settings portal and listens to it. GLib keeps it with its calls.
@MainActor
final class SystemColorSchemeFollower {
  private static let portal = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"
  private static let key = "color-scheme"

  private var connection: OpaquePointer?
  private let body: @MainActor (SystemColorScheme) -> Void

  init(_ body: @escaping @MainActor (SystemColorScheme) -> Void) {
    self.body = body
  }

  func start(on connection: OpaquePointer) {
    // The subscription is never given back, and so keeps its connection as well.
    g_object_ref(UnsafeMutableRawPointer(connection))
    self.connection = connection
    g_dbus_connection_signal_subscribe(
      connection, Self.portal, Self.interface, "SettingChanged", Self.path, Self.namespace,
      GDBusSignalFlags(rawValue: 0),
      { _, _, _, _, _, parameters, data in
        let follower = Unmanaged<SystemColorSchemeFollower>.fromOpaque(data!).takeUnretainedValue()
        follower.settingChanged(parameters!)
      }, Unmanaged.passRetained(self).toOpaque(),
      { data in Unmanaged<SystemColorSchemeFollower>.fromOpaque(data!).release() })
    ask()
  }

  /// Asks what the user wishes now.
  func ask() {
    guard let connection else { return }
    var arguments = [g_variant_new_string(Self.namespace), g_variant_new_string(Self.key)]
    g_dbus_connection_call(
      connection, Self.portal, Self.path, Self.interface, "Read",
      g_variant_new_tuple(&arguments, 2), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil,
      { connection, result, data in
        let follower = Unmanaged<SystemColorSchemeFollower>.fromOpaque(data!).takeRetainedValue()
        let connection = OpaquePointer(connection)
        guard let answer = g_dbus_connection_call_finish(connection, result, nil) else { return }
        follower.report(g_variant_get_child_value(answer, 0))
        g_variant_unref(answer)
      }, Unmanaged.passRetained(self).toOpaque())
  }

  /// Takes the namespace, the key and the new value.
  private func settingChanged(_ parameters: OpaquePointer) {
    guard string(at: g_variant_get_type_string(parameters)) == "(ssv)" else { return }
    let name = g_variant_get_child_value(parameters, 1)!
    defer { g_variant_unref(name) }
    guard string(at: g_variant_get_string(name, nil)) == Self.key else { return }
    report(g_variant_get_child_value(parameters, 2))
  }

  /// Takes over the value, which the portal wraps once or twice.
  private func report(_ value: OpaquePointer) {
    var value = value
    while string(at: g_variant_get_type_string(value)) == "v" {
      let inner = g_variant_get_variant(value)!
      g_variant_unref(value)
      value = inner
    }
    defer { g_variant_unref(value) }
    guard string(at: g_variant_get_type_string(value)) == "u" else { return }
    body(SystemColorScheme(g_variant_get_uint32(value)))
  }
}

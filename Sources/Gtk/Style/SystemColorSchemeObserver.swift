internal import CGtk

/// Observes the color scheme of the settings portal. GLib retains it for its callbacks.
@MainActor
final class SystemColorSchemeObserver {
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
    // The subscription is permanent, so the connection is retained permanently.
    g_object_ref(UnsafeMutableRawPointer(connection))
    self.connection = connection
    g_dbus_connection_signal_subscribe(
      connection, Self.portal, Self.interface, "SettingChanged", Self.path, Self.namespace,
      GDBusSignalFlags(rawValue: 0),
      { _, _, _, _, _, parameters, data in
        let observer = Unmanaged<SystemColorSchemeObserver>.fromOpaque(data!).takeUnretainedValue()
        observer.settingChanged(parameters!)
      }, Unmanaged.passRetained(self).toOpaque(),
      { data in Unmanaged<SystemColorSchemeObserver>.fromOpaque(data!).release() })
    read()
  }

  /// Reads the current value asynchronously.
  func read() {
    guard let connection else { return }
    var arguments = [g_variant_new_string(Self.namespace), g_variant_new_string(Self.key)]
    g_dbus_connection_call(
      connection, Self.portal, Self.path, Self.interface, "Read",
      g_variant_new_tuple(&arguments, 2), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil,
      { connection, result, data in
        let observer = Unmanaged<SystemColorSchemeObserver>.fromOpaque(data!).takeRetainedValue()
        let connection = OpaquePointer(connection)
        guard let reply = g_dbus_connection_call_finish(connection, result, nil) else { return }
        observer.report(g_variant_get_child_value(reply, 0))
        g_variant_unref(reply)
      }, Unmanaged.passRetained(self).toOpaque())
  }

  /// Handles the parameters of `SettingChanged`: the namespace, the key and the new value.
  private func settingChanged(_ parameters: OpaquePointer) {
    guard string(at: g_variant_get_type_string(parameters)) == "(ssv)" else { return }
    let name = g_variant_get_child_value(parameters, 1)!
    defer { g_variant_unref(name) }
    guard string(at: g_variant_get_string(name, nil)) == Self.key else { return }
    report(g_variant_get_child_value(parameters, 2))
  }

  /// Reports a value and releases it. The portal wraps it in one or two variants.
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

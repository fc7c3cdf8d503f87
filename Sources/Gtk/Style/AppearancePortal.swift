internal import CGtk

/// Reads the user's appearance settings from the desktop's settings portal, and follows their changes.
///
/// GTK up to 4.18 doesn't read them. GLib keeps the object alive while a call or the subscription needs it.
@MainActor
final class AppearancePortal {
  /// A setting in the namespace `org.freedesktop.appearance`; each is an unsigned integer.
  enum Key: String, CaseIterable {
    case colorScheme = "color-scheme"
    case contrast
  }

  private static let portal = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"

  private var connection: OpaquePointer?
  private let report: @MainActor (Key, UInt32) -> Void

  /// Connects to the session bus without waiting for it.
  ///
  /// - Parameter report: Called with each setting once it is read, and after each change, while the program runs. Not
  ///   called on a desktop without the settings portal.
  init(report: @escaping @MainActor (Key, UInt32) -> Void) {
    self.report = report
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, data in
        let portal = Unmanaged<AppearancePortal>.fromOpaque(data!).takeRetainedValue()
        guard let connection = g_bus_get_finish(result, nil) else { return }
        portal.start(on: connection)
        g_object_unref(UnsafeMutableRawPointer(connection))
      }, Unmanaged.passRetained(self).toOpaque())
  }

  private func start(on connection: OpaquePointer) {
    // The subscription lasts as long as the program, and so must its connection.
    g_object_ref(UnsafeMutableRawPointer(connection))
    self.connection = connection
    g_dbus_connection_signal_subscribe(
      connection, Self.portal, Self.interface, "SettingChanged", Self.path, Self.namespace,
      GDBusSignalFlags(rawValue: 0),
      { _, _, _, _, _, parameters, data in
        let portal = Unmanaged<AppearancePortal>.fromOpaque(data!).takeUnretainedValue()
        portal.settingChanged(parameters!)
      }, Unmanaged.passRetained(self).toOpaque(),
      { data in Unmanaged<AppearancePortal>.fromOpaque(data!).release() })
    for key in Key.allCases { read(key) }
  }

  /// Reads a setting, and reports its value when it arrives.
  func read(_ key: Key) {
    guard let connection else { return }
    let request = Request((self, key))
    var arguments = [g_variant_new_string(Self.namespace), g_variant_new_string(key.rawValue)]
    g_dbus_connection_call(
      connection, Self.portal, Self.path, Self.interface, "Read",
      g_variant_new_tuple(&arguments, 2), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil,
      { connection, result, data in
        let request = Unmanaged<Request>.fromOpaque(data!).takeRetainedValue()
        let connection = OpaquePointer(connection)
        guard let answer = g_dbus_connection_call_finish(connection, result, nil) else { return }
        let (portal, key) = request.value
        portal.report(key, taking: g_variant_get_child_value(answer, 0))
        g_variant_unref(answer)
      }, Unmanaged.passRetained(request).toOpaque())
  }

  /// - Parameter parameters: The namespace, the key, and the new value.
  private func settingChanged(_ parameters: OpaquePointer) {
    guard string(at: g_variant_get_type_string(parameters)) == "(ssv)" else { return }
    let name = g_variant_get_child_value(parameters, 1)!
    defer { g_variant_unref(name) }
    guard let key = string(at: g_variant_get_string(name, nil)).flatMap(Key.init(rawValue:))
    else { return }
    report(key, taking: g_variant_get_child_value(parameters, 2))
  }

  /// Reports a value, which is wrapped in a variant once or twice, and releases it.
  private func report(_ key: Key, taking value: OpaquePointer) {
    var value = value
    while string(at: g_variant_get_type_string(value)) == "v" {
      let inner = g_variant_get_variant(value)!
      g_variant_unref(value)
      value = inner
    }
    defer { g_variant_unref(value) }
    guard string(at: g_variant_get_type_string(value)) == "u" else { return }
    report(key, g_variant_get_uint32(value))
  }

  private typealias Request = Boxed<(AppearancePortal, Key)>
}

internal import CGtk

/// The color scheme of the desktop.
enum SystemColorScheme: Sendable {
  case unspecified, dark, light

  /// Creates a color scheme from the portal's value of `color-scheme`.
  init(_ value: UInt32) {
    switch value {
    case 1: self = .dark
    case 2: self = .light
    default: self = .unspecified
    }
  }

  /// Calls `body` with the desktop's color scheme after it was read, and after each change, until
  /// the program ends. It is not called if the desktop has no settings portal.
  ///
  /// GTK 4.18 and earlier do not read the portal's color scheme.
  @MainActor
  static func observe(
    _ body: @escaping @MainActor (SystemColorScheme) -> Void
  ) -> SystemColorSchemeObserver {
    let observer = SystemColorSchemeObserver(body)
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, data in
        let observer = Unmanaged<SystemColorSchemeObserver>.fromOpaque(data!).takeRetainedValue()
        guard let connection = g_bus_get_finish(result, nil) else { return }
        observer.start(on: connection)
        g_object_unref(UnsafeMutableRawPointer(connection))
      }, Unmanaged.passRetained(observer).toOpaque())
    return observer
  }
}

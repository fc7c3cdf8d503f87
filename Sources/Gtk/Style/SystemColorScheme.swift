internal import CGtk

/// The colours that the user wants of every program.
enum SystemColorScheme: Sendable {
  case unspecified, dark, light

  /// From the portal's number.
  init(_ value: UInt32) {
    switch value {
    case 1: self = .dark
    case 2: self = .light
    default: self = .unspecified
    }
  }

  /// Calls `body` with the user's wish as soon as the desktop tells it, and whenever it changes, for
  /// as long as the program runs. It is never called on a desktop without the settings portal.
  ///
  /// GTK up to 4.18 does not ask by itself.
  @MainActor
  static func follow(
    _ body: @escaping @MainActor (SystemColorScheme) -> Void
  ) -> SystemColorSchemeFollower {
    let follower = SystemColorSchemeFollower(body)
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, data in
        let follower = Unmanaged<SystemColorSchemeFollower>.fromOpaque(data!).takeRetainedValue()
        guard let connection = g_bus_get_finish(result, nil) else { return }
        follower.start(on: connection)
        g_object_unref(UnsafeMutableRawPointer(connection))
      }, Unmanaged.passRetained(follower).toOpaque())
    return follower
  }
}

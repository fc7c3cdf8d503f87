/// The color scheme of this program's windows.
public enum ColorScheme: Sendable {
  /// The color scheme of the desktop. Changes apply immediately.
  case followSystem
  case light, dark

  @MainActor private static var chosen = ColorScheme.followSystem
  @MainActor private static var system: SystemColorScheme?
  @MainActor private static var observer: SystemColorSchemeObserver?
  /// Whether the program has set `gtk-application-prefer-dark-theme`.
  @MainActor private static var isSet = false

  /// Sets the color scheme of all windows.
  ///
  /// It does not block. With `followSystem`, the desktop's color scheme is read asynchronously.
  /// GTK's default applies until the first reply.
  @MainActor
  public static func apply(_ scheme: ColorScheme) {
    if scheme == .followSystem {
      if let observer {
        if chosen != .followSystem { observer.read() }
      } else {
        observer = SystemColorScheme.observe { scheme in
          system = scheme
          update()
        }
      }
    }
    chosen = scheme
    update()
  }

  @MainActor
  private static func update() {
    guard let settings = Settings.current else { return }
    let prefersDark: Bool? =
      switch (chosen, system) {
      case (.dark, _), (.followSystem, .dark): true
      case (.light, _), (.followSystem, .light): false
      case (.followSystem, .unspecified), (.followSystem, nil): nil
      }
    // GTK reloads its theme each time the setting is set or reset, even to the same value.
    if let prefersDark {
      if settings.prefersDark != prefersDark { settings.prefersDark = prefersDark }
    } else if isSet {
      settings.resetPrefersDark()
    }
    isSet = prefersDark != nil
  }
}

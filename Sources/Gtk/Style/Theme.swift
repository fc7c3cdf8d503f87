/// Chooses GTK's theme from the program's color scheme and the desktop's settings.
@MainActor
enum Theme {
  private static var scheme = ColorScheme.followSystem
  private static var portal: AppearancePortal?
  private static var systemScheme: SystemColorScheme?
  private static var wantsHighContrast = false
  /// Whether this type, rather than the user's settings of GTK, chose the dark or light variant.
  private static var setsVariant = false
  /// Whether this type, rather than the user's settings of GTK, chose the theme.
  private static var setsTheme = false

  static func apply(_ scheme: ColorScheme) {
    if let portal {
      if scheme == .followSystem, Self.scheme != .followSystem { portal.read(.colorScheme) }
    } else {
      portal = AppearancePortal { key, value in
        switch key {
        case .colorScheme: systemScheme = SystemColorScheme(value)
        case .contrast: wantsHighContrast = value == 1
        }
        update()
      }
    }
    Self.scheme = scheme
    update()
  }

  private static func update() {
    guard let settings = Settings.current else { return }
    updateVariant(of: settings)
    updateTheme(of: settings)
  }

  private static func updateVariant(of settings: Settings) {
    let prefersDark: Bool? =
      switch (scheme, systemScheme) {
      case (.dark, _), (.followSystem, .dark): true
      case (.light, _), (.followSystem, .light): false
      case (.followSystem, .unspecified), (.followSystem, nil): nil
      }
    // GTK loads its theme whenever the setting is set or reset, even to the same value.
    if let prefersDark {
      if settings.prefersDark != prefersDark { settings.prefersDark = prefersDark }
    } else if setsVariant {
      settings.resetPrefersDark()
    }
    setsVariant = prefersDark != nil
  }

  private static func updateTheme(of settings: Settings) {
    if wantsHighContrast {
      // GTK has a light and a dark variant of this theme.
      if settings.themeName != Settings.highContrastThemeName {
        settings.themeName = Settings.highContrastThemeName
      }
    } else if setsTheme {
      settings.resetThemeName()
    }
    setsTheme = wantsHighContrast
  }
}

/// The color scheme of the program's windows.
public enum ColorScheme: Sendable {
  /// The desktop's color scheme; its changes are followed.
  case followSystem
  case light, dark
}

@MainActor
extension ColorScheme {
  private static var applied = followSystem
  private static var portal: AppearancePortal?
  /// A Boolean value indicating whether the desktop's color scheme is dark; nil if the desktop doesn't say it.
  private static var isSystemDark: Bool?
  private static var wantsHighContrast = false
  /// A Boolean value indicating whether this type, rather than the user's settings of GTK, chose the dark or light
  /// variant.
  private static var setsVariant = false
  /// A Boolean value indicating whether this type, rather than the user's settings of GTK, chose the theme.
  private static var setsTheme = false

  /// Shows all windows in this color scheme, and with the contrast that the user set on the desktop.
  ///
  /// Returns at once. Until the desktop answers, the windows look as GTK's own settings say. A call that changes the
  /// scheme back to `followSystem` reads the desktop's color scheme again.
  public static func apply(_ scheme: ColorScheme) {
    if let portal {
      if scheme == .followSystem, applied != .followSystem { portal.read(.colorScheme) }
    } else {
      portal = AppearancePortal { key, value in
        switch key {
        case .colorScheme: isSystemDark = [1: true, 2: false][value]
        case .contrast: wantsHighContrast = value == 1
        }
        update()
      }
    }
    applied = scheme
    update()
  }

  private static func update() {
    guard let settings = Settings.current else { return }
    updateVariant(of: settings)
    updateTheme(of: settings)
  }

  private static func updateVariant(of settings: Settings) {
    let prefersDark = applied == .followSystem ? isSystemDark : applied == .dark
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

internal import CGtk

extension Settings {
  /// A Boolean value indicating whether the theme has light text on a dark background.
  public var isDark: Bool {
    Self.forcedTheme.map { $0.hasSuffix(":dark") || $0.hasSuffix("-dark") }
      ?? (prefersDark || themeName.hasSuffix("-dark"))
  }

  /// A Boolean value indicating whether the theme is a high-contrast theme.
  public var isHighContrast: Bool {
    let name = Self.forcedTheme ?? themeName
    return ["HighContrast", "Default-hc", "Default:hc"].contains { name.hasPrefix($0) }
  }

  /// Calls `body` whenever the theme changes.
  public func onThemeChange(_ body: @escaping @MainActor () -> Void) {
    for name in ["gtk-theme-name", "gtk-application-prefer-dark-theme"] {
      connect("notify::\(name)", body)
    }
  }

  /// The name of the theme, such as "Default".
  package var themeName: String {
    get { self[property: "gtk-theme-name"] ?? "" }
    set { self[property: "gtk-theme-name"] = newValue }
  }

  /// Restores the user's own setting of GTK.
  func resetThemeName() {
    gtk_settings_reset_property(opaque, "gtk-theme-name")
  }

  /// The name of GTK's high-contrast theme.
  static let highContrastThemeName = "HighContrast"

  /// The theme in the environment, which has priority over the settings.
  private static var forcedTheme: String? {
    string(at: g_getenv("GTK_THEME")).flatMap { $0.isEmpty ? nil : $0 }
  }
}

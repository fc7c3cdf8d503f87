internal import CGtk

/// Wraps GtkSettings.
@MainActor
public final class Settings: Object {
  /// The settings of the default display; nil without a display.
  public static var current: Settings? {
    gtk_settings_get_default().map { Settings(borrowing: UnsafeMutableRawPointer($0)) }
  }

  /// Whether the dark variant of the theme is used.
  public var prefersDark: Bool {
    get { self["gtk-application-prefer-dark-theme"] }
    set { self["gtk-application-prefer-dark-theme"] = newValue }
  }

  /// Restores the user's own setting of GTK.
  func resetPrefersDark() {
    gtk_settings_reset_property(opaque, "gtk-application-prefer-dark-theme")
  }

  public var animationsEnabled: Bool {
    get { self["gtk-enable-animations"] }
    set { self["gtk-enable-animations"] = newValue }
  }

  /// The name of the theme, such as "Default". The environment variable `GTK_THEME` overrides it.
  public var themeName: String {
    get {
      var name = ""
      withValue(of: per_type_string) { value in
        g_object_get_property(typed(), "gtk-theme-name", value)
        name = string(at: g_value_get_string(value)) ?? ""
      }
      return name
    }
    set {
      withValue(of: per_type_string) { value in
        g_value_set_string(value, newValue)
        g_object_set_property(typed(), "gtk-theme-name", value)
      }
    }
  }

  /// Restores the user's own setting of GTK.
  func resetThemeName() {
    gtk_settings_reset_property(opaque, "gtk-theme-name")
  }

  /// The high contrast theme that is part of GTK.
  static let highContrastThemeName = "HighContrast"

  /// Whether the theme is GTK's high contrast theme.
  public var isHighContrast: Bool {
    let name = string(at: g_getenv("GTK_THEME")) ?? themeName
    return [Self.highContrastThemeName, "Default-hc", "Default-hc-dark"].contains(name)
      || name.hasSuffix(":hc") || name.hasSuffix(":hc-dark")
  }

  /// Calls a closure after another theme was set.
  func onThemeChange(_ body: @escaping @MainActor () -> Void) {
    connect("notify::gtk-theme-name", body)
  }

  private subscript(name: String) -> Bool {
    get {
      var isOn = false
      withValue(of: per_type_boolean) { value in
        g_object_get_property(typed(), name, value)
        isOn = g_value_get_boolean(value) != 0
      }
      return isOn
    }
    set {
      withValue(of: per_type_boolean) { value in
        g_value_set_boolean(value, newValue.gboolean)
        g_object_set_property(typed(), name, value)
      }
    }
  }
}

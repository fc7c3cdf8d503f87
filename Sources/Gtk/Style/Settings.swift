internal import CGtk

/// Wraps GtkSettings.
@MainActor
public final class Settings: Object {
  /// The settings of the default display; nil without a display.
  public static var current: Settings? {
    gtk_settings_get_default().map { Settings(borrowing: UnsafeMutableRawPointer($0)) }
  }

  /// A Boolean value indicating whether the dark variant of the theme is used.
  package var prefersDark: Bool {
    get { self["gtk-application-prefer-dark-theme"] }
    set { self["gtk-application-prefer-dark-theme"] = newValue }
  }

  /// Restores the user's own setting of GTK.
  func resetPrefersDark() {
    gtk_settings_reset_property(opaque, "gtk-application-prefer-dark-theme")
  }

  /// The window controls at both ends of a header bar, such as "menu:minimize,close".
  public var decorationLayout: String { self[property: "gtk-decoration-layout"] ?? ":close" }

  subscript(name: String) -> Bool {
    get {
      withValue(of: per_type_boolean) { value in
        g_object_get_property(typed(), name, value)
        return g_value_get_boolean(value) != 0
      }
    }
    set {
      withValue(of: per_type_boolean) { value in
        g_value_set_boolean(value, newValue.gboolean)
        g_object_set_property(typed(), name, value)
      }
    }
  }
}

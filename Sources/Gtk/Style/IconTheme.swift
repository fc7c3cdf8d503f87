internal import CGtk

/// Wraps GtkIconTheme, for the default display.
@MainActor
public enum IconTheme {
  /// Adds a directory to the icon search path.
  public static func addSearchPath(_ directory: String) {
    guard let display = gdk_display_get_default() else { return }
    gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(display), directory)
  }
}

internal import CGtk

/// How things look.
@MainActor
public enum StyleSheet {
  /// Adds rules, in GTK's CSS, for the whole program. They stand above the theme's.
  public static func load(_ css: String) {
    guard let display = gdk_display_get_default() else { return }
    let provider = gtk_css_provider_new()!
    defer { g_object_unref(provider) }
    gtk_css_provider_load_from_data(provider, css, gssize(css.utf8.count))
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }
}

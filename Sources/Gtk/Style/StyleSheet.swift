internal import CGtk

/// The style sheet of the program.
@MainActor
public enum StyleSheet {
  private static var provider: UnsafeMutablePointer<GtkCssProvider>?

  /// Replaces the style sheet, which has priority over the theme.
  public static func load(_ css: String) {
    guard let display = gdk_display_get_default() else { return }
    let isNew = provider == nil
    let provider = provider ?? gtk_css_provider_new()!
    self.provider = provider
    gtk_css_provider_load_from_data(provider, css, gssize(css.utf8.count))
    guard isNew else { return }
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }
}

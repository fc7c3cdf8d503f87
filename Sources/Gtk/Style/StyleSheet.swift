internal import CGtk

/// The program's own style sheets, in GTK's CSS. They take precedence over the theme.
@MainActor
public enum StyleSheet {
  /// The themes that a style sheet is for.
  public enum Scope: Sendable {
    case allThemes
    /// All themes except those of high contrast, whose colors and borders it would weaken.
    case normalContrast
  }

  /// The style sheets of normal contrast.
  private static var conditional: [OpaquePointer] = []
  private static var areConditionalLoaded = false

  /// Adds a style sheet for the whole program.
  public static func load(_ css: String, for scope: Scope = .allThemes) {
    let provider = gtk_css_provider_new()!
    gtk_css_provider_load_from_data(provider, css, gssize(css.utf8.count))
    let pointer = OpaquePointer(UnsafeMutableRawPointer(provider))
    switch scope {
    case .allThemes:
      add(pointer)
      g_object_unref(provider)
    case .normalContrast:
      guard let settings = Settings.current else { return g_object_unref(provider) }
      if conditional.isEmpty {
        areConditionalLoaded = !settings.isHighContrast
        settings.onThemeChange { update() }
      }
      conditional.append(pointer)
      if areConditionalLoaded { add(pointer) }
    }
  }

  private static func update() {
    let shouldLoad = Settings.current?.isHighContrast == false
    guard shouldLoad != areConditionalLoaded else { return }
    areConditionalLoaded = shouldLoad
    for provider in conditional { shouldLoad ? add(provider) : remove(provider) }
  }

  private static func add(_ provider: OpaquePointer) {
    guard let display = gdk_display_get_default() else { return }
    gtk_style_context_add_provider_for_display(
      display, provider, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }

  private static func remove(_ provider: OpaquePointer) {
    guard let display = gdk_display_get_default() else { return }
    gtk_style_context_remove_provider_for_display(display, provider)
  }
}

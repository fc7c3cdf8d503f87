internal import Gtk

/// The style sheet of the program. It follows the theme.
@MainActor
package enum AppStyle {
  private static var loaded = ""

  /// Loads the style sheet, for as long as the process runs.
  package static func load() {
    Window.markParentsOfDialogs()
    update()
    Settings.current?.onThemeChange { update() }
  }

  private static func update() {
    guard let settings = Settings.current else { return }
    let css = css(isDark: settings.isDark, isHighContrast: settings.isHighContrast)
    guard css != loaded else { return }
    loaded = css
    StyleSheet.load(css)
  }

  /// Returns the style sheet for a variant of the theme.
  package static func css(isDark: Bool, isHighContrast: Bool) -> String {
    var sheets = [
      isDark ? darkColors : lightColors,
      String(decoding: PackageResources.style_css, as: UTF8.self),
      String(
        decoding: isHighContrast ? PackageResources.contrast_css : PackageResources.look_css,
        as: UTF8.self),
    ]
    if !isHighContrast { sheets.append(isDark ? darkDimming : lightDimming) }
    return sheets.joined(separator: "\n")
  }

  // A window behind a modal dialog looks as if it were in a shadow, which is darker in the dark style.

  private static let lightDimming =
    "window.\(Window.behindDialogClass) { filter: brightness(0.85); }"
  private static let darkDimming =
    "window.\(Window.behindDialogClass) { filter: brightness(0.6); }"

  // The colors of GNOME's own applications (libadwaita 1.5). Text on the accent is white and bold, as there. The focus
  // ring has a contrast of at least 3 to 1 with the colors on both of its sides.

  private static let lightColors = """
    @define-color window_background #fafafb;
    @define-color window_foreground #323237;
    @define-color window_edge rgba(0, 0, 0, 0.09);
    @define-color accent_fill #3584e4;
    @define-color focus_ring #1c5aa8;
    @define-color pane_background #ebebed;
    @define-color popover_background #ffffff;
    @define-color card_background #ffffff;
    @define-color card_shade rgba(0, 0, 0, 0.08);
    @define-color toast_background #303030;
    @define-color wrong_color #c01c28;
    """

  private static let darkColors = """
    @define-color window_background #222226;
    @define-color window_foreground #ffffff;
    @define-color window_edge rgba(0, 0, 0, 0.4);
    @define-color accent_fill #3584e4;
    @define-color focus_ring #b4d4ff;
    @define-color pane_background #2e2e32;
    @define-color popover_background #36363a;
    @define-color card_background #343438;
    @define-color card_shade rgba(0, 0, 0, 0.36);
    @define-color toast_background #515157;
    @define-color wrong_color #ff938c;
    """
}

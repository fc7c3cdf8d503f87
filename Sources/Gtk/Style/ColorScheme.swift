/// The color scheme of the program's windows.
public enum ColorScheme: Sendable {
  /// The desktop's color scheme; its changes are followed.
  case followSystem
  case light, dark

  /// Shows all windows in this color scheme, and with the contrast that the user set on the desktop.
  ///
  /// Returns at once. Until the desktop answers, the windows look as GTK's own settings say. A call that changes the
  /// scheme back to `followSystem` reads the desktop's color scheme again.
  @MainActor
  public static func apply(_ scheme: ColorScheme) {
    Theme.apply(scheme)
  }
}

internal import CGtk

/// GTK itself.
@MainActor
public enum GtkRuntime {
  private static var isStarted: Bool?

  /// Starts GTK, once; false where there is no display to open.
  ///
  /// `gtk_init_check` claims success when it is asked again, so its first answer is kept.
  public static func start() -> Bool {
    if let isStarted { return isStarted }
    let started = gtk_init_check() != 0
    isStarted = started
    return started
  }

  /// The version of the GTK that the program runs with, such as "4.8.3".
  public static var version: String {
    "\(gtk_get_major_version()).\(gtk_get_minor_version()).\(gtk_get_micro_version())"
  }

  /// A Boolean value indicating whether the program runs with GTK 4.`minor` or later.
  static func isAtLeast(minor: Int) -> Bool { gtk_get_minor_version() >= minor }

  /// Drops the tooltip that waits to be shown. For tests: GTK 4.8 complains where the window that a
  /// pointer event reached is gone before half a second has passed.
  package static func dropPendingTooltip() {
    guard let display = gdk_display_get_default() else { return }
    Object(borrowing: UnsafeMutableRawPointer(display)).setNote("gdk-display-current-tooltip", nil)
  }
}

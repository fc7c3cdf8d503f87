internal import CGtk

/// The GTK library.
@MainActor
package enum GtkRuntime {
  /// The result of the first call. `gtk_init_check` always returns true when it is called again.
  private static let isStarted = gtk_init_check() != 0

  /// Initializes GTK. Returns false if no display can be opened.
  package static func start() -> Bool { isStarted }

  /// The version of GTK at run time, such as "4.8.3".
  package static var version: String {
    "\(gtk_get_major_version()).\(gtk_get_minor_version()).\(gtk_get_micro_version())"
  }

  /// A Boolean value indicating whether the version of GTK is at least 4.`minor`.
  package static func isAtLeast(minor: Int) -> Bool { gtk_get_minor_version() >= minor }
}

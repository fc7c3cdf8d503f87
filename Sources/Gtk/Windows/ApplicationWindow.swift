internal import CGtk

/// Wraps GtkApplicationWindow.
@MainActor
public final class ApplicationWindow: Window, ActionMap {
  override class var gType: GType { gtk_application_window_get_type() }

  public convenience init(application: Application) {
    self.init(borrowing: gtk_application_window_new(application.typed()))
  }

  @available(*, unavailable, message: "An application window needs its application.")
  public convenience init() {
    fatalError("An application window needs its application.")
  }
}

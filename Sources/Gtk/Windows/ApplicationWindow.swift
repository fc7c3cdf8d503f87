internal import CGtk

/// Wraps GtkApplicationWindow.
@MainActor
public final class ApplicationWindow: Window {
  public convenience init(application: Application) {
    self.init(borrowing: gtk_application_window_new(application.typed()))
  }

  @available(*, unavailable, message: "An application window needs its application.")
  public convenience init() {
    fatalError("An application window needs its application.")
  }

  /// Adds an action, available as `win.name`.
  public func addAction(_ action: SimpleAction) {
    g_action_map_add_action(opaque, action.opaque)
  }
}

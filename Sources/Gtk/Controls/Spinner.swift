internal import CGtk

/// Wraps GtkSpinner.
@MainActor
public final class Spinner: Widget {
  override class var gType: GType { gtk_spinner_get_type() }

  public convenience init() {
    self.init(adopting: gtk_spinner_new())
  }

  public var isSpinning: Bool {
    get { gtk_spinner_get_spinning(opaque) != 0 }
    set { gtk_spinner_set_spinning(opaque, newValue.gboolean) }
  }
}

internal import CGtk

/// Wraps GtkProgressBar.
@MainActor
public final class ProgressBar: Widget {
  override class var gType: GType { gtk_progress_bar_get_type() }

  public convenience init() {
    self.init(adopting: gtk_progress_bar_new())
  }

  /// The filled fraction, from 0 to 1.
  public var fraction: Double {
    get { gtk_progress_bar_get_fraction(opaque) }
    set { gtk_progress_bar_set_fraction(opaque, newValue) }
  }
}

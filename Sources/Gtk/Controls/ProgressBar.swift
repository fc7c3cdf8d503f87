internal import CGtk

/// A bar that is filled in part.
@MainActor
public final class ProgressBar: Widget {
  public convenience init() {
    self.init(adopting: gtk_progress_bar_new())
  }

  /// How much of it is filled, from 0 to 1.
  public var fraction: Double {
    get { gtk_progress_bar_get_fraction(opaque) }
    set { gtk_progress_bar_set_fraction(opaque, newValue) }
  }
}

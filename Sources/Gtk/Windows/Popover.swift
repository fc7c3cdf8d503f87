internal import CGtk

/// Wraps GtkPopover.
@MainActor
public final class Popover: Widget {
  public func popDown() {
    gtk_popover_popdown(typed())
  }
}

internal import CGtk

/// What is open over a window and goes with the next click beside it.
@MainActor
public final class Popover: Widget {
  public func popDown() {
    gtk_popover_popdown(typed())
  }
}

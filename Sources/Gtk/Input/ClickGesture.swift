internal import CGtk

/// Wraps GtkGestureClick.
@MainActor
public final class ClickGesture: EventController {
  /// - Parameter button: 1 for the primary button, 3 for the secondary button, 0 for any button.
  public init(button: Int = 1) {
    super.init(adopting: gtk_gesture_click_new(), phase: .bubble)
    gtk_gesture_single_set_button(opaque, guint(button))
  }

  public func onPressed(_ body: @escaping @MainActor () -> Void) {
    connect("pressed", body)
  }

  public func onReleased(_ body: @escaping @MainActor () -> Void) {
    connect("released", body)
  }
}

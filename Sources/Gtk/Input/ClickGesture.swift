internal import CGtk

/// Wraps GtkGestureClick.
@MainActor
public final class ClickGesture: EventController {
  /// The position of a press or release in the widget.
  public struct Press: Equatable, Sendable {
    public var x: Double
    public var y: Double
  }

  /// - Parameter button: 1 for the primary button, 3 for the secondary button, 0 for any button.
  public init(button: Int = 1, phase: Phase = .bubble) {
    super.init(adopting: gtk_gesture_click_new(), phase: phase)
    gtk_gesture_single_set_button(opaque, guint(button))
  }

  public func onPressed(_ body: @escaping @MainActor (Press) -> Void) {
    connect("pressed") { body(Press($0)) }
  }

  public func onReleased(_ body: @escaping @MainActor (Press) -> Void) {
    connect("released") { body(Press($0)) }
  }
}

extension ClickGesture.Press {
  init(_ arguments: SignalArguments) {
    self.init(x: arguments.double(2), y: arguments.double(3))
  }
}

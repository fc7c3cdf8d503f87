internal import CGtk

/// Watches clicks.
@MainActor
public final class ClickGesture: EventController {
  /// A press: how many in a row, and where in the widget.
  public struct Press: Equatable, Sendable {
    public var count: Int
    public var x: Double
    public var y: Double
  }

  /// - Parameter button: 1 for the primary button, 3 for the secondary, 0 for any.
  public init(button: Int = 1, phase: Phase = .bubble) {
    super.init(adopting: gtk_gesture_click_new(), phase: phase)
    gtk_gesture_single_set_button(opaque, guint(button))
  }

  @discardableResult
  public func onPressed(_ body: @escaping @MainActor (Press) -> Void) -> SignalHandler {
    connect("pressed") { body(Press($0)) }
  }

  @discardableResult
  public func onReleased(_ body: @escaping @MainActor (Press) -> Void) -> SignalHandler {
    connect("released") { body(Press($0)) }
  }

  /// Keeps the present click from everyone else.
  public func claim() {
    gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_CLAIMED)
  }
}

extension ClickGesture.Press {
  init(_ arguments: SignalArguments) {
    self.init(count: arguments.int(1), x: arguments.double(2), y: arguments.double(3))
  }
}

internal import CGtk

/// Watches the keyboard focus come to a widget, or to one below it, and go.
@MainActor
public final class FocusController: EventController {
  public init() {
    super.init(adopting: gtk_event_controller_focus_new(), phase: .bubble)
  }

  /// Whether the focus is on the widget or below it.
  public var containsFocus: Bool { gtk_event_controller_focus_contains_focus(opaque) != 0 }

  @discardableResult
  public func onEnter(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("enter", body)
  }

  /// It is also called when another window takes the keyboard.
  @discardableResult
  public func onLeave(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("leave", body)
  }
}

internal import CGtk

/// Wraps GtkEventControllerFocus.
@MainActor
public final class FocusController: EventController {
  public init() {
    super.init(adopting: gtk_event_controller_focus_new(), phase: .bubble)
  }

  /// A Boolean value indicating whether the widget or a descendant has the focus.
  public var containsFocus: Bool { gtk_event_controller_focus_contains_focus(opaque) != 0 }

  @discardableResult
  public func onEnter(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("enter", body)
  }

  /// Calls `body` when the focus leaves the widget and its descendants, or the window becomes
  /// inactive.
  @discardableResult
  public func onLeave(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("leave", body)
  }
}

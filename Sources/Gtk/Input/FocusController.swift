internal import CGtk

/// Wraps GtkEventControllerFocus.
@MainActor
public final class FocusController: EventController {
  public init() {
    super.init(adopting: gtk_event_controller_focus_new(), phase: .bubble)
  }

  public func onEnter(_ body: @escaping @MainActor () -> Void) {
    connect("enter", body)
  }

  /// Calls `body` when the focus leaves the widget and its descendants, or the window becomes
  /// inactive.
  public func onLeave(_ body: @escaping @MainActor () -> Void) {
    connect("leave", body)
  }

  /// Calls `body` when the focus moves to another widget of the window. The focus does not move while another window is
  /// active.
  public func onFocusMoved(_ body: @escaping @MainActor () -> Void) {
    connect("leave") { arguments in
      guard let widget = Self.widget(arguments), !widget.hasFocus else { return }
      body()
    }
  }

  /// Returns the widget of the controller that emits a signal.
  static func widget(_ arguments: SignalArguments) -> Widget? {
    arguments.object(0).flatMap { gtk_event_controller_get_widget(OpaquePointer($0)) }
      .map { Widget(borrowing: $0) }
  }
}

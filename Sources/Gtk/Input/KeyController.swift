internal import CGtk

/// Wraps GtkEventControllerKey.
@MainActor
package final class KeyController: EventController {
  package init(phase: Phase = .bubble) {
    super.init(adopting: gtk_event_controller_key_new(), phase: phase)
  }

  /// Calls `body` when a key is pressed. Return true to stop the propagation of the event.
  package func onKeyPress(_ body: @escaping @MainActor (KeyEvent) -> Bool) {
    connectReturningBool("key-pressed") { body(Self.event($0)) }
  }

  fileprivate static func event(_ arguments: SignalArguments) -> KeyEvent {
    KeyEvent(
      Key(keyval: arguments.uint(1)), modifiers: KeyEvent.Modifiers(state: arguments.flags(3)))
  }
}

extension Widget {
  /// Calls `body` when a key that starts a text is pressed in the widget, before its descendants get the event. The key
  /// goes to the entry that `body` returns.
  public func onTextStart(_ body: @escaping @MainActor () -> SearchEntry?) {
    let keys = KeyController(phase: .capture)
    keys.connectReturningBool("key-pressed") { arguments in
      guard KeyController.event(arguments).startsText, let controller = arguments.object(0),
        let entry = body(), let text = gtk_editable_get_delegate(entry.opaque)
      else { return false }
      return gtk_event_controller_key_forward(
        OpaquePointer(controller), Widget(borrowing: UnsafeMutableRawPointer(text)).widget) != 0
    }
    addController(keys)
  }

  /// Calls `body` when a key is pressed in the widget; by default, before its descendants get the event.
  /// Return true to stop the propagation of the event.
  public func onKeyPress(
    phase: EventController.Phase = .capture, _ body: @escaping @MainActor (KeyEvent) -> Bool
  ) {
    let keys = KeyController(phase: phase)
    keys.onKeyPress(body)
    addController(keys)
  }
}

internal import CGtk

/// Wraps GtkEventControllerKey.
@MainActor
package final class KeyController: EventController {
  package init(phase: Phase = .bubble) {
    super.init(adopting: gtk_event_controller_key_new(), phase: phase)
  }

  /// Calls `body` when a key is pressed. Return true to stop the propagation of the event.
  package func onKeyPress(_ body: @escaping @MainActor (KeyEvent) -> Bool) {
    connectReturningBool("key-pressed") { arguments in
      body(
        KeyEvent(
          Key(keyval: arguments.uint(1)), modifiers: KeyEvent.Modifiers(state: arguments.flags(3))))
    }
  }
}

extension Widget {
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

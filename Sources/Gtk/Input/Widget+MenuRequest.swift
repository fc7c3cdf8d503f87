internal import CGtk

extension Widget {
  /// Calls `body` with the position, in the widget's coordinates, when the secondary button is
  /// pressed. Other gestures do not receive the click.
  ///
  /// The widget retains `body`. Capture the widget and its owner weakly.
  public func onMenuRequest(_ body: @escaping @MainActor (_ x: Double, _ y: Double) -> Void) {
    let click = ClickGesture(button: 3)
    click.connect("pressed") { arguments in
      body(arguments.double(2), arguments.double(3))
      gtk_gesture_set_state(OpaquePointer(arguments.object(0)), GTK_EVENT_SEQUENCE_CLAIMED)
    }
    addController(click)
  }
}

extension Widget {
  /// Calls `body` with the position, in the widget's coordinates, when the secondary button is
  /// pressed. Other gestures do not receive the click.
  ///
  /// The widget retains `body`. Capture the widget and its owner weakly.
  public func onMenuRequest(_ body: @escaping @MainActor (_ x: Double, _ y: Double) -> Void) {
    let click = ClickGesture(button: 3)
    click.onPressed(claimingIf: { press in
      body(press.x, press.y)
      return true
    })
    addController(click)
  }
}

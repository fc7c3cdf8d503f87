extension Widget {
  /// Calls `body` with the position, in the widget's coordinates, when the secondary button is
  /// pressed.
  ///
  /// The widget retains `body`. Capture the widget and its owner weakly.
  public func onMenuRequest(_ body: @escaping @MainActor (_ x: Double, _ y: Double) -> Void) {
    let click = ClickGesture(button: 3)
    click.onPressed { [weak click] press in
      click?.claim()
      body(press.x, press.y)
    }
    addController(click)
  }
}

extension Widget {
  /// Calls `body` with the place, in the widget's coordinates, where the secondary button was pressed.
  ///
  /// The widget keeps `body`: capture the widget, and what owns it, weakly.
  public func onMenuRequest(_ body: @escaping @MainActor (_ x: Double, _ y: Double) -> Void) {
    let click = ClickGesture(button: 3)
    click.onPressed { [weak click] press in
      click?.claim()
      body(press.x, press.y)
    }
    addController(click)
  }
}

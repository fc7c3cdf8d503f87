internal import Gtk

extension Window {
  /// Adds Ctrl+W, which the application provides for the main window only.
  func closeByKey() {
    addController(Shortcut.controller { $0.action == .close })
  }

  /// Calls a closure instead of closing when the user presses Escape or Ctrl+W, or closes the window.
  func onDismiss(_ body: @escaping @MainActor () -> Void) {
    onCloseRequest {
      body()
      return true
    }
    onKeyPress { event in
      guard event.key == .escape, event.modifiers == [] else { return false }
      body()
      return true
    }
    closeByKey()
  }
}

internal import Gtk

extension Window {
  /// Closes the window by the key that closes the main window, which knows it from the application.
  func closeByKey() {
    let keys = ShortcutController()
    keys.add("<Control>w", action: "window.close")
    addController(keys)
  }
}

internal import Gtk

extension Window {
  /// Adds Ctrl+W, which the application provides for the main window only.
  func closeByKey() {
    let keys = ShortcutController()
    keys.add("<Control>w", action: "window.close")
    addController(keys)
  }
}

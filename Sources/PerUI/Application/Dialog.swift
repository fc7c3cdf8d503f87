package import Gtk

/// A window over another one.
@MainActor
package class Dialog {
  package let window = Window()
  /// Called when the window has closed.
  package var onClose: () -> Void = {}

  /// Closes the window.
  func close() {
    window.destroy()
    onClose()
  }
}

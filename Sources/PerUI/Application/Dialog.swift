package import Gtk

/// A window over another one.
@MainActor
package class Dialog {
  package let window = Window()
  /// Called when the window has closed.
  package var onClose: () -> Void = {}
  let announcer = Announcer()
  private lazy var overlay = Overlay()
  /// Created with the first message.
  private var toast: Toast?

  /// Sets the content of a window that can show messages.
  func setContent(_ content: Widget) {
    overlay.child = content
    window.child = overlay
  }

  /// Shows a message over the content, and announces it to screen readers. A window that isn't shown yet has no width
  /// for the message, which then appears with the window.
  func tell(_ text: String) {
    guard overlay.allocatedWidth > 0 else {
      return overlay.afterFrames(2) { [weak self] in self?.tell(text) }
    }
    let toast = toast ?? makeToast()
    toast.show(Toast.Message(text: text), in: overlay.allocatedWidth)
    announcer.announce(text, in: window)
  }

  private func makeToast() -> Toast {
    let toast = Toast()
    toast.onLeave = { [weak self] in self?.overlay.child?.grabFocus() }
    overlay.addOverlay(toast.root)
    self.toast = toast
    return toast
  }

  /// Closes the window.
  func close() {
    window.destroy()
    onClose()
  }
}

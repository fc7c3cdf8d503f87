internal import Gtk

/// The page that says why nothing can be imported.
@MainActor
final class ImportFailureView {
  let root = Box(.vertical, spacing: 12)
  private let title = Label()
  private let reason = Label()

  init() {
    root.addClass("empty-list")
    root.verticalAlignment = .center
    root.verticalExpand = true
    root.setMargins(top: 24, bottom: 24, start: 24, end: 24)
    let icon = Image(iconName: "dialog-warning-symbolic")
    icon.pixelSize = 64
    icon.setAccessibleRole(.presentation)
    root.append(icon)
    title.addClass("title-1")
    reason.addClass("dim-label")
    for label in [title, reason] {
      label.isWrapping = true
      label.justification = .center
      label.maxWidthChars = 36
      label.horizontalAlignment = .center
      root.append(label)
    }
  }

  func show(_ title: String, _ reason: String) {
    (self.title.text, self.reason.text) = (title, reason)
  }
}

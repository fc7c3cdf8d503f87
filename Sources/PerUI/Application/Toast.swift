internal import Gtk

/// A short message over the window's content, with a button that takes back what it tells.
@MainActor
final class Toast {
  let root = Revealer(transition: .slideUp)
  private let label = Label()
  private var hiding: ScheduledSource?

  /// How long a message stays: long enough to read it and reach for the button.
  private static let milliseconds = 7000

  /// - Parameter undo: Takes back what the message tells.
  init(undo takeBack: @escaping @MainActor () -> Void) {
    let undo = Button(label: tr("Undo"))
    undo.onClick { takeBack() }
    undo.focusOnClick = false
    let close = Button(iconName: "window-close-symbolic")
    // Translators: Closes a message.
    close.accessibleLabel = tr("Dismiss")
    close.tooltip = tr("Dismiss")
    close.hasFrame = false
    close.onClick { [weak self] in self?.hide() }
    label.isWrapping = true
    // Else it takes the room of one line, and two lines of it.
    label.prefersOneLine = true
    label.horizontalExpand = true
    label.xalign = 0

    let box = Box(.horizontal, spacing: 12)
    box.addClass("toast")
    box.append(label)
    box.append(undo)
    box.append(close)
    root.child = box
    root.horizontalAlignment = .center
    root.verticalAlignment = .end
    root.canTarget = false
  }

  func show(_ message: String) {
    label.text = message
    root.canTarget = true
    root.isRevealed = true
    hiding?.cancel()
    hiding = MainLoop.timeout(milliseconds: Self.milliseconds) { [weak self] in self?.hide() }
  }

  func hide() {
    hiding?.cancel()
    hiding = nil
    root.isRevealed = false
    // While it is away, clicks in its place are for the list.
    root.canTarget = false
  }
}

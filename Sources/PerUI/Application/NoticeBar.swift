internal import Gtk

/// A bar above the list with a message and a button.
@MainActor
final class NoticeBar {
  let root = Revealer(transition: .slideDown)
  private let label = Label(wrapping: "")
  private let button = Button(label: "")
  private var act: () -> Void = {}

  init() {
    label.horizontalExpand = true
    button.verticalAlignment = .center
    button.onClick { [weak self] in self?.act() }
    let box = Box(.horizontal, spacing: 12)
    box.addClass("notice")
    box.append(label, button)
    root.child = box
    root.isVisible = false
  }

  /// Shows a message; nil hides the bar.
  ///
  /// - Parameter title: The title of the button; nil for no button.
  func show(_ message: String?, button title: String?, _ act: @escaping () -> Void) {
    root.isVisible = message != nil
    root.isRevealed = message != nil
    guard let message else { return }
    label.text = message
    button.label = title ?? ""
    button.isVisible = title != nil
    self.act = act
  }
}

internal import Gtk
internal import PerCore

/// A short message that floats over the content of the window, with an optional button.
@MainActor
package final class Toast {
  /// The button of a message.
  struct Button {
    let label: String
    let action: @MainActor () -> Void
  }

  struct Message {
    let text: String
    var button: Button?
    /// A Boolean value indicating whether the message stays until it is dismissed. It is shown again after a message
    /// that is not kept.
    var isKept = false
    /// The comparison that the message is about; nil if it doesn't belong to one.
    var comparison: Comparison.ID?
  }

  let root = Revealer(transition: .slideUp)
  /// The message that was shown last.
  private var shown = Message(text: "")
  /// The message that stays until it is dismissed, also while another one is shown in its place.
  private var kept: Message?
  /// The width of the window's content when the last message was shown, in pixels.
  private var width = 0
  /// Called before the message is hidden if it has the focus, to move the focus out of it.
  var onLeave: () -> Void = {}
  /// Returns the title of a comparison that is not open; nil for the open one, and for one that was deleted.
  var titleOfOther: (Comparison.ID) -> String? = { _ in nil }
  /// Called when a message is shown, also the one that is kept in the place of another.
  var onShow: () -> Void = {}
  /// Called when no message is shown anymore.
  var onHide: () -> Void = {}
  /// The space below the message, in pixels.
  var spaceBelow = 0 {
    didSet { if spaceBelow != oldValue { root.setMargins(bottom: spaceBelow) } }
  }
  private let label = Label()
  private let button = Gtk.Button(label: "")
  private var action: @MainActor () -> Void = {}
  private var hiding: ScheduledSource?

  /// The visible message; nil if no message is shown.
  var message: Message? { root.isRevealed ? shown : nil }

  /// A Boolean value indicating whether a message stays until it is dismissed, also while another one is shown in its
  /// place.
  var isKept: Bool { root.isRevealed && kept != nil }

  /// Returns the height of the message with the space around it, in pixels.
  ///
  /// - Parameter width: The width of the window's content, in pixels.
  func height(in width: Int) -> Int {
    guard let box = root.child else { return 0 }
    return box.naturalHeight(forWidth: min(box.naturalWidth, width))
  }

  /// The time that a message stays, in milliseconds. Tests shorten it.
  package static var milliseconds = 7000

  init() {
    button.onClick { [weak self] in self?.action() }
    button.focusOnClick = false
    // Translators: Closes a message.
    let close = Gtk.Button.icon("window-close-symbolic", tr("Dismiss"))
    close.onClick { [weak self] in self?.hide() }
    close.focusOnClick = false
    label.prefersOneLine = true
    label.showsTooltipOnlyIfEllipsized()
    label.horizontalExpand = true
    label.xalign = 0
    label.setMargins(start: 12)

    let box = Box(.horizontal, spacing: 12)
    box.addClass("toast")
    box.append(label, button, close)
    // Next to a text of several lines, the buttons keep their height.
    for button in [button, close] { button.verticalAlignment = .center }
    root.child = box
    root.horizontalAlignment = .center
    root.verticalAlignment = .end
    root.canTarget = false
  }

  /// - Parameter width: The width of the window's content, in pixels.
  func show(_ message: Message, in width: Int) {
    shown = message
    self.width = width
    if message.isKept { kept = message }
    label.text = text
    let button = message.button
    self.button.label = button?.label ?? ""
    self.button.isVisible = button != nil
    if let button { action = button.action }
    root.canTarget = true
    root.isRevealed = true
    wrapIfNeeded()
    hiding?.cancel()
    hiding = nil
    if !message.isKept { hideLater() }
    onShow()
  }

  /// The text of the message, with the comparison that it is about if another one is open.
  private var text: String {
    guard let title = shown.comparison.flatMap(titleOfOther) else { return shown.text }
    // Translators: A message about another comparison than the open one: "Coffee: Removed “Espresso”".
    return tr("{comparison}: {message}").filled(["comparison": title, "message": shown.text])
  }

  /// Wraps a visible message again if the width of the window's content changed.
  func fit(in width: Int) {
    guard root.isRevealed, width != self.width else { return }
    self.width = width
    wrapIfNeeded()
  }

  private func wrapIfNeeded() {
    // GTK measures a text that wraps at many widths in each frame of the animation.
    label.wraps = false
    label.wraps = (root.child?.naturalWidth ?? 0) > width
    // The natural width can be that without the style of the message, which is applied in a frame.
    root.afterFrames(2) { [weak self] in
      if let label = self?.label, label.isEllipsized { label.wraps = true }
    }
  }

  /// Shows that a message is about another comparison, after the open one changed. A message without a button is
  /// hidden, since nothing can be done with it there.
  func comparisonDidChange() {
    guard root.isRevealed else { return }
    if shown.button == nil, shown.comparison.flatMap(titleOfOther) != nil { return hide() }
    guard label.text != text else { return }
    label.text = text
    wrapIfNeeded()
    onShow()
  }

  /// Hides the message after the time that it stays, or later if it has the focus or the pointer then.
  private func hideLater() {
    hiding = MainLoop.timeout(milliseconds: Self.milliseconds) { [weak self] in
      guard let self else { return }
      if root.containsFocus || root.isDrawnHovered { hideLater() } else { hide() }
    }
  }

  /// Hides the message, or shows the one that is kept in its place.
  func hide() {
    if shown.isKept {
      kept = nil
    } else if let kept {
      return show(kept, in: width)
    }
    hiding?.cancel()
    hiding = nil
    if root.containsFocus { onLeave() }
    root.isRevealed = false
    // Releases what the button would have restored.
    action = {}
    // While it is hidden, clicks in its place go to the list.
    root.canTarget = false
    onHide()
  }
}

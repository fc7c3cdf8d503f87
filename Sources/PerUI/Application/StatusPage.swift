internal import Gtk

/// A page with an icon, a title and a text, which is shown instead of content.
@MainActor
final class StatusPage {
  /// The height of the page doesn't determine its width. GTK would measure the wrapping texts at many widths otherwise.
  let root: Clamp
  private let content = Box(.vertical, spacing: 12)
  private let titleLabel = Label()
  private let textLabel = Label()
  private var button: Button?
  /// The title and the text. A screen reader speaks them with the focused button.
  private var spoken = ""

  /// The natural width of the page, in pixels. The page fills the window.
  private static let naturalWidth = 400

  init(iconName: String, title: String = "", text: String = "") {
    root = Clamp(naturalWidth: Self.naturalWidth, child: content)
    content.addClass("status-page")
    content.verticalAlignment = .center
    content.verticalExpand = true
    content.setMargins(top: 24, bottom: 24, start: 24, end: 24)
    let icon = Image(iconName: iconName)
    icon.pixelSize = 96
    icon.setMargins(bottom: 12)
    content.append(icon)
    titleLabel.addClass("title-1")
    textLabel.addClass("dim-label")
    for label in [titleLabel, textLabel] {
      label.isWrapping = true
      label.justification = .center
      label.maxWidthChars = 36
      label.horizontalAlignment = .center
      content.append(label)
    }
    show(title, text)
  }

  func show(_ title: String, _ text: String) {
    (titleLabel.text, textLabel.text) = (title, text.withoutBreaksInAmounts)
    textLabel.isVisible = !text.isEmpty
    let spoken = "\(title) \(text)"
    // A screen reader speaks a description that is set, even if it is the same.
    guard spoken != self.spoken else { return }
    self.spoken = spoken
    button?.accessibleDescription = spoken
  }

  /// Adds the button of the main action below the text.
  func append(_ button: Button) {
    self.button = button
    button.accessibleDescription = spoken
    button.addClass("suggested-action")
    button.addClass("pill")
    button.horizontalAlignment = .center
    button.setMargins(top: 12)
    content.append(button)
  }
}

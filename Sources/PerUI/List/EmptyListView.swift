internal import Gtk

/// The page of an empty list, with the purpose of Per and a button that opens the form.
@MainActor
final class EmptyListView {
  /// The height of the page doesn't determine its width. GTK would measure the wrapping texts at many widths otherwise.
  let root: Clamp
  private let add = Button(mnemonic: tr("_Add a Product"))

  /// The natural width of the page, in pixels. The page fills the window.
  private static let naturalWidth = 400

  init() {
    let content = Box(.vertical, spacing: 12)
    root = Clamp(naturalWidth: Self.naturalWidth, child: content)
    content.addClass("empty-list")
    content.verticalAlignment = .center
    content.verticalExpand = true
    content.setMargins(top: 24, bottom: 24, start: 24, end: 24)

    let icon = Image(iconName: "view-sort-ascending-symbolic")
    icon.pixelSize = 96
    icon.setAccessibleRole(.presentation)
    content.append(icon)
    let title = Label(tr("Which one is the best value?"))
    title.addClass("title-1")
    let text = Label(
      tr("Add products with quantity and price. Per shows the best value at the top."))
    text.addClass("dim-label")
    for label in [title, text] {
      label.isWrapping = true
      label.justification = .center
      label.maxWidthChars = 36
      label.horizontalAlignment = .center
      content.append(label)
    }

    // A screen reader speaks the button, which has the focus, and not the text above it.
    add.accessibleDescription = "\(title.text) \(text.text)"
    add.actionName = "win.add"
    add.addClass("suggested-action")
    add.addClass("pill")
    add.horizontalAlignment = .center
    add.setMargins(top: 12)
    content.append(add)
  }

  func grabFocus() {
    add.grabFocus()
  }
}

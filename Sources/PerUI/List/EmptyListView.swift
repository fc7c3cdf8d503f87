internal import Gtk

/// The page of an empty list, with the purpose of Per and a button that opens the form.
@MainActor
final class EmptyListView {
  let root = Box(.vertical, spacing: 12)
  private let add = Button(mnemonic: tr("_Add a Product"))

  init() {
    root.addClass("empty-list")
    root.verticalAlignment = .center
    root.verticalExpand = true
    root.setMargins(top: 24, bottom: 24, start: 24, end: 24)

    let icon = Image(iconName: "view-sort-ascending-symbolic")
    icon.pixelSize = 96
    icon.setAccessibleRole(.presentation)
    root.append(icon)
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
      root.append(label)
    }

    // A screen reader speaks the button, which has the focus, and not the text above it.
    add.accessibleDescription = "\(title.text) \(text.text)"
    add.actionName = "win.add"
    add.addClass("suggested-action")
    add.addClass("pill")
    add.horizontalAlignment = .center
    add.setMargins(top: 12)
    root.append(add)
  }

  func grabFocus() {
    add.grabFocus()
  }
}

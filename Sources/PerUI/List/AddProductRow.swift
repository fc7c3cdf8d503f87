internal import Gtk

/// The row below the list that opens the form.
@MainActor
final class AddProductRow {
  let root = Button(label: "")

  init() {
    let icon = Image(iconName: "list-add-symbolic")
    icon.setAccessibleRole(.presentation)
    let content = Box(.horizontal, spacing: 12)
    content.horizontalAlignment = .center
    content.append(icon)
    content.append(Label(tr("Add a product…")))
    root.child = content
    root.accessibleLabel = tr("Add a product…")
    root.actionName = "win.add"
    root.hasFrame = false
    root.addClass("add-product")
  }
}

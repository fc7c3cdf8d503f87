internal import Gtk
internal import PerCore

/// The row below the list: a button that opens the form, or a field for a product that is typed as one line.
@MainActor
final class AddProductRow {
  let root = Box(.vertical)
  /// Called before the field is hidden, to move the focus out of it.
  var onLeave: () -> Void = {}
  /// Called when the field is closed.
  var onClose: () -> Void = {}
  /// Creates the field when it is first needed.
  var makeField: () -> QuickEntryView? = { nil }

  private let row = Overlay()
  private(set) var field: QuickEntryView?

  init() {
    let icon = Image(iconName: "list-add-symbolic")
    let label = Label(tr("Add a product…"))
    label.ellipsizesWithTooltip()
    let content = Box(.horizontal, spacing: 12)
    content.append(icon, label)
    // Keeps the label off the other button, which is over this one.
    let space = Box(.horizontal)
    let add = Button(label: "")
    add.child = CenterBox(center: content, end: space)
    add.accessibleLabel = tr("Add a product…")
    add.actionName = ActionName.add.qualified
    add.hasFrame = false
    add.addClass("add-product")

    // Translators: Opens a field for a product that is typed as one line, such as "500 g coffee 3.99".
    let name = tr("Type a Product")
    let type = Button.icon("input-keyboard-symbolic", name, action: .quickEntry)
    type.horizontalAlignment = .end
    // Tab sorts by the middle of the height, which must be the same.
    type.setMargins(top: 6, bottom: 6, end: 9)
    space.shareWidth(with: type)

    row.child = add
    row.addOverlay(type)
    root.append(row)
  }

  /// A Boolean value indicating whether the field is shown.
  var isTyping: Bool { field?.root.isVisible == true }

  /// Shows the field.
  func open() {
    if field == nil, let field = makeField() {
      self.field = field
      field.onClose = { [weak self] in self?.close() }
      root.append(field.root)
    } else {
      // The list can have changed, or another one was opened, while the field was hidden.
      field?.update()
    }
    row.isVisible = false
    field?.root.isVisible = true
  }

  /// Gives the focus to the field.
  ///
  /// - Parameter text: The new text of the field; nil to keep its text and select it.
  func type(_ text: String?) {
    if let text {
      field?.type(text)
      field?.grabFocus()
    } else {
      field?.grabFocusSelectingAll()
    }
  }

  func close() {
    guard isTyping else { return }
    onLeave()
    field?.root.isVisible = false
    row.isVisible = true
    onClose()
  }
}

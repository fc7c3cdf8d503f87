internal import Gtk
internal import PerCore

/// A pasted line with its check button, text and reading.
@MainActor
final class PasteRowView {
  let item: ListItem
  private let check = CheckButton()
  let field = LineField()
  let reading = LineReadingView()

  /// Called when Enter is pressed in the line.
  var onSubmit: () -> Void = {}

  private let root = Box(.horizontal, spacing: 12)

  /// - Parameter onCheck: Called when the user chose whether the line is added.
  init(_ item: ListItem, onCheck: @escaping @MainActor (PasteRowView, Bool) -> Void) {
    self.item = item
    let content = Box(.vertical, spacing: 6)
    content.horizontalExpand = true
    field.entry.accessibleLabel = tr("Line")
    content.append(field.entry, reading.root)
    field.entry.onActivate { [weak self] in self?.onSubmit() }
    check.accessibleLabel = tr("Add this line")
    check.verticalAlignment = .start
    check.setMargins(top: 8)
    check.onToggle { [weak self] in if let self { onCheck(self, check.isActive) } }
    root.append(check, content)
    item.isActivatable = false
    item.child = root
  }

  func show(_ row: PasteController.Row, conventions: Conventions) {
    check.withBlocked { check.isActive = row.isChosen }
    check.isSensitive = row.canBeChosen
    check.opacity = row.isForProduct ? 1 : 0
    // An insensitive check box without a check mark looks like a sensitive one.
    check.setClass("dim-label", on: !row.canBeChosen)
    field.show(row.entry)
    let texts = LineEntryTexts(row, conventions: conventions)
    reading.show(texts, chosen: row.chosenAnswer)
    field.entry.setAccessibleInvalid(texts.style == .error)
    field.entry.accessibleDescription = texts.text
  }
}

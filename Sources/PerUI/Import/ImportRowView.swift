internal import Gtk
internal import PerCore
internal import PerFiles

/// A row of a table: its line in the file, its name or text, and how it was read.
@MainActor
final class ImportRowView {
  let item: ListItem
  let reading = LineReadingView()
  let edit = Button(iconName: "document-edit-symbolic")
  /// The text of the row, while it is being edited.
  private(set) var entry: Entry?
  /// Called when the user wants to edit the row.
  var onEdit: () -> Void = {}
  /// Called with the text that the user entered.
  var onSubmit: (String) -> Void = { _ in }

  private let root = Box(.horizontal, spacing: 12)
  private let line = Label()
  private let content = Box(.vertical, spacing: 3)
  private let title = Label()

  init(_ item: ListItem) {
    self.item = item
    line.addClass("dim-label")
    line.addClass("line-number")
    line.xalign = 1
    line.yalign = 0
    title.xalign = 0
    title.ellipsizes = .end
    title.showsTooltipOnlyIfEllipsized()
    title.addClass("name")
    content.horizontalExpand = true
    content.append(title, reading.root)
    edit.setNameAndTooltip(tr("Edit Row"))
    edit.hasFrame = false
    edit.verticalAlignment = .start
    edit.onClick { [weak self] in self?.onEdit() }
    root.append(line, content, edit)
    item.child = root
  }

  /// Reserves space for line numbers with a number of digits, so that the names of all rows are aligned.
  func reserve(digits: Int) {
    line.widthChars = digits
  }

  /// Shows a row.
  func show(_ index: Int, of controller: ImportController) {
    let row = controller.rows[index]
    line.text = controller.conventions.numbers.string(Rational(row.line), grouped: false)
    let name = row.product?.name ?? ""
    title.text = name.isEmpty ? controller.text(of: index).oneLine : name
    let texts = LineEntryTexts(index, of: controller)
    reading.show(texts)
    edit.isVisible = controller.canEdit(index)
    item.isActivatable = edit.isVisible
    // Translators: A row of a table for screen readers: the number of its line, its text and how it was read.
    item.setRowAccessibleLabel(
      tr("Line {line}: {text}. {reading}").filled([
        "line": line.text, "text": title.text, "reading": texts.text,
      ]))
  }

  /// Replaces the title by a field with the text of the row.
  func beginEditing(_ text: String) {
    guard entry == nil else { return }
    let entry = Entry()
    entry.text = text
    entry.accessibleLabel = tr("Row")
    entry.onActivate { [weak self] in self?.endEditing(submits: true) }
    content.insert(entry, after: title)
    title.isVisible = false
    self.entry = entry
    entry.grabFocus()
  }

  /// Shows the title again.
  func endEditing(submits: Bool) {
    guard let entry else { return }
    self.entry = nil
    let text = entry.text
    title.isVisible = true
    content.remove(entry)
    if submits { onSubmit(text) }
  }
}

extension String {
  /// The text without line breaks, tabs and spaces at its start, not longer than a row is wide.
  fileprivate var oneLine: String {
    String(prefix(300).drop(while: \.isWhitespace)).onOneLine
  }
}

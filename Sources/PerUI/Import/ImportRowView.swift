internal import Gtk
internal import PerCore
internal import PerFiles

/// A row of a table: its line in the file, its name or text, and how it was read.
@MainActor
final class ImportRowView {
  let item: ListItem
  let edit = Button.icon("document-edit-symbolic", tr("Edit Row"))
  /// The text of the row, while it is being edited.
  private(set) var entry: Entry?
  /// Called when the user wants to edit the row.
  var onEdit: () -> Void = {}
  /// Returns how the row would be read with the text that is typed.
  var onType: (String) -> LineEntryTexts? = { _ in nil }
  /// Called when the reading has another text while the row is being edited.
  var onReadingChange: () -> Void = {}
  /// Called with the text that the user entered.
  var onSubmit: (String) -> Void = { _ in }
  /// Called with the index of the answer that the user chose.
  var onAnswer: (Int) -> Void = { _ in }

  private let root = Box(.horizontal, spacing: ImportRowView.spacing)
  // A list creates about 200 rows at once. Inscriptions are laid out several times faster than labels.
  private let line = Inscription()
  private let content = Box(.vertical, spacing: 3)
  private let title = Inscription()
  private let reading = Inscription()
  /// The answers to a question, which few rows have.
  private var answers: AnswersView?
  private var shown: LineEntryTexts?

  /// The space between the line number, the texts and the button, in pixels.
  private static let spacing = 12

  init(_ item: ListItem) {
    self.item = item
    line.addClass("dim-label")
    line.addClass("line-number")
    line.isAtEnd = true
    line.verticalAlignment = .start
    title.showsTooltipOnlyIfEllipsized()
    title.addClass("name")
    reading.addClass("reading")
    content.horizontalExpand = true
    content.append(title, reading)
    edit.verticalAlignment = .start
    edit.onClick { [weak self] in self?.onEdit() }
    root.append(line, content, edit)
    item.setLabeledChild(root)
  }

  /// Reserves space for line numbers with a number of digits, so that the names of all rows are aligned.
  func reserve(digits: Int) {
    // GTK 4.18 counts with characters that are narrower than digits.
    line.characters = digits + 1
  }

  /// Shows a row.
  func show(_ index: Int, of controller: ImportController) {
    let row = controller.rows[index]
    line.text = controller.conventions.numbers.string(Rational(row.line), grouped: false)
    let name = row.product?.name ?? ""
    title.text = name.isEmpty ? controller.editableText(of: index).oneLine : name
    let texts = LineEntryTexts(index, of: controller)
    show(texts)
    edit.isVisible = controller.canEdit(index)
    item.isActivatable = edit.isVisible
    // Translators: A row of a table for screen readers: the number of its line, its text and how it was read.
    item.setRowAccessibleLabel(
      tr("Line {line}: {text}. {reading}").filled([
        "line": line.text, "text": title.text, "reading": texts.text,
      ]))
  }

  private func show(_ texts: LineEntryTexts) {
    guard texts != shown else { return }
    shown = texts
    reading.text = texts.text
    reading.setClass("message", on: texts.style == .error)
    guard answers != nil || !texts.answers.isEmpty else { return }
    let answers = answers ?? makeAnswers()
    answers.show(texts.answers)
  }

  /// Shows how the typed text is read.
  private func preview() {
    guard let entry, let texts = onType(entry.text) else { return }
    show(texts)
    entry.setAccessibleInvalid(texts.style == .error)
    entry.accessibleDescription = texts.text
    onReadingChange()
  }

  private func makeAnswers() -> AnswersView {
    let view = AnswersView()
    view.root.setMargins(top: 3)
    view.onAnswer = { [weak self] in self?.onAnswer($0) }
    content.append(view.root)
    answers = view
    return view
  }

  /// The widths beside the texts of all rows, with the spaces, in pixels; nil until they are measured.
  struct SideWidths {
    fileprivate var line: Int?
    fileprivate var edit: Int?
  }

  /// A Boolean value indicating whether the row is in the list.
  var isMapped: Bool { root.isMapped }

  /// Wraps the reading if it doesn't fit one line.
  ///
  /// - Parameter width: The width of a row, in pixels.
  func fit(_ layout: RowTextLayout, width: Int, sides: inout SideWidths) {
    var available = width - Self.measure(line, unlessKnown: &sides.line)
    if edit.isVisible { available -= Self.measure(edit, unlessKnown: &sides.edit) }
    if available > 0 {
      layout.setLines(of: RowText(view: reading, style: "reading"), in: available)
    }
  }

  private static func measure(_ widget: Widget, unlessKnown known: inout Int?) -> Int {
    let width = known ?? widget.naturalWidth + spacing
    known = width
    return width
  }

  /// Replaces the title with a field with the text of the row.
  func beginEditing(_ text: String) {
    guard entry == nil else { return }
    let entry = Entry()
    entry.text = text
    entry.accessibleLabel = tr("Row")
    entry.onChange { [weak self] in self?.preview() }
    entry.onActivate { [weak self] in self?.endEditing(submits: true) }
    content.insert(entry, after: title)
    title.isVisible = false
    self.entry = entry
    entry.grabFocus()
  }

  /// Shows the title again. If nothing is submitted, the reading stays that of the typed text until the row is shown.
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

internal import Gtk
internal import PerFiles

/// The rows of a table. Rows that aren't products can be edited.
@MainActor
final class ImportRowsView {
  let root = ScrolledWindow()
  /// Shows only the rows that aren't products.
  let filter = CheckButton(mnemonic: tr("_Only skipped rows"))
  /// Called after the user entered another text for a row.
  var onEdited: () -> Void = {}

  private let controller: ImportController
  private let model = RowModel()
  private var factory: ListItemFactory<ImportRowView>!
  private var list: ListView!
  /// The rows that are shown; nil for all.
  private var shown: [Int]?
  private weak var editing: ImportRowView?
  /// The number of digits for which space is reserved before the rows.
  private var digits = 2
  private let layout = RowTextLayout()
  private var sideWidths = ImportRowView.SideWidths()
  /// The scheduled layout of the rows.
  private var fitting: ScheduledSource?

  /// The padding on each side of a row, in pixels, as in the style sheet.
  private static let padding = 12

  init(_ controller: ImportController) {
    self.controller = controller
    factory = ListItemFactory(
      setup: { ImportRowView($0) },
      bind: { [weak self] row, item in
        guard let self, let index = row.item.position.map(self.index) else { return }
        row.reserve(digits: digits)
        row.show(index, of: self.controller)
        fit(row)
        connect(row)
      },
      // The rows of the controller can already have other positions.
      unbind: { row, _ in row.endEditing(submits: false) })
    list = ListView(NoSelection(model), factory: factory)
    list.addClass("pasted")
    list.addClass("imported")
    list.accessibleLabel = tr("Rows")
    list.onActivateRow { [weak self] position in
      if let self, let row = factory.row(at: position) { edit(row) }
    }
    root.scrollVertically(list, name: tr("Rows"))
    root.verticalExpand = true
    root.addClass("card")
    root.clipsContent = true
    root.onWidthChange { [weak self] in self?.fitRowsSoon() }
    list.onFontChange { [weak self] in
      self?.layout.ruler.forgetFonts()
      self?.sideWidths = ImportRowView.SideWidths()
      self?.fitRowsSoon()
    }
    filter.onToggle { [weak self] in
      self?.endEditing()
      self?.showFiltered()
    }
  }

  /// Returns the row at a position of the list.
  private func index(_ position: Int) -> Int { shown?[position] ?? position }

  private func connect(_ row: ImportRowView) {
    row.onEdit = { [weak self, weak row] in if let row { self?.edit(row) } }
    row.onType = { [weak self, weak row] text in
      guard let self, let position = row?.item.position else { return nil }
      let index = index(position)
      return texts(index, for: controller.text(of: index, from: text))
    }
    row.onReadingChange = { [weak self, weak row] in if let row { self?.fit(row) } }
    row.onSubmit = { [weak self, weak row] text in
      guard let self, let position = row?.item.position else { return }
      let index = index(position)
      controller.edit(index, controller.text(of: index, from: text))
      onEdited()
    }
    row.onAnswer = { [weak self, weak row] answer in
      guard let self, let position = row?.item.position else { return }
      controller.choose(answer, for: index(position))
    }
  }

  private func edit(_ row: ImportRowView) {
    guard let position = row.item.position else { return }
    editing?.endEditing(submits: true)
    editing = row
    row.beginEditing(controller.editableText(of: index(position)))
    // The field makes the row higher.
    list.scrollTo(position)
  }

  /// A Boolean value indicating whether a row is being edited.
  var isEditing: Bool { editing?.entry != nil }

  /// Ends editing, and takes over the text.
  func endEditing() {
    editing?.endEditing(submits: true)
    editing = nil
  }

  /// Ends editing without a change. Returns false if no row is being edited.
  func cancelEditing() -> Bool {
    guard let editing, isEditing else { return false }
    editing.endEditing(submits: false)
    if let position = editing.item.position { show(editing, at: position) }
    editing.edit.grabFocus()
    return true
  }

  /// Returns how a row would be read with a text that is typed.
  private func texts(_ index: Int, for text: String) -> LineEntryTexts {
    var texts = LineEntryTexts(index, of: controller, typed: text)
    // The answers to another text appear after it was entered.
    if text != controller.text(of: index) { texts.answers = [] }
    return texts
  }

  func grabFocus() {
    list.grabFocus()
  }

  // MARK: - Content

  func clear() {
    if shown != nil { shown = [] }
    model.splice(0, removing: model.count, adding: 0)
  }

  /// Shows rows that were read.
  func append(from start: Int) {
    let rows = start..<controller.rows.count
    reserveDigits()
    guard shown != nil else { return model.splice(start, removing: 0, adding: rows.count) }
    let added = rows.filter { !controller.rows[$0].isProduct }
    model.splice(shown?.count ?? 0, removing: 0, adding: added.count)
    shown? += added
  }

  /// Reserves space for the highest line number.
  private func reserveDigits() {
    let needed = String(controller.rows.last?.line ?? 0).count
    guard needed > digits else { return }
    digits = needed
    for (row, _) in factory.bound { row.reserve(digits: needed) }
    sideWidths = ImportRowView.SideWidths()
    fitRowsSoon()
  }

  // MARK: - Layout

  private func fit(_ row: ImportRowView) {
    guard let width = list?.allocatedWidth, width > 0 else { return }
    // Widgets have the fonts of the style sheet when they are in the list.
    guard row.isMapped else { return fitRowsSoon() }
    row.fit(layout, width: width - 2 * Self.padding, sides: &sideWidths)
  }

  /// Fits the visible rows after the next layout.
  private func fitRowsSoon() {
    guard fitting == nil else { return }
    fitting = MainLoop.idle { [weak self] in
      guard let self else { return }
      fitting = nil
      for (row, _) in factory.bound where row.isMapped { fit(row) }
    }
  }

  /// Shows changed rows again. They stay visible even if they are products now.
  func update(_ rows: [Int]) {
    let rows = Set(rows)
    for (row, position) in factory.bound where rows.contains(index(position)) {
      show(row, at: position)
    }
  }

  private func show(_ row: ImportRowView, at position: Int) {
    row.show(index(position), of: controller)
    fit(row)
  }

  /// Shows the rows that the filter selects.
  func showFiltered() {
    show(filter.isActive ? controller.skipped : nil)
  }

  /// Shows the rows that remain after the products were added.
  func showRemaining() {
    show(nil)
  }

  /// Shows some rows; nil for all.
  private func show(_ rows: [Int]?) {
    shown = rows
    model.splice(0, removing: model.count, adding: rows?.count ?? controller.rows.count)
  }
}

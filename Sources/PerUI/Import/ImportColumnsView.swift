internal import Gtk
internal import PerCore
internal import PerFiles

/// The first rows of a table, with a dropdown above each column that says what the column holds.
@MainActor
final class ImportColumnsView {
  let root = ScrolledWindow()
  /// Called when the user chose what a column holds.
  var onChoose: (ColumnRole, _ column: Int) -> Void = { _, _ in }
  private(set) var dropDowns: [DropDown] = []

  private var grid = Grid()
  private var cells: [[Label]] = []
  /// The columns that are shown.
  private var columns: [Int] = []
  private var titles: [String] = []

  /// The maximum number of columns that are shown. A dropdown takes about a millisecond.
  private static let limit = 24
  /// The maximum width of a column, in characters. The preview scrolls sideways instead of cutting its texts.
  private static let maximumWidth = 24

  init() {
    fitScrollbar()
    root.onWidthChange { [weak self] in self?.fitScrollbarSoon() }
    // Otherwise, the scrollbar is visible only while the pointer moves over the columns.
    root.overlaysScrollbars = false
    root.addClass("card")
    root.clipsContent = true
    root.accessibleLabel = tr("Columns")
  }

  func show(_ form: TableForm) {
    let shown = Self.columns(of: form)
    let titles = Self.titles(of: form)
    if shown != columns || titles != self.titles || cells.count != form.samples.count {
      (columns, self.titles) = (shown, titles)
      build(rows: form.samples.count)
    }
    for (place, column) in columns.enumerated() {
      let dropDown = dropDowns[place]
      dropDown.withBlocked { dropDown.selected = form.roles[column].choice }
      for (labels, sample) in zip(cells, form.samples) {
        let text = sample.indices.contains(column) ? Self.oneLine(sample[column]) : ""
        labels[place].text = text
        labels[place].widthChars = min(text.count, Self.maximumWidth)
        labels[place].setClass("dim-label", on: form.roles[column].choice == 0)
      }
    }
    fitScrollbarSoon()
  }

  /// Shows the scrollbar below the last row if the columns are wider than the window.
  ///
  /// GTK requests the height of a scrollbar only if it is always shown. Otherwise, it covers the last row.
  private func fitScrollbar() {
    let isWide = root.allocatedWidth > 0 && grid.minimumWidth > root.allocatedWidth
    root.setPolicy(horizontal: isWide ? .always : .automatic, vertical: .never)
  }

  private func fitScrollbarSoon() {
    MainLoop.idle { [weak self] in self?.fitScrollbar() }
  }

  /// Returns the columns to show: all, or the first ones and those that are imported.
  private static func columns(of form: TableForm) -> [Int] {
    let all = Array(form.roles.indices)
    guard all.count > limit else { return all }
    let imported = all.filter { form.roles[$0].choice != 0 }.prefix(limit)
    let others = all.filter { !imported.contains($0) }.prefix(limit - imported.count)
    return (imported + others).sorted()
  }

  /// The headers of the columns, or "Column 5" for those without one.
  static func titles(of form: TableForm) -> [String] {
    form.roles.indices.map { index in
      if let titles = form.titles, titles.indices.contains(index), !titles[index].isEmpty {
        return oneLine(titles[index])
      }
      // Translators: The name of a column without a header.
      return tr("Column {number}").filled(["number": String(index + 1)])
    }
  }

  private func build(rows: Int) {
    let grid = Grid()
    grid.addClass("import-columns")
    grid.columnSpacing = 12
    grid.rowSpacing = 3
    let roles = ColumnRole.choices.map(\.text)
    dropDowns = columns.enumerated().map { place, column in
      let dropDown = DropDown(roles)
      dropDown.accessibleLabel = titles[column]
      dropDown.onSelect { [weak self] in self?.onChoose(ColumnRole.choices[$0], column) }
      grid.attach(dropDown, column: place, row: 0)
      let title = Self.cell(titles[column])
      title.addClass("heading")
      title.widthChars = min(titles[column].count, Self.maximumWidth)
      grid.attach(title, column: place, row: 1)
      return dropDown
    }
    cells = (0..<rows).map { row in
      columns.indices.map { place in
        let label = Self.cell("")
        grid.attach(label, column: place, row: row + 2)
        return label
      }
    }
    self.grid = grid
    root.child = grid
  }

  private static func cell(_ text: String) -> Label {
    let label = Label(text)
    label.xalign = 0
    label.ellipsizesWithTooltip()
    label.maxWidthChars = maximumWidth
    return label
  }

  private static func oneLine(_ text: String) -> String {
    String(text.prefix(80)).onOneLine
  }
}

internal import Gtk
internal import PerCore

/// A row of the sidebar: the name of a comparison, the number of its products, and the best one.
@MainActor
final class ComparisonRowView {
  let item: ListItem
  let root = Grid()
  private let title = Label(wrapping: "")
  private let count = Label()
  private let best = Label(wrapping: "")

  /// - Parameters:
  ///   - open: Called when the row was clicked.
  ///   - openMenu: Called with a position when the user requests the context menu.
  init(
    _ item: ListItem, open: @escaping @MainActor (ComparisonRowView) -> Void,
    openMenu: @escaping @MainActor (ComparisonRowView, _ x: Double, _ y: Double) -> Void
  ) {
    self.item = item
    root.addClass("comparison")
    root.columnSpacing = 12
    root.rowSpacing = 2
    title.addClass("name")
    title.horizontalExpand = true
    for label in [title, best] {
      label.lines = 2
      label.ellipsizesWithTooltip()
    }
    for label in [count, best] { label.addClass("dim-label") }
    count.verticalAlignment = .start
    root.attach(title, column: 0, row: 0)
    root.attach(count, column: 1, row: 0)
    root.attach(best, column: 0, row: 1, width: 2)
    root.onMenuRequest { [weak self] x, y in
      if let self { openMenu(self, x, y) }
    }
    let click = ClickGesture()
    click.onReleased { [weak self] in
      if let self { open(self) }
    }
    root.addController(click)
    item.child = root
  }

  /// The widget that has the focus and the selection.
  var row: Widget? { root.parent }

  func show(_ summary: ComparisonSummary, conventions: Conventions) {
    title.text = summary.title(conventions)
    best.text = summary.bestText(conventions)
    count.text = summary.count > 0 ? conventions.numbers.string(Rational(summary.count)) : ""
    item.setRowAccessibleLabel(summary.spoken(conventions))
  }
}

internal import Gtk
internal import PerCore

/// A row of the sidebar: the name of a comparison, the number of its products, and the best one.
@MainActor
final class ComparisonRowView {
  let item: ListItem
  let root = Grid()
  // A list lays out inscriptions several times faster than labels.
  private let title = Inscription()
  private let count = Inscription()
  private let best = Inscription()

  /// The margin and the padding on each side of the texts, in pixels, as in the style sheets.
  private static let sides = 6 + 12

  /// The space between the title and the count, in pixels.
  private static let spacing = 12

  /// The maximum number of lines of a title or a product.
  private static let maximumLines = 2

  /// - Parameter open: Called when the row was clicked.
  init(_ item: ListItem, open: @escaping @MainActor (ComparisonRowView) -> Void) {
    self.item = item
    root.addClass("comparison")
    root.columnSpacing = Self.spacing
    root.rowSpacing = 2
    title.addClass("name")
    title.horizontalExpand = true
    for text in [count, best] { text.addClass("dim-label") }
    count.verticalAlignment = .start
    count.isAtEnd = true
    root.attach(title, column: 0, row: 0)
    root.attach(count, column: 1, row: 0)
    root.attach(best, column: 0, row: 1, width: 2)
    let click = ClickGesture()
    click.onReleased { [weak self] in
      if let self { open(self) }
    }
    root.addController(click)
    item.setLabeledChild(root)
  }

  /// The widget that has the focus and the selection.
  var row: Widget? { root.parent }

  func show(_ summary: ComparisonSummary, conventions: Conventions) {
    title.text = summary.title(conventions)
    best.text = summary.bestText(conventions)
    count.text = summary.count > 0 ? conventions.numbers.string(Rational(summary.count)) : ""
    count.isVisible = !count.text.isEmpty
    item.setRowAccessibleLabel(summary.spoken(conventions))
  }

  /// Wraps the texts that don't fit into one line.
  ///
  /// - Parameter width: The width of the list, in pixels; zero before its first layout.
  func fit(_ layout: RowTextLayout, width: Int) {
    guard width > 0 else { return }
    let width = width - 2 * Self.sides
    // The grid has the space also without a count, because the product spans both columns.
    var titleWidth = width - Self.spacing
    if count.isVisible {
      let countWidth = layout.width(of: count.text, as: RowText(view: count, style: "details"))
      if count.widthRequest != countWidth { count.widthRequest = countWidth }
      titleWidth -= countWidth
    }
    var hidden: [String] = []
    for (text, width) in [
      (RowText(view: title, style: "name"), titleWidth),
      (RowText(view: best, style: "details"), width),
    ] where !layout.setLines(of: text, in: width, atMost: Self.maximumLines) {
      hidden.append(text.view.text)
    }
    root.tooltipOnDemand = hidden.isEmpty ? nil : hidden.joined(separator: "\n")
  }
}

internal import Gtk
internal import PerCore

/// One row of the sidebar: a comparison's name, how many products it has, and the best of them.
@MainActor
final class ComparisonRowView {
  let item: ListItem
  let root = Box(.vertical, spacing: 2)
  private let name = Label()
  private let details = Label()

  /// - Parameter openMenu: Called when the menu of the row is wanted, with the row and the place.
  init(
    _ item: ListItem,
    openMenu: @escaping @MainActor (ComparisonRowView, _ x: Double, _ y: Double) -> Void
  ) {
    self.item = item
    root.onMenuRequest { [weak self] x, y in
      if let self { openMenu(self, x, y) }
    }
    root.addClass("comparison")
    name.addClass("name")
    details.addClass("dim-label")
    for label in [name, details] {
      label.xalign = 0
      label.ellipsizes = .end
      root.append(label)
    }
    item.child = root
  }

  func show(_ summary: ComparisonSummary, conventions: Conventions) {
    let words = summary.comparison.words.shortened
    let detailWords = summary.details(conventions: conventions)
    name.text = words
    name.tooltip = words
    details.text = detailWords
    details.tooltip = detailWords
    item.setRowAccessibleLabel([words, detailWords].joined(separator: ProductRowWords.separator))
  }
}

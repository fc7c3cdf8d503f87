internal import Gtk
internal import PerCore

/// One row of the sidebar: a comparison's name, how many products it has, and the best of them.
@MainActor
final class ComparisonRowView {
  private let item: ListItem
  private let name = Label()
  private let details = Label()

  init(_ item: ListItem) {
    self.item = item
    let root = Box(.vertical, spacing: 2)
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

  func show(_ summary: ComparisonSummary, format: NumberFormat) {
    let words = summary.comparison.words
    let detailWords = summary.details(format: format)
    name.text = words
    name.tooltip = words
    details.text = detailWords
    item.setRowAccessibleLabel([words, detailWords].joined(separator: ", "))
  }
}

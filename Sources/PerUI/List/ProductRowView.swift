internal import Gtk
internal import PerCore

/// One row of the ranked list: what is offered on one side, what it is worth on the other.
@MainActor
final class ProductRowView {
  private let item: ListItem
  private let root = Box(.horizontal, spacing: 18)
  private let name = Label()
  private let offer = Label()
  private let unitPrice = Label()
  private let verdict = Label()
  private var shown: ProductRowWords?

  init(_ item: ListItem) {
    self.item = item
    root.addClass("product")

    name.addClass("name")
    offer.addClass("offer")
    let product = column([name, offer], xalign: 0)
    product.horizontalExpand = true

    unitPrice.addClass("unit-price")
    verdict.addClass("verdict")
    let value = column([unitPrice, verdict], xalign: 1)

    root.append(product)
    root.append(value)
    item.child = root
  }

  private func column(_ labels: [Label], xalign: Double) -> Box {
    let column = Box(.vertical, spacing: 2)
    column.verticalAlignment = .center
    for label in labels {
      label.xalign = xalign
      label.isWrapping = true
      label.prefersOneLine = true
      label.justification = xalign == 0 ? .left : .right
      column.append(label)
    }
    return column
  }

  func show(_ words: ProductRowWords) {
    guard words != shown else { return }
    shown = words
    name.text = words.name
    name.isVisible = !words.name.isEmpty
    offer.text = words.offer
    unitPrice.text = words.unitPrice
    // The strongest thing in the row stays in one piece, unless it is longer than any real price.
    unitPrice.isWrapping = words.unitPrice.count > 20
    verdict.text = words.verdict
    verdict.isVisible = !words.verdict.isEmpty
    root.setClass("best", on: words.isBest)
    item.setRowAccessibleLabel(words.spoken)
  }
}

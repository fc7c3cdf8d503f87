internal import Gtk
internal import PerCore

/// One row of the ranked list: what is offered on one side, what it is worth on the other.
@MainActor
final class ProductRowView {
  let item: ListItem
  private let click = ClickGesture(button: 3)
  let root = Box(.horizontal, spacing: 18)
  private let name = Label()
  private let offer = Label()
  private let note = Label()
  private let unitPrice = Label()
  private let verdict = Label()
  private var shown: ProductRowWords?

  /// - Parameter openMenu: Called when the menu of the row is wanted, with the row and the place.
  init(
    _ item: ListItem,
    openMenu: @escaping @MainActor (ProductRowView, _ x: Double, _ y: Double) -> Void
  ) {
    self.item = item
    click.onPressed { [weak self] press in
      guard let self else { return }
      click.claim()
      openMenu(self, press.x, press.y)
    }
    root.addController(click)
    root.addClass("product")

    name.addClass("name")
    offer.addClass("offer")
    note.addClass("note")
    let product = column([name, offer, note], xalign: 0)
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
    note.text = words.note
    note.isVisible = !words.note.isEmpty
    unitPrice.text = words.unitPrice
    // The strongest thing in the row stays in one piece, unless it is longer than any real price.
    unitPrice.isWrapping = words.unitPrice.count > 20
    verdict.text = words.verdict
    verdict.isVisible = !words.verdict.isEmpty
    root.setClass("best", on: words.isBest)
    item.setRowAccessibleLabel(words.spoken)
  }
}

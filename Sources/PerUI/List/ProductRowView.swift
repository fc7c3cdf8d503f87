internal import Gtk
internal import PerCore

/// One row of the ranked list: what is offered on one side, what it is worth on the other, and beneath them a bar as
/// long as the unit price is high.
@MainActor
final class ProductRowView {
  /// In pixels: beyond it the eye would lose the way from a name to its price.
  static let greatestWidth = 720

  let item: ListItem
  let root: Clamp
  private let content = Box(.vertical, spacing: 9)
  private let name = Label()
  private let offer = Label()
  private let note = Label()
  private let unitPrice = Label()
  private let verdict = Label()
  private let bar = ProgressBar()
  private var shown: ProductRowWords?
  private var isWrapping = false

  /// - Parameter openMenu: Called when the menu of the row is wanted, with the row and the place.
  init(
    _ item: ListItem,
    openMenu: @escaping @MainActor (ProductRowView, _ x: Double, _ y: Double) -> Void
  ) {
    self.item = item
    root = Clamp(naturalWidth: Self.greatestWidth, child: content)
    root.onMenuRequest { [weak self] x, y in
      if let self { openMenu(self, x, y) }
    }
    root.addClass("product")

    name.addClass("name")
    offer.addClass("offer")
    note.addClass("note")
    let product = column([name, offer, note], xalign: 0)
    product.horizontalExpand = true

    unitPrice.addClass("unit-price")
    verdict.addClass("verdict")
    let value = column([unitPrice, verdict], xalign: 1)

    let line = Box(.horizontal, spacing: 18)
    line.append(product)
    line.append(value)
    content.append(line)
    // The verdict says in words what the bar shows.
    bar.setAccessibleRole(.presentation)
    content.append(bar)
    setWrapping(false)
    item.child = root
  }

  private func column(_ labels: [Label], xalign: Double) -> Box {
    let column = Box(.vertical, spacing: 3)
    column.verticalAlignment = .center
    for label in labels {
      label.xalign = xalign
      label.prefersOneLine = true
      label.justification = xalign == 0 ? .left : .right
      column.append(label)
    }
    return column
  }

  func show(_ words: ProductRowWords) {
    guard words != shown else { return }
    name.text = words.name
    name.isVisible = !words.name.isEmpty
    offer.text = words.offer
    note.text = words.note
    note.isVisible = !words.note.isEmpty
    unitPrice.text = words.unitPrice
    verdict.text = words.verdict
    verdict.isVisible = !words.verdict.isEmpty
    // A bar that says nothing keeps its place, so that the next product moves no text.
    bar.opacity = words.bar == nil ? 0 : 1
    bar.fraction = words.bar ?? 0
    if words.isBest != shown?.isBest { root.setClass("best", on: words.isBest) }
    let priceWasLong = priceIsLong
    shown = words
    if priceIsLong != priceWasLong { setWrapping(isWrapping) }
    item.setRowAccessibleLabel(words.spoken)
  }

  /// Gives each text a line of its own where the row has room for them, and lets them wrap where it has not.
  ///
  /// - Parameter width: the row's, in pixels.
  func fit(_ width: Int) {
    // What the row adds around its content, which wants more or less than the row does.
    let around = (root.parent?.naturalWidth ?? 0) - root.naturalWidth
    let isTooWide = content.naturalWidth + around > width
    if isTooWide != isWrapping { setWrapping(isTooWide) }
  }

  private func setWrapping(_ isOn: Bool) {
    isWrapping = isOn
    for label in [name, offer, note, verdict] { setWrapping(label, isOn) }
    // The strongest thing in the row stays in one piece, unless it is longer than any real price.
    if isOn, !priceIsLong {
      unitPrice.isWrapping = false
      unitPrice.ellipsizes = .none
    } else {
      setWrapping(unitPrice, isOn)
    }
  }

  /// A text that does not wrap must not make the window wider before it may.
  private func setWrapping(_ label: Label, _ isOn: Bool) {
    label.isWrapping = isOn
    label.ellipsizes = isOn ? .none : .end
  }

  private var priceIsLong: Bool { (shown?.unitPrice.count ?? 0) > 20 }
}

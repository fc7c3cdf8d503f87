internal import Gtk
internal import PerCore

/// One row of the ranked list: what is offered on one side, what it is worth on the other, and beneath them a bar as
/// long as the unit price is high.
@MainActor
final class ProductRowView {
  /// In pixels: beyond it the eye would lose the way from a name to its price.
  static let greatestWidth = 720

  /// What stands on each side of a row's content, in pixels; the style sheet's figures.
  static let margin = 31

  /// Between the two sides, in pixels.
  private static let spacing = 18

  let item: ListItem
  let root: Clamp
  private let content = Grid()
  private let name = Label()
  private let offer = Label()
  private let note = Label()
  private let unitPrice = Label()
  private let verdict = Label()
  private var product: [Label] { [name, offer, note] }
  private var value: [Label] { [unitPrice, verdict] }
  private var worthColumn: Grid!
  private let bar = ProgressBar()
  private var shown: ProductRowWords?
  private var priceIsShort = false

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
    let offered = column(product, xalign: 0)
    offered.horizontalExpand = true

    unitPrice.addClass("unit-price")
    verdict.addClass("verdict")

    worthColumn = column(value, xalign: 1)
    content.rowSpacing = 9
    content.columnSpacing = Self.spacing
    content.attach(offered, column: 0, row: 0)
    content.attach(worthColumn, column: 1, row: 0)
    // The verdict says in words what the bar shows.
    bar.setAccessibleRole(.presentation)
    content.attach(bar, column: 0, row: 1, width: 2)
    item.child = root
  }

  /// A grid, since a box would have each text that wraps look for the width at which it is as high as one line.
  private func column(_ labels: [Label], xalign: Double) -> Grid {
    let column = Grid()
    column.rowSpacing = 3
    column.verticalAlignment = .center
    for (row, label) in labels.enumerated() {
      label.xalign = xalign
      label.prefersOneLine = true
      label.ellipsizes = .end
      label.justification = xalign == 0 ? .left : .right
      label.horizontalExpand = true
      column.attach(label, column: 0, row: row)
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
    // The strongest thing in the row stays in one piece, unless it is longer than any real price.
    let priceIsShort = words.unitPrice.count <= 20
    if priceIsShort != self.priceIsShort {
      self.priceIsShort = priceIsShort
      unitPrice.isWrapping = false
      unitPrice.ellipsizes = priceIsShort ? .none : .end
    }
    verdict.text = words.verdict
    verdict.isVisible = !words.verdict.isEmpty
    // A bar that says nothing keeps its place, so that the next product moves no text.
    bar.opacity = words.bar == nil ? 0 : 1
    bar.fraction = words.bar ?? 0
    if words.isBest != shown?.isBest { root.setClass("best", on: words.isBest) }
    shown = words
    item.setRowAccessibleLabel(words.spoken)
  }

  /// Gives each text a line of its own where there is room for it, and lets it wrap where there is not.
  ///
  /// - Parameter width: the row's, in pixels.
  func fit(_ width: Int) {
    // What the row adds around its content, which wants more or less than the row does.
    let around = (root.parent?.naturalWidth ?? 0) - root.naturalWidth
    let room = width - around - Self.spacing
    let (offered, worth) = (Self.width(of: product), Self.width(of: value))
    // Neither side is pressed below half of the room by the other.
    let worthRoom = max(
      room - offered, min(worth, room / 2), priceIsShort ? unitPrice.naturalWidth : 0)
    worthColumn.widthRequest = offered + worth > room ? min(worth, worthRoom) : -1
    for label in product {
      setWrapping(label, label.isVisible && label.naturalWidth > room - worth)
    }
    for label in priceIsShort ? [verdict] : value {
      setWrapping(label, label.isVisible && label.naturalWidth > worthRoom)
    }
  }

  private static func width(of labels: [Label]) -> Int {
    labels.reduce(0) { max($0, $1.isVisible ? $1.naturalWidth : 0) }
  }

  /// A text that does not wrap must not make the window wider before it may.
  private func setWrapping(_ label: Label, _ isOn: Bool) {
    guard label.isWrapping != isOn else { return }
    label.isWrapping = isOn
    label.ellipsizes = isOn ? .none : .end
    // The fewer lines of the narrowest form, the sooner it is measured.
    label.widthChars = isOn ? 6 : -1
  }
}

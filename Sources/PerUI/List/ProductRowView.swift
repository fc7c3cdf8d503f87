internal import Gtk
internal import PerCore

/// A row of the ranked list: the product at the start, its unit price and verdict at the end, and a bar below.
@MainActor
final class ProductRowView {
  /// The greatest width of the content, in pixels.
  static let greatestWidth = 720

  /// The padding on each side of the content, in pixels, as in the style sheet.
  static let padding = 18

  /// The space between the product and its price, in pixels.
  private static let spacing = 18

  let item: ListItem
  let root: Clamp
  private let content = Grid()
  private let title = Label()
  private let details = Label()
  private let note = Label()
  private let unitPrice = Label()
  private let verdict = Label()
  private var productLabels: [Label] { [title, details, note] }
  private var priceLabels: [Label] { [unitPrice, verdict] }
  private let productColumn: Grid
  private let priceColumn: Grid
  private let bar = ProgressBar()
  private var shown: ProductRowWords?
  /// Whether the price is below the product.
  private var isStacked = false

  /// - Parameter openMenu: Called with the row and a position when the user requests the context menu.
  init(
    _ item: ListItem,
    openMenu: @escaping @MainActor (ProductRowView, _ x: Double, _ y: Double) -> Void
  ) {
    self.item = item
    root = Clamp(naturalWidth: Self.greatestWidth, child: content)
    productColumn = Self.column([title, details, note])
    priceColumn = Self.column([unitPrice, verdict])
    root.onMenuRequest { [weak self] x, y in
      if let self { openMenu(self, x, y) }
    }
    root.addClass("product")
    title.addClass("name")
    details.addClass("details")
    note.addClass("note")
    unitPrice.addClass("unit-price")
    verdict.addClass("verdict")
    productColumn.horizontalExpand = true
    content.rowSpacing = 9
    content.columnSpacing = Self.spacing
    content.attach(productColumn, column: 0, row: 0)
    // The verdict has the same information as the bar.
    bar.setAccessibleRole(.presentation)
    content.attach(bar, column: 0, row: 2, width: 2)
    placePrice()
    item.child = root
  }

  /// A grid, because a box measures each label that wraps at many widths.
  private static func column(_ labels: [Label]) -> Grid {
    let column = Grid()
    column.rowSpacing = 3
    column.verticalAlignment = .center
    for (row, label) in labels.enumerated() {
      label.xalign = 0
      label.prefersOneLine = true
      label.ellipsizes = .end
      label.horizontalExpand = true
      column.attach(label, column: 0, row: row)
    }
    return column
  }

  /// Puts the price beside or below the product.
  private func placePrice() {
    content.attach(
      priceColumn, column: isStacked ? 0 : 1, row: isStacked ? 1 : 0, width: isStacked ? 2 : 1)
    for label in priceLabels {
      label.xalign = isStacked ? 0 : 1
      label.justification = isStacked ? .left : .right
    }
  }

  func show(_ words: ProductRowWords) {
    guard words != shown else { return }
    title.text = words.title
    details.text = words.details
    note.text = words.note
    note.isVisible = !words.note.isEmpty
    if root.tooltip != words.entered { root.tooltip = words.entered }
    unitPrice.text = words.unitPrice
    verdict.text = words.verdict
    verdict.isVisible = !words.verdict.isEmpty
    bar.isVisible = words.bar != nil
    bar.fraction = words.bar ?? 0
    if words.isBest != shown?.isBest { root.setClass("best", on: words.isBest) }
    shown = words
    item.setRowAccessibleLabel(words.spoken)
  }

  // MARK: - Layout

  /// Wraps the labels that don't fit into one line, and places the price below the product if the product would get
  /// less than half of the row.
  ///
  /// - Parameter width: The width of the row, in pixels.
  func fit(_ width: Int) {
    guard let shown else { return }
    // The padding of the row, which is a part of its natural width.
    let around = (root.parent?.naturalWidth ?? 0) - root.naturalWidth
    let wholeWidth = width - around
    let room = wholeWidth - Self.spacing
    if shown.longDetails != shown.details { details.text = shown.longDetails }
    let priceWidth = Self.naturalWidth(of: priceLabels)
    var productWidth = Self.naturalWidth(of: productLabels)
    if shown.longDetails != shown.details, productWidth > room - priceWidth {
      details.text = shown.details
      productWidth = Self.naturalWidth(of: productLabels)
    }
    let fits = productWidth + priceWidth <= room
    let stacks = !fits && priceWidth > room / 2
    if stacks != isStacked {
      isStacked = stacks
      content.remove(priceColumn)
      placePrice()
    }
    let productRoom = isStacked ? wholeWidth : room - priceWidth
    priceColumn.widthRequest = isStacked || fits ? -1 : priceWidth
    for label in productLabels {
      setWrapping(label, label.isVisible && label.naturalWidth > productRoom)
    }
    for label in priceLabels {
      setWrapping(label, label.isVisible && label.naturalWidth > wholeWidth)
    }
  }

  private static func naturalWidth(of labels: [Label]) -> Int {
    labels.reduce(0) { max($0, $1.isVisible ? $1.naturalWidth : 0) }
  }

  /// Turns wrapping on or off. A label that doesn't wrap is ellipsized, so that it can't widen the window.
  private func setWrapping(_ label: Label, _ isOn: Bool) {
    guard label.isWrapping != isOn else { return }
    label.isWrapping = isOn
    label.ellipsizes = isOn ? .none : .end
    // A greater minimum width means fewer lines, which are faster to measure.
    label.widthChars = isOn ? 6 : -1
  }
}

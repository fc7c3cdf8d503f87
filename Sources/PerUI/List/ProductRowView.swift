internal import Gtk
internal import PerCore

/// A row of the ranked list: the product at the start, its unit price and verdict at the end, and a bar below.
@MainActor
final class ProductRowView {
  /// The maximum width of the content, in pixels.
  static let maximumWidth = 720

  /// The padding on each side of the content, in pixels, as in the style sheet.
  static let padding = 18

  /// The space between the product and its price, in pixels.
  private static let spacing = 18

  let item: ListItem
  let root: Clamp
  private let content = Grid()
  private let title = Inscription()
  private let details = Inscription()
  private let terms: OptionalRowText
  private let needed: OptionalRowText
  private let note: OptionalRowText
  private let unitPrice = Inscription()
  private let verdict = Inscription()
  private var priceTexts: [Inscription] { [unitPrice, verdict] }
  private let productColumn: Grid
  private let priceColumn: Grid
  private let bar = ProgressBar()
  private var shown: ProductRowTexts?
  private var lastFit: Fit?

  /// The values on which the layout of a row depends.
  private struct Fit: Equatable {
    let texts: ProductRowTexts
    let width: Int
    let priceWidth: Int
    let fontChanges: Int
  }

  /// A Boolean value indicating whether the price is below the product.
  private var isStacked = false

  init(_ item: ListItem) {
    self.item = item
    root = Clamp(naturalWidth: Self.maximumWidth, child: content)
    productColumn = Self.column([title, details])
    terms = OptionalRowText(in: productColumn, row: 2, style: "details")
    needed = OptionalRowText(in: productColumn, row: 3, style: "details")
    note = OptionalRowText(in: productColumn, row: 4, style: "note")
    priceColumn = Self.column([unitPrice, verdict])
    root.addClass("product")
    title.addClass("name")
    details.addClass("details")
    unitPrice.addClass("unit-price")
    verdict.addClass("verdict")
    productColumn.horizontalExpand = true
    content.rowSpacing = 9
    content.columnSpacing = Self.spacing
    content.attach(productColumn, column: 0, row: 0)
    content.attach(priceColumn, column: 1, row: 0)
    priceColumn.horizontalExpand = false
    for text in priceTexts { text.isAtEnd = true }
    // The verdict has the same information as the bar.
    bar.setAccessibleRole(.presentation)
    content.attach(bar, column: 0, row: 2, width: 2)
    item.setLabeledChild(root)
  }

  private static func column(_ texts: [Inscription]) -> Grid {
    let column = Grid()
    column.rowSpacing = 3
    column.verticalAlignment = .center
    for (row, text) in texts.enumerated() {
      text.horizontalExpand = true
      column.attach(text, column: 0, row: row)
    }
    return column
  }

  func show(_ texts: ProductRowTexts) {
    guard texts != shown else { return }
    title.text = texts.title
    details.text = texts.details.withoutBreaksInAmounts
    details.isVisible = !texts.details.isEmpty
    terms.show(texts.termsInLines)
    needed.show(texts.needed.withoutBreaksInAmounts)
    note.show(texts.note)
    unitPrice.text = texts.unitPrice
    verdict.text = texts.verdict
    verdict.isVisible = !texts.verdict.isEmpty
    bar.isVisible = texts.bar != nil
    bar.fraction = texts.bar ?? 0
    bar.tooltipOnDemand = texts.barText
    if texts.isBest != shown?.isBest { root.setClass("best", on: texts.isBest) }
    shown = texts
    item.setRowAccessibleLabel(texts.spoken)
  }

  // MARK: - Layout

  /// The maximum number of lines of a name or a note.
  private static let maximumLines = 2

  /// Wraps the texts that don't fit into one line, and places the price below the product if products would get less
  /// than half of the rows.
  func fit(_ layout: ProductRowLayout) {
    guard let shown else { return }
    // The best verdict is bold.
    let verdictText = RowText(view: verdict, style: shown.isBest ? "best verdict" : "verdict")
    let unitPriceText = RowText(view: unitPrice, style: "unit-price")
    let titleText = RowText(view: title, style: "name")
    let detailsText = RowText(view: details, style: "details")
    let priceWidth = layout.priceWidth(
      for: shown, unitPrice: unitPriceText, verdict: verdictText)
    guard let wholeWidth = layout.contentWidth else {
      priceColumn.widthRequest = priceWidth
      return
    }
    let fit = Fit(
      texts: shown, width: wholeWidth, priceWidth: priceWidth, fontChanges: layout.fontChanges)
    guard fit != lastFit else { return }
    lastFit = fit
    // The texts of a row don't matter, so that all rows have the same form.
    let widthBesidePrice = wholeWidth - Self.spacing - priceWidth
    stack(priceWidth > (wholeWidth - Self.spacing) / 2)
    let productWidth = isStacked ? wholeWidth : widthBesidePrice
    let request = isStacked ? -1 : priceWidth
    if priceColumn.widthRequest != request { priceColumn.widthRequest = request }

    let isLongShown =
      shown.longDetails != shown.details
      && layout.texts.fits(shown.longDetails, as: detailsText, in: productWidth)
    let text = (isLongShown ? shown.longDetails : shown.details).withoutBreaksInAmounts
    if details.text != text { details.text = text }
    let isTitleShown = layout.texts.setLines(
      of: titleText, in: productWidth, atMost: Self.maximumLines)
    keepParenthesesTogether(in: productWidth, layout.texts)
    for text in [detailsText, terms.text, needed.text] {
      if let text { layout.texts.setLines(of: text, in: productWidth) }
    }
    if let text = note.text {
      let isShown = layout.texts.setLines(of: text, in: productWidth, atMost: Self.maximumLines)
      text.view.tooltipOnDemand = isShown ? nil : text.view.text
    }
    for text in [unitPriceText, verdictText] {
      layout.texts.setLines(of: text, in: isStacked ? wholeWidth : priceWidth)
    }
    // A tooltip of the whole row would cover the prices of the next one.
    let parts: [String?] = [isTitleShown ? nil : title.text, shown.entered]
    let tooltip = parts.compactMap(\.self).joined(separator: "\n")
    title.tooltipOnDemand = tooltip.isEmpty ? nil : tooltip
  }

  /// Keeps the unit price of one pack, which is in parentheses, on one line if it fits.
  private func keepParenthesesTogether(in width: Int, _ layout: RowTextLayout) {
    guard let text = terms.text, let lines = shown?.termsInLines,
      let part = lines.partInParentheses
    else { return }
    let isKept = layout.fits(part, as: text, in: width)
    terms.show(isKept ? lines.withoutBreaksInParentheses : lines)
  }

  /// Puts the price below or beside the product.
  private func stack(_ isOn: Bool) {
    guard isOn != isStacked else { return }
    isStacked = isOn
    content.move(productColumn, column: 0, row: 0, width: isStacked ? 2 : 1)
    content.move(
      priceColumn, column: isStacked ? 0 : 1, row: isStacked ? 1 : 0, width: isStacked ? 2 : 1)
    for text in priceTexts { text.isAtEnd = !isStacked }
  }
}

extension ProductRowTexts {
  fileprivate var termsInLines: String { terms.withoutBreaksBeforeDots.withoutBreaksInAmounts }
}

internal import Gtk

/// The widths that all rows of the list share.
@MainActor
final class ProductRowLayout {
  /// The features are those of the style sheet.
  private let ruler = TextRuler(features: "tnum")
  /// Returns the words of rows with the longest prices and verdicts.
  var samples: () -> [ProductRowTexts] = { [] }
  /// Called when the column of the prices is wider than in rows that were laid out before.
  var onWiden: () -> Void = {}
  /// The width of a row, in pixels; zero before the first layout.
  var width = 0
  private var measuredWidth: Int?
  /// The numbers of characters of the longest unit price and the longest verdict that were measured.
  private var greatestCounts = (unitPrice: 0, verdict: 0)

  /// The width of a row's content, in pixels; nil before the first layout.
  var contentWidth: Int? {
    width > 0 ? min(width - 2 * ProductRowView.padding, ProductRowView.greatestWidth) : nil
  }

  /// The number of changes of the font.
  private(set) var fontChanges = 0

  /// Measures the column of the prices again, after the list changed.
  func invalidate() {
    measuredWidth = nil
    greatestCounts = (0, 0)
  }

  /// Measures all texts again, after the font changed.
  func forgetFonts() {
    ruler.forgetFonts()
    fontChanges += 1
    invalidate()
  }

  /// Returns the width of the column of the prices, in pixels.
  ///
  /// - Parameter texts: The texts of a row, for which the column is wide enough.
  func priceWidth(for texts: ProductRowTexts, unitPrice: RowText, verdict: RowText) -> Int {
    if let measuredWidth, texts.unitPrice.count <= greatestCounts.unitPrice,
      texts.verdict.count <= greatestCounts.verdict
    {
      return measuredWidth
    }
    let old = measuredWidth
    let width = ((old == nil ? samples() : []) + [texts]).reduce(old ?? 0) { width, texts in
      greatestCounts.unitPrice = max(greatestCounts.unitPrice, texts.unitPrice.count)
      greatestCounts.verdict = max(greatestCounts.verdict, texts.verdict.count)
      return max(
        width, measure(texts.unitPrice, as: unitPrice).width,
        measure(texts.verdict, as: verdict).width)
    }
    measuredWidth = width
    if old != nil, old != width { onWiden() }
    return width
  }

  private func measure(
    _ text: String, as kind: RowText, wrappingAt width: Int? = nil
  ) -> TextRuler.Size {
    ruler.measure(text, of: kind.view, style: kind.style, wrappingAt: width)
  }

  /// Returns whether a text fits one line.
  func fits(_ text: String, as kind: RowText, in width: Int) -> Bool {
    ruler.certainlyFits(text, in: width, of: kind.view, style: kind.style)
      || measure(text, as: kind).width <= width
  }

  /// Gives a text the lines that it needs.
  ///
  /// - Parameter limit: The maximum number of lines; nil for no limit.
  /// - Returns: Whether the whole text is shown.
  @discardableResult
  func setLines(of kind: RowText, in width: Int, atMost limit: Int? = nil) -> Bool {
    let view = kind.view
    if !view.isVisible
      || ruler.certainlyFits(view.text, in: width, of: view, style: kind.style)
    {
      view.lines = 1
      if view.heightRequest != -1 { view.heightRequest = -1 }
      return true
    }
    let size = measure(view.text, as: kind, wrappingAt: width)
    view.lines = min(size.lines, limit ?? size.lines)
    // Letters of other fonts can be higher than a line of the widget's font.
    view.heightRequest = (size.height * view.lines + size.lines - 1) / size.lines
    return view.lines == size.lines
  }
}

/// A text of a row, with the name of its font.
struct RowText {
  let view: Inscription
  let style: String
}

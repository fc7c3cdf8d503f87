internal import Gtk

/// The widths that all rows of the list share.
@MainActor
final class ProductRowLayout {
  let texts = RowTextLayout(features: "tnum")
  /// Returns the words of rows with the longest prices and verdicts.
  var samples: () -> [ProductRowTexts] = { [] }
  /// Called when the column of the prices is wider than in rows that were laid out before.
  var onWiden: () -> Void = {}
  /// The width of a row, in pixels, or the expected width before the first layout; zero if it is not known.
  var width = 0
  private var measuredWidth: Int?
  /// The numbers of characters of the longest unit price and the longest verdict that were measured.
  private var maximumCounts = (unitPrice: 0, verdict: 0)

  /// The width of a row's content, in pixels; nil if it is not known.
  var contentWidth: Int? {
    width > 0 ? min(width - 2 * ProductRowView.padding, ProductRowView.maximumWidth) : nil
  }

  /// The number of changes of the font.
  private(set) var fontChanges = 0

  /// Measures the column of the prices again, after the list changed.
  func invalidate() {
    measuredWidth = nil
    maximumCounts = (0, 0)
  }

  /// Measures all texts again, after the font changed.
  func forgetFonts() {
    texts.ruler.forgetFonts()
    fontChanges += 1
    invalidate()
  }

  /// Returns the width of the column of the prices, in pixels.
  ///
  /// - Parameter texts: The texts of a row, for which the column is wide enough.
  func priceWidth(for texts: ProductRowTexts, unitPrice: RowText, verdict: RowText) -> Int {
    if let measuredWidth, texts.unitPrice.count <= maximumCounts.unitPrice,
      texts.verdict.count <= maximumCounts.verdict
    {
      return measuredWidth
    }
    let old = measuredWidth
    let width = ((old == nil ? samples() : []) + [texts]).reduce(old ?? 0) { width, texts in
      maximumCounts.unitPrice = max(maximumCounts.unitPrice, texts.unitPrice.count)
      maximumCounts.verdict = max(maximumCounts.verdict, texts.verdict.count)
      // The verdict of this row can be regular although that of the best row is bold.
      let verdictStyle = texts.isBest ? verdict.style.bold : verdict.style
      return max(
        width, self.texts.width(of: texts.unitPrice, as: unitPrice),
        self.texts.width(
          of: texts.verdict, as: RowText(view: verdict.view, style: verdictStyle)))
    }
    measuredWidth = width
    if old != nil, old != width { onWiden() }
    return width
  }
}

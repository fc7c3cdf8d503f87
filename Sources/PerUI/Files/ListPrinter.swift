internal import Gtk
internal import PerCore

/// Draws the ranked list on pages of paper.
@MainActor
final class ListPrinter {
  /// The list when the printing began.
  private let state: ProductListController.State
  /// The number of decimals of the unit prices.
  private let decimals: Int
  private let title: String
  private let isRightToLeft: Bool
  /// A Boolean value indicating whether a product has an offer, a deposit, a shop and so on, which are below the name.
  private let hasDetails: Bool
  private var rowsPerPage = 1
  private var rowsOnFirstPage = 1
  private var pageCount = 1

  private static let titleFont = PrintPage.Font(size: 16, isBold: true)
  private static let headerFont = PrintPage.Font(size: 9, isBold: true)
  private static let font = PrintPage.Font(size: 10)
  private static let boldFont = PrintPage.Font(size: 10, isBold: true)
  private static let smallFont = PrintPage.Font(size: 8)
  private static let padding = 4.0
  private static let gap = 8.0
  private static let gray = 0.35

  /// A column of the page.
  private struct Column {
    let header: String
    /// The share of the width.
    let share: Double
    /// Whether the texts are at the end of the column.
    let isAtEnd: Bool
  }

  private let columns: [Column]

  /// - Parameter title: The title of the comparison.
  init(_ list: ProductListController, title: String, isRightToLeft: Bool) {
    state = list.state
    decimals = state.decimals
    self.title = title
    self.isRightToLeft = isRightToLeft
    let products = state.products
    hasDetails =
      (0..<products.count).contains {
        !products[$0].shop.isEmpty || !products[$0].note.isEmpty || products[$0].offer != nil
          || !products[$0].terms.isEmpty
      } || state.products.buying.packs == .need
    let unit = state.displayUnit?.words(in: state.conventions.numbers) ?? ""
    columns = [
      Column(header: "", share: 0.06, isAtEnd: true),
      // Translators: The heading of a column of a table.
      Column(header: trc("column", "Product"), share: 0.30, isAtEnd: false),
      // Translators: The heading of a column of a table.
      Column(header: trc("column", "Quantity"), share: 0.15, isAtEnd: false),
      // Translators: The heading of a column of a table.
      Column(header: trc("column", "Price"), share: 0.13, isAtEnd: true),
      // Translators: The heading of a column of a table. {unit} is "kg" or "100 g".
      Column(
        header: tr("Unit Price per {unit}").filled(["unit": unit]), share: 0.19, isAtEnd: true),
      // Translators: The heading of a column of a table, with the cheapest product and how much more the others cost.
      Column(header: trc("column", "More"), share: 0.17, isAtEnd: true),
    ]
  }

  /// Returns the operation that draws the list.
  func makeOperation() -> PrintOperation {
    let operation = PrintOperation()
    operation.setJobName(title)
    operation.onDraw(
      paginate: { self.paginate($0) }, draw: { page, index in self.draw(page, index) })
    return operation
  }

  // MARK: - Pages

  private func rowHeight(_ page: PrintPage) -> Double {
    page.lineHeight(Self.font) + (hasDetails ? page.lineHeight(Self.smallFont) : 0)
      + 2 * Self.padding
  }

  private func titleHeight(_ page: PrintPage) -> Double {
    page.lineHeight(Self.titleFont) + page.lineHeight(Self.smallFont) + 4 * Self.padding
  }

  private func headerHeight(_ page: PrintPage) -> Double {
    page.lineHeight(Self.headerFont) + 2 * Self.padding
  }

  private func footerHeight(_ page: PrintPage) -> Double {
    page.lineHeight(Self.smallFont) + 2 * Self.padding
  }

  private func paginate(_ page: PrintPage) -> Int {
    let available = page.height - headerHeight(page) - footerHeight(page)
    let height = rowHeight(page)
    rowsPerPage = max(1, Int(available / height))
    rowsOnFirstPage = max(1, Int((available - titleHeight(page)) / height))
    let rest = max(0, state.products.count - rowsOnFirstPage)
    pageCount = 1 + (rest + rowsPerPage - 1) / rowsPerPage
    return pageCount
  }

  private func draw(_ page: PrintPage, _ index: Int) {
    var y = 0.0
    if index == 0 {
      drawTitle(page)
      y = titleHeight(page)
    }
    drawHeader(page, y)
    y += headerHeight(page)
    let first = index == 0 ? 0 : rowsOnFirstPage + (index - 1) * rowsPerPage
    let count = index == 0 ? rowsOnFirstPage : rowsPerPage
    for rank in first..<max(first, min(first + count, state.products.count)) {
      draw(rank, page, y)
      y += rowHeight(page)
      page.drawLine(y: y, gray: 0.8)
    }
    drawFooter(page, index)
  }

  // MARK: - Parts of a page

  private var start: PrintPage.Side { isRightToLeft ? .right : .left }
  private var end: PrintPage.Side { isRightToLeft ? .left : .right }

  private func drawTitle(_ page: PrintPage) {
    page.draw(title, Self.titleFont, x: 0, y: 0, width: page.width, side: start)
    var words = ComparisonSummary.countWords(state.products.count, state.conventions)
    if let day = CalendarDay.today()?.words() { words = ProductRowWords.joined([words, day]) }
    page.draw(
      words, Self.smallFont, x: 0, y: page.lineHeight(Self.titleFont) + Self.padding,
      width: page.width, side: start, gray: Self.gray)
  }

  private func drawHeader(_ page: PrintPage, _ y: Double) {
    for (index, column) in columns.enumerated() {
      draw(column.header, Self.headerFont, in: index, page, y + Self.padding)
    }
    page.drawLine(y: y + headerHeight(page))
  }

  private func draw(_ rank: Int, _ page: PrintPage, _ y: Double) {
    let row = state.row(at: rank, decimals: decimals)
    let format = state.conventions.numbers
    let words = ProductRowWords(row, format: format)
    let isNamed = !row.name.isEmpty
    let texts = [
      format.string(Rational(rank + 1)), words.title, row.pack.quantityWords, row.pack.price,
      row.unitPrice, words.shortVerdict,
    ]
    for (index, text) in texts.enumerated() where isNamed || index != 2 {
      let isStrong = index == 4 || index == 5 && words.isBest
      draw(
        text, isStrong ? Self.boldFont : Self.font, in: index, page, y + Self.padding)
    }
    let details = ProductRowWords.joined(
      row.pack.termsWithOffer + [words.needed, row.shop.shortened, words.note])
    draw(
      details, Self.smallFont, in: 1, page, y + Self.padding + page.lineHeight(Self.font),
      gray: Self.gray)
  }

  private func drawFooter(_ page: PrintPage, _ index: Int) {
    let format = state.conventions.numbers
    let words = tr("Page {number} of {count}").filled([
      "number": format.string(Rational(index + 1)), "count": format.string(Rational(pageCount)),
    ])
    page.draw(
      words, Self.smallFont, x: 0, y: page.height - page.lineHeight(Self.smallFont),
      width: page.width, side: .center, gray: Self.gray)
  }

  /// Draws a text in a column.
  private func draw(
    _ text: String, _ font: PrintPage.Font, in index: Int, _ page: PrintPage, _ y: Double,
    gray: Double = 0
  ) {
    let before = columns[..<index].reduce(0) { $0 + $1.share } * page.width
    let width = columns[index].share * page.width
    let x = isRightToLeft ? page.width - before - width : before
    page.draw(
      text, font, x: isRightToLeft ? x + Self.gap : x, y: y, width: width - Self.gap,
      side: columns[index].isAtEnd ? end : start, gray: gray)
  }
}

internal import Gtk
internal import PerCore

/// Draws the ranked list on pages of paper.
@MainActor
final class ListPrinter {
  /// The list when the printing began.
  private let state: ProductListController.State
  /// The numbers of decimals of the prices.
  private let decimals: PriceDecimals
  private let title: String
  /// The line that names the compared weight; nil if there is no choice.
  private let comparedWeight: String?
  private let isRightToLeft: Bool
  /// What to buy for the needed amount, also in words; nil if there is none.
  var purchase: (answer: PurchaseAnswer, texts: PurchaseTexts)?
  private var columns = PrintColumns(natural: [], in: 0)
  /// The rank of the first product of each page.
  private var pages: [Int] = []
  /// The first rank after the pages that are known.
  private var end = 0

  private static let titleFont = PrintPage.Font(size: 16, isBold: true)
  private static let headerFont = PrintPage.Font(size: 9, isBold: true)
  private static let font = PrintPage.Font(size: 10)
  private static let boldFont = PrintPage.Font(size: 10, isBold: true)
  private static let smallFont = PrintPage.Font(size: 8)
  private static let padding = 4.0
  private static let gray = 0.35

  /// The number of rows whose widths are measured. Lines of longer rows are broken.
  private static let measuredCount = 100

  /// A column of the page.
  private struct Column {
    let header: String
    /// A Boolean value indicating whether the texts are at the end of the column.
    var isAtEnd = false
  }

  private let headers: [Column]

  /// The texts of a row.
  private struct Row {
    /// The text of each column with its font.
    let cells: [(text: String, font: PrintPage.Font)]
    /// The text below the name.
    let details: String
  }

  private static let nameColumn = 1

  /// - Parameter title: The title of the comparison.
  init(_ list: ProductListController, title: String, isRightToLeft: Bool) {
    state = list.state
    decimals = state.decimals
    self.title = title
    comparedWeight =
      list.canChooseWeight
      ? tr("Compared by {weight}").filled(["weight": list.buying.weight.text]) : nil
    self.isRightToLeft = isRightToLeft
    headers = [
      Column(header: "", isAtEnd: true),
      // Translators: The heading of a column of a table.
      Column(header: trc("column", "Product")),
      // Translators: The heading of a column of a table.
      Column(header: trc("column", "Quantity")),
      // Translators: The heading of a column of a table.
      Column(header: trc("column", "Price"), isAtEnd: true),
      Column(header: Self.rankedHeader(list), isAtEnd: true),
      // Translators: The heading of a column of a table, with the best value and how much more the others cost, such as
      // "+33%" or "3.4×".
      Column(header: trc("column", "Difference"), isAtEnd: true),
    ]
  }

  /// The heading of the column with the prices by which the list is ranked.
  private static func rankedHeader(_ list: ProductListController) -> String {
    if let heading = list.costHeading { return heading }
    let state = list.state
    let unit = state.displayUnit?.text(in: state.conventions.numbers) ?? ""
    // Translators: The heading of a column of a table. {unit} is "kg" or "100 g".
    return tr("Unit Price per {unit}").filled(["unit": unit])
  }

  /// Returns the operation that draws the list.
  func makeOperation() -> PrintOperation {
    let operation = PrintOperation()
    operation.setJobName(title)
    operation.onDraw(
      begin: { self.begin($0) }, paginate: { self.paginate($0) },
      draw: { page, index in self.draw(page, index) })
    return operation
  }

  // MARK: - Pages

  /// Finds the widths of the columns.
  private func begin(_ page: PrintPage) {
    (pages, end) = ([], 0)
    let count = state.products.count
    let measured = Set(0..<min(count, Self.measuredCount))
      .union(state.products.ranksOfLongestTexts)
    let rows = measured.sorted().map(row)
    let natural = headers.indices.map { index in
      // The rank gets wider with the number of products.
      let last = index == 0 ? state.conventions.numbers.string(Rational(count)) : ""
      let texts = rows.map { page.width(of: $0.cells[index].text, $0.cells[index].font) }
      return
        ([
          page.width(of: headers[index].header, Self.headerFont), page.width(of: last, Self.font),
        ] + texts).max() ?? 0
    }
    columns = PrintColumns(natural: natural, in: page.width)
  }

  /// Finds the rows of the next page.
  ///
  /// - Returns: The number of pages; nil if there are more.
  private func paginate(_ page: PrintPage) -> Int? {
    var available = page.height - headHeight(page, pages.count) - footerHeight(page)
    pages.append(end)
    let first = end
    while end < state.products.count {
      let height = height(of: row(end), page)
      // A page has at least one row.
      guard height <= available || end == first else { return nil }
      available -= height
      end += 1
    }
    return pages.count
  }

  private func draw(_ page: PrintPage, _ index: Int) {
    guard pages.indices.contains(index) else { return }
    drawTitle(page, index)
    drawHeader(page, titleHeight(page, index))
    var y = headHeight(page, index)
    let end = index + 1 < pages.count ? pages[index + 1] : state.products.count
    for rank in pages[index]..<end {
      let row = row(rank)
      draw(row, page, y)
      y += height(of: row, page)
      page.drawLine(y: y, gray: 0.8)
    }
    drawFooter(page, index)
  }

  // MARK: - Heights

  private func height(of row: Row, _ page: PrintPage) -> Double {
    let heights = row.cells.enumerated().map { index, cell in
      height(of: cell.text, cell.font, in: index, page)
        + (index == Self.nameColumn ? height(of: row.details, Self.smallFont, in: index, page) : 0)
    }
    return (heights.max() ?? 0) + 2 * Self.padding
  }

  private func height(
    of text: String, _ font: PrintPage.Font, in index: Int, _ page: PrintPage
  ) -> Double {
    page.height(of: text, font, width: columns.width(index))
  }

  /// The height of the title and the header of the table.
  private func headHeight(_ page: PrintPage, _ index: Int) -> Double {
    let heights = headers.indices.map {
      height(of: headers[$0].header, Self.headerFont, in: $0, page)
    }
    return titleHeight(page, index) + (heights.max() ?? 0) + 2 * Self.padding
  }

  private func titleHeight(_ page: PrintPage, _ index: Int) -> Double {
    titleLines(index).reduce(3 * Self.padding) {
      $0 + page.height(of: $1.text, $1.font, width: page.width) + Self.padding
    }
  }

  private func footerHeight(_ page: PrintPage) -> Double {
    page.height(of: pageText(0), Self.smallFont, width: page.width) + 2 * Self.padding
  }

  // MARK: - Texts

  private typealias Line = (text: String, font: PrintPage.Font, gray: Double)

  /// The lines above the table: the title on each page, and what to buy on the first one.
  private func titleLines(_ index: Int) -> [Line] {
    var text = ComparisonSummary.countText(state.products.count, state.conventions)
    if let day = CalendarDay.today()?.text() { text = ProductRowTexts.joined([text, day]) }
    var lines: [Line] = [(title, Self.titleFont, 0), (text, Self.smallFont, Self.gray)]
    if let comparedWeight { lines.append((comparedWeight, Self.smallFont, Self.gray)) }
    guard index == 0, let texts = purchase?.texts else { return lines }
    lines.append((texts.best, Self.boldFont, 0))
    for text in texts.others { lines.append((text, Self.font, Self.gray)) }
    return lines
  }

  private func row(_ rank: Int) -> Row {
    let row = state.row(at: rank, decimals: decimals, answer: purchase?.answer)
    let format = state.conventions.numbers
    let texts = ProductRowTexts(row, format: format)
    let isNamed = !row.name.isEmpty
    let shownRank = state.products.shownRank(at: rank).map { format.string(Rational($0)) } ?? ""
    let rankedPrice =
      switch row.bought {
      case .need(let needed): needed.cost
      case .notEnough: ""
      case .packsOfPrice, .notAlone: row.unitPrice
      }
    return Row(
      cells: [
        (shownRank, Self.font), (texts.title, Self.font),
        (isNamed ? row.pack.quantityText : "", Self.font),
        (row.pack.price.standingAlone(), Self.font), (rankedPrice.standingAlone(), Self.boldFont),
        (texts.shortVerdict, texts.isBest ? Self.boldFont : Self.font),
      ],
      details: (row.pack.termsWithOffer + [texts.needed, row.shop.shortened, texts.note])
        .filter { !$0.isEmpty }.joined(separator: " · ").withoutBreaksBeforeDots)
  }

  private func pageText(_ index: Int) -> String {
    let format = state.conventions.numbers
    return tr("Page {number} of {count}").filled([
      "number": format.string(Rational(index + 1)),
      "count": format.string(Rational(pages.count)),
    ])
  }

  // MARK: - Parts of a page

  private func drawTitle(_ page: PrintPage, _ index: Int) {
    var y = 0.0
    for line in titleLines(index) {
      page.draw(
        line.text, line.font, x: 0, y: y, width: page.width,
        alignment: isRightToLeft ? .right : .left,
        gray: line.gray)
      y += page.height(of: line.text, line.font, width: page.width) + Self.padding
    }
  }

  private func drawHeader(_ page: PrintPage, _ y: Double) {
    let bottom = headHeight(page, 0) - titleHeight(page, 0) + y
    for (index, column) in headers.enumerated() {
      // The last lines of the headings are next to each other.
      let height = height(of: column.header, Self.headerFont, in: index, page)
      draw(column.header, Self.headerFont, in: index, page, bottom - Self.padding - height)
    }
    page.drawLine(y: bottom)
  }

  private func draw(_ row: Row, _ page: PrintPage, _ y: Double) {
    for (index, cell) in row.cells.enumerated() {
      draw(cell.text, cell.font, in: index, page, y + Self.padding)
    }
    let name = row.cells[Self.nameColumn]
    let below = height(of: name.text, name.font, in: Self.nameColumn, page)
    draw(
      row.details, Self.smallFont, in: Self.nameColumn, page, y + Self.padding + below,
      gray: Self.gray)
  }

  private func drawFooter(_ page: PrintPage, _ index: Int) {
    let text = pageText(index)
    let height = page.height(of: text, Self.smallFont, width: page.width)
    page.draw(
      text, Self.smallFont, x: 0, y: page.height - height, width: page.width, alignment: .center,
      gray: Self.gray)
  }

  /// Draws a text in a column.
  private func draw(
    _ text: String, _ font: PrintPage.Font, in index: Int, _ page: PrintPage, _ y: Double,
    gray: Double = 0
  ) {
    let width = columns.width(index)
    let start = columns.start(index)
    let isRight = headers[index].isAtEnd != isRightToLeft
    page.draw(
      text, font, x: isRightToLeft ? page.width - start - width : start, y: y, width: width,
      alignment: isRight ? .right : .left, gray: gray)
  }
}

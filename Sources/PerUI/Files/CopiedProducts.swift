internal import Gtk
package import PerCore
internal import PerFiles

/// Products as a table for the clipboard.
package struct CopiedProducts {
  private struct Cell {
    let text: String
    /// The exact value of a number; nil for a text.
    let value: Rational?

    init(number text: String, value: Rational?) {
      (self.text, self.value) = (text, value)
    }

    /// Creates a cell that spreadsheets don't run as a formula.
    init(text: String) {
      (self.text, value) = (FormulaGuard.guarded(text.onOneLine), nil)
    }
  }

  private let header: [String]
  private let rows: [[Cell]]
  private let language: String
  let products: [Product]
  /// The currency of the prices; nil if it is unknown.
  let currency: Currency?

  /// A column that only tables with such products have.
  private struct OptionalColumn {
    let header: String
    let isUsed: (Product) -> Bool
    let cell: (Product, PackText) -> Cell
  }

  private static var optionalColumns: [OptionalColumn] {
    [
      // Translators: The heading of a column of a table, with offers such as "3 for 2".
      OptionalColumn(header: trc("column", "Offer"), isUsed: { $0.offer != nil }) {
        Cell(text: $1.offer?.text ?? "")
      },
      // Translators: The heading of a column of a table, with money that is paid back with the empty container.
      OptionalColumn(header: trc("column", "Deposit"), isUsed: { $0.terms.deposit != nil }) {
        Cell(number: $1.deposit ?? "", value: $0.terms.deposit)
      },
      // Translators: The heading of a column of a table, with the weight of canned food with its liquid.
      OptionalColumn(header: trc("column", "Net Weight"), isUsed: { $0.terms.net != nil }) {
        Cell(text: $1.net?.text ?? "")
      },
      // Translators: The heading of a column of a table, with the tax that is added at checkout.
      OptionalColumn(header: trc("column", "Tax"), isUsed: { $0.terms.tax != nil }) {
        Cell(text: $1.tax.map { $0 + "%" } ?? "")
      },
    ]
  }

  /// - Parameter ranks: The ranks of the products.
  @MainActor
  package init(_ ranks: [Int], of list: ProductListController) {
    let state = list.state
    let conventions = state.conventions
    language = conventions.language
    products = ranks.map { state.products[$0] }
    currency = conventions.money.currency
    let unit = state.displayUnit?.text(in: conventions.numbers) ?? ""
    // A column without any values is left out.
    let columns = Self.optionalColumns.filter { column in
      ranks.contains { column.isUsed(state.products[$0]) }
    }
    let productHeader = [
      trc("column", "Product"), trc("column", "Quantity"), trc("column", "Unit"),
      trc("column", "Price"),
    ]
    let otherHeader = [
      // Translators: The heading of a column of a table. {unit} is "kg" or "100 g".
      tr("Unit Price per {unit}").filled(["unit": unit]), trc("column", "Shop"),
      trc("column", "Note"),
    ]
    header = productHeader + columns.map(\.header) + otherHeader
    rows = ranks.map { rank in
      let (product, row) = (state.products[rank], list.row(at: rank))
      let quantity = product.quantity.value
      let pack = product.pack(by: list.buying.weight)
      var cells = [
        Cell(text: product.name),
        Cell(number: conventions.numbers.string(quantity, grouped: false), value: quantity),
        Cell(text: product.unit.text(for: quantity == .one ? 1 : 5)),
        Cell(number: row.pack.price, value: product.price?.value),
      ]
      cells += columns.map { $0.cell(product, row.pack) }
      cells.append(
        Cell(
          number: row.offerPrice ?? row.unitPrice,
          value: state.displayUnit.map { pack.offerPrice.per($0) }))
      return cells + [Cell(text: product.shop), Cell(text: product.note)]
    }
  }

  /// Tab-separated values with a header, by which Per reads the copied products.
  package var text: String {
    ([header] + rows.map { cells in cells.map(\.text) }).map { $0.joined(separator: "\t") }
      .joined(separator: "\n")
  }

  /// A table in HTML. Its numbers have the exact values, which spreadsheets read.
  package var html: String {
    let titles = header.map { "<th>\($0.escaped)</th>" }.joined()
    let lines = rows.map { cells in
      "<tr>" + cells.map(Self.html).joined() + "</tr>\n"
    }
    return """
      <html lang="\(language)"><head><meta http-equiv="content-type" \
      content="text/html; charset=utf-8"></head><body><table>
      <tr>\(titles)</tr>
      \(lines.joined())</table></body></html>
      """
  }

  private static func html(_ cell: Cell) -> String {
    guard let value = cell.value else { return "<td>\(cell.text.escaped)</td>" }
    let isExact = value.exactDecimals.map { $0 <= NumberFormat.maximumDigits } ?? false
    let number = NumberFormat.plain.string(
      isExact ? value : value.rounded(significantDigits: NumberFormat.roundedDigits),
      grouped: false)
    // LibreOffice takes the value from here. 1033 is English.
    return "<td sdval=\"\(number)\" sdnum=\"1033;\">\(cell.text.escaped)</td>"
  }
}

extension String {
  fileprivate var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}

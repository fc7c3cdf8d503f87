internal import Gtk
package import PerCore

/// Products as lines of text with aligned columns, for a message.
package struct AlignedProducts {
  /// The lines, such as "1. Oats  500 g  €3.99  €7.98 per kg  Best value!". If the list is ranked by the cost of a
  /// needed amount, the first line says so: "Cost for 1.5 kg".
  package let text: String

  /// - Parameter ranks: The ranks of the products.
  @MainActor
  package init(_ ranks: [Int], of list: ProductListController) {
    let (format, products) = (list.conventions.numbers, list.state.products)
    let rows = ranks.map { rank in
      let row = list.row(at: rank)
      let texts = ProductRowTexts(row, format: format)
      return [
        products.shownRank(at: rank).map { "\(format.string(Rational($0)))." } ?? "",
        row.name.shortened.onOneLine,
        row.pack.quantityText, row.pack.price.standingAlone(),
        row.pack.termsWithOffer.joined(separator: " · "), texts.unitPrice,
        texts.shortVerdict, row.shop.shortened.onOneLine,
      ]
    }
    let widths = (0..<(rows.first?.count ?? 0)).map { column in
      rows.lazy.map { $0[column].columnWidth }.max() ?? 0
    }
    let lines = rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() where widths[column] > 0 {
        if !line.isEmpty { line += column == 1 ? " " : "  " }
        // Numbers are at the end of their columns.
        line += cell.padded(to: widths[column], isAtEnd: [0, 3, 5].contains(column))
      }
      while line.last == " " { line.removeLast() }
      return line
    }
    text = ([list.costHeading].compactMap(\.self) + lines).joined(separator: "\n")
  }
}

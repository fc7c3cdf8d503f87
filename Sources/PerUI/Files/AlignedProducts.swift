internal import Gtk
package import PerCore

/// Products as lines of text with aligned columns, for a message.
package struct AlignedProducts {
  /// The lines, such as "1. Oats  500 g  €3.99  €7.98 per kg  Best value!".
  package let text: String

  /// - Parameter ranks: The ranks of the products.
  @MainActor
  package init(_ ranks: [Int], of list: ProductListController) {
    let format = list.conventions.numbers
    let rows = ranks.map { rank in
      let row = list.row(at: rank)
      let words = ProductRowWords(row, format: format)
      return [
        "\(format.string(Rational(rank + 1))).", row.name.shortened.onOneLine,
        row.pack.quantityWords, row.pack.price, words.unitPrice, words.shortVerdict,
        row.shop.shortened.onOneLine,
      ]
    }
    let widths = (0..<(rows.first?.count ?? 0)).map { column in
      rows.lazy.map { $0[column].columnWidth }.max() ?? 0
    }
    text = rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() where widths[column] > 0 {
        if !line.isEmpty { line += column == 1 ? " " : "  " }
        let space = String(repeating: " ", count: widths[column] - cell.columnWidth)
        // Figures are at the end of their columns.
        line += [0, 3, 4].contains(column) ? space + cell : cell + space
      }
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}

extension String {
  /// The number of columns in a font of fixed width. East Asian characters take two (Unicode Standard Annex 11).
  fileprivate var columnWidth: Int {
    reduce(0) { sum, character in
      guard let scalar = character.unicodeScalars.first?.value else { return sum }
      if (0x2066...0x2069).contains(scalar) || (0x200E...0x200F).contains(scalar) { return sum }
      let isWide =
        (0x1100...0x115F).contains(scalar) || (0x2E80...0xA4CF).contains(scalar)
        || (0xAC00...0xD7A3).contains(scalar) || (0xF900...0xFAFF).contains(scalar)
        || (0xFF00...0xFF60).contains(scalar) || (0xFFE0...0xFFE6).contains(scalar)
        || (0x1F300...0x1FAFF).contains(scalar) || (0x20000...0x3FFFD).contains(scalar)
      return sum + (isWide ? 2 : 1)
    }
  }
}

internal import PerCore

/// Columns of text for a terminal.
struct TextTable {
  private var rows: [[String]] = []
  private let isRightAligned: [Bool]
  /// The column that is shortened if the table is too wide.
  private static let flexible = 1

  init(_ columns: [(title: String, isRightAligned: Bool)]) {
    rows = [columns.map(\.title)]
    isRightAligned = columns.map(\.isRightAligned)
  }

  mutating func add(_ cells: [String]) { rows.append(cells) }

  /// The lines of the table, at most `width` columns wide if that is not nil.
  func text(width: Int?) -> String {
    let cellWidths = rows.map { $0.map(\.columnWidth) }
    var widths = rows[0].indices.map { column in
      cellWidths.lazy.map { $0[column] }.max() ?? 0
    }
    let total = widths.reduce(0, +) + 2 * (widths.count - 1)
    if let width, total > width {
      widths[Self.flexible] = max(8, widths[Self.flexible] - (total - width))
    }
    var text = ""
    for (row, cellWidths) in zip(rows, cellWidths) {
      // Spaces are written before the next text, so that no line ends with them.
      var space = 0
      for (column, cell) in row.enumerated() {
        var (cell, width) = (cell, cellWidths[column])
        if width > widths[column] {
          cell = Self.cut(cell, to: widths[column])
          width = cell.columnWidth
        }
        let rest = widths[column] - width
        if isRightAligned[column] { space += rest }
        if !cell.isEmpty {
          for _ in 0..<space { text += " " }
          text += cell
          space = 0
        }
        space += isRightAligned[column] ? 2 : rest + 2
      }
      text += "\n"
    }
    return text
  }

  /// Returns a text that is wider than `width` without its end, and with an ellipsis.
  private static func cut(_ text: String, to width: Int) -> String {
    var result = ""
    var used = 0
    for character in text {
      let next = String(character).columnWidth
      guard used + next < width else { break }
      result.append(character)
      used += next
    }
    return result + "…"
  }
}

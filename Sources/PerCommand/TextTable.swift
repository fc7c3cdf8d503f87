internal import PerCore

/// Columns of text for a terminal.
struct TextTable {
  private var rows: [[String]] = []
  private let isRight: [Bool]
  /// The column that is shortened if the table is too wide.
  private let flexible: Int

  init(_ titles: [String], right: [Bool], flexible: Int) {
    rows = [titles]
    isRight = right
    self.flexible = flexible
  }

  mutating func add(_ cells: [String]) { rows.append(cells) }

  /// The lines of the table, at most `width` columns wide if that is not nil.
  func text(width: Int?) -> String {
    var widths = rows[0].indices.map { column in
      rows.reduce(0) { max($0, $1[column].columnWidth) }
    }
    let total = widths.reduce(0, +) + 2 * (widths.count - 1)
    if let width, total > width { widths[flexible] = max(8, widths[flexible] - (total - width)) }
    var text = ""
    for row in rows {
      var line = ""
      for (column, cell) in row.enumerated() {
        let shown = column == flexible ? Self.cut(cell, to: widths[column]) : cell
        line += column == 0 ? "" : "  "
        line += shown.padded(to: widths[column], isAtEnd: isRight[column])
      }
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
    return text
  }

  private static func cut(_ text: String, to width: Int) -> String {
    guard text.columnWidth > width else { return text }
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

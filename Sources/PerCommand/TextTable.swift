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
      rows.reduce(0) { max($0, Self.width(of: $1[column])) }
    }
    let total = widths.reduce(0, +) + 2 * (widths.count - 1)
    if let width, total > width { widths[flexible] = max(8, widths[flexible] - (total - width)) }
    var text = ""
    for row in rows {
      var line = ""
      for (column, cell) in row.enumerated() {
        let shown = column == flexible ? Self.cut(cell, to: widths[column]) : cell
        let padding = String(repeating: " ", count: max(0, widths[column] - Self.width(of: shown)))
        line += (column == 0 ? "" : "  ") + (isRight[column] ? padding + shown : shown + padding)
      }
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
    return text
  }

  private static func cut(_ text: String, to width: Int) -> String {
    guard Self.width(of: text) > width else { return text }
    var result = ""
    var used = 0
    for character in text {
      let next = Self.width(of: String(character))
      guard used + next < width else { break }
      result.append(character)
      used += next
    }
    return result + "…"
  }

  /// The columns that a terminal shows the text in; East Asian characters take two.
  private static func width(of text: String) -> Int {
    text.reduce(0) { sum, character in
      let value = character.unicodeScalars.first?.value ?? 0
      let isWide =
        (0x1100...0x115f).contains(value) || (0x2e80...0xa4cf).contains(value)
        || (0xac00...0xd7a3).contains(value) || (0xf900...0xfaff).contains(value)
        || (0xfe30...0xfe6f).contains(value) || (0xff00...0xff60).contains(value)
        || (0x1f300...0x1faff).contains(value) || (0x20000...0x3fffd).contains(value)
      return sum + (isWide ? 2 : 1)
    }
  }
}

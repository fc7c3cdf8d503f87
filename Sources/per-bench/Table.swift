import Foundation

/// A text table for the terminal. The first column is left-aligned, the others right-aligned.
struct Table {
  private var rows: [[String]]

  init(_ titles: String...) {
    rows = [titles]
  }

  mutating func add(_ cells: String...) {
    rows.append(cells)
  }

  func print() {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let rule = widths.map { String(repeating: "-", count: $0) }
    for row in rows.prefix(1) + [rule] + rows.dropFirst() {
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + space : space + cell
      }
      Swift.print("  " + cells.joined(separator: "  "))
    }
  }
}

func heading(_ text: String) {
  print("\n\(text)")
}

func milliseconds(_ seconds: Double, decimals: Int = 2) -> String {
  String(format: "%.\(decimals)f ms", seconds * 1e3)
}

func microseconds(_ seconds: Double) -> String {
  String(format: "%.1f µs", seconds * 1e6)
}

func times(_ ratio: Double) -> String {
  String(format: ratio < 10 ? "%.2f×" : "%.0f×", ratio)
}

/// Returns a target and whether it was met.
func target(_ target: String, isMet: Bool) -> String {
  "\(target) \(isMet ? "met" : "MISSED")"
}

func grouped(_ count: Int) -> String {
  count.formatted(.number.locale(Locale(identifier: "en_US")))
}

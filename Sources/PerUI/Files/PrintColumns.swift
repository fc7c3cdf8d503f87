internal import Gtk

/// The places of the columns of a printed table, by the widths of their contents. Lengths are in points.
struct PrintColumns {
  private var widths: [Double]

  /// The gap after each column.
  static let gap = 10.0
  /// The column with the names, which gets what the others leave.
  private static let widest = 1
  /// The minimum share of the width for the names. The lines of the other columns are broken then.
  private static let minimumShare = 0.35

  /// - Parameters:
  ///   - natural: The width of each column without breaks.
  ///   - width: The width of the page.
  init(natural: [Double], in width: Double) {
    widths = natural.map { $0 + Self.gap }
    guard widths.indices.contains(Self.widest) else { return }
    let others = widths.indices.filter { $0 != Self.widest }
    let needed = others.reduce(0) { $0 + widths[$1] }
    let available = width * (1 - Self.minimumShare)
    if needed > available {
      // Narrow columns, such as the rank, keep their width.
      let limit = Self.limit(of: others.map { widths[$0] }, in: available)
      for index in others { widths[index] = min(widths[index], limit) }
    }
    let rest = width - others.reduce(0) { $0 + widths[$1] }
    let slack = max(0, rest - widths[Self.widest]) / Double(widths.count)
    // The rank stays beside the name.
    for index in others.dropFirst() { widths[index] += slack }
    widths[Self.widest] = rest - slack * Double(others.count - 1)
  }

  /// Returns the maximum width with which all columns fit.
  private static func limit(of widths: [Double], in available: Double) -> Double {
    var (available, count) = (available, Double(widths.count))
    for width in widths.sorted() {
      guard width <= available / count else { break }
      (available, count) = (available - width, count - 1)
    }
    return available / max(1, count)
  }

  /// Returns the width for the text of a column.
  func width(_ index: Int) -> Double { widths[index] - Self.gap }

  /// Returns the position of a column from the side at which lines begin.
  func start(_ index: Int) -> Double { widths[..<index].reduce(0, +) }
}

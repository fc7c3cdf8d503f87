extension LineReader {
  /// The meaning of one of several lines.
  package enum LineMeaning: Sendable {
    /// The line is empty.
    case empty
    /// The line says how many of the product above were bought.
    case countsAbove
    /// The line names the shop of the products below.
    case shop(String)
    case reading(LineReading)
  }

  /// Returns the meaning of the line at `index`.
  ///
  /// A line of a receipt can count the product of the line above, or else that of the line below, or state a saving or
  /// a unit price. Empty lines between them are ignored. A heading gives the products below it their shop.
  package func read(
    _ index: Int, of lines: [String], under headings: ShopHeadings = ShopHeadings(),
    comparing comparability: Comparability = Comparability()
  ) -> LineMeaning {
    guard !lines[index].isBlank else { return .empty }
    if let shop = headings.shop(namedBy: index) { return .shop(shop) }
    switch read(besideOthers: index, of: lines, comparing: comparability) {
    case .reading(let reading): return .reading(reading.at(headings.shop(of: index)))
    case let meaning: return meaning
    }
  }

  private func read(
    besideOthers index: Int, of lines: [String], comparing comparability: Comparability
  ) -> LineMeaning {
    if ReceiptCount(lines[index]) != nil,
      let above = lines[..<index].last(where: { !$0.isBlank }),
      read(above, comparing: comparability).counted(by: lines[index]) != nil
    {
      return .countsAbove
    }
    let reading = read(lines[index], comparing: comparability)
    let next = lines[(index + 1)...].first { !$0.isBlank }
    if let next, let counted = reading.counted(by: next) { return .reading(counted) }
    var previous: String?
    if let above = lines[..<index].lastIndex(where: { !$0.isBlank }) {
      let isCount = ReceiptCount(lines[above]) != nil && ReceiptCount(lines[index]) == nil
      if isCount,
        case .countsAbove = read(besideOthers: above, of: lines, comparing: comparability)
      {
        previous = nil
      } else {
        previous = lines[above]
      }
    }
    return .reading(reading.beside(lines[index], above: previous, below: next, self))
  }
}

extension LineReader {
  /// The meaning of one of several lines.
  package enum LineMeaning: Sendable {
    /// The line is empty.
    case empty
    /// The line says how many of the product above were bought.
    case countsAbove
    case reading(LineReading)
  }

  /// Returns the meaning of the line at `index`.
  ///
  /// A line of a receipt can count the product of the line above. Empty lines between them are ignored.
  package func read(_ index: Int, of lines: [String], kind: Kind? = nil) -> LineMeaning {
    guard !lines[index].isBlank else { return .empty }
    if ReceiptCount(lines[index]) != nil,
      let above = lines[..<index].last(where: { !$0.isBlank }),
      read(above, kind: kind).counted(by: lines[index]) != nil
    {
      return .countsAbove
    }
    let reading = read(lines[index], kind: kind)
    guard case .product = reading.outcome,
      let next = lines[(index + 1)...].first(where: { !$0.isBlank })
    else { return .reading(reading) }
    return .reading(reading.counted(by: next) ?? reading)
  }
}

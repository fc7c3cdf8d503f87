/// Units of headers.
extension ColumnContent {
  /// Leaves out the first word of units such as "US lb" if there is no unit of both words.
  func settleUnits(_ columns: inout [ColumnHeader?]) {
    for index in columns.indices {
      if let unit = columns[index]?.unit { columns[index]?.unit = settled(unit) }
    }
  }

  private func settled(_ text: String) -> String {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2, cells.unit(text) == nil else { return text }
    let isImperial = ["uk", "imp", "imperial"].contains(words[0])
    let full = "imperial " + words[1]
    if isImperial, cells.unit(full) != nil { return full }
    guard let unit = cells.unit(words[1])?.unit else { return text }
    // A pint of the other country has another size.
    return unit.rawValue.hasSuffix(isImperial ? "-us" : "-imp") ? text : words[1]
  }
}

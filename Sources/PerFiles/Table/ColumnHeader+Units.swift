/// The units of headers.
extension ColumnHeader {
  /// Returns the unit at the end of a header, which can have two words: "fl oz", "sq ft".
  static func unit(_ words: [String]) -> String? {
    guard let last = words.last, !isSize(words.suffix(2)) else { return nil }
    if let unit = HeaderWords.unitForms[last] { return unit }
    let first = words.dropLast().last ?? ""
    return HeaderWords.unitParts.contains(first) ? first + " " + last : last
  }

  /// Returns whether two words are a number of more than one digit and a unit, such as "500 g".
  private static func isSize(_ words: ArraySlice<String>) -> Bool {
    guard words.count == 2, let number = words.first, let unit = words.last else { return false }
    return number.count > 1 && number.allSatisfy(\.isNumber)
      && HeaderWords.measureUnits.contains(unit)
  }
}

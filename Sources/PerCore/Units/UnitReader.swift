/// Finds the unit behind a quantity: "500 g", "6×330 ml", "2 US gal".
struct UnitReader {
  /// The measures in which a bare "gallon", "pint" or "fl oz" is read: imperial where those are in use,
  /// otherwise those of the United States.
  let system: MeasureSystem
  /// What units are called besides, in small letters: the names of the user's language.
  var names: [String: Unit] = [:]

  /// The sum and the unit that `text` consists of, or nil where it does not end with a unit.
  func read(_ text: String) -> (sum: String, unit: Unit)? {
    // No sum is that long, and each of its letters would be looked at with all that follow.
    guard text.utf8.count <= Expression.maximumLength * 4 else { return nil }
    // "m2" ends with a digit, so each word end is tried, not only the last letters.
    for (index, character) in zip(text.indices, text) where character.isLetter {
      let sum = text[..<index].trimmingSpace()
      guard let last = sum.last, last.isNumber || last.isPunctuation else { continue }
      if let unit = unit(named: text[index...].trimmingSpace()) { return (String(sum), unit) }
    }
    return nil
  }

  private func unit(named word: Substring) -> Unit? {
    let key = word.lowercased()
    if let unit = Self.englishNames[key] ?? names[key] { return unit }
    let prefixes =
      system == .imperial ? ["imp ", "imperial ", "us "] : ["us ", "imp ", "imperial "]
    return prefixes.lazy.compactMap { Self.englishNames[$0 + key] }.first
  }

  /// Symbols and English names in small letters.
  private static let englishNames: [String: Unit] = {
    var names: [String: Unit] = [:]
    for unit in Unit.allCases {
      for name in [unit.symbol, unit.name, unit.plural].compactMap({ $0?.lowercased() }) {
        names[name] = unit
        if name.contains("²") { names[String(name.map { $0 == "²" ? "2" : $0 })] = unit }
        if name.contains("litre") { names[name.replacing("litre", with: "liter")] = unit }
        if name.contains("metre") { names[name.replacing("metre", with: "meter")] = unit }
      }
    }
    names["kilo"] = .kilogram
    names["kilos"] = .kilogram
    names["lbs"] = .pound
    names["pcs"] = .piece
    names["pc"] = .piece
    return names
  }()
}

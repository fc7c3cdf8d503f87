/// The codes, signs and words by which a price names its currency.
extension Currency {
  /// Returns the currencies that a code in capital letters or a sign such as "₺" can stand for; nil for other texts.
  ///
  /// Typed lines don't read all of them as the sign of a price, since names can have such words.
  package static func codes(ofSign text: String) -> Set<String>? {
    if entries[text] != nil { return [text] }
    guard text.count == 1, text.first?.isCurrencySymbol == true else { return nil }
    let codes = Set(table.lazy.filter { $0.narrow == text }.map(\.code))
    return codes.isEmpty ? nil : codes
  }

  /// Returns the currencies of a word in lowercase that only lists with one of them read as the sign of a price, since
  /// it is a word or a unit elsewhere: "ft", "lei". Nil for other words.
  package static func codes(ofLocalSign word: String) -> Set<String>? { localSigns[word] }

  private static let localSigns = CurrencySign.codes { $0.abroad }

  /// The codes that are also words of names: "SHOWER GEL", "Parmigiano Reggiano DOP".
  static let codesInNames: Set<String> = [
    "ALL", "AMD", "BAM", "BOB", "CUP", "DOP", "GEL", "JOD", "LAK", "MOP", "PEN", "SOS", "TOP",
  ]
}

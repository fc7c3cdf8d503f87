extension Int {
  /// The ending of the English ordinal number.
  package var englishOrdinalEnding: EnglishOrdinalEnding {
    let isTeen = (11...13).contains(self % 100)
    switch isTeen ? 0 : self % 10 {
    case 1: return .st
    case 2: return .nd
    case 3: return .rd
    default: return .th
    }
  }

  /// The English ordinal number: "2nd", "11th", "21st".
  package var englishOrdinal: String { "\(self)\(englishOrdinalEnding.rawValue)" }
}

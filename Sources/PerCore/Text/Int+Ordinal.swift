extension Int {
  /// The English ordinal number: "2nd", "11th", "21st".
  package var englishOrdinal: String {
    let isTeen = (11...13).contains(self % 100)
    switch isTeen ? 0 : self % 10 {
    case 1: return "\(self)st"
    case 2: return "\(self)nd"
    case 3: return "\(self)rd"
    default: return "\(self)th"
    }
  }
}

/// The header of a column: what the column holds, and what the header says of its values.
struct ColumnHeader: Equatable {
  var role: ColumnRole
  /// The unit of the quantities, such as "g" in "Menge (g)".
  var unit: String?
  /// The currency of the prices: a sign or a code, such as "€" in "Preis (€)".
  var currency: String?
  /// A Boolean value indicating whether prices are in the hundredth of the currency.
  var isInCents = false

  /// Reads a header; nil if it has no known word.
  init?(_ text: String) {
    let words = Self.words(of: text)
    guard !words.isEmpty else { return nil }
    guard let role = Self.role(of: words) else { return nil }
    self.role = role
    let known = HeaderWords.all[role] ?? []
    let rest = words.filter { !known.contains($0) && !HeaderWords.particles.contains($0) }
    switch role {
    case .quantity: unit = rest.last
    case .price:
      isInCents = rest.contains { HeaderWords.cents.contains($0) }
      currency = rest.last { !HeaderWords.cents.contains($0) }
    default: break
    }
  }

  /// Returns the words of a header, lowercased. Words end at spaces, signs and changes of case, as in "unitPrice".
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Character = " "
    func finish() {
      if !word.isEmpty { words.append(word.lowercased()) }
      word = ""
    }
    for character in text {
      if character.isUppercase, previous.isLowercase { finish() }
      if character.isLetter || character.isNumber || character.isCurrencySymbol {
        if character.isCurrencySymbol != previous.isCurrencySymbol { finish() }
        word.append(character)
      } else {
        finish()
        if character == "/" { words.append("/") }
        if character == "%" { words.append("%") }
      }
      previous = character
    }
    finish()
    return words
  }

  /// Returns the role that the words have, with the most particular role first.
  private static func role(of words: [String]) -> ColumnRole? {
    func has(_ role: ColumnRole) -> Bool {
      let known = HeaderWords.all[role] ?? []
      if words.contains(where: known.contains) { return true }
      let joined = words.joined(separator: " ")
      return known.contains { $0.contains(" ") && joined.contains($0) }
        // Languages that write words together or without spaces: "Packungsgröße", "商品名称".
        || words.contains { word in
          known.contains { $0.count >= HeaderWords.shortestPart($0) && word.hasSuffix($0) }
        }
    }
    let isRate = words.contains { HeaderWords.per.contains($0) } || words.contains("/")
    if words.contains("%") { return .other }
    if has(.unitPrice) || has(.price) && isRate { return .unitPrice }
    if has(.oldPrice) { return .oldPrice }
    if isRate, words.contains(where: { $0.allSatisfy(\.isCurrencySymbol) }) { return .unitPrice }
    for role in [
      ColumnRole.currency, .price, .count, .unit, .quantity, .shop, .note, .name, .other,
    ]
    where has(role) {
      return role
    }
    return nil
  }
}

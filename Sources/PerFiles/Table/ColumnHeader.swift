/// The header of a column: what the column holds, and what the header says of its values.
struct ColumnHeader: Equatable, Sendable {
  var role: ColumnRole
  /// The unit of the quantities, such as "g" in "Menge (g)".
  var unit: String?
  /// The currency of the prices: a sign or a code, such as "€" in "Preis (€)".
  var currency: String?
  /// A Boolean value indicating whether prices are in the hundredth of the currency.
  var isInCents = false
  /// What the price is for, where another column has the number of packs.
  var priceScope: PriceScope?

  enum PriceScope {
    case onePack, allPacks
  }

  /// Creates the header of a column that has none.
  init(_ role: ColumnRole) {
    self.role = role
  }

  /// Reads a header; nil if it has no known word.
  init?(_ text: String) {
    guard text.utf8.count <= 200 else { return nil }
    let words = Self.words(of: text)
    guard !words.isEmpty, words.count <= 12 else { return nil }
    guard let role = Self.role(of: words) else {
      // "Grams" has the quantity and its unit.
      guard let unit = words.last, HeaderWords.measures.contains(unit) else { return nil }
      self.role = .quantity
      self.unit = unit
      return
    }
    self.role = role
    let known = HeaderWords.all[role] ?? []
    let rest = words.filter { !known.contains($0) && !HeaderWords.particles.contains($0) }
    switch role {
    case .quantity: unit = rest.last
    case .price:
      isInCents = rest.contains { HeaderWords.cents.contains($0) }
      currency = rest.last { !HeaderWords.cents.contains($0) }
      if HeaderWords.has(HeaderWords.allPacks, words) {
        priceScope = .allPacks
      } else if HeaderWords.has(HeaderWords.onePack, words) {
        priceScope = .onePack
      }
    default: break
    }
  }

  /// Returns the words of a header, folded. Words end at spaces, signs and changes of case, as in "unitPrice".
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Character = " "
    func finish() {
      if !word.isEmpty { words.append(HeaderWords.folded(word)) }
      word = ""
    }
    for character in text {
      if character.isUppercase, previous.isLowercase { finish() }
      if character.isLetter || character.isNumber || character.isCurrencySymbol {
        // The letters of "R$" and "US$" belong to the sign.
        let isSignOfCountry =
          character.isCurrencySymbol && word.count <= 2 && word.allSatisfy(\.isUppercase)
        if character.isCurrencySymbol != previous.isCurrencySymbol, !isSignOfCountry { finish() }
        word.append(character)
      } else {
        finish()
        if "/%#№".contains(character) { words.append(String(character)) }
      }
      previous = character
    }
    finish()
    return words
  }

  /// Returns the role that the words name. The most specific role wins.
  private static func role(of words: [String]) -> ColumnRole? {
    func has(_ role: ColumnRole) -> Bool { HeaderWords.has(HeaderWords.all[role] ?? [], words) }
    let isRate = words.contains { HeaderWords.per.contains($0) } || words.contains("/")
    let isPrice = HeaderWords.has(HeaderWords.plainPrices, words)
    if words.contains("%") { return .other }
    if has(.unitPrice) || isPrice && isRate { return .unitPrice }
    if has(.oldPrice) || isPrice && HeaderWords.has(HeaderWords.old, words) { return .oldPrice }
    if isRate, words.contains(where: { $0.allSatisfy(\.isCurrencySymbol) }) { return .unitPrice }
    if has(.currency) { return .currency }
    if isPrice { return .price }
    if has(.offer) { return .offer }
    if HeaderWords.has(HeaderWords.stock, words) { return .other }
    if HeaderWords.has(HeaderWords.unread, words) { return .other }
    if has(.count), has(.quantity) { return .quantity }
    let roles: [ColumnRole] = [.price, .count, .unit, .quantity, .shop, .note, .name, .other]
    guard let role = roles.first(where: has) else { return nil }
    // The gross weight has the package in it.
    let isGross = role == .quantity && words.contains { HeaderWords.gross.contains($0) }
    return isGross ? .other : role
  }
}

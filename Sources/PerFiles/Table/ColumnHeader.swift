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
  /// What the price is beside other prices; nil for the price that everybody pays.
  var priceSort: PriceSort?
  /// A Boolean value indicating whether the quantity is the weight without the liquid.
  var isDrained = false
  /// A Boolean value indicating whether the quantity or the deposit is that of each of several containers.
  var isOfEach = false
  /// A Boolean value indicating whether the quantity is that of all packs.
  var isTotal = false
  /// A Boolean value indicating whether a number is that of the containers in a pack, or a price is that of a pack.
  var isOfPack = false
  /// A Boolean value indicating whether a price is that of a case, which contains several packs.
  var isOfCase = false
  /// A Boolean value indicating whether the header says a number but not of what, such as "Quantity".
  var isPlainQuantity = false
  /// A Boolean value indicating whether a column of units is that of the size of one, if it has numbers: "Unit size".
  var isSizeOfUnit = false
  /// A Boolean value indicating whether a name can be a number: "Nombre" is French and Spanish.
  var canBeCount = false
  /// A Boolean value indicating whether a deposit can be a warehouse: "Depósito".
  var canBeShop = false
  /// The container that is counted, or that the quantity is for: "bag" in "Bags" and "Bag weight".
  var bag: String?
  /// A Boolean value indicating whether the price is that of a piece, and no other unit price.
  var isPiecePrice = false
  /// A Boolean value indicating whether the column describes the packs, and may have quantities: "Conditionnement".
  var isPackaging = false
  /// A Boolean value indicating whether the column has the width or the height of packages, or any length.
  var isDimension = false
  var isLength = false
  /// A Boolean value indicating whether the column has the number of units that a price is for, such as "pro 100".
  var isPriceUnit = false
  /// The words that can be the unit of a unit price: "kg" in "Preis pro kg".
  var rateWords: [String] = []

  enum PriceScope {
    case onePack, allPacks
  }

  /// Prices that count only if the table has no other price.
  enum PriceSort {
    /// The price before a reduction.
    case regular
    case withoutTax, withTax, withDeposit
    /// The price for members only.
    case member
    /// The lowest price of the last 30 days.
    case lowest
    /// The unit price, or the usual price: "Grundpris".
    case base
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
    if HeaderWords.priceUnits.contains(words.joined(separator: " ")) {
      role = .other
      isPriceUnit = true
      return
    }
    isDimension = HeaderWords.has(HeaderWords.dimensions, words)
    isLength = HeaderWords.has(HeaderWords.lengths, words)
    guard let role = Self.role(of: words) else {
      if isDimension {
        role = .other
        return
      }
      if HeaderWords.has(HeaderWords.packaging, words) {
        role = .other
        isPackaging = true
        isOfPack = HeaderWords.has(HeaderWords.packs, words)
        return
      }
      if Self.isPrice(words) {
        role = .price
        isInCents = words.contains { HeaderWords.cents.contains($0) }
        currency = isInCents ? nil : words.last
        return
      }
      if words.count == 1, HeaderWords.containers.contains(words[0]) {
        role = .count
        bag = HeaderWords.bag(in: words)
        return
      }
      if HeaderWords.bareMeasures.contains(words.joined(separator: " ")) {
        role = .quantity
        unit = words.joined(separator: " ")
        return
      }
      // "Grams" has the quantity and its unit.
      guard let unit = words.last, HeaderWords.measures.contains(unit) else { return nil }
      self.role = .quantity
      self.unit = unit
      return
    }
    self.role = role
    let known = HeaderWords.all[role] ?? []
    let rest = words.filter {
      !known.contains($0) && !HeaderWords.particles.contains($0)
        && !HeaderWords.drained.contains($0)
    }
    isOfPack = HeaderWords.has(HeaderWords.packs, words)
    isOfEach = HeaderWords.has(HeaderWords.each, words) && !isOfPack
    switch role {
    case .name: canBeCount = words == ["nombre"]
    case .quantity:
      unit = Self.unit(rest)
      bag = HeaderWords.bag(in: words)
      isDrained = HeaderWords.has(HeaderWords.drained, words)
      isTotal = HeaderWords.has(HeaderWords.allPacks, words) && HeaderWords.isSize(words)
      isPlainQuantity = HeaderWords.isPlainQuantity(words)
    case .unit:
      isSizeOfUnit = HeaderWords.isSize(words)
      if isSizeOfUnit {
        unit = Self.unit(rest.filter { !(HeaderWords.all[.quantity] ?? []).contains($0) })
      }
    case .oldPrice: priceSort = HeaderWords.has(HeaderWords.regular, words) ? .regular : nil
    case .deposit:
      canBeShop = words == ["deposito"]
      isInCents = rest.contains { HeaderWords.cents.contains($0) }
    case .unitPrice:
      currency = words.last(where: HeaderWords.isCurrency)
      rateWords = words.filter { !HeaderWords.has(HeaderWords.rateFillers, [$0]) }
      if HeaderWords.has(HeaderWords.onePack.union(HeaderWords.packPrices), words) {
        priceScope = .onePack
      }
      isPiecePrice =
        HeaderWords.has(HeaderWords.piecePrices, words)
        || rateWords.contains(where: HeaderWords.pieceUnits.contains)
          && rateWords.allSatisfy {
            HeaderWords.isCurrency($0) || HeaderWords.pieceUnits.contains($0)
          }
    case .price:
      priceSort = Self.priceSort(words)
      isInCents = rest.contains { HeaderWords.cents.contains($0) }
      currency = rest.last { !HeaderWords.cents.contains($0) }
      // "Ft" is the forint, and "ft" the foot.
      if currency == "ft", !text.contains("Ft"), !words.contains("ar") {
        (self.role, currency, rateWords) = (.unitPrice, nil, ["ft"])
        return
      }
      isOfCase = HeaderWords.has(HeaderWords.cases, words)
      if HeaderWords.has(HeaderWords.allPacks, words) {
        priceScope = .allPacks
      } else if HeaderWords.has(HeaderWords.onePack, words) {
        priceScope = .onePack
      }
    default: break
    }
  }

  /// Returns the unit at the end of a header, which can have two words: "fl oz", "sq ft".
  private static func unit(_ words: [String]) -> String? {
    guard let last = words.last else { return nil }
    let first = words.dropLast().last ?? ""
    return HeaderWords.unitParts.contains(first) ? first + " " + last : last
  }

  /// Returns whether a header has nothing but a currency or its hundredth, such as "€" and "cents".
  private static func isPrice(_ words: [String]) -> Bool {
    words.allSatisfy(HeaderWords.isCurrency)
      || words.count == 1 && words[0].count > 3 && HeaderWords.cents.contains(words[0])
  }

  /// Returns what a price is beside other prices.
  private static func priceSort(_ words: [String]) -> PriceSort? {
    func has(_ known: Set<String>) -> Bool { HeaderWords.has(known, words) }
    if words.contains("30"), has(HeaderWords.days) { return .lowest }
    if words.contains(where: HeaderWords.basePrices.contains) { return .base }
    let isIncluded = has(HeaderWords.included)
    if has(HeaderWords.deposits), isIncluded { return .withDeposit }
    if has(HeaderWords.member) { return .member }
    if has(HeaderWords.withTax) || isIncluded && has(HeaderWords.taxes) { return .withTax }
    if has(HeaderWords.withoutTax) || has(HeaderWords.excluded) && has(HeaderWords.taxes) {
      return .withoutTax
    }
    return has(HeaderWords.regular) || words.first == "van" ? .regular : nil
  }

  /// Returns the words of a header, folded. Words end at spaces, signs and changes of case, as in "unitPrice".
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Character = " "
    func finish() {
      if !word.isEmpty { words += HeaderWords.separated(HeaderWords.folded(word)) }
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

  /// Returns the role of "Total weight" and "Total quantity", which are no money; nil for other headers.
  private static func totalRole(of words: [String]) -> ColumnRole? {
    let unread = HeaderWords.unread.subtracting(HeaderWords.numbers)
    guard !HeaderWords.has(HeaderWords.gross, words), !HeaderWords.has(unread, words) else {
      return nil
    }
    let isTotal = HeaderWords.has(HeaderWords.allPacks, words)
    if isTotal, HeaderWords.isSize(words) { return .quantity }
    guard isTotal || HeaderWords.has(HeaderWords.cases, words) else { return nil }
    return words.contains(where: HeaderWords.pieceNumbers.contains) ? .count : nil
  }

  /// Returns the role that the words name. The most specific role wins.
  private static func role(of words: [String]) -> ColumnRole? {
    func has(_ role: ColumnRole) -> Bool { HeaderWords.has(HeaderWords.all[role] ?? [], words) }
    let isRate =
      words.contains { HeaderWords.per.contains($0) } || words.contains("/")
      || words.contains(where: HeaderWords.hasPer)
    let isPrice = HeaderWords.has(HeaderWords.plainPrices, words)
    if words.contains("%") { return .other }
    if has(.unitPrice) || isPrice && isRate { return .unitPrice }
    if isPrice || HeaderWords.has(HeaderWords.costs, words),
      isRate || words.contains(where: HeaderWords.isRateUnit)
    {
      return .unitPrice
    }
    if has(.oldPrice) || has(.price) && HeaderWords.has(HeaderWords.old, words) { return .oldPrice }
    if isRate, words.contains(where: { $0.allSatisfy(\.isCurrencySymbol) }) { return .unitPrice }
    // "per 100 g", "100gあたり", "円/100g"
    if isRate, words.allSatisfy(HeaderWords.isPartOfRate),
      words.contains(where: HeaderWords.isRateUnit)
    {
      return .unitPrice
    }
    if has(.currency) { return .currency }
    if isPrice { return .price }
    if has(.deposit) { return HeaderWords.has(HeaderWords.unread, words) ? .other : .deposit }
    if has(.offer) { return .offer }
    if HeaderWords.has(HeaderWords.fees, words) { return .other }
    if HeaderWords.has(HeaderWords.stock, words) { return .other }
    if let role = totalRole(of: words) { return role }
    if HeaderWords.has(HeaderWords.unread, words) { return .other }
    if HeaderWords.has(HeaderWords.drained, words) { return .quantity }
    if has(.count), has(.quantity) { return .quantity }
    let roles: [ColumnRole] = [.price, .count, .unit, .quantity, .shop, .note, .name, .other]
    guard let role = roles.first(where: has) else { return nil }
    // The gross weight has the package in it, and the price of a reference quantity is the unit price.
    guard role == .quantity || role == .unit else { return role }
    let isPackage =
      HeaderWords.has(HeaderWords.packages, words) && HeaderWords.has(HeaderWords.weights, words)
    let isOther =
      HeaderWords.has(HeaderWords.gross, words) || HeaderWords.has(HeaderWords.references, words)
    return isPackage || isOther ? .other : role
  }
}

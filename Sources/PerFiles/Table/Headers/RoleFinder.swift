/// Finds the role that the words of a header name. The most specific role wins.
struct RoleFinder {
  private let title: WordSet.Title
  /// A Boolean value indicating whether the words are those of a price that has no other meaning.
  private let isPrice: Bool

  init(_ title: WordSet.Title) {
    self.title = title
    isPrice = title.has(HeaderWords.plainPrices)
  }

  /// The role; nil if no word is known.
  var role: ColumnRole? { ownRole ?? moneyRole ?? otherRole }

  private var words: [String] { title.words }

  private func has(_ known: WordSet) -> Bool { title.has(known) }
  private func has(_ role: ColumnRole) -> Bool { has(HeaderWords.words(for: role)) }

  /// A Boolean value indicating whether the words say what a price is for.
  private var isRate: Bool {
    (words.contains { HeaderWords.per.contains($0) } || words.contains("/")
      || words.contains(where: HeaderWords.hasPer))
      // "Prezzo al pubblico" is the price for everybody, "MPC za vrijeme posebnog oblika prodaje" is the price during a
      // sale, and "Pr. unit." has no "per".
      && !words.contains("pubblico") && !words.contains("vrijeme")
      && !has(HeaderWords.pieceAbbreviations)
  }

  /// The role of words that have another meaning together, or that have only one.
  private var ownRole: ColumnRole? {
    if words.contains("%") {
      // "Hinta alv 14 %" is a price with its tax.
      return isPrice && has(HeaderWords.taxes) ? .price : .other
    }
    if has(HeaderWords.grossWeights) { return .other }
    if HeaderWords.isOfDay(words) || HeaderWords.isDose(words) || HeaderWords.isCoverage(words) {
      return .other
    }
    if let bilingualRole { return bilingualRole }
    // "each", "kg" or "2.5 kg bag"
    if words == ["sold", "by"] { return .quantity }
    if HeaderWords.shopTitles.contains(words.joined(separator: " ")) { return .shop }
    // "G-Preis" is short for the total price.
    if words == ["g", "preis"]
      || words.count < 3 && HeaderWords.sumTitles.contains(words.joined(separator: " "))
    {
      return .price
    }
    if words == ["x"] || words == ["×"] { return .count }
    if words == ["u", "/", "m"] || words == ["u", "m"] { return .unit }
    if words.first == "amount", words.count > 1,
      words.dropFirst().allSatisfy(HeaderWords.isCurrency)
    {
      return .price
    }
    return nil
  }

  /// The role of a price or a unit price.
  private var moneyRole: ColumnRole? {
    let (isOld, isRate) = (has(.oldPrice) || has(HeaderWords.old), isRate)
    if HeaderWords.isContainerPrice(words) { return isOld ? .oldPrice : .price }
    // "Preis/€" has the unit of the values after the slash, as DIN standards write it.
    if words.count > 2, words[words.count - 2] == "/",
      HeaderWords.isCurrency(words[words.count - 1]),
      words.dropLast(2).allSatisfy(HeaderWords.plainPrices.contains)
    {
      return .price
    }
    if has(.unitPrice) || isPrice && isRate { return .unitPrice }
    if HeaderWords.isUnitPrice(words)
      || (isPrice || has(HeaderWords.costs))
        && (isRate || words.contains(where: HeaderWords.isRateUnit))
    {
      return .unitPrice
    }
    if has(.oldPrice) || has(.price) && isOld { return .oldPrice }
    if isRate, words.contains(where: { $0.allSatisfy(\.isCurrencySymbol) }) { return .unitPrice }
    // "Cent pro Seite", "p per 100 sheets"; "ct per pack" is a number.
    if isRate, words.count > 2, words[0].count > 3 && words.count == 3 || words[0] == "p",
      HeaderWords.cents.contains(words[0]), HeaderWords.per.contains(words[1])
    {
      return .unitPrice
    }
    // "€ kg"
    if words.count == 2, words[0].allSatisfy(\.isCurrencySymbol), HeaderWords.isRateUnit(words[1]) {
      return .unitPrice
    }
    // "R$/kg", "TL/kg"
    if words.count > 2, words[words.count - 2] == "/",
      HeaderWords.isRateUnit(words[words.count - 1]),
      words.dropLast(2).allSatisfy({
        HeaderWords.isCurrency($0) || HeaderWords.currencyNames[$0] != nil
      })
    {
      return .unitPrice
    }
    // "EUR/Stk", "$ each", "pro Stück"
    if HeaderWords.isPricePerPiece(words) { return .unitPrice }
    // "per 100 g", "100gあたり", "円/100g"
    if isRate, words.allSatisfy(HeaderWords.isPartOfRate),
      words.contains(where: HeaderWords.isRateUnit)
    {
      return .unitPrice
    }
    return nil
  }

  private var otherRole: ColumnRole? {
    if has(.currency) { return .currency }
    if isPrice { return .price }
    // "Incl. deposit" beside the price.
    if has(.deposit), has(HeaderWords.included) { return .price }
    if has(.deposit) { return has(HeaderWords.unread) ? .other : .deposit }
    if has(.offer) { return .offer }
    if has(HeaderWords.fees) { return .other }
    // "Stok adı" is the name of what is in stock.
    if has(HeaderWords.stock), !has(.name) { return .other }
    if let totalRole { return totalRole }
    // "uom_id" is the field of the unit in the exports of inventories.
    if words.suffix(2) == ["uom", "id"] { return .unit }
    let isUnread = has(Self.unread)
    if !isUnread, HeaderWords.countedContainer(words) != nil || HeaderWords.isContent(words) {
      return .count
    }
    if has(HeaderWords.unread) { return .other }
    if has(HeaderWords.drained) { return .quantity }
    if words.suffix(2) == ["count", "type"] { return .unit }
    // "Shop / Item" has the names of shops in rows above the products.
    if words.contains("/"), has(.shop), has(.name) { return .name }
    if has(.count), has(.quantity) { return .quantity }
    let roles: [ColumnRole] = [.price, .count, .unit, .quantity, .shop, .note, .name, .other]
    guard let role = roles.first(where: has) else {
      return words.last.map(HeaderWords.endsWithPrice) == true ? .price : nil
    }
    // "Product type" isn't a name.
    if role == .name, has(HeaderWords.groups) { return .other }
    // The gross weight has the package in it, and the price of a reference quantity is the unit price.
    guard role == .quantity || role == .unit else { return role }
    let isPackage = has(HeaderWords.packages) && has(HeaderWords.weights)
    let isOther = has(HeaderWords.gross) || has(HeaderWords.references)
    return isPackage || isOther ? .other : role
  }

  /// The role of two names of the same thing, as in "Price / Prix"; nil for other headers.
  private var bilingualRole: ColumnRole? {
    guard words.count(where: { $0 == "/" }) == 1 else { return nil }
    let roles = words.split(separator: "/").map { Self(WordSet.Title(Array($0))).role }
    guard roles.count == 2, let first = roles[0], roles[1] == first,
      first == .price || first == .unitPrice || first == .oldPrice
    else { return nil }
    return first
  }

  /// The words for values that no product has, except those for numbers.
  private static let unread = HeaderWords.unread.subtracting(HeaderWords.numbers)

  /// The role of "Total weight", "Total oz" and "Total quantity", which aren't money; nil for other headers.
  private var totalRole: ColumnRole? {
    guard !has(HeaderWords.gross), !has(Self.unread) else { return nil }
    let isTotal = has(HeaderWords.allPacks)
    if isTotal, HeaderWords.isSize(words) || HeaderWords.isTotalOfUnit(words) { return .quantity }
    guard isTotal || has(HeaderWords.cases) else { return nil }
    return words.contains(where: HeaderWords.pieceNumbers.contains) ? .count : nil
  }
}

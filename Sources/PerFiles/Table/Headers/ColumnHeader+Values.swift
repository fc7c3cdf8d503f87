/// What headers say about the values of their columns.
extension ColumnHeader {
  /// Reads words that name no role, but a unit, a package or a container; nil if they don't.
  init?(withoutRole title: WordSet.Title, _ text: String) {
    let words = title.words
    if title.has(HeaderWords.dimensions) {
      role = .other
      return
    }
    if let unit = HeaderWords.unitOfContent(words) {
      (role, self.unit) = (.quantity, unit)
      isLength = HeaderWords.lengthUnits.contains(unit)
      return
    }
    if title.has(HeaderWords.packaging) {
      role = .other
      isPackaging = true
      isOfPieces = HeaderWords.isOfPieces(words)
      isOfPack = title.has(HeaderWords.packs)
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
      isOfPieces = true
      bag = HeaderWords.bag(in: words)
      return
    }
    // "Eggs (ct)"
    if text.last == ")", words.count == 2, HeaderWords.isPieceUnit(words[1]) {
      role = .count
      isOfPieces = true
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
    self.unit = HeaderWords.unitForms[unit] ?? unit
  }

  /// Finds what the header says about the values of its role.
  mutating func readDetails(_ title: WordSet.Title, _ text: String) {
    let words = title.words
    isRate = words.first == "rate" && words.dropFirst().allSatisfy(HeaderWords.isCurrency)
    isReference = words == ["bme"] || role == .other && title.has(HeaderWords.references)
    let known = HeaderWords.words(for: role)
    let rest = words.filter {
      !known.contains($0) && !HeaderWords.particles.contains($0)
        && !HeaderWords.drained.contains($0)
    }
    isOfPack =
      title.has(HeaderWords.packs) || role == .count && HeaderWords.countedContainer(words) != nil
    isOfEach = title.has(HeaderWords.each) && !isOfPack
    saysEach = isOfEach && words.contains { $0 == "each" || HeaderWords.per.contains($0) }
    switch role {
    case .count: readCount(title)
    case .quantity:
      // "Case size" has no unit.
      unit =
        Self.unit(rest.filter { !HeaderWords.cases.contains($0) })
        ?? (words.contains(where: HeaderWords.weightsInGrams.contains) ? "g" : nil)
      bag = HeaderWords.bag(in: words)
      isDrained = title.has(HeaderWords.drained)
      isSize = HeaderWords.isSize(words)
      isTotal = title.has(HeaderWords.allPacks) && isSize || HeaderWords.isTotalOfUnit(words)
      isPlainQuantity = HeaderWords.isPlainQuantity(words)
    case .unit:
      isSizeOfUnit = HeaderWords.isSize(words)
      if isSizeOfUnit {
        unit = Self.unit(rest.filter { !HeaderWords.words(for: .quantity).contains($0) })
      }
    case .oldPrice:
      priceSort = title.has(HeaderWords.regular) ? .regular : nil
      isOld = true
      isPast = title.has(HeaderWords.past) || title.has(HeaderWords.old)
      isRecommended = title.has(HeaderWords.recommended) || title.has(HeaderWords.listed)
    case .deposit:
      isInCents = rest.contains { HeaderWords.cents.contains($0) }
    case .unitPrice: readUnitPrice(title, text)
    case .price: readPrice(title, rest, text)
    default: break
    }
  }

  private mutating func readCount(_ title: WordSet.Title) {
    let words = title.words
    if let unit = HeaderWords.measure(ofCount: words) {
      (role, self.unit) = (.quantity, unit)
      return
    }
    isOfPieces = HeaderWords.isOfPieces(words)
    isPackCount = HeaderWords.packCounts.contains(words.joined(separator: " "))
    isOfCase = title.has(HeaderWords.cases) || HeaderWords.countedContainer(words) != nil
    packContainer = HeaderWords.packContainer(words)
  }

  private mutating func readUnitPrice(_ title: WordSet.Title, _ text: String) {
    let words = title.words
    let sort = Self.priceSort(words)
    priceSort = sort == .withoutTax || sort == .withTax ? sort : nil
    isInCents = HeaderWords.isInCents(rate: words)
    currency =
      CellReader.currency(ofHeader: text)
      ?? HeaderWords.currencyName(in: HeaderWords.withoutRateUnit(words))
      ?? words.last(where: HeaderWords.isCurrency)
    rateWords = Self.rateWords(words)
    if title.has(HeaderWords.onePack) || title.has(HeaderWords.packPrices) { priceScope = .onePack }
    let isOfMeasure = rateWords.contains {
      HeaderWords.isRateUnit($0) && !HeaderWords.pieceUnits.contains($0)
    }
    isPiecePrice =
      title.has(HeaderWords.piecePrices) && !isOfMeasure
      || words.contains(where: HeaderWords.pieceUnits.contains)
        && rateWords.allSatisfy {
          HeaderWords.isCurrency($0) || HeaderWords.pieceUnits.contains($0)
        }
  }

  /// - Parameter rest: The words that don't name the role.
  private mutating func readPrice(_ title: WordSet.Title, _ rest: [String], _ text: String) {
    let words = title.words
    priceSort = Self.priceSort(words)
    isPlainPrice = words.allSatisfy {
      HeaderWords.plainPrices.contains($0) || HeaderWords.isCurrency($0)
    }
    // The "P" of "P. Unit." isn't a penny.
    isInCents =
      rest.contains(where: HeaderWords.cents.contains) && !title.has(HeaderWords.pieceAbbreviations)
    currency =
      CellReader.currency(ofHeader: text) ?? HeaderWords.currencyName(in: rest)
      ?? HeaderWords.currencyCode(joinedIn: words)
      ?? rest.last { !HeaderWords.cents.contains($0) }
    // "Ft" is the forint, and "ft" the foot.
    if currency == "ft", !text.contains("Ft"), !words.contains("ar") {
      (role, currency, rateWords) = (.unitPrice, nil, ["ft"])
      return
    }
    isOld = priceSort == .regular
    setReduction(words)
    if priceSort != .lowest { packs = HeaderWords.packCount(ofPrice: words, text) }
    isOfCase = HeaderWords.isOfCase(price: words)
    isOfPack = HeaderWords.isOfPack(price: words)
    packContainer = HeaderWords.packContainer(words)
    isOfSingleContainer = HeaderWords.isOfSingleContainer(words)
    if priceSort == .perContainer { rateWords = Self.rateWords(words) }
    if title.has(HeaderWords.allPacks) || words == ["g", "preis"] {
      priceScope = .allPacks
    } else if isOfSingleContainer || title.has(HeaderWords.onePack) {
      priceScope = .onePack
    }
  }

  /// The last words of headers such as "Weight value", which alone are money.
  private static let values: Set<String> = ["value", "wert", "valeur", "valor", "valore", "waarde"]

  /// Treats columns such as "Quantity value" as quantities if the next one has their units and another one the prices.
  static func readValues(_ headers: inout [ColumnHeader?], titles: [String]) {
    for index in headers.indices.dropLast() where headers[index + 1]?.role == .unit {
      let words = words(of: titles[index])
      guard words.count > 1, values.contains(words[words.count - 1]), words[0] != "amount",
        headers.indices.contains(where: { $0 != index && headers[$0]?.role == .price }),
        let header = ColumnHeader(words.dropLast().joined(separator: " ")), header.role == .quantity
      else { continue }
      headers[index] = header
    }
  }
}

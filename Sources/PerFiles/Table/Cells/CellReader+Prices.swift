internal import PerCore

/// The prices of cells.
extension CellReader {
  /// Returns the price that a cell has, in the currency of the notation.
  ///
  /// - Parameters:
  ///   - mark: The decimal mark of the column; nil if the cells of the column contradict each other.
  ///   - isInCents: A Boolean value indicating whether a number without a sign is in the hundredth of the currency.
  ///   - sort: What the header says about its prices.
  ///   - isOwnCurrency: Returns the same as the method of that name.
  func price(
    _ text: String, decimalMark mark: Character?, isInCents: Bool,
    sort: ColumnHeader.PriceSort?, isOwnCurrency: (String) -> Bool?
  ) throws(Refusal) -> Rational {
    if hasForeignCountry(text) { throw Refusal(.currency) }
    let number = NumberCell(text)
    if number.map({ $0.suffix.first == "." }) ?? true {
      let rest = Self.withoutDays(
        text, decimalMark: mark ?? notation.decimalMark, keepsFirstDays: true)
      if rest != text {
        return try price(
          rest, decimalMark: mark, isInCents: isInCents, sort: sort, isOwnCurrency: isOwnCurrency)
      }
    }
    if let number {
      guard !number.isNegative else { throw Refusal(.number) }
      let sign = (number.prefix + " " + number.suffix).trimmed
      let isOwn = sign.isEmpty ? true : isOwnCurrency(sign)
      if isOwn == false { throw Refusal(.currency) }
      if isOwn == true {
        guard let value = value(number, decimalMark: mark), value.isPositive, isPrice(number, value)
        else { throw Refusal(.number) }
        return isInCents && sign.isEmpty ? value / Rational(100) : value
      }
    }
    if mark == nil && Self.hasAmbiguousNumber(text) || text.hasPrefix("=") {
      throw Refusal(.number)
    }
    if Self.isDoubtful(price: text, sort) { throw Refusal(.offer) }
    if Self.isRange(text) || text.first == "<" || text.first == ">" { throw Refusal(.range) }
    if Self.isOldPrice(text) { throw Refusal(.price) }
    return try signedPrice(text, decimalMark: mark ?? notation.decimalMark)
  }

  /// Returns whether a cell contains only the price before a reduction: "statt 7,99", "RRP 4.99".
  private static func isOldPrice(_ text: String) -> Bool {
    guard let number = NumberCell(text), !number.prefix.isEmpty else { return false }
    let words = ColumnHeader.words(of: String(number.prefix)).filter { !HeaderWords.isCurrency($0) }
    guard !words.isEmpty else { return false }
    return words.allSatisfy {
      HeaderWords.old.contains($0) || HeaderWords.words(for: .oldPrice).contains($0)
    }
  }

  /// Returns whether a price has no more decimals than the currency.
  private func isPrice(_ number: NumberCell, _ value: Rational) -> Bool {
    // The last group has all decimals.
    number.lastGroupSize <= notation.currencyDecimals || number.isWhole
      || value.exactDecimals.map { $0 <= notation.currencyDecimals } ?? true
  }

  /// Returns whether a text has a dash between two numbers, or two marks, such as "4-6" and "4..99".
  private static func isRange(_ text: String) -> Bool {
    let compact = text.filter { !$0.isWhitespace }
    return compact.contains("..") || compact.contains(",,")
      || compact.hasNumbers(around: "-–—~〜…", where: \.isDigit)
  }

  /// Returns the value of a number; nil if its marks allow no value or two values.
  func value(_ number: NumberCell, decimalMark mark: Character?) -> Rational? {
    if let mark, let value = number.value(decimalMark: mark) { return value }
    if let only = number.possibleMarks.first {
      return number.isAmbiguous ? nil : number.value(decimalMark: only)
    }
    // "1'29" in Spain
    guard notation.language == "es", number.lastGroupSize <= 2 else { return nil }
    return number.value(decimalMark: "'")
  }

  /// Reads a price with words or another sign of a price, such as "10,-" and "99p".
  func signedPrice(_ text: String, decimalMark mark: Character) throws(Refusal) -> Rational {
    switch plainReader.read(Self.line(ofPrice: text, decimalMark: mark)).outcome {
    case .product(let product):
      // "1.99/2 pcs" and "5.00 for a pack of 3" are prices of several products.
      guard product.amount == LineAmount(.one, .kilogram), product.count?.value ?? .one == .one
      else { throw Refusal(.offer) }
      guard !product.name.contains(where: \.isDigit) else { throw Refusal(.number) }
      // "from €39.00" is the lowest of several prices.
      if Self.minimumWords.contains(product.name.lowercased()) { throw Refusal(.offer) }
      guard let price = product.price else { throw Refusal(.price) }
      return price
    case .ask(let reason, let known, let candidates):
      // In a column of prices, a number without a currency is a price. Two numbers have no single meaning: "1.99 x 2".
      let prices = Set(candidates.compactMap(\.price))
      if reason == .price, prices.count == 1, let price = prices.first, known.rate == nil,
        !text.contains("/")
      {
        guard NumberCell(text) != nil else { throw Refusal(.number) }
        return price
      }
      throw Refusal(reason == .amount ? .price : reason)
    case .refuse(let reason): throw Refusal(reason == .none || !text.hasNumber ? .price : reason)
    }
  }

  /// Words before the lowest of several prices.
  static let minimumWords: Set<String> = [
    "from", "ab", "od", "dès", "à partir de", "desde", "a partir de", "da", "a partire da",
    "vanaf", "från", "fra", "alkaen", "от", "から", "من",
  ]

  /// Returns whether a text is the sign or code of a currency, and that of the notation; nil if it isn't a currency.
  func isOwnCurrency(_ text: String) -> Bool? {
    let (number, value) = notation.currencyDecimals == 0 ? ("500", 500) : ("5.00", 5)
    let canBeSign = text.hasLetter ? plainReader.canHaveCurrency(text) : !text.contains("%")
    for price in canBeSign ? ["\(number) \(text)", "\(text) \(number)"] : [] {
      let line = "1 kg; " + price
      let reading = plainReader.read(line)
      switch reading.outcome {
      case .product(let product) where product.name.isEmpty && product.price == Rational(value):
        // A word that the reader passes over, such as "each", isn't a sign.
        let scalars = Array(line.unicodeScalars)
        let isUsed = scalars.indices.dropFirst(6).allSatisfy { place in
          !scalars[place].properties.isAlphabetic
            || reading.parts.contains { $0.role == .price && $0.range.contains(place) }
        }
        if isUsed { return true }
      case .ask(.currency, _, _), .refuse(.currency): return false
      default: break
      }
    }
    let isFranc = text == "Fr." || text == "Fr"
    let codes = isFranc ? HeaderWords.currencyNames["franc"] : Currency.codes(ofSign: text)
    if let codes { return codes.contains(notation.currency) }
    return HeaderWords.withdrawnCodes.contains(text) || Self.isUnknownSign(text) ? false : nil
  }

  /// Returns whether a text is the sign of a currency that isn't in the table. The sign of the cent belongs to several.
  private static func isUnknownSign(_ text: String) -> Bool {
    text.count == 1 && text.first?.isCurrencySymbol == true && text != "¢" && text != "¤"
  }

  /// Returns whether a word in the header of a price is the sign or the name of the currency of the notation; nil if it
  /// is neither.
  func isOwnCurrency(inHeader word: String) -> Bool? {
    (HeaderWords.currencyNames[word] ?? Currency.codes(ofLocalSign: word)).map {
      $0.contains(notation.currency)
    } ?? isOwnCurrency(word)
  }

  /// Returns whether a cell of several words, such as "Canadian Dollar" and "€ (EUR)", names the currency of the
  /// notation; nil if it doesn't name a currency, or one of several countries beside an unknown word.
  func isOwnCurrency(words: [String]) -> Bool? {
    if let isOwn = isOwnCurrency(inHeader: words.joined(separator: " ")) { return isOwn }
    var codes: Set<String>?
    var hasOwnSign = false
    var isUnknown = false
    for word in words {
      if let own = HeaderWords.currencyNames[word] ?? HeaderWords.cellNames[word]
        ?? HeaderWords.countries[word]
      {
        codes = codes?.intersection(own) ?? own
      } else if let isOwn = isOwnCurrency(word) ?? isOwnCurrency(word.uppercased()) {
        guard isOwn else { return false }
        hasOwnSign = true
      } else {
        isUnknown = true
      }
    }
    guard let codes else { return hasOwnSign ? true : nil }
    guard codes.contains(notation.currency) else { return false }
    return codes.count > 1 && isUnknown ? nil : true
  }
}

/// A line of a receipt that says how many of a product were bought and what each costs: "2 x 1,05", "2 AT 1 FOR 3.12",
/// "1,05 x 2", "2 x 1.05 2.10".
struct ReceiptCount: Hashable {
  let count: Rational
  let each: Rational
  /// A Boolean value indicating whether the line ends with the price of all, which is `count` times `each`.
  let hasTotal: Bool

  /// Returns nil if the line says anything else.
  init?(_ line: String) {
    guard line.utf8.count <= 60 else { return nil }
    let text = Self.withoutTaxLetter(line)
    let hasTaxLetter = text.endIndex < line.endIndex
    guard !Self.hasOtherWord(text) else { return nil }
    let tokens = Self.tokens(of: text)
    let numbers = tokens.indices.filter { Self.isNumber(tokens[$0]) }
    guard (2...3).contains(numbers.count),
      tokens.contains(where: Self.multipliers.contains),
      tokens.allSatisfy({
        Self.isNumber($0) || Self.multipliers.contains($0) || Self.fillers.contains($0)
      })
    else { return nil }
    let (first, last) = (tokens[numbers[0]], tokens[numbers[numbers.count - 1]])
    if numbers.count == 3, !tokens.contains("for") {
      guard let count = Self.count(first), let each = Self.price(tokens[numbers[1]]),
        numbers[1] > numbers[0] + 1, Self.price(last) == count * each
      else { return nil }
      (self.count, self.each, hasTotal) = (count, each, true)
      return
    }
    // The letter of a tax rate follows totals only: "6 x 1,5 L" is a size.
    guard !hasTaxLetter else { return nil }
    hasTotal = false
    if numbers.count == 3 {
      // "2 AT 1 FOR 3.12", "2 @ 2 FOR 6.92"
      let parts = tokens[numbers[1]]
      guard let count = Self.count(first), let price = Self.price(last),
        parts == "1" || parts == first, tokens[numbers[2] - 1] == "for"
      else { return nil }
      (self.count, self.each) = (count, parts == "1" ? price : price / count)
      return
    }
    guard !tokens.contains("for") else { return nil }
    // "@158 × 2", "158円 × 2"
    var beginsWithPrice =
      numbers[0] > 0 && Self.unitPriceWords.contains(tokens[numbers[0] - 1])
      || Self.currencies.contains(tokens[numbers[0] + 1])
    if !Self.unitPriceWords.contains(tokens[numbers[1] - 1]), let a = Self.count(first),
      let b = Self.count(last), a > b
    {
      // "158 × 2": of two whole numbers with a sign between them, the greater one is the price.
      beginsWithPrice = true
    }
    if !beginsWithPrice, let count = Self.count(first), let each = Self.price(last) {
      (self.count, self.each) = (count, each)
    } else if let count = Self.count(last), let each = Self.price(first) {
      (self.count, self.each) = (count, each)
    } else {
      return nil
    }
  }

  /// Returns a line without the letter of a tax rate after its last number: "2 @ 4.49 8.98 F".
  private static func withoutTaxLetter(_ line: String) -> Substring {
    let trimmed = line[...].trimmingSpace()
    guard let letter = trimmed.last, ("A"..."Z").contains(letter) else { return line[...] }
    let rest = trimmed.dropLast().trimmingSpace()
    return rest.last?.isNumber == true ? rest : line[...]
  }

  /// Returns whether a line has a word that lines of this form don't have. Most lines have one at the start or after
  /// the first number, so they are not split.
  private static func hasOtherWord(_ line: Substring) -> Bool {
    var rest = line
    while let start = rest.firstIndex(where: \.isLetter) {
      let word = rest[start...].prefix(while: \.isLetter)
      rest = rest[word.endIndex...]
      // "l'unité"
      if word == "l" || word == "L", let next = rest.first, next == "'" || next == "’" { continue }
      let lowercase = word.lowercased()
      if !fillers.contains(lowercase), !multipliers.contains(lowercase) { return true }
    }
    return false
  }

  /// Signs and words between the number and the price of each, or in front of that price.
  private static let multipliers: Set<String> = unitPriceWords.union([
    "x", "×", "*", "each", "unité", "cad",
  ])

  /// Signs and words in front of the price of each.
  private static let unitPriceWords: Set<String> = [
    "@", "à", "at", "je", "a", "unit", "単", "コx単", "ｺx単", "個x単", "点x単",
  ]

  private static let currencies: Set<String> = ["eur", "euro", "usd", "gbp", "円"]

  /// Signs, and words for pieces, numbers of pieces and currencies.
  private static let fillers: Set<String> = currencies.union([
    "stk", "st", "stück", "pck", "menge", "pz", "n", "pc", "pcs", "ea", "item", "items", "qty",
    "ud", "uds", "und", "unidad", "unidades", "un", "qtde", "vl", "r", "qté", "個", "コ", "ｺ", "点",
    "for", ".", ":", "/", "(", ")", "（", "）",
  ])

  /// Returns the runs of letters and of digits with their marks, and the other characters but spaces and the signs of
  /// currencies.
  private static func tokens(of line: Substring) -> [String] {
    var tokens: [String] = []
    var isInNumber = false
    var isInWord = false
    let text = line.lowercased().replacing("l'unité", with: "unité")
    for character in text.replacing("l’unité", with: "unité") {
      let isDigit = character.isASCII && character.isNumber
      let isPart = isDigit || isInNumber && (character == "." || character == ",")
      let isLetter = character.isLetter
      if isPart && isInNumber || isLetter && isInWord {
        tokens[tokens.count - 1].append(character)
      } else if !character.isWhitespace, !character.isCurrencySymbol {
        tokens.append(String(character))
      }
      (isInNumber, isInWord) = (isPart, isLetter)
    }
    return tokens
  }

  private static func isNumber(_ token: String) -> Bool {
    token.first.map { $0.isASCII && $0.isNumber } == true
  }

  /// Returns a number of 2 to 999 pieces, which can have decimals that are zero: "2,000". Nil for others.
  private static func count(_ text: String) -> Rational? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard parts.count == 1 || parts.count == 2 && parts[1] == "000", let count = Int(parts[0]),
      (2...999).contains(count)
    else { return nil }
    return Rational(count)
  }

  /// Returns the value of a number without groups of digits; nil for others.
  private static func price(_ text: String) -> Rational? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty }),
      let digits = UInt(parts.joined())
    else { return nil }
    let decimals = parts.count == 2 ? parts[1].count : 0
    guard decimals <= 2, digits > 0 else { return nil }
    return Rational(BigUInt(digits), decimals: decimals)
  }
}

extension LineReading {
  /// The product of the line, which has no price if the line below states it; nil for other lines.
  private var productOfReceipt: LineProduct? {
    switch outcome {
    case .product(let product): product
    case .ask(.price, let product, let candidates) where candidates.isEmpty: product
    case .ask, .refuse: nil
    }
  }

  /// Returns the reading of a line of a receipt if another line, above or below it, counts its product: 2 L for "MILK 1
  /// L 2.10" above "2 x 1.05". Returns nil if that line doesn't, or if its sum is another price.
  package func counted(by other: String) -> LineReading? {
    guard var single = productOfReceipt, let amount = single.amount, single.offer == nil,
      single.deposit == nil, single.net == nil, let receipt = ReceiptCount(other)
    else { return nil }
    let total = receipt.count * receipt.each
    // "TUNA 145 G" above "2 x 1.10 2.20"
    if single.price == nil, receipt.hasTotal { single.price = total }
    guard single.price == total else { return nil }
    var all = single
    all.amount = LineAmount(amount.value * receipt.count, amount.unit)
    // The line can have the number already: "MILK 2 x 1 L 2.10".
    let isCounted = !multiples.isEmpty || single.count != nil
    return LineReading(
      parts: parts, rules: rules,
      outcome: isCounted
        ? .ask(.total, known: single, candidates: [single, all]) : .product(all),
      multiples: multiples + [LineMultiple(count: receipt.count, each: amount)])
  }
}

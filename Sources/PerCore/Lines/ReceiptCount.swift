/// A line of a receipt that says how many of the product above were bought and what each costs: "2 x 1,05", "2 AT 1 FOR
/// 3.12".
struct ReceiptCount: Hashable {
  let count: Rational
  let each: Rational

  /// Returns nil if the line says anything else.
  init?(_ line: String) {
    guard line.utf8.count <= 60, !Self.beginsWithOtherWord(line) else { return nil }
    var tokens = Self.tokens(of: line).filter { !Self.fillers.contains($0) }
    if tokens.count == 5, tokens[2] == "1", tokens[3] == "for" { tokens.removeSubrange(2...3) }
    guard tokens.count == 3, Self.multipliers.contains(tokens[1]), let count = Int(tokens[0]),
      (2...999).contains(count), let each = Self.price(tokens[2])
    else { return nil }
    (self.count, self.each) = (Rational(count), each)
  }

  /// Returns whether a line begins with a word that is neither for pieces nor a currency, as the names of products do. Most
  /// lines of a file are not split then.
  private static func beginsWithOtherWord(_ line: String) -> Bool {
    let word = line.drop(while: \.isWhitespace).prefix(while: \.isLetter)
    return !word.isEmpty && !fillers.contains(word.lowercased())
  }

  private static let multipliers: Set<String> = ["x", "×", "*", "@", "à", "at"]

  /// Words for pieces and currencies.
  private static let fillers: Set<String> = [
    "stk", "st", "stück", "pz", "pc", "pcs", "ea", "each", "ud", "uds", "un", "und", "eur", "euro",
    "usd", "gbp", ".",
  ]

  /// Returns the runs of letters and of digits with their marks, and the other characters but spaces and the signs of
  /// currencies.
  private static func tokens(of line: String) -> [String] {
    var tokens: [String] = []
    var isInNumber = false
    var isInWord = false
    for character in line.lowercased() {
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
  /// Returns the reading of a line of a receipt if the next line counts its product: 2 L for "MILK 1 L 2.10" above
  /// "2 x 1.05". Returns nil if the next line doesn't, or if its sum is another price.
  package func counted(by next: String) -> LineReading? {
    guard case .product(let single) = outcome, let amount = single.amount,
      let price = single.price, single.offer == nil, single.deposit == nil, single.net == nil,
      let receipt = ReceiptCount(next), receipt.count * receipt.each == price
    else { return nil }
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

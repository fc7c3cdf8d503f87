internal import PerCore

/// The offers of cells in a column of offers. In a typed line, they could be part of the quantity or of the name.
extension CellReader {
  /// Returns the offer of a cell such as "50 g free", "20% extra" and "0.50 off", maybe with a limit such as ", max 3";
  /// nil for other cells.
  func statedOffer(_ cell: String, decimalMark mark: Character) -> Offer? {
    Offer(cell.lowercased()) { statedTerms($0, mark) }
  }

  private func statedTerms(_ text: Substring, _ mark: Character) -> Offer.Terms? {
    var words = text.split(separator: " ")[...]
    func removeLast(_ known: WordSet) -> Bool {
      let count = words.count
      while let last = words.last, known.contains(HeaderWords.folded(String(last))) {
        words.removeLast()
      }
      return words.count < count
    }
    if let bundle = bundle(text, mark) { return bundle }
    if removeLast(HeaderWords.bonusWords) {
      return bonus(words.joined(separator: " "), mark)
    }
    // A whole number can be a percentage, too.
    guard removeLast(HeaderWords.reductionWords), words.count == 1,
      let number = NumberCell(String(words[0])), number.isAlone, !number.isWhole,
      let amount = value(number, decimalMark: mark), amount.isPositive,
      let decimals = amount.exactDecimals, 1...max(1, notation.currencyDecimals) ~= decimals
    else { return nil }
    return .amount(amount)
  }

  /// Returns the offer of a cell such as "3x2", which means three for the price of two; nil for other cells.
  static func multibuy(_ cell: String) -> Offer? {
    let numbers = cell.filter { !$0.isWhitespace }.split(omittingEmptySubsequences: false) {
      "xX×".contains($0)
    }.map { Int($0) }
    // "6x1" and "8x3" are numbers of packs.
    guard numbers.count == 2, let packs = numbers[0], let pay = numbers[1], (2...6).contains(packs),
      packs == pay + 1 || (packs, pay) == (3, 1) || (packs, pay) == (4, 2)
    else { return nil }
    return try? Offer(.multibuy(packs: packs, pay: pay))
  }

  /// Returns the terms of several packs: "ab 3 Stk. je 1,39" and "je 1,99 ab 3" have the price of each, and "2 kpl
  /// 3,00" has the price of all.
  private func bundle(_ text: Substring, _ mark: Character) -> Offer.Terms? {
    var words = text.split(separator: " ").map { HeaderWords.folded(String($0)) }
    let isOfEach = words.first == "ab" || words.first == "je"
    if words.first == "je" {
      guard let place = words.firstIndex(of: "ab") else { return nil }
      words = Array(words[place...] + words[..<place])
    }
    if isOfEach { words.removeFirst() }
    guard words.count > 1, let packs = Int(words[0]), (2...20).contains(packs) else { return nil }
    words.removeFirst()
    let unit = words[0].filter { $0 != "." }
    // "2 Stk 0,79" can be the price of each.
    let isCounted = isOfEach ? HeaderWords.pieceUnits.contains(unit) : unit == "kpl"
    if isCounted { words.removeFirst() }
    if isOfEach {
      guard words.first == "je" else { return nil }
      words.removeFirst()
    }
    guard isOfEach || isCounted, let number = NumberCell(words.joined(separator: " ")),
      !number.isNegative, !number.isWhole || !number.isAlone
    else { return nil }
    let sign = (number.prefix + " " + number.suffix).trimmed
    guard sign.isEmpty || isOwnCurrency(sign) == true,
      let price = value(number, decimalMark: mark), price.isPositive
    else { return nil }
    return .bundle(packs: packs, price: isOfEach ? price * Rational(packs) : price)
  }

  /// Returns the terms of an additional amount such as "50 g" or "20%"; nil for other texts.
  private func bonus(_ text: String, _ mark: Character) -> Offer.Terms? {
    if let number = NumberCell(text), ["%", "\u{66A}"].contains(number.suffix.trimmed) {
      guard number.prefix.isEmpty, !number.isNegative,
        let percent = value(number, decimalMark: mark), percent.isPositive
      else { return nil }
      return .bonusPercent(percent)
    }
    guard NumberCell(text) != nil, case .success(let quantity) = quantity(text, decimalMark: mark),
      quantity.rest.isEmpty, !quantity.isUnit
    else { return nil }
    return .bonus(quantity.amount.value, quantity.amount.unit)
  }
}

extension Offer {
  /// Returns a Boolean value indicating whether an additional amount can be added to a quantity in a unit.
  func fits(_ unit: Unit) -> Bool {
    guard case .bonus(_, let own) = terms else { return true }
    return own.kind == unit.kind
  }
}

extension HeaderWords {
  /// Words after what is free besides the pack.
  static let bonusWords = set(
    """
    free extra gratis geschenkt kostenlos offert offerte offerts offertes gratuit gratuits gratuite regalo omaggio grátis
    darmo gratisu ilmainen ilmaiseksi zdarma бесплатно bedava
    """)

  /// Words before an amount by which the price is or will be reduced: "Save 50p".
  static let savingVerbs = set(
    """
    save you_save spare sparen sie_sparen du_sparst économisez vous_économisez ahorra ahorre ahorras risparmia risparmi
    bespaar poupe economize oszczędzasz oszczędź spara spar säästä ušetříte экономия
    """)

  /// Words after an amount of money by which the price is reduced.
  fileprivate static let reductionWords = set(
    "off rabatt remise descuento sconto korting desconto rabatu rabat alennus sleva скидка indirim")
}

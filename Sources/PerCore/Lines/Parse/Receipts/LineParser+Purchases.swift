/// Words for buying and paying, and for members.
extension LineParser {
  /// Finds a number that is left beside a word for buying or paying: "6 bottles buy, pay 5".
  func findPurchases() {
    findShortPurchases()
    guard clues.contains(.purchase) else { return }
    for index in tokens.indices where has(index, .purchase) {
      for place in [index + 1, index - 1] {
        guard let packs = number(place), packs.isInteger, packs.digits <= 2, packs.value.isPositive,
          !has(place + 1, [.currency, .unit])
        else { continue }
        useAsOffer(place..<place + 1)
      }
    }
  }

  /// Finds "L3P2", short for "leve 3 pague 2".
  private func findShortPurchases() {
    guard notation.language == "pt" else { return }
    for index in tokens.indices where isFree(index) && tokens[index].kind == .mixed {
      let text = foldedText(index)
      guard text.count == 4, text.first == 0x6c, text[text.startIndex + 2] == 0x70,
        [1, 3].allSatisfy({ ScalarClass(text[text.startIndex + $0]) == .digit })
      else { continue }
      useAsOffer(index..<index + 1)
    }
  }

  /// Returns whether a plus sign, an unknown word and a number follow the price: "£8.99 + dep 30".
  func isUnknownSurcharge(_ index: Int) -> Bool {
    guard isSign(index, "+"), isFree(index), index > 0, uses[index - 1] == .price,
      isFree(index + 1), tokens[index + 1].kind == .word, sense(index + 1) == nil,
      let amount = number(index + 2), amount.isInteger
    else { return false }
    return index + 3 == tokens.count || tokens[index + 3].kind == .sign
  }

  /// The two prices of a line with a price for members: "£2.75 only £2 with Clubcard"; empty if it has one price.
  func pricesWithMembership() -> [Rational] {
    guard clues.contains(.membership) else { return [] }
    var values: [Rational] = []
    for money in monies where [.none, .now, .old].contains(money.mark) && money.isPrice {
      if !values.contains(money.value) { values.append(money.value) }
    }
    return values.count == 2 ? values : []
  }
}

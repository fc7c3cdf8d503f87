extension LineParser {
  /// Finds offers such as "3 for 2", "2 for £5", "buy 2 get 1 free" and "£1 off".
  ///
  /// What an offer means is not worked out here; a line that holds one is a question.
  mutating func findOffers() {
    for index in tokens.indices {
      if has(index, .offer), isFree(index) {
        hasOffer = true
        use(index..<index + 1, as: .offer)
      }
      if has(index, .forPrice), isFree(index), let packs = number(index - 1), packs.isInteger,
        isFreeInteger(index - 1)
      {
        let isMoney = monies.contains { $0.range.lowerBound == index + 1 && $0.mark == .none }
        let isCount = number(index + 1).map { $0.isInteger || isLikePrice($0) } ?? false
        let hasUnit = unit(index + 2) != nil && !isMoney
        if isMoney || isCount && !hasUnit {
          hasOffer = true
          use(index - 1..<index + 1, as: .offer)
          if isCount, !isMoney, number(index + 1)?.isInteger == true {
            use(index + 1..<index + 2, as: .offer)
          }
        }
      }
      if isSign(index, "/"), number(index - 1)?.isInteger == true,
        monies.contains(where: { $0.range.lowerBound == index + 1 && $0.mark == .none }),
        isFree(index)
      {
        hasOffer = true
        use(index - 1..<index + 1, as: .offer)
      }
      if has(index, .free), isFree(index), number(index - 1)?.isInteger == true {
        hasOffer = true
        use(index - 1..<index + 1, as: .offer)
      }
      if has(index, .off), isFree(index) {
        for money in monies.indices
        where monies[money].mark == .none
          && (monies[money].range.upperBound == index
            || monies[money].range.lowerBound == index + 1)
        {
          hasOffer = true
          monies[money].mark = .old
          for token in monies[money].range { uses[token] = .offer }
        }
      }
    }
  }

  /// Whether the number at `index` has no unit and no currency of its own.
  private func isFreeInteger(_ index: Int) -> Bool {
    !has(index - 1, [.currency, .noiseBefore]) && !isSign(index - 1, "/")
  }

  func isLikePrice(_ number: NumberSpelling) -> Bool {
    !number.isBroken && !number.isFraction && number.value.isPositive
      && number.decimals == notation.currencyDecimals && (number.digits <= 9)
      && (notation.currencyDecimals > 0 || number.isInteger) && number.marksAreCertain
  }
}

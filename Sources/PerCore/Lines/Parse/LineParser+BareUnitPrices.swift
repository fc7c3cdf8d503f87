extension LineParser {
  /// Reads "0.50 / 100 g" and "2,49/l" without a currency, "1 kg = 7,98" and "(kg 7,98)".
  mutating func readBareUnitPrices() {
    for index in tokens.indices where isNumber(index) {
      guard let number = number(index), number.decimals > 0, !number.isBroken else { continue }
      var range: Range<Int>?
      var amount: LineAmount?
      if isSign(index + 1, "/") || has(index + 1, .per) && uses[index + 1] == nil,
        let (found, end) = rateAmount(at: index + 2),
        isOneUnit(found)
          || number.decimals == notation.currencyDecimals && found.value.denominator.isOne
            && found.unit.kind != .units
      {
        (amount, range) = (found, index..<end)
      } else if number.decimals == notation.currencyDecimals, unit(index + 1) == nil,
        isSign(index - 1, "=")
      {
        let first = isNumber(index - 3) ? index - 3 : index - 2
        if let (found, end) = rateAmount(at: first), end == index - 1, isOneUnit(found),
          found.unit.kind != .units
        {
          (amount, range) = (found, first..<index + 1)
        }
      } else if number.decimals == notation.currencyDecimals, unit(index + 1) == nil,
        has(index - 1, .unitFirst), isSign(index - 2, "("), isSign(index + 1, ")"),
        let (found, _) = rateAmount(at: index - 1)
      {
        (amount, range) = (found, index - 1..<index + 1)
      }
      if amount == nil, let (found, start) = bracketedAmount(before: index) {
        (amount, range) = (found, start..<index + 1)
      }
      if amount == nil, number.decimals == notation.currencyDecimals, unit(index + 1) == nil,
        !has(index + 1, [.container, .multiply]), unit(index - 1) != nil
      {
        // "pr. kg 87,38"
        let first = isNumber(index - 2) ? index - 2 : index - 1
        if has(first - 1, .per), isFree(first - 1), !isNumber(first - 2),
          !isBetweenSizes(first - 1),
          let (found, _) = rateAmount(at: first), isOneUnit(found)
        {
          (amount, range) = (found, first - 1..<index + 1)
        }
      }
      if amount == nil, number.decimals == notation.currencyDecimals, number.marksAreCertain,
        index == tokens.count - 1, isUnitAlone(index - 1), monies.isEmpty,
        let (found, _) = rateAmount(at: index - 1)
      {
        (amount, range) = (found, index - 1..<index + 1)
      }
      guard let amount, let range else { continue }
      monies.append(
        Money(
          value: number.value, other: number.other, decimals: number.decimals, range: range,
          hasSign: false))
      setRate(monies.count - 1, amount, range)
    }
  }

  /// The amount of "(1 kg 4,44)", if the line has another price.
  private func bracketedAmount(before index: Int) -> (LineAmount, Int)? {
    guard numbers[tokens[index].number].decimals == notation.currencyDecimals,
      isSign(index + 1, ")"), isNumber(index - 2), isSign(index - 3, "("),
      let (amount, end) = rateAmount(at: index - 2), end == index, isOneUnit(amount),
      amount.unit.kind != .units,
      tokens.indices.contains(where: {
        uses[$0] == .price && !(index - 3...index + 1).contains($0)
          || $0 != index && number($0)?.decimals == notation.currencyDecimals
            && unit($0 + 1) == nil
      })
    else { return nil }
    return (amount, index - 2)
  }

  /// Marks a price after "unit price" as a unit price, even if its unit is unknown.
  mutating func markNamedUnitPrices() {
    for index in tokens.indices where has(index, .unitPrice) && uses[index] == nil {
      use(index..<index + 1, as: .unitPrice)
      let own = sense(index)?.unit.map { (amount: LineAmount(.one, $0), end: index + 1) }
      if let (amount, end) = own ?? rateAmount(at: index + 1) {
        // "soit 2,64 L 2,80 €" states the amount again.
        guard isOneUnit(amount) else {
          uses[index] = .noise
          continue
        }
        var next = end
        while isSign(next, ":") || isSign(next, "=") { next += 1 }
        if let money = monies.indices.first(where: {
          monies[$0].range.lowerBound == next && monies[$0].mark == .none
        }) {
          setRate(money, amount, index..<monies[money].range.upperBound)
          continue
        }
      }
      let behind = monies.indices.filter { monies[$0].range.lowerBound > index }
      guard let next = behind.min(by: { monies[$0].range.lowerBound < monies[$1].range.lowerBound })
      else {
        if let number = number(index + 1), number.decimals > 0, unit(index + 2) == nil {
          use(index + 1..<index + 2, as: .unitPrice)
        }
        continue
      }
      let isNear = monies[next].range.lowerBound - index <= 4
      guard isNear, monies[next].mark == .none else { continue }
      monies[next].mark = .rate
      for token in index..<monies[next].range.upperBound { uses[token] = .unitPrice }
    }
  }
}

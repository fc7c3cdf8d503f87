/// Prices of one of several packs or pieces.
extension LineParser {
  /// Finds prices of one of several packs without a currency: "6 x 150 g je 0,39", "4 x 15 oz 0.99 each".
  func readBarePricesOfEach() {
    guard !monies.contains(where: { $0.mark == .none && $0.hasSign }) else { return }
    for index in tokens.indices where isNumber(index) {
      guard let number = number(index), !number.isBroken, number.decimals > 0,
        number.decimals == notation.currencyDecimals, isOfEach(index)
      else { continue }
      monies.append(Money(number, range: index..<index + 1, hasSign: false))
      let last = monies.count - 1
      if !readUnitAfter(last), !readUnitBefore(last) { monies.removeLast() }
    }
  }

  /// Returns a Boolean value indicating whether "each", or a piece after packs, is beside a number: "4 x 125 g 5,90 st".
  private func isOfEach(_ index: Int) -> Bool {
    if unit(index + 1)?.unit == .piece {
      return present.contains(.multiply) && index + 2 == tokens.count
    }
    return unit(index + 1) == nil
      // "2 @ 1.25" on a receipt is a number of purchases, and "15 oz x 4 @ 0.99" one of packs.
      && (has(index - 1, .each) && isFree(index - 1)
        && (!isNumber(index - 2) || has(index - 3, .multiply))
        || has(index + 1, [.each, .eachAfter]) && isFree(index + 1))
  }

  /// Whether a number of containers is before the token at `index`: "6 Flaschen".
  func hasContainers(before index: Int) -> Bool {
    (0..<max(0, index - 1)).contains { place in
      has(place + 1, .container) && isFree(place + 1)
        && number(place).map { $0.isInteger && $0.value > .one } == true
    }
  }

  /// Whether "each" at `index` belongs to the count before it: "5 reams 500 sheets each £18".
  func isCountOfEach(_ index: Int) -> Bool {
    guard has(index, .eachAfter), unit(index - 1)?.unit?.kind == .units, isNumber(index - 2) else {
      return false
    }
    return (0..<max(0, index - 2)).contains {
      isNumber($0) && has($0 + 1, [.container, .pack]) && isFree($0 + 1)
    }
  }
}

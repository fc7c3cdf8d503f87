extension LineParser {
  /// Sets aside the letter of a tax rate that receipts print after the price: "1,59 A", "1,59A".
  func markTaxLetter() {
    let letter = endWithoutTaxLetter
    guard letter < tokens.count, barePrice == letter - 1 || uses[letter - 1] == .price else {
      return
    }
    use(letter..<letter + 1, as: .noise)
  }

  /// The end of the line without a letter that can be that of a tax rate.
  var endWithoutTaxLetter: Int {
    let last = tokens.count - 1
    guard last > 1, isFree(last), tokens[last].kind == .word, typedLength(last) == 1,
      (0x41...0x5a).contains(typedScalar(last)) || (0x410...0x42f).contains(typedScalar(last)),
      tokens[last - 1].kind == .number
    else { return tokens.count }
    return last
  }

  /// Finds the unit price of "0,845 kg x 2,49 2,10", where the weight times the number is the price.
  func readWeighedPrices() {
    guard present.contains(.multiply) || present.contains(.each) else { return }
    for index in tokens.indices
    where tokens[index].kind == .number {
      let rate = numbers[tokens[index].number]
      let sign = (has(index - 1, .currency) ? index - 1 : index) - 1
      guard has(sign, [.multiply, .each]), isFree(sign), !rate.isBroken,
        unit(index + 1) == nil, let (amount, unit) = weight(endingAt: sign),
        // "2 x milk 2 l @ 1.45 2.90": the number of packs makes the same total.
        !tokens.indices.contains(where: { number($0)?.value == amount && has($0 + 1, .multiply) }),
        let end = endOfPrice(beginningAt: index), !has(end, .per), !isSign(end, "/"),
        // "2 kg x 6 12,00" can be six packs, unlike "2 kg x 6 = 12,00".
        hasPriceDecimals(rate) || isSign(end, "=") || unit == .litre && rate.decimals > 0
      else { continue }
      let money = monies.firstIndex { $0.mark == .none && $0.range.contains(index) }
      var prices = [money.map { monies[$0].value } ?? rate.value]
      // "32.5 litres @ 142.9 46.44": fuel can have its price in pence.
      if money == nil, unit == .litre, rate.decimals == 1 {
        prices.append(rate.value / Rational(100))
      }
      guard let price = prices.first(where: { hasPrice(amount * $0, after: end) }) else { continue }
      if money == nil {
        guard uses[index] == nil else { continue }
        monies.append(
          Money(value: price, decimals: rate.decimals, range: index..<index + 1, hasSign: false))
      }
      setRate(money ?? monies.count - 1, LineAmount(.one, unit), sign..<end)
    }
  }

  /// The value and the unit of "0,845 kg" or "kg 0,845" before `end`, for units that goods are weighed in.
  private func weight(endingAt end: Int) -> (Rational, Unit)? {
    for (number, word) in [(end - 2, end - 1), (end - 1, end - 2)] {
      if let value = self.number(number), !value.isBroken, value.value.isPositive,
        let sense = unit(word), sense.isOne, let unit = sense.unit,
        [.kilogram, .pound, .litre, .metre].contains(unit)
      {
        return (value.value, unit)
      }
    }
    return nil
  }

  /// The end of the price with the number at `index`, or nil if the number has another use.
  private func endOfPrice(beginningAt index: Int) -> Int? {
    if uses[index] == nil { return index + 1 }
    return monies.first { $0.mark == .none && $0.range.contains(index) }?.range.upperBound
  }

  /// Returns whether a number at `start` or after it is `price`, rounded to the currency's decimals.
  private func hasPrice(_ price: Rational, after start: Int) -> Bool {
    tokens.indices.contains { index in
      index >= start && tokens[index].kind == .number
        && numbers[tokens[index].number].value.distance(to: price) < priceStep
    }
  }
}

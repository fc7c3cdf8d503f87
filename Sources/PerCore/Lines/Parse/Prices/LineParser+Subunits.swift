/// Parts of a currency that follow its whole units.
extension LineParser {
  /// Adds the tenths of "5块8" and "13块9毛8", the grosz of "1 l 3 zł 49 gr", and the half of "42 جنيه ونصف".
  func readSubunits() {
    for index in monies.indices where monies[index].decimals == 0 && monies[index].hasSign {
      let end = monies[index].range.upperBound
      guard monies[index].value.denominator.isOne, notation.currencyDecimals == 2 else { continue }
      if notation.currency == "CNY" {
        readTenths(index, end)
      } else if notation.currency == "PLN" {
        readGrosz(index, end)
      } else if has(end, .and), has(end, .numberWord), isFree(end), let half = sense(end) {
        add(half.factor, to: index, end: end + 1)
      }
    }
  }

  /// Excludes the sign of the hundredth after a price with decimals, "£1.45p", from the name.
  func useCentsAfterPrice(_ index: Int) {
    guard isGlued(index), typedLength(index) == 1, !isSign(index + 1, "/"),
      !has(index + 1, .per),
      let price = monies.firstIndex(where: { $0.range.upperBound == index }),
      monies[price].hasSign, monies[price].decimals == notation.currencyDecimals
    else { return }
    monies[price].range = monies[price].range.lowerBound..<index + 1
    use(index..<index + 1, as: .price)
  }

  /// Reads a number before the sign of the hundredth of the currency: "99p", "49 рублей 39 копеек".
  func readCents(_ index: Int, _ sense: WordSense) {
    let isShort = typedLength(index) == 1 && tokens[index].kind == .word
    // "1 c. à soupe" is a spoon.
    if isLetter(index), !isGlued(index), isFree(index + 1), tokens[index + 1].kind == .word {
      return
    }
    if isShort, let number = number(index - 1), number.decimals == 2, number.marksAreCertain,
      isGlued(index) || index == tokens.count - 1, !isSign(index + 1, "/"), !has(index + 1, .per)
    {
      // "3.99p" has the decimals of whole pounds.
      var price = money(number, cents: false, sign: sense, range: index - 1..<index + 1)
      price.isDoubtful = true
      return add(price)
    }
    guard let number = number(index - 1), !number.isGrouped, number.decimals <= 1,
      !isShort || isGlued(index) || isPenceAtEnd(index, number) || isBeforeSlash(index)
        || monies.contains(where: { $0.range.upperBound == index - 1 && $0.decimals == 0 })
    else { return }
    // "49 рублей 39 копеек", "1 Euro und 19 Cent"
    let end = has(index - 2, .and) && isFree(index - 2) ? index - 2 : index - 1
    if let whole = monies.lastIndex(where: { $0.range.upperBound == end }),
      monies[whole].decimals == 0, monies[whole].value.denominator.isOne, number.isInteger,
      number.digits <= 2, notation.currencyDecimals == 2,
      // "£1 50p per litre"
      !isShort || rateAmount(at: index + 2) == nil || !has(index + 1, .per)
    {
      return add(number.value / Rational(100), to: whole, end: index + 1)
    }
    add(money(number, cents: true, sign: sense, range: index - 1..<index + 1))
  }

  /// Adds the part of a price that is stated up to `end`.
  func add(_ part: Rational, to index: Int, end: Int) {
    monies[index].value = monies[index].value + part
    monies[index].decimals = 2
    monies[index].range = monies[index].range.lowerBound..<end
    use(monies[index].range, as: .price)
  }

  private func readTenths(_ index: Int, _ end: Int) {
    guard isGlued(end), let tenths = digit(end), unit(end + 1) == nil else { return }
    var part = tenths / Rational(10)
    var after = end + 1
    if has(after, .tenths), isFree(after) {
      after += 1
      if isGlued(after), let hundredths = digit(after), unit(after + 1) == nil {
        part = part + hundredths / Rational(100)
        after += 1
      }
    } else if tokens.indices.contains(after), tokens[after].kind != .sign,
      !tokens[after].hasSpaceBefore
    {
      return
    }
    add(part, to: index, end: after)
  }

  private func digit(_ index: Int) -> Rational? {
    number(index).flatMap { $0.isInteger && $0.digits == 1 ? $0.value : nil }
  }

  /// Reads "gr" as grosz if the line has another amount.
  private func readGrosz(_ index: Int, _ end: Int) {
    guard let grosz = number(end), grosz.isInteger, grosz.digits == 2, isGrosz(end),
      tokens.indices.contains(where: { other in
        other != end + 1 && isAfterNumber(other)
          && unit(other)?.unit.map { $0.kind != .units } ?? false
      })
    else { return }
    add(grosz.value / Rational(100), to: index, end: end + 2)
  }

  /// Returns whether the number at `index` is before "gr", which can mean grosz.
  func isGrosz(_ index: Int) -> Bool {
    notation.currency == "PLN" && unit(index + 1)?.unit == .gram
      && folded[tokens[index + 1].start...].starts(with: [0x67, 0x72])
  }

  /// Returns whether a slash and a unit directly follow the token: "187.9 c/L".
  func isBeforeSlash(_ index: Int) -> Bool {
    isSign(index + 1, "/") && isGlued(index + 1) && rateAmount(at: index + 2) != nil
  }

  /// Returns whether "80 p" is at the end of the line, which has no other price.
  func isPenceAtEnd(_ index: Int, _ number: NumberSpelling) -> Bool {
    notation.currency == "GBP" && index == tokens.count - 1 && number.isInteger
      && number.digits <= 2 && monies.isEmpty && index > 2
  }
}

extension LineParser {
  /// Sets aside numbers that are neither amounts nor prices.
  func findNoise() {
    for index in tokens.indices where tokens[index].kind == .number && uses[index] == nil {
      if isArticleCode(index) || isDate(index) || readMonth(index) || isTime(index) { continue }
      if readZero(index) { continue }
      if readPercent(index) || readConcentration(index) || readGrade(index) || readNetwork(index) {
        continue
      }
      if readPostcode(index) || readConsumption(index) || readZeroOfName(index) { continue }
      if readCoverage(index) || readBareSize(index) || readThickness(index) || readCategory(index) {
        continue
      }
      readNameNumber(index)
    }
    setAsideBracketsOfDates()
    setAsideSender()
  }

  /// Sets aside the time and the sender of a message: "[28.11.26, 10:02] Anna: …", "28/11/2026, 10:02 - Anna: …". A
  /// text after a time alone can be the name: "10:02 Coffee: 500 g 3.99".
  private func setAsideSender() {
    guard let first = tokens.first, first.kind == .number || isSign(0, "["),
      let colon = tokens.indices.prefix(16).first(where: { isSign($0, ":") && isFree($0) }),
      let time = (0..<colon).last(where: { uses[$0] == .noise && isSign($0, ":") }), time > 1,
      (0..<time).allSatisfy({ uses[$0] == .noise || tokens[$0].kind == .sign }),
      (time + 2..<colon).allSatisfy({ tokens[$0].kind != .number }),
      (time + 2..<colon).contains(where: { tokens[$0].kind == .word })
    else { return }
    for index in 0...colon { uses[index] = .noise }
  }

  /// Bar codes have 8, 12, 13 or 14 digits, the last of which is a checksum; other long numbers are
  /// article codes as well.
  private func isArticleCode(_ index: Int) -> Bool {
    guard let number = number(index), number.isInteger, !number.isGrouped, number.digits >= 7 else {
      return false
    }
    let digits = foldedText(index).map { Int($0) - 48 }
    let isBarCode =
      [8, 12, 13, 14].contains(digits.count)
      && digits.reversed().enumerated().reduce(0) { $0 + $1.element * ($1.offset % 2 == 0 ? 1 : 3) }
        % 10 == 0
    if !isBarCode, unit(index + 1) != nil || has(index + 1, .currency) || has(index - 1, .currency)
    {
      return false
    }
    use(startOfLabel(beforeCode: index)..<index + 1, as: .noise)
    decided(by: .nameNumber)
    return true
  }

  /// Recognizes "12.05.2025", "12/05/2025" and "2025-05-12".
  private func isDate(_ index: Int) -> Bool {
    guard let number = number(index) else { return false }
    if number.isBroken, !number.hasExponent {
      let text = foldedText(index)
      let fields = text.split { $0 == 0x2e || $0 == 0x2c }
      if fields.count == 3, !text.contains(0x2c), fields[0].count <= 2, fields[1].count <= 2,
        fields[2].count == 2 || fields[2].count == 4
      {
        use(index..<index + 1, as: .noise)
        return true
      }
      return false
    }
    // "12.05. – 17.05.2025", "12.05.-17.05."
    if number.decimals == 2, number.digits == 4, isSign(index + 1, "."), isGlued(index + 1),
      isDash(index - 1) && isNoise(index - 2)
        || isFree(index + 2)
          && (isDash(index + 2) || has(index + 2, .to) || has(index - 1, [.from, .to]))
    {
      if foldedText(index).contains(0x2e) {
        use(index..<index + 2, as: .noise)
        return true
      }
    }
    // "5.-8.6."
    if number.isInteger, number.digits <= 2, isSign(index + 1, "."), isGlued(index + 1),
      isDash(index + 2), isGlued(index + 2), isGlued(index + 3), let last = self.number(index + 3),
      (1...2).contains(last.decimals),
      folded[tokens[index + 3].start..<tokens[index + 3].end].contains(0x2e)
    {
      use(index..<index + (isSign(index + 4, ".") ? 5 : 4), as: .noise)
      return true
    }
    for sign: Unicode.Scalar in ["/", "-"] where isSign(index + 1, sign) && isSign(index + 3, sign)
    {
      guard let second = self.number(index + 2), let third = self.number(index + 4),
        isGlued(index + 1), isGlued(index + 2), isGlued(index + 3), isGlued(index + 4),
        number.isInteger, second.isInteger, third.isInteger
      else { continue }
      // "2-4-1" is "two for one".
      if notation.language == "en", number.count == 2, second.count == 4, third.count == 1 {
        useAsOffer(index..<index + 5)
        return true
      }
      use(index..<index + 5, as: .noise)
      return true
    }
    return false
  }

  private func isTime(_ index: Int) -> Bool {
    guard let hours = number(index), hours.isInteger, isSign(index + 1, ":"), isGlued(index + 1),
      let minutes = number(index + 2), isGlued(index + 2), minutes.isInteger, minutes.digits == 2,
      !has(index + 3, .currency), !has(index - 1, .currency),
      !notation.writesColonPrices || has(index - 1, .moment)
    else { return false }
    let hasSeconds =
      isSign(index + 3, ":") && isGlued(index + 3) && isGlued(index + 4)
      && number(index + 4)?.digits == 2
    use(index..<index + (hasSeconds ? 5 : 3), as: .noise)
    return true
  }

  /// Reads the strength of a liquid or an ointment, "100 mg/5 ml" and "11.6 mg/g", and a part such as "3.2 g/100 ml".
  private func readConcentration(_ index: Int) -> Bool {
    guard let number = number(index), let unit = unit(index + 1)?.unit, unit.kind == .weight,
      isSign(index + 2, "/"), isGlued(index + 2)
    else { return false }
    let total = self.number(index + 3)
    let end = total == nil ? index + 4 : index + 5
    guard let other = self.unit(end - 1)?.unit,
      other == .millilitre || other == .gram || other == .tablet || other == .capsule
    else { return false }
    let isPart =
      unit == .gram && number.value <= Rational(40) && total?.value == Rational(100)
      && (other == .millilitre || other == .gram)
    guard unit == .milligram || isPart else { return false }
    setAside(index..<end)
    return true
  }

  /// Sets aside "0 g fat", unless the line begins with it.
  private func readZero(_ index: Int) -> Bool {
    guard index > 0, let number = number(index), !number.value.isPositive, number.isInteger,
      unit(index + 1)?.unit?.kind == .weight, isFree(index + 2), tokens[index + 2].kind == .word,
      sense(index + 2) == nil
    else { return false }
    use(index..<index + 3, as: .name)
    return true
  }
}

/// Numbers with the letters of a unit that aren't amounts.
extension LineParser {
  /// Sets aside the second half of a British postcode, whose letters can be those of a unit: "GU1 3DL".
  func readPostcode(_ index: Int) -> Bool {
    guard notation.region == "GB", let number = number(index), number.isInteger,
      number.digits == 1, isGlued(index + 1), isInCapitals(index + 1), typedLength(index + 1) == 2,
      index > 0, tokens[index - 1].kind == .mixed, isInCapitals(index - 1),
      typedLength(index - 1) <= 4, isFree(index - 1), tokens[index].hasSpaceBefore
    else { return false }
    setAside(index - 1..<index + 2)
    return true
  }

  /// Sets aside "10/2026", the month up to which a product keeps.
  func readMonth(_ index: Int) -> Bool {
    guard isSign(index + 1, "/"), isGlued(index + 1), isGlued(index + 2),
      let month = number(index)?.count, (1...12).contains(month),
      number(index + 2)?.isYear == true
    else { return false }
    use(index..<index + 3, as: .noise)
    return true
  }

  /// The first token of a label such as "Art.-Nr." before a code, or the code if it has none.
  func startOfLabel(beforeCode code: Int) -> Int {
    var label = code - 1
    while isSign(label, ":") || isSign(label, ".") { label -= 1 }
    return isFree(label) && (has(label, .noiseBefore) || has(label, .label)) ? label : code
  }

  /// Sets aside parentheses that contain only dates or codes and a few words: "(nur 24.11.-30.11.)".
  func setAsideBracketsOfDates() {
    for start in tokens.indices where isSign(start, "(") && isFree(start) {
      guard let end = (start + 1..<tokens.count).first(where: { isSign($0, ")") }) else { return }
      let inside = start + 1..<end
      guard inside.contains(where: { isNoise($0) && isDateOrCode($0) }),
        inside.allSatisfy({
          uses[$0] == .noise || isFree($0) && !isNumber($0) && !has($0, Self.rolesOfProducts)
        }),
        inside.count(where: { isFree($0) && tokens[$0].kind != .sign }) <= Self.wordsBesideDate
      else { continue }
      use(start..<end + 1, as: .noise)
    }
  }

  /// Returns whether a number that is set aside isn't a number of things, as in "(max. 2)".
  private func isDateOrCode(_ index: Int) -> Bool {
    guard tokens[index].kind == .number else { return false }
    let number = numbers[tokens[index].number]
    return number.isBroken || !number.isInteger || number.digits >= 7
  }

  /// The maximum number of words next to a date that say nothing about the product: "only valid until".
  private static let wordsBesideDate = 3
  /// The roles of words that say something of the product, its price or its offer.
  private static let rolesOfProducts: WordRoles = [
    .unit, .container, .pack, .packOf, .packAfter, .multiply, .free, .more, .off, .offer, .deposit,
    .drained, .net, .gross, .currency,
  ]

  /// Returns whether the letters of the token were typed as capital letters, and the token begins with one.
  private func isInCapitals(_ index: Int) -> Bool {
    guard tokens.indices.contains(index), ScalarClass(folded[tokens[index].start]) == .letter else {
      return false
    }
    return (tokens[index].start..<tokens[index].end).allSatisfy {
      ScalarClass(folded[$0]) == .digit || isUppercase($0)
    }
  }

  /// Sets aside the fuel that a vehicle uses: "5,4 l/100 km".
  func readConsumption(_ index: Int) -> Bool {
    guard isNumber(index), let unit = unit(index + 1)?.unit, unit.kind == .volume,
      isSign(index + 2, "/"), self.number(index + 3)?.value == Rational(100),
      tokens.indices.contains(index + 4),
      folded[tokens[index + 4].start..<tokens[index + 4].end].elementsEqual([0x6b, 0x6d])
    else { return false }
    setAside(index..<index + 5)
    return true
  }

  /// Sets aside the 00 of "Farina 00 kg 1", whose unit belongs to the number after it.
  func readZeroOfName(_ index: Int) -> Bool {
    guard index > 0, let number = number(index), !number.value.isPositive, number.isInteger,
      has(index + 1, .unitFirst), unit(index + 1) != nil, !isGlued(index + 1),
      let amount = self.number(index + 2), amount.value.isPositive, unit(index + 3) == nil
    else { return false }
    setAside(index..<index + 1)
    return true
  }

  /// The amounts of "Super 95 Liter", whose number can be the octane number, or nil.
  func amountsOfFuel(_ measure: Quantity) -> [LineAmount]? {
    let start = measure.range.lowerBound
    let units: [Unit] = [.litre, .usGallon, .imperialGallon]
    guard clues.contains(.fuel), has(start - 1, .fuel), measure.range.count == 2,
      !measure.isMultiplied, units.contains(measure.unit),
      [87, 91, 92, 95, 98, 100, 102].contains(where: { measure.value == Rational($0) })
    else { return nil }
    return [LineAmount(.one, measure.unit), measure.amount]
  }

  /// Returns whether "KW" at `index` is the German abbreviation of a calendar week, not that of kilowatt: "1,99 KW 23".
  func isCalendarWeek(_ index: Int) -> Bool {
    guard notation.language == "de", has(index, .power), typedLength(index) == 2,
      folded[tokens[index].start] == 0x6b, tokens[index].hasSpaceBefore,
      let week = number(index + 1)?.count
    else { return false }
    return (1...53).contains(week)
  }

  /// Sets aside what a litre of paint covers: "13 m²/L".
  func readCoverage(_ index: Int) -> Bool {
    guard number(index) != nil, unit(index + 1)?.unit?.kind == .area, isSign(index + 2, "/"),
      unit(index + 3)?.unit?.kind == .volume
    else { return false }
    setAside(index..<index + 4)
    return true
  }

  /// Returns whether the unit at `index` belongs to the number after it: "n. 5 gr 500". A pack of at least 50 g is
  /// likely.
  func isUnitOfNextNumber(_ index: Int) -> Bool {
    guard has(index, .unitFirst), tokens[index].hasSpaceBefore, let unit = unit(index)?.unit,
      unit == .gram || unit == .millilitre, let number = number(index + 1), number.isInteger,
      number.value >= Rational(50)
    else { return false }
    return self.unit(index + 2) == nil && (!has(index + 2, .currency) || isNumber(index + 3))
  }
}

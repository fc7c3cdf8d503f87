/// Sizes, types, ages, strengths and other numbers that belong to the name.
extension LineParser {
  /// Sets a number aside if it belongs to the name.
  func readNameNumber(_ index: Int) {
    let end = endOfRange(index)
    if readMarkedSize(index, end) || readClass(index, end) || readAge(index, end) { return }
    if readNumberBeforeWord(index, end) || readNumberAfterWord(index, end) { return }
    if readMinimum(index, end) { return }
    // "24/7" is not an amount; "3/1.00" is a price.
    if end == index + 3, isSign(index + 1, "/"), unit(end) == nil, !isSign(index - 1, "@"),
      !isBarePrice(end - 1),
      !has(end, [.pack, .packAfter, .container, .multiply, .currency]),
      number(index)?.isInteger == true
    {
      setAside(index..<end)
    }
  }

  /// Returns the place after a number, or after the second of two numbers such as "36-38" and "195/65".
  private func endOfRange(_ index: Int) -> Int {
    let end = index + 1
    let isRange =
      (isDash(end) || isSign(end, "/") || isSign(end, "~")) && isGlued(end) && isNumber(end + 1)
      && isGlued(end + 1)
    return isRange ? end + 2 : end
  }

  /// Reads sizes with a sign, "8.5"x11" paper", and ink cartridges, "HP 305XL".
  private func readMarkedSize(_ index: Int, _ end: Int) -> Bool {
    guard isGlued(end) else { return false }
    if isInchMark(end) {
      setAside(index..<end + 1)
      return true
    }
    // The "X" is a sign for the scanner.
    guard has(end, .multiply), isGlued(end + 1), !present.contains(.noun),
      typedLength(end + 1) == 1, unit(end + 1)?.unit == .litre
    else { return false }
    setAside(index..<end + 2)
    return true
  }

  /// Reads "1st class", where the letters after the number are also a unit.
  private func readClass(_ index: Int, _ end: Int) -> Bool {
    let word = wordAfter(end)
    guard has(word, .unit), isGlued(word), folded[tokens[word].start] == 0x73,
      unit(word)?.unit == .stone, isFree(word + 1), tokens[word + 1].kind == .word,
      number(index)?.count.map({ $0 % 10 == 1 && $0 % 100 != 11 }) == true
    else { return false }
    setAside(index..<word + 1)
    return true
  }

  /// Reads the age in "ab 6 75 ml"; in "ab 6 1,5 l", the number is that of bottles.
  private func readAge(_ index: Int, _ end: Int) -> Bool {
    guard has(index - 1, .from), !has(index - 1, .of), number(index)?.isInteger == true,
      isNumber(end), end == index + 1, [.gram, .millilitre].contains(unit(end + 1)?.unit)
    else { return false }
    setAside(index - 1..<end)
    return true
  }

  /// Reads a number before a word that it describes the product with: "3-lagig", "4 for $5 w/ card".
  private func readNumberBeforeWord(_ index: Int, _ end: Int) -> Bool {
    // "Concentrated 2X 50 fl oz"
    if has(index - 1, .noiseBefore), has(index - 1, .noiseAfter), has(end, .multiply), isGlued(end)
    {
      setAside(index..<end + 1)
      return true
    }
    let word = wordAfter(end)
    guard has(word, .noiseAfter), !isSignOfNext(word), !has(word, .unit), !has(word, .currency),
      !isCalendarWeek(word)
    else { return false }
    // "4 for $5 w/ card"
    let isPrice = has(index - 1, .currency) && isGlued(index) && !isNumber(index - 2)
    // "3 Kč 90 h"
    let isSubunit =
      notation.currency == "CZK" && has(index - 1, .currency) && isAfterNumber(index - 1)
    guard !isPrice, !isSubunit else { return false }
    // "3x1.5 mm²" is a cable with three wires.
    let start =
      has(word, .crossSection) && has(index - 1, .multiply) && isNumber(index - 2)
      ? index - 2 : index
    // "3 times the price" is what Per adds to a product.
    use(start..<word + 1, as: has(word, .verdict) ? .noise : .name)
    decided(by: .nameNumber)
    return true
  }

  /// Reads a number after a word that it belongs to: "Größe 4", "No. 5".
  private func readNumberAfterWord(_ index: Int, _ end: Int) -> Bool {
    var before = index - 1
    while before >= 0, isSign(before, ":") || isSign(before, ".") {
      before -= 1
    }
    guard has(before, .noiseBefore), !has(before, .pack), !has(before, .currency),
      !isPacksOfSize(index)
    else { return false }
    let isUnitAfterNumber = has(before, .unit) && isAfterNumber(before) || isPoundSign(before)
    // "таб. №20" states a number of tablets.
    let isNumberOfDoses = typedScalar(before) == 0x2116 && unitOfDose != nil
    guard !isNumberOfDoses, !isUnitAfterNumber,
      !has(end, .multiply) || present.contains(.capacity), !has(end, .currency),
      !(has(end, .packAfter) && isGlued(end)),
      unit(end) == nil && rolls(after: index) == nil || has(end, .noun)
        || tokens[index].hasSpaceBefore == false || isUnitOfNextNumber(end),
      // "Eier XL 4,99"
      end < tokens.count || !hasPriceDecimals(numbers[tokens[index].number])
        || notation.currencyDecimals == 0
    else { return false }
    setAside(before..<end)
    return true
  }

  /// Reads the minimum length, weight or age that a product is for: "ab 3 m", "19kg+", "6+".
  private func readMinimum(_ index: Int, _ end: Int) -> Bool {
    let isMetre = unit(end)?.unit == .metre && folded[tokens[end].start] != 0x6c
    if isMetre, typedLength(end) == 1,
      has(index - 1, .from) || isSign(end + 1, "+")
    {
      setAside(index..<end + 1)
      return true
    }
    // "19kg+" is the weight of a baby that a nappy fits.
    if unit(end)?.unit == .kilogram || unit(end)?.unit == .pound, isSign(end + 1, "+"),
      isFree(end + 1), isGlued(end + 1), !isNumber(end + 2) || !isGlued(end + 2)
    {
      setAside(index..<end + 2)
      return true
    }
    guard isSign(end, "+"), isFree(end), isGlued(end), !isNumber(end + 1) || !isGlued(end + 1),
      unit(end + 1) == nil
    else { return false }
    setAside(index..<end + 1)
    return true
  }

  private func isInchMark(_ index: Int) -> Bool {
    isSign(index, "\"") || isSign(index, "\u{2033}") || isSign(index, "\u{201D}")
  }
}

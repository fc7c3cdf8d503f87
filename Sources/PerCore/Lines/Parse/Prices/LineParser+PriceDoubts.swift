/// Numbers that look like a price and are a time or a date, and prices that are only the lowest one.
extension LineParser {
  /// Returns whether the number at `index` is a time, a date, a duration or the amount of an ingredient: "bin um 18.30
  /// da", "MHD 12.05", "1.30 min", "1.50 cups".
  func isMoment(_ index: Int) -> Bool {
    guard let number = number(index), number.decimals == 2, !number.isBroken else { return false }
    let end = index + 1
    if has(end, .measured), isFree(end) { return true }
    // "Mix 250 g butter with 1.50 cups sugar"
    if has(index - 1, .with) || has(index - 1, .and), isFree(index - 1),
      tokens.indices.contains(end), tokens[end].kind == .word
    {
      return true
    }
    // "牛奶 1L 12.24到期"
    let isBeforeWord = isFree(end) && has(end, .moment) && isIdeograph(end)
    let isAfterWord = has(index - 1, .moment) && isFree(index - 1) || isBeforeWord
    // "12.05." is a date where prices have a comma.
    let hasStop = number.usesOtherMark && isSign(end, ".") && isGlued(end)
    guard isAfterWord || hasStop, hasPoint(index) else { return false }
    return isDate(number) || isAfterWord && isTime(number)
  }

  /// Returns whether a day and a month with a full stop after them are at `index`: "12.5." where prices have a comma.
  func isDayAndMonth(_ index: Int) -> Bool {
    guard let number = number(index), number.usesOtherMark, (1...2).contains(number.decimals),
      !number.isBroken, isSign(index + 1, "."), isGlued(index + 1), hasPoint(index)
    else { return false }
    let fields = foldedText(index).split(separator: 0x2e)
    guard fields.count == 2, fields.allSatisfy({ $0.count <= 2 }) else { return false }
    let values = fields.map { field in field.reduce(0) { $0 * 10 + Int($1) - 48 } }
    return (1...31).contains(values[0]) && (1...12).contains(values[1])
  }

  /// Returns whether a day, a month and a year with full stops between them are at `index`: "18.05.2026".
  func isDateWithYear(_ index: Int) -> Bool {
    guard tokens[index].kind == .number, numbers[tokens[index].number].isBroken else {
      return false
    }
    let fields = foldedText(index).split(separator: 0x2e, omittingEmptySubsequences: false)
    return fields.count == 3 && fields.allSatisfy { (1...4).contains($0.count) }
  }

  /// Returns whether the number at `index` can be a time although no word says so, since the line says something else
  /// than a product: "2 l Milch mit? Komme 18.30", "1 kg de harina, llego a las 19.15".
  func isPerhapsMoment(_ index: Int) -> Bool {
    // A point is the other mark where prices have a comma.
    guard index > 0, let number = number(index), number.usesOtherMark, number.decimals == 2,
      hasPoint(index), number.value >= Rational(5)
    else { return false }
    // "Hack 500 g für den 24.12": a day of two digits and a month, after more words than the name.
    if number.value >= Rational(10), isDate(number), isAfterOtherWords(index) { return true }
    guard isTime(number) else { return false }
    guard clues.contains(.message) || isQuestion || isCommaBetweenAmount(and: index) else {
      return false
    }
    return isNameWord(index - 1)
      // "je rentre à 18.30"
      || has(index - 1, .each) && isFree(index - 1) && isNameWord(index - 2)
  }

  /// Returns whether an amount and words, which can't be the name as that is before the amount, precede the number at
  /// `index`.
  private func isAfterOtherWords(_ index: Int) -> Bool {
    guard isFree(index - 1), tokens[index - 1].kind == .word,
      let amount = quantities.last(where: { $0.range.upperBound < index })?.range
    else { return false }
    return (0..<amount.lowerBound).contains(where: isNameWord)
  }

  /// Returns whether a comma is between an amount and the number at `index`.
  private func isCommaBetweenAmount(and index: Int) -> Bool {
    quantities.contains { quantity in
      quantity.range.upperBound < index
        && (quantity.range.upperBound..<index).contains { isSign($0, ",") }
    }
  }

  /// Returns whether an unused word without a role is at `index`.
  private func isNameWord(_ index: Int) -> Bool {
    isFree(index) && tokens[index].kind == .word && (sense(index)?.roles ?? []).isEmpty
  }

  /// Returns whether the line asks something and says more, or is about a person, and words are between the amount and
  /// the price: "Can you get 2 pints of milk? Back by 5.30", "I owe you £12.50 for 2 kg of beef". Names ask things as
  /// well: "Nail polish What the Tech? 10 ml 7,95".
  func isMessage(_ price: Range<Int>) -> Bool {
    guard clues.contains(.message) || isQuestion else { return false }
    return !quantities.contains { quantity in
      let (first, second) = (quantity.range, price)
      let between =
        first.upperBound <= second.lowerBound
        ? first.upperBound..<second.lowerBound
        : second.upperBound..<max(second.upperBound, first.lowerBound)
      return !between.contains { isFree($0) && tokens[$0].kind == .word }
    }
  }

  /// A Boolean value indicating whether words follow a question mark.
  private var isQuestion: Bool {
    guard clues.contains(.question),
      let mark = tokens.indices.first(where: { isSign($0, "?") || isSign($0, "؟") })
    else { return false }
    return (mark + 1..<tokens.count).contains { tokens[$0].kind == .word }
  }

  /// Returns whether the price in `range` is the lowest of several ones: "from £2", "ab 1,49", "198円から".
  func isLowest(_ range: Range<Int>) -> Bool {
    guard present.contains(.from) || clues.contains(.lowest) || isSign(range.upperBound, "~") else {
      return false
    }
    let (before, after) = (range.lowerBound - 1, range.upperBound)
    if isFree(before), has(before, .from) && !has(before, [.to, .about]) || has(before, .lowest),
      !isAfterNumber(before)
    {
      return true
    }
    // "298円〜"
    if isFree(after), isSign(after, "~"), after + 1 == tokens.count { return true }
    guard isFree(after), has(after, .lowest) else { return false }
    return isIdeograph(after) || after + 1 == tokens.count || tokens[after + 1].kind == .sign
  }

  /// Returns whether the number at `index` was typed with a point before its last digits.
  private func hasPoint(_ index: Int) -> Bool { foldedText(index).contains(0x2e) }

  /// Returns whether two numbers with a colon between them, which can be a price in Scandinavia, are rather a time:
  /// "17:30". Prices end with 00, 50, 90 or 95.
  func isQuarterHour(_ hours: NumberSpelling, _ minutes: NumberSpelling) -> Bool {
    guard let hours = hours.count, let minutes = minutes.count else { return false }
    return (5..<24).contains(hours) && [15, 30, 45].contains(minutes)
  }

  private func isTime(_ number: NumberSpelling) -> Bool {
    let (hours, minutes) = parts(of: number)
    return hours < 24 && minutes < 60
  }

  private func isDate(_ number: NumberSpelling) -> Bool {
    let (day, month) = parts(of: number)
    return (1...31).contains(day) && (1...12).contains(month)
  }

  /// The whole part and the two decimals of a number; large numbers are neither a time nor a date.
  private func parts(of number: NumberSpelling) -> (Int, Int) {
    guard number.digits <= 4, let hundredths = (number.value * Rational(100)).numerator.asInt else {
      return (100, 100)
    }
    return (hundredths / 100, hundredths % 100)
  }

  /// Returns whether a minus sign after a price makes it negative, as tills print it: "Storno 1,49-". The dash of
  /// "10,-" stands for the decimals.
  func isMinusAfter(_ range: Range<Int>, decimals: Int) -> Bool {
    let dash = range.upperBound
    return decimals > 0 && isDash(dash) && isGlued(dash) && !range.contains(where: isDash)
      && (dash + 1 == tokens.count
        || dash + 2 == tokens.count && typedLength(dash + 1) == 1 && !isGlued(dash + 1))
  }

  /// A Boolean value indicating whether a minus sign is before an amount: "Milk -1 l 2.00". The dash of a range is not
  /// one.
  var hasNegativeAmount: Bool {
    quantities.contains { quantity in
      let start = quantity.range.lowerBound
      guard start > 0, isDash(start - 1) || isSign(start - 1, "−"),
        tokens[start].kind == .number, isFree(start - 1), isGlued(start) || isSign(start - 1, "−")
      else { return false }
      return start == 1 || isSign(start - 2, "(")
        || tokens[start - 1].hasSpaceBefore && tokens[start - 2].kind != .number
          && !isUnitOfNumber(start - 2)
    }
  }

  private func isUnitOfNumber(_ index: Int) -> Bool {
    isAfterNumber(index) && (has(index, .unit) || isSign(index, "%"))
  }

  /// Returns whether the line is a row of nutrition facts, "Salt per 100 g 0.25": all its words are nutrients, and no
  /// number has a currency.
  func isNutrition(_ amount: LineAmount) -> Bool {
    clues.contains(.content) && amount.value == Rational(100)
      && !monies.contains(where: \.hasSign)
      && tokens.indices.contains(where: { isFree($0) && has($0, .content) && !has($0, .food) })
      && tokens.indices.allSatisfy { index in
        !isFree(index) || tokens[index].kind != .word || has(index, .content)
          || has(index, [.of, .including])
      }
  }

  /// A Boolean value indicating whether the line is from a table of nutrients: "Valeurs nutritionnelles pour 100 g
  /// 250,00", "Per 100 g fat 12.50", "RI per 30 g serving 8.20", "Carbs 30 g of which sugars 12.50".
  var isFacts: Bool {
    guard !clues.isDisjoint(with: [.facts, .content]), !monies.contains(where: \.hasSign),
      let measure = quantities.first(where: \.isMeasure)
    else { return false }
    if clues.contains(.facts), measure.value == Rational(100) { return true }
    let words = tokens.indices.filter { isFree($0) && [.word, .mixed].contains(tokens[$0].kind) }
    guard
      words.allSatisfy({
        has($0, .content) || has($0, [.of, .including, .per, .forPrice]) || isServing($0)
      })
    else { return false }
    let contents = words.count { has($0, .content) && !has($0, .food) }
    let (start, end) = (measure.range.lowerBound, measure.range.upperBound)
    let isPortion =
      isServing(end) || isServing(isSign(start - 1, "(") ? start - 2 : start - 1)
    let isPer =
      has(start - 1, [.per, .forPrice]) && (measure.value == Rational(100) || isPortion)
      || isPortion && present.contains(.per)
    return isPer && contents > 0 || contents > 1 && present.contains(.including)
  }

  /// Returns whether "serving" is at `index`.
  private func isServing(_ index: Int) -> Bool { unit(index)?.unit == .serving }

  /// A Boolean value indicating whether a serving is the only name of a line without a currency: "1 serving 30 g 4.50".
  var isServing: Bool {
    quantities.contains { $0.unit == .serving } && !monies.contains(where: \.hasSign)
      && !tokens.indices.contains { isFree($0) && tokens[$0].kind == .word }
  }

  /// Returns whether the word is one letter, with or without a full stop.
  func isLetter(_ index: Int) -> Bool {
    tokens[index].kind == .word
      && (typedLength(index) == 1
        || typedLength(index) == 2 && folded[tokens[index].end - 1] == 0x2e)
  }
}

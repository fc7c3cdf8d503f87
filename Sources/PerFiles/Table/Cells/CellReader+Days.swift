/// Days in digits.
extension CellReader {
  /// Returns the words of a cell without days and weeks, and without words such as "until" before them.
  ///
  /// - Parameter keepsFirstDays: A Boolean value indicating whether days after words such as "from" are kept. An offer
  ///   may not apply before them.
  static func withoutDays(
    _ cell: String, decimalMark mark: Character, keepsFirstDays: Bool = false
  ) -> String {
    var words: [Substring] = []
    for word in cell.split(whereSeparator: \.isWhitespace) {
      let isFirstDay = words.last.map { firstDayWords.contains(folded($0)) } ?? false
      guard isDay(word, decimalMark: mark) || isWeek(word, after: words.last),
        !isFirstDay || !keepsFirstDays
      else {
        words.append(word)
        continue
      }
      if !isDay(word, decimalMark: mark) { words.removeLast() }
      while let last = words.last, dayWords.contains(folded(last)) { words.removeLast() }
    }
    return words.joined(separator: " ")
  }

  /// Returns whether a word is a day or a range of days, such as "30.11.", "30/11/26", "2026-11-30" and "24.-30.11.".
  /// "1/2" can be a fraction, and "1.10." a price at the end of a sentence if the decimal mark is a point.
  private static func isDay(_ word: Substring, decimalMark mark: Character) -> Bool {
    let word = trimmed(word, "(),;:")
    let ends = word.split(omittingEmptySubsequences: false) { "–-".contains($0) }
    guard word.contains("."), ends.count == 2, ends[0].last == "." else {
      return isSingleDay(word, mark)
    }
    return isSingleDay(ends[1], mark)
      && (isSingleDay(ends[0], mark) || Int(ends[0].dropLast()).map(isDayOfMonth) == true)
  }

  private static func isSingleDay(_ word: Substring, _ mark: Character) -> Bool {
    let isFinished = word.last == "."
    let signCount = word.utf8.count { "./-".utf8.contains($0) }
    guard signCount >= (isFinished && mark == "." ? 3 : 2) else { return false }
    let body = isFinished ? word.dropLast() : word
    let parts = body.split(omittingEmptySubsequences: false) { "./-".contains($0) }
    let separators = Set(body.filter { "./-".contains($0) })
    guard parts.allSatisfy({ $0.allSatisfy(\.isDigit) && [1, 2, 4].contains($0.count) }),
      separators.count == 1
    else { return false }
    let numbers = parts.compactMap { Int($0) }
    if numbers.count == 2 {
      return isFinished && separators == ["."] && mark != "." && isDate(numbers[0], numbers[1])
    }
    guard numbers.count == 3 else { return false }
    if parts[0].count == 4 { return isDate(numbers[2], numbers[1]) }
    guard parts[2].count > 1 else { return false }
    // American dates have the month first.
    return isDate(numbers[0], numbers[1])
      || separators == ["/"] && isDate(numbers[1], numbers[0])
  }

  /// Returns the two numbers of a cell such as "18.10." and "06.28", of two digits each, and whether a point follows;
  /// nil for other cells. A day before a point can have one digit.
  static func twoDigitPair(_ cell: String) -> (first: Int, second: Int, isFinished: Bool)? {
    guard cell.utf8.count <= 6, cell.utf8.contains(UInt8(ascii: ".")) else { return nil }
    let isFinished = cell.last == "."
    let parts = (isFinished ? cell.dropLast() : cell[...]).split(
      separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.count == 2 || isFinished && $0.count == 1 }),
      parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      let first = Int(parts[0]), let second = Int(parts[1])
    else { return nil }
    return (first, second, isFinished)
  }

  private static func isDayOfMonth(_ number: Int) -> Bool { (1...31).contains(number) }

  static func isDate(_ day: Int, _ month: Int) -> Bool {
    isDayOfMonth(day) && (1...12).contains(month)
  }

  /// Returns whether a word is the number of a week, as in "KW 48".
  private static func isWeek(_ word: Substring, after last: Substring?) -> Bool {
    guard let last, weekWords.contains(folded(last)), let number = Int(trimmed(word, "(),;:."))
    else {
      return false
    }
    return (1...53).contains(number)
  }

  private static func folded(_ word: Substring) -> String {
    HeaderWords.folded(String(trimmed(word, "(),;:.")))
  }

  private static func trimmed(_ word: Substring, _ signs: String) -> Substring {
    var word = word.drop { signs.contains($0) }
    while let last = word.last, last != ".", signs.contains(last) { word.removeLast() }
    return word
  }

  private static let weekWords = HeaderWords.set(
    "kw wk week woche semaine semana settimana uge uke vecka viikko")

  /// Words before the first day of an offer.
  private static let firstDayWords = HeaderWords.starts.union(
    HeaderWords.set("since vom seit du del van de fr.o.m от"))

  /// Words before the last day of an offer.
  private static let dayWords = HeaderWords.set(
    """
    until till to valid ends ending expires thru through bis zum nur gültig jusqu'au au valable hasta al válido fino tot
    t/m geldig até do ważne till til gäller gælder gjelder asti saakka platí до действует
    """)
}

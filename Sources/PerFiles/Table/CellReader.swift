internal import PerCore

/// Reads single cells of a table: units, quantities and prices.
struct CellReader {
  let notation: LineNotation
  private let reader: LineReader
  /// Reads numbers with a point as decimal mark and without grouping marks.
  private let plainReader: LineReader

  init(_ notation: LineNotation) {
    self.notation = notation
    reader = LineReader(notation: notation)
    plainReader = LineReader(
      notation: LineNotation(
        decimalMark: ".", groupingMark: nil, currency: notation.currency,
        currencyDecimals: notation.currencyDecimals, measures: notation.measures,
        language: notation.language, region: notation.region))
  }

  /// Returns the amount that a unit stands for, such as 1 kg for "kg" and 100 g for "100 g"; nil if it is no unit.
  func unit(_ text: String) -> LineAmount? {
    let line = text.first?.isNumber == true ? text : "1 " + text
    guard case .ask(.price, let known, _) = plainReader.read(line).outcome, known.name.isEmpty
    else {
      return nil
    }
    return known.amount
  }

  /// Returns the quantity that a text states together with its unit, such as "6 × 330 ml", and the rest of the text.
  ///
  /// - Parameter mark: The decimal mark of the column.
  func quantity(_ text: String, decimalMark mark: Character) -> Result<
    (LineAmount, String), Refusal
  > {
    switch plainReader.read(Self.plain(text, decimalMark: mark)).outcome {
    case .ask(.price, let known, _):
      guard let amount = known.amount else { return .failure(Refusal(.amount)) }
      return .success((amount, known.name))
    // The text has no price, so a number that looks like one belongs to something else.
    case .product, .ask(.offer, _, _), .ask(.currency, _, _): return .failure(Refusal(.number))
    case .ask(let reason, _, _): return .failure(Refusal(reason))
    case .refuse(let reason): return .failure(Refusal(reason == .none ? .amount : reason))
    }
  }

  /// Returns the price that a text states, in the currency of the notation.
  ///
  /// - Parameters:
  ///   - mark: The decimal mark of the column; nil if the cells of the column contradict each other.
  ///   - isInCents: Whether the number is in the hundredth of the currency.
  func price(
    _ text: String, decimalMark mark: Character?, isInCents: Bool
  ) -> Result<Rational, Refusal> {
    guard let number = NumberCell(text) else {
      return signedPrice(text, decimalMark: mark ?? notation.decimalMark)
    }
    guard !number.isNegative else { return .failure(Refusal(.number)) }
    let signs = (number.prefix + " " + number.suffix).trimmed
    guard signs.isEmpty || isInCents else {
      return signedPrice(text, decimalMark: mark ?? notation.decimalMark)
    }
    guard let value = value(number, decimalMark: mark) else { return .failure(Refusal(.number)) }
    guard value.isPositive else { return .failure(Refusal(.number)) }
    return .success(isInCents ? value / Rational(100) : value)
  }

  /// Returns the value of a number; nil if its marks fit no value, or two.
  func value(_ number: NumberCell, decimalMark mark: Character?) -> Rational? {
    if let mark, let value = number.value(decimalMark: mark) { return value }
    let marks = number.possibleMarks
    guard marks.count == 1 || !number.isAmbiguous, let only = marks.first else { return nil }
    return number.value(decimalMark: only)
  }

  /// Reads a price with a currency sign or another sign of a price, such as "€4.49", "10,-" and "99p".
  private func signedPrice(
    _ text: String, decimalMark mark: Character
  ) -> Result<Rational, Refusal> {
    let line = "1 kg; " + Self.plain(text, decimalMark: mark)
    switch plainReader.read(line).outcome {
    case .product(let product):
      return product.price.map { .success($0) } ?? .failure(Refusal(.price))
    case .ask(let reason, _, let candidates):
      // A bare number is certainly a price in a column of prices.
      let prices = Set(candidates.compactMap(\.price))
      if reason == .price, prices.count == 1, let price = prices.first { return .success(price) }
      return .failure(Refusal(reason))
    case .refuse(let reason): return .failure(Refusal(reason == .none ? .price : reason))
    }
  }

  /// Returns whether a text is the sign or code of a currency, and that of the notation; nil if it is no currency.
  func isOwnCurrency(_ text: String) -> Bool? {
    switch plainReader.read("1 kg; 5.00 " + text).outcome {
    case .product(let product) where product.name.isEmpty: true
    case .ask(.currency, _, _), .refuse(.currency): false
    default: nil
    }
  }

  /// Returns a text whose numbers have a point as decimal mark and no other marks.
  static func plain(_ text: String, decimalMark mark: Character) -> String {
    var result = ""
    var run = ""
    func finish() {
      let tail = run.reversed().prefix { !$0.isNumber }
      let number = String(run.dropLast(tail.count))
      result += NumberCell(number)?.plain(decimalMark: mark) ?? number
      result += String(tail.reversed())
      run = ""
    }
    for character in text {
      if character.isNumber && character.wholeNumberValue != nil
        || !run.isEmpty
          && (character == "." || character == "," || character == "'" || character == "’")
      {
        run.append(character)
      } else {
        finish()
        result.append(character)
      }
    }
    finish()
    return result
  }

  /// A reason why a cell is not read.
  struct Refusal: Error {
    let reason: LineReason

    init(_ reason: LineReason) {
      self.reason = reason
    }
  }
}

extension StringProtocol {
  /// The text without spaces at its ends.
  var trimmed: String {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? start
    return String(self[start..<end])
  }
}

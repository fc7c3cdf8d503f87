internal import PerCore

/// Reads single cells of a table: units, quantities and prices.
final class CellReader: Sendable {
  let notation: LineNotation
  /// Reads the names of a column, whose decimal mark is that of the notation, or the other one.
  private let nameReader, otherNameReader: LineReader
  /// Read cells whose numbers have a point as decimal mark: any cell, and one that contains only a quantity.
  let plainReader: LineReader
  private let quantityReader: LineReader
  /// Reads offers whose numbers have a point as decimal mark.
  let offerReader: LineReader

  /// A reason why a cell is not read.
  struct Refusal: Error {
    let reason: LineReason
    /// The amounts that the packs of a text can have, if it doesn't say what the price is for: 330 ml and 1980 ml for
    /// "Cola 6 bottles 330 ml".
    let packAmounts: [LineAmount]
    /// All amounts that the price of a text can be for.
    let amounts: [LineAmount]

    init(
      _ reason: LineReason, packAmounts: [LineAmount] = [], amounts: [LineAmount] = []
    ) {
      (self.reason, self.packAmounts, self.amounts) = (reason, packAmounts, amounts)
    }
  }

  /// A quantity, and the text around it.
  struct Quantity {
    var amount: LineAmount
    let rest: String
    /// The shop that the text names; empty if it names none.
    var shop = ""
    /// The amount as a number of equal parts, such as "6 × 330 ml"; nil if the text doesn't have it.
    var multiple: LineMultiple?
    /// The net weight, if the amount is the drained weight.
    var net: LineAmount?
    /// The unit price that the text states.
    var rate: LineRate?
    /// The number of a cell whose unit is elsewhere.
    var number: Rational?
    /// A Boolean value indicating whether the amount is the total of all packs.
    var isTotal = false
    /// A Boolean value indicating whether the amount is the total of all packs, as their number and the size of one
    /// prove.
    var isProvedTotal = false
    /// A Boolean value indicating whether the name has packs that the quantity doesn't have, so that only a unit price
    /// tells which is right.
    var isDoubtful = false
    /// The number of packs in the name, if the amount can be the size of each or of all.
    var namedPacks: Rational?
    /// A Boolean value indicating whether the cell is only a unit, so that the price is for one of it: "kg".
    var isUnit = false
    /// The offer and the deposit that the text has.
    var offer: Offer?
    var deposit: Rational?
  }

  init(_ notation: LineNotation) {
    self.notation = notation
    nameReader = LineReader(notation: notation, offers: .read)
    otherNameReader =
      notation.decimalMark == ","
      ? nameReader.replacing(decimalMark: ".", groupingMark: ",")
      : nameReader.replacing(decimalMark: ",", groupingMark: ".")
    offerReader = nameReader.replacing(decimalMark: ".", groupingMark: nil)
    let reader = LineReader(notation: notation)
    let groupsBySpace = notation.groupingMark?.isWhitespace == true
    plainReader = reader.replacing(
      decimalMark: ".", groupingMark: groupsBySpace ? notation.groupingMark : nil)
    quantityReader = reader.replacing(decimalMark: ".", groupingMark: " ")
  }

  /// Returns the reader of names whose numbers have a decimal mark.
  func namedReader(decimalMark mark: Character?) -> LineReader {
    mark == nil || mark == notation.decimalMark ? nameReader : otherNameReader
  }

  // MARK: - Quantities

  /// Units of inventories that typed lines don't have.
  static let codes = [
    "ea": "pcs", "each": "pcs", "pce": "pcs", "c62": "pcs", "h87": "pcs", "un": "pcs",
    "pièce": "pcs",
    "und": "pcs", "no": "pcs", "nos": "pcs", "kgm": "kg", "grm": "g", "mlt": "ml",
    "千克": "kg", "公升": "l", "بيضة": "pcs", "بيضات": "pcs",
    // "in" is also a word.
    "in": "inch",
  ]

  /// Returns the amount that a unit stands for, such as 1 kg for "kg" and 100 g for "100 g"; nil if it isn't a unit.
  func unit(_ text: String) -> LineAmount? {
    // What Per writes: "floz-us".
    if let unit = Unit(rawValue: text), text.contains("-") { return LineAmount(.one, unit) }
    let word = text.lowercased().filter { $0 != "." }
    if Self.isTon(text) { return LineAmount(Rational(1_000), .kilogram) }
    if let unit = Self.withoutArticle(text) { return self.unit(unit) }
    // A price for 100 g is one "all'etto" in Italy.
    if word == "etto" { return LineAmount(Rational(100), .gram) }
    // Half a kilogram in China, and more elsewhere.
    if word == "斤", notation.currency == "CNY" { return LineAmount(Rational(500), .gram) }
    let code = Self.codes[word]
    guard code != nil || text.hasNumber || !text.hasLetter || plainReader.canHaveWord(text) else {
      return nil
    }
    // "千" is a number, too.
    let line = code.map { "1 " + $0 } ?? (text.first?.isNumber == true ? text : "1 " + text)
    switch plainReader.read(line).outcome {
    case .ask(.price, let known, _) where Self.isContainer(known.name, in: text):
      return known.amount
    case .ask(.amount, let known, _) where known.name.isEmpty: return Self.smallMeasure(known)
    default: return nil
    }
  }

  /// Returns whether only a container follows a size, such as "bag" in "5 lb bag".
  private static func isContainer(_ name: String, in text: String) -> Bool {
    if name.isEmpty { return true }
    let words = ColumnHeader.words(of: name)
    return text.first?.isNumber == true && !words.isEmpty
      && words.allSatisfy {
        HeaderWords.isContainer($0) || HeaderWords.cases.contains($0)
          || HeaderWords.bag(in: [$0]) != nil
      }
  }

  /// Returns the amount of a line in units that are seldom an amount in typed lines, such as "5 mg" and "3 mm".
  private static func smallMeasure(_ known: LineProduct) -> LineAmount? {
    known.amount.flatMap { amount in
      // "500 tablets" can be a strength in a typed line.
      let isDose = amount.unit == .tablet || amount.unit == .capsule
      return amount.unit.kind == .units && !isDose ? nil : amount
    }
  }

  /// Returns the quantity that a cell has together with its unit, such as "6 × 330 ml".
  ///
  /// - Parameter mark: The decimal mark of the column; nil if its cells contradict each other.
  func quantity(_ cell: String, decimalMark mark: Character?) -> Result<Quantity, Refusal> {
    if mark == nil && Self.hasAmbiguousNumber(cell) || cell.hasPrefix("=") || Self.hasMinus(cell) {
      return .failure(Refusal(.number))
    }
    if let tons = tons(cell, decimalMark: mark) {
      return .success(Quantity(amount: tons, rest: ""))
    }
    let result = quantity(
      Self.plain(cell, decimalMark: mark ?? notation.decimalMark), quantityReader)
    switch result {
    case .success(let quantity):
      return Self.isNoise(quantity.rest) ? result : .failure(Refusal(.unit))
    case .failure(let refusal):
      if let packs = packsOfCase(cell) { return quantity(packs, decimalMark: mark) }
      if !cell.hasNumberBesideExponents {
        return single(cell).map { .success(Quantity(amount: $0, rest: "", isUnit: true)) }
          ?? .failure(Refusal(.amount))
      }
      guard refusal.reason == .amount else { return result }
      if let pieces = pieces(cell) { return .success(Quantity(amount: pieces, rest: "")) }
      return Self.isDate(cell) ? .failure(Refusal(.number)) : result
    }
  }

  /// Returns a cell such as "4/1 GAL" with a multiplication sign, as American wholesalers mean it; nil for other cells.
  private func packsOfCase(_ cell: String) -> String? {
    guard notation.currency == "USD", cell.utf8.contains(UInt8(ascii: "/")) else { return nil }
    let parts = cell.split(separator: "/", omittingEmptySubsequences: false).map(\.trimmed)
    guard parts.count == 2, Int(parts[0]) != nil, parts[1].first?.isDigit == true,
      parts[1].hasLetter
    else { return nil }
    return parts[0] + " x " + parts[1]
  }

  /// Returns whether a text starts with a minus and a number.
  private static func hasMinus(_ text: String) -> Bool {
    guard let first = text.first, "-−–".contains(first) else { return false }
    return text.dropFirst().first?.isDigit == true
  }

  /// Returns the quantity that is part of a name.
  func quantity(inName name: String, decimalMark mark: Character?) -> Result<Quantity, Refusal> {
    quantity(name, namedReader(decimalMark: mark))
  }

  private func quantity(_ text: String, _ reader: LineReader) -> Result<Quantity, Refusal> {
    let reading = reader.read(text)
    switch reading.outcome {
    case .ask(.price, let known, _),
      .product(let known) where known.price == nil || reading.hasOnlyUnitPrice:
      guard let amount = known.amount else { return .failure(Refusal(.amount)) }
      return .success(
        Quantity(
          amount: amount, rest: known.name, shop: known.shop,
          multiple: reading.multiple(of: amount), net: known.net, rate: known.rate,
          offer: known.offer, deposit: known.deposit))
    // The text has no price, so a number that looks like one belongs to something else.
    case .product, .ask(.currency, _, _): return .failure(Refusal(.number))
    case .ask(.amount, let known, _) where known.name.isEmpty:
      guard let amount = Self.smallMeasure(known) else { return .failure(Refusal(.amount)) }
      return .success(Quantity(amount: amount, rest: ""))
    case .ask(.total, _, let candidates):
      let amounts = candidates.compactMap(\.amount)
      let arePacks = reading.rules.contains { $0 == .container || $0 == .pack }
      return .failure(Refusal(.total, packAmounts: arePacks ? amounts : [], amounts: amounts))
    case .ask(let reason, _, _): return .failure(Refusal(reason))
    case .refuse(let reason): return .failure(Refusal(reason == .none ? .amount : reason))
    }
  }

  /// Returns whether a number in a text has two meanings.
  static func hasAmbiguousNumber(_ text: String) -> Bool {
    numbers(text).contains(where: \.isAmbiguous)
  }

  /// Returns the numbers of a text.
  static func numbers(_ text: String) -> [NumberCell] {
    text.split { $0.isLetter || $0.isWhitespace || $0 == "×" }
      .compactMap { NumberCell(String($0)) }
  }

  /// Returns whether a text looks like a date, which spreadsheets make of sizes such as "4/8": "04. Aug", "8-Apr".
  static func isDate(_ text: String) -> Bool {
    guard text.utf8.contains(where: { "./-".utf8.contains($0) }) else { return false }
    let parts = text.split { $0 == "." || $0 == "-" || $0 == "/" || $0 == " " }
    let hasMarks = text.contains { $0 == "." || $0 == "-" || $0 == "/" }
    return hasMarks && (2...3).contains(parts.count)
      && parts.allSatisfy { $0.allSatisfy(\.isDigit) || $0.allSatisfy(\.isLetter) }
      && parts.count { $0.allSatisfy(\.isLetter) } <= 1
      // The shortest names of months have three letters.
      && parts.allSatisfy { $0.allSatisfy(\.isDigit) || $0.count >= 3 }
  }

  // MARK: - Numbers

  /// Returns a text whose numbers have a point as decimal mark and no other marks.
  static func plain(_ text: String, decimalMark mark: Character) -> String {
    var result = ""
    var run = ""
    func finish() {
      let tail = run.reversed().prefix { !$0.isDigit }
      let number = String(run.dropLast(tail.count))
      result += NumberCell(number)?.plain(decimalMark: mark) ?? number
      result += String(tail.reversed())
      run = ""
    }
    for character in text {
      if character.isDigit || !run.isEmpty && numberMarks.contains(character) {
        run.append(character)
      } else {
        if !run.isEmpty { finish() }
        result.append(character)
      }
    }
    finish()
    return result
  }

  private static let numberMarks: Set<Character> = [
    ".", ",", "'", "’", "٫", "٬", "\u{a0}", "\u{202f}", "\u{2009}",
  ]
}

extension Character {
  /// A Boolean value indicating whether the character is a decimal digit of any script.
  var isDigit: Bool {
    unicodeScalars.first.map { NumberCell.digit($0) != nil } ?? false
  }
}

extension StringProtocol {
  /// The text without spaces at its ends.
  var trimmed: String {
    guard unicodeScalars.first?.isSpace == true || unicodeScalars.last?.isSpace == true else {
      return String(self)
    }
    return String(trimmingSpace())
  }
}

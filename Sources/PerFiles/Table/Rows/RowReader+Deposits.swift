internal import PerCore

/// The deposit of a row.
extension RowReader {
  /// Returns the deposit for the whole pack; nil if the row has none. Throws if it can't be read, or if the cell of the
  /// price or the name has another one.
  ///
  /// - Parameters:
  ///   - column: The column of the price.
  ///   - named: The deposit in the name or in the cell of the quantity.
  mutating func deposit(
    _ record: TableRecord, containers: Rational, priceColumn column: Int?, inName named: Rational?
  ) throws(Refusal) -> Rational? {
    let added = column.flatMap {
      cells.addedDeposit(inPrice: cell(record, $0), decimalMark: mark(of: $0))
    }
    if added != nil, includesDeposit { throw Refusal(.offer) }
    var known = [added, named].compactMap(\.self)
    if let deposit = try deposit(record, containers) { known.append(deposit) }
    guard known.allSatisfy({ $0 == known[0] }) else { throw Refusal(.total) }
    return known.first
  }

  /// Returns the deposit of the columns of deposits; nil if they have none.
  ///
  /// The deposit of a crate is added to those of the bottles, unless it may already include them.
  private mutating func deposit(
    _ record: TableRecord, _ containers: Rational
  ) throws(Refusal) -> Rational? {
    var (bottles, packs): ([Rational], [Rational]) = ([], [])
    for column in deposits {
      let cell = cell(record, column)
      guard !isWithoutDeposit(cell) else { continue }
      let deposit = try deposit(cell, record, column, containers)
      if layout.columns[column]?.isOfEach == true {
        bottles.append(deposit)
      } else {
        packs.append(deposit)
      }
    }
    guard let first = bottles.first ?? packs.first else { return nil }
    if bottles.count == 1, packs.count == 1, packs[0] < first { return first + packs[0] }
    guard (bottles + packs).allSatisfy({ $0 == first }) else { throw Refusal(.total) }
    return first
  }

  /// Reads a cell such as "0.25", "6 x 0.25", "0.25 per bottle" and "1.50 + 20 x 0.08".
  private mutating func deposit(
    _ cell: String, _ record: TableRecord, _ column: Int, _ containers: Rational
  ) throws(Refusal) -> Rational {
    guard cell.hasNumber else { throw Refusal(.number) }
    let parts = cell.split(separator: "+").map { String($0).trimmed }.filter { !$0.isEmpty }
    var sum: Rational?
    for part in parts {
      let deposit = try self.part(part, record, column, containers)
      sum = sum.map { $0 + deposit } ?? deposit
    }
    guard let sum else { throw Refusal(.number) }
    return sum
  }

  private mutating func part(
    _ text: String, _ record: TableRecord, _ column: Int, _ containers: Rational
  ) throws(Refusal) -> Rational {
    var words = DepositWords(text)
    let factors = words.rest.split { "xX×*".contains($0) }.map { String($0).trimmed }
    if factors.count == 2 {
      // "6 x 0.25" and "0.25 x 6"
      let isFirst = NumberCell(factors[0]).map { $0.isAlone && $0.isWhole } ?? false
      guard let number = NumberCell(factors[isFirst ? 0 : 1]), number.isAlone, number.isWhole,
        let count = cells.value(number, decimalMark: mark(of: column)), count.isPositive
      else { throw Refusal(.number) }
      return try price(factors[isFirst ? 1 : 0], record, column) * count
    }
    // "25 c"
    var factor = Rational.one
    if let number = NumberCell(words.rest), number.prefix.isEmpty,
      number.suffix.trimmed.lowercased() == "c", cells.notation.currencyDecimals == 2
    {
      words.rest = words.rest.filter { !$0.isLetter }.trimmed
      guard number.isWhole else { throw Refusal(.number) }
      factor = .one / Rational(100)
    }
    let value = try price(words.rest, record, column) * factor
    if words.isOfPack { return value }
    let isOfEach = layout.columns[column]?.isOfEach == true || words.isOfEach
    // "0.08 bottle" can be for each bottle.
    guard isOfEach || !words.isOfContainer || containers == .one else { throw Refusal(.total) }
    return isOfEach ? value * containers : value
  }

  /// Returns whether a cell says that there is no deposit: "", "0.00", "-" and "no".
  private func isWithoutDeposit(_ cell: String) -> Bool {
    if cell.hasNumber { return !cell.hasNumberBesideZero }
    return !cell.hasLetter || HeaderWords.isAbsent(cell)
  }

  /// Returns whether a name, without its deposit, ends with a word that makes it a part of the price: "inkl."
  static func endsWithInclusion(_ name: String) -> Bool {
    let last = name.utf8.last
    guard last == UInt8(ascii: ".") || last == UInt8(ascii: "l") || last == UInt8(ascii: "e")
    else { return false }
    // Reading bytes takes much less time than reading characters.
    let start = name.utf8.lastIndex(of: UInt8(ascii: " ")).map { name.utf8.index(after: $0) }
    let word = name[(start ?? name.startIndex)...]
    return inclusions.contains(word.lowercased().filter { $0 != "." })
  }

  private static let inclusions: Set<String> = [
    "inkl", "incl", "inclusive", "inklusive", "sis", "включ",
  ]

  /// A Boolean value indicating whether a header says that the price includes the deposit.
  private var includesDeposit: Bool {
    prices.contains { layout.columns[$0]?.priceSort == .withDeposit }
  }

  /// Returns a price without the deposit, if its header says that it includes the deposit.
  func withoutDeposit(_ price: Rational?, _ deposit: Rational) throws(Refusal) -> Rational? {
    guard let price, includesDeposit else { return price }
    guard price > deposit else { throw Refusal(.number) }
    return price - deposit
  }
}

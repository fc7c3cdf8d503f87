extension NumberFormat {
  /// Returns the value of a number without a sign and without surrounding space.
  ///
  /// - Throws: `EntryError.ambiguous` if the text has different values in this format and its alternates.
  public func number(_ text: some StringProtocol) throws(EntryError) -> Rational {
    guard !alternates.isEmpty else { return try ownNumber(text) }
    let values = values(of: text)
    if values.count > 1 { throw .ambiguous(values.map(unambiguousString)) }
    guard let value = values.first else { return try withoutAlternates.ownNumber(text) }
    return value
  }

  private var withoutAlternates: NumberFormat {
    var format = self
    format.alternates = []
    return format
  }

  /// Returns the different values of a text in this format and its alternates.
  private func values(of text: some StringProtocol) -> [Rational] {
    ([withoutAlternates] + alternates).reduce(into: []) { values, format in
      if let value = try? format.ownNumber(text), !values.contains(value) { values.append(value) }
    }
  }

  /// Returns a text that has the given value in this format and its alternates.
  private func unambiguousString(_ value: Rational) -> String {
    let text = string(value, grouped: false)
    guard values(of: text).count > 1 else { return text }
    return string(value, minimumDecimals: (value.exactDecimals ?? 0) + 1, grouped: false)
  }

  /// Reads `text` in this format alone.
  private func ownNumber(_ text: some StringProtocol) throws(EntryError) -> Rational {
    var digits = Digits()
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      switch mark(character) {
      case .digit(let digit):
        digits.append(digit)
      case .decimal:
        guard digits.decimals == nil else { throw .twoDecimalMarks }
        digits.decimals = []
        if isForeignDecimalMark(character), digits.couldBeGrouped(with: text[next...]) {
          throw ambiguity(text[..<index], text[next...])
        }
      case .grouping:
        guard digits.decimals == nil else {
          throw .misplacedGroupingMark(character, decimalMark: decimalMark)
        }
        digits.endGroup(with: character)
      case .foreign:
        let decimals = text[next...]
        if character != "'", character != "\u{2019}", digits.couldBeGrouped(with: decimals) {
          throw ambiguity(text[..<index], decimals)
        }
        throw .foreignMark(character, decimalMark: decimalMark)
      case nil:
        throw .unexpected(String(character))
      }
      index = next
    }
    if let mark = digits.groupingMark, !isGrouping(digits) {
      throw .misplacedGroupingMark(mark, decimalMark: decimalMark)
    }
    return try digits.value()
  }

  /// Returns the error for a mark that this format doesn't use, and that is followed by three digits.
  private func ambiguity(
    _ whole: some StringProtocol, _ decimals: some StringProtocol
  ) -> EntryError {
    .ambiguous([String(whole) + String(decimals), "\(whole)\(decimalMark)\(decimals)"])
  }

  /// Returns a Boolean value indicating whether the digits are grouped as in this format.
  private func isGrouping(_ digits: Digits) -> Bool {
    guard digits.whole.first != 0 else { return false }
    // If the format has no groups, the Arabic grouping mark separates thousands.
    let format = groupingMark == nil ? NumberFormat(decimalMark: ".", groupingMark: ",") : self
    let groups = digits.groups + [digits.countInGroup]
    for (index, length) in groups.reversed().enumerated() {
      let isFirst = index == groups.count - 1
      guard let size = format.groupSize(at: index) else { return isFirst && length > 0 }
      guard isFirst ? (1...size).contains(length) : length == size else { return false }
    }
    return true
  }
}

/// The digits of a number that is being parsed.
private struct Digits {
  var whole: [UInt] = []
  /// Nil before the decimal mark.
  var decimals: [UInt]?
  /// The numbers of digits before each of the grouping marks.
  var groups: [Int] = []
  /// The number of digits after the last grouping mark.
  var countInGroup = 0
  /// The first grouping mark.
  var groupingMark: Character?

  mutating func append(_ digit: UInt) {
    if decimals == nil {
      whole.append(digit)
      countInGroup += 1
    } else {
      decimals?.append(digit)
    }
  }

  mutating func endGroup(with mark: Character) {
    groupingMark = groupingMark ?? mark
    groups.append(countInGroup)
    countInGroup = 0
  }

  /// Returns a Boolean value indicating whether `rest`, which follows a mark, could be the last three
  /// digits of a whole number.
  func couldBeGrouped(with rest: some StringProtocol) -> Bool {
    !whole.isEmpty && whole.first != 0 && groups.isEmpty && rest.count == 3
      && rest.allSatisfy { $0.decimalDigit != nil }
  }

  func value() throws(EntryError) -> Rational {
    let decimals = decimals ?? []
    guard !whole.isEmpty || !decimals.isEmpty else { throw .incomplete }
    let digits = (whole + decimals).drop { $0 == 0 }
    guard digits.count <= NumberFormat.maximumDigits,
      decimals.count <= NumberFormat.maximumDigits
    else { throw .tooManyDigits }
    return Rational(BigUInt(digits: digits), decimals: decimals.count)
  }
}

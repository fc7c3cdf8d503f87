extension NumberFormat {
  /// Returns the value of a number without a sign and without surrounding space.
  ///
  /// A mark that this format doesn't use, or uses for groups only, is read if it has one meaning: "3.99" and "3,99" are
  /// the same in all formats.
  ///
  /// - Throws: `EntryError.ambiguous` if the text has two values: in this format and its alternates, or because three
  ///   digits follow a mark or a space that this format doesn't use.
  public func number(_ text: some Collection<Character>) throws(EntryError) -> Rational {
    do throws(EntryError) {
      return try usualNumber(text)
    } catch {
      switch error {
      case .foreignMark, .misplacedGroupingMark, .twoDecimalMarks:
        guard let plain = Self.plainText(of: text) else { throw error }
        return try NumberFormat.plain.ownNumber(plain)
      case .unexpected where text.contains(where: \.isSpace):
        guard let plain = Self.plainText(of: text) else { throw error }
        let value = try NumberFormat.plain.ownNumber(plain)
        let groups = text.split(whereSeparator: \.isSpace)
        // "1 000" can't be a product, and neither can three groups: only "6 330" can be 6 packs.
        if !spaceCanMultiply || groups.count > 2 || groups.last?.first?.decimalDigit == 0 {
          return value
        }
        let product = groups.joined(separator: [Operator.multiply.rawValue])
        throw .ambiguous([unambiguousString(value), String(product)])
      default: throw error
      }
    }
  }

  /// Returns a number with a point as its decimal mark and without groups if it isn't in the notation of this format;
  /// otherwise nil.
  func plainTextOfOtherNotation(_ text: some Collection<Character>) -> String? {
    (try? usualNumber(text)) == nil ? Self.plainText(of: text) : nil
  }

  /// Returns a Boolean value indicating whether a number of an expression isn't in the notation of this format.
  func hasOtherNotation(in expression: String) -> Bool {
    var rest = expression[...]
    while !rest.isEmpty {
      let number = rest.numberPrefix(in: self)
      if plainTextOfOtherNotation(number) != nil { return true }
      rest = number.isEmpty ? rest.dropFirst() : rest[number.endIndex...]
    }
    return false
  }

  /// Reads `text` in this format and its alternates.
  private func usualNumber(_ text: some Collection<Character>) throws(EntryError) -> Rational {
    guard !alternates.isEmpty else { return try ownNumber(text) }
    let values = values(of: text)
    if values.count > 1 { throw .ambiguous(values.map(unambiguousString)) }
    guard let value = values.first else { return try withoutAlternates.ownNumber(text) }
    return value
  }

  /// Returns a number that is not in the notation of a format, with a point as its decimal mark and without groups; nil
  /// if its marks don't show which is the decimal mark.
  ///
  /// A point or a comma at the end is the decimal mark. The marks before it are all the same and separate groups of
  /// three digits.
  private static func plainText(of text: some Collection<Character>) -> String? {
    var groups = [""]
    var marks: [Unicode.Scalar] = []
    for character in text {
      guard let scalar = character.onlyScalar else { return nil }
      if let digit = scalar.decimalDigit {
        groups[groups.count - 1] += String(digit)
      } else {
        marks.append(scalar.plainMark)
        groups.append("")
      }
    }
    guard let mark = marks.last, let last = groups.last else { return nil }
    if mark == "'" || mark == " " { return isGrouped(groups, by: marks) ? groups.joined() : nil }
    guard mark == "." || mark == "," else { return nil }
    let whole = Array(groups.dropLast())
    let grouping = Array(marks.dropLast())
    guard grouping.isEmpty || !grouping.contains(mark) && isGrouped(whole, by: grouping) else {
      return nil
    }
    return whole.joined() + "." + last
  }

  /// Returns a Boolean value indicating whether marks that are all the same separate groups of three digits.
  private static func isGrouped(_ groups: [String], by marks: [Unicode.Scalar]) -> Bool {
    guard let first = groups.first, let mark = marks.first else { return false }
    return (1...3).contains(first.count) && first.first != "0"
      && ".,' ".unicodeScalars.contains(mark) && marks.allSatisfy { $0 == mark }
      && groups.dropFirst().allSatisfy { $0.count == 3 }
  }

  private var withoutAlternates: NumberFormat {
    var format = self
    format.alternates = []
    return format
  }

  /// Returns the different values of a text in this format and its alternates.
  private func values(of text: some Collection<Character>) -> [Rational] {
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
  private func ownNumber(_ text: some Collection<Character>) throws(EntryError) -> Rational {
    var digits = Digits()
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      switch mark(character) {
      case .digit(let digit):
        digits.append(digit)
      case .decimal:
        guard digits.decimalCount == nil else { throw .twoDecimalMarks }
        digits.decimalCount = 0
        if isForeignDecimalMark(character), digits.couldBeGrouped(with: text[next...]) {
          throw ambiguity(text[..<index], text[next...])
        }
      case .grouping:
        guard digits.decimalCount == nil else {
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
    _ whole: some Collection<Character>, _ decimals: some Collection<Character>
  ) -> EntryError {
    let (whole, decimals) = (String(whole), String(decimals))
    return .ambiguous([whole + decimals, "\(whole)\(decimalMark)\(decimals)"])
  }

  /// Returns a Boolean value indicating whether the digits are grouped as in this format.
  private func isGrouping(_ digits: Digits) -> Bool {
    guard !digits.startsWithZero else { return false }
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
  /// The digits before and after the decimal mark.
  private var digits: [UInt] = []
  /// The number of digits after the decimal mark; nil before it.
  var decimalCount: Int?
  /// The numbers of digits before each of the grouping marks.
  var groups: [Int] = []
  /// The number of digits after the last grouping mark.
  var countInGroup = 0
  /// The first grouping mark.
  var groupingMark: Character?

  private var wholeCount: Int { digits.count - (decimalCount ?? 0) }

  /// A Boolean value indicating whether the first digit is a zero before the decimal mark.
  var startsWithZero: Bool { digits.first == 0 && wholeCount > 0 }

  mutating func append(_ digit: UInt) {
    digits.append(digit)
    if let decimalCount { self.decimalCount = decimalCount + 1 } else { countInGroup += 1 }
  }

  mutating func endGroup(with mark: Character) {
    groupingMark = groupingMark ?? mark
    groups.append(countInGroup)
    countInGroup = 0
  }

  /// Returns a Boolean value indicating whether `rest`, which follows a mark, could be the last three
  /// digits of a whole number.
  func couldBeGrouped(with rest: some Collection<Character>) -> Bool {
    wholeCount > 0 && !startsWithZero && groups.isEmpty && rest.count == 3
      && rest.allSatisfy { $0.decimalDigit != nil }
  }

  func value() throws(EntryError) -> Rational {
    guard !digits.isEmpty else { throw .incomplete }
    let decimalCount = decimalCount ?? 0
    let significant = digits.drop { $0 == 0 }
    guard significant.count <= NumberFormat.maximumDigits,
      decimalCount <= NumberFormat.maximumDigits
    else { throw .tooManyDigits }
    return Rational(BigUInt(digits: significant), decimals: decimalCount)
  }
}

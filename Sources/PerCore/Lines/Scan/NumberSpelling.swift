/// A number and the values that its spelling can have.
///
/// This is a class because the parser asks for a number many times, and a copy of the values would take longer than the
/// question. A number doesn't change after the scanner has added it to a line.
final class NumberSpelling {
  /// How the marks in the number can be read.
  enum Marks {
    /// There are no marks, or they have one meaning.
    case certain
    /// The locale's decimal mark before three digits.
    case decimalBeforeThree
    /// A mark that the locale does not use, before three digits.
    case otherBeforeThree
    /// A plain space between groups of three digits.
    ///
    /// - `isUsual`: Whether the locale groups digits with spaces.
    /// - `isAfterName`: Whether a name precedes the number. The first group can belong to that name.
    case plainSpace(isUsual: Bool, isAfterName: Bool)
    /// The marks contradict each other.
    case broken
  }

  var value: Rational = .zero
  /// The value if a doubtful mark has its other meaning.
  var other: Rational?
  var marks = Marks.certain
  /// The number of digits after the decimal mark.
  var decimals = 0
  /// The number of digits.
  var digits = 0
  var isGrouped = false
  var usesOtherMark = false
  var beginsWithMark = false
  var beginsWithZero = false
  var isFraction = false
  /// The whole number before a fraction.
  var whole: Rational?
  /// A Boolean value indicating whether the number has an exponent: "1e5".
  var hasExponent = false

  var isInteger: Bool { value.denominator.isOne && decimals == 0 && !isFraction && !hasExponent }

  /// The value of a small whole number, or nil.
  var count: Int? { isInteger && !isBroken ? value.numerator.asInt : nil }

  /// The digits of a whole number as decimals, 0.05 for "05", or the value of a number that begins with a mark.
  var asDecimals: Rational { beginsWithMark ? value : Rational(value.numerator, decimals: digits) }

  /// A Boolean value indicating whether the number can be the year in which something is sold or used.
  var isYear: Bool { digits == 4 && count.map { (2000..<2060).contains($0) } ?? false }

  var isBroken: Bool { if case .broken = marks { true } else { false } }

  /// A Boolean value indicating whether the first of several groups of digits can belong to the name before it: "SMA 2
  /// 800 g".
  var isGroupedAfterName: Bool {
    if case .plainSpace(_, let isAfterName) = marks { isAfterName && other != nil } else { false }
  }

  /// A Boolean value indicating whether the locale's decimal mark precedes three digits.
  var isDecimalBeforeThree: Bool { if case .decimalBeforeThree = marks { true } else { false } }

  /// A Boolean value indicating whether the marks of the number have one meaning.
  var marksAreCertain: Bool { if case .certain = marks { true } else { false } }

  /// The values that the number can have before `unit`, the most likely one first.
  func values(before unit: Unit) -> [Rational] {
    switch marks {
    case .certain:
      // "1.250 kg" in German is rather the weight of a piece than more than a tonne.
      guard let other, [.kilogram, .litre].contains(unit) else { return [value] }
      return [value, other]
    case .broken: return [value]
    case .decimalBeforeThree, .otherBeforeThree:
      guard let other else { return [value] }
      switch unit {
      case .gram, .millilitre: return [value, other]
      case .millimetre, .centimetre, .milligram:
        if case .otherBeforeThree = marks { return [value, other] }
        return [value]
      default: return unit.kind == .units ? [other, value] : [value]
      }
    case .plainSpace(let isUsual, let isAfterName):
      guard let other else { return [value] }
      switch unit {
      case .gram, .millilitre, .millimetre, .centimetre:
        // "SMA 2 800 g": where spaces group no digits, one digit more likely belongs to the name.
        if isAfterName, !isUsual, digits == 4 { return [other, value] }
        return isUsual && !isAfterName ? [value] : [value, other]
      default:
        // "Verla 400 100 tablets": the first group belongs to the name.
        let limit = unit == .tablet || unit == .capsule ? 1000 : 10_000
        guard unit.kind == .units else { return [value, other] }
        if value > Rational(limit) { return [other] }
        // "Pampers 4 174 pieces": large numbers of pieces are usually round.
        let isRound = (value / Rational(50)).denominator.isOne
        let isRatherOther = isAfterName && !isRound && other >= Rational(100)
        return isRatherOther ? [other, value] : [value, other]
      }
    }
  }
}

extension NumberSpelling {
  /// A group of digits and the mark before it; 0 for none.
  struct Group {
    var mark: UInt32
    var start: Int
    var end: Int
    var count: Int { end - start }
    /// The mark without the differences between kinds of spaces and between Arabic and Western marks.
    var plainMark: UInt32 {
      switch mark {
      case 0xa0: 0x20
      case 0x66b: 0x2e
      case 0x66c: 0x27
      default: mark
      }
    }
  }

  /// The marks of a notation in folded form.
  struct MarkSet {
    let decimal: UInt32
    let grouping: UInt32
    /// A Boolean value indicating whether an apostrophe before one or two digits is a decimal mark, as in Spain:
    /// "1'89".
    let hasDecimalApostrophe: Bool

    init(_ notation: LineNotation) {
      func folded(_ character: Character?) -> UInt32 {
        guard let scalar = character?.unicodeScalars.first else { return 0 }
        let value = ScalarFolding.fold(scalar.value)
        return value == 0xa0 ? 0x20 : value
      }
      decimal = folded(notation.decimalMark)
      grouping = folded(notation.groupingMark)
      hasDecimalApostrophe = notation.language == "es"
    }
  }

  /// Reads the groups of digits of a number; the text consists of folded scalars.
  convenience init(_ groups: [Group], in text: [UInt32], marks set: MarkSet) {
    self.init()
    for group in groups { digits += group.count }
    let first = groups[0]
    beginsWithZero = first.count > 1 && text[first.start] == 48
    beginsWithMark = first.mark != 0
    if beginsWithMark {
      decimals = first.count
      value = Self.number(groups[0..<1], in: text, decimals: first.count)
      if groups.count > 1 { marks = .broken }
    } else if groups.count == 1 {
      value = Self.number(groups[...], in: text, decimals: 0)
    } else if groups.count == 2 {
      readTwoGroups(groups, in: text, marks: set)
    } else {
      readManyGroups(groups, in: text)
    }
  }

  /// Returns the number that the digits of all groups are, with a number of them after the decimal mark.
  private static func number(
    _ groups: ArraySlice<Group>, in text: [UInt32], decimals: Int
  ) -> Rational {
    var small: UInt = 0
    var count = 0
    for group in groups { count += group.count }
    if count <= 18 {
      for group in groups {
        for index in group.start..<group.end { small = small * 10 + UInt(text[index] - 48) }
      }
      return Rational(BigUInt(small), decimals: decimals)
    }
    let digits = groups.flatMap { $0.start..<$0.end }.map { UInt(text[$0] - 48) }
    return Rational(BigUInt(digits: digits), decimals: decimals)
  }

  /// Reads "1,234", "1.5" and "1 000", whose mark can be a decimal mark or separate thousands.
  private func readTwoGroups(_ groups: [Group], in text: [UInt32], marks set: MarkSet) {
    let (first, last) = (groups[0], groups[1])
    let isThree = last.count == 3 && (1...3).contains(first.count) && text[first.start] != 48
    let whole = Self.number(groups[...], in: text, decimals: 0)
    let asDecimal = Self.number(groups[...], in: text, decimals: last.count)
    switch last.plainMark {
    case 0x20:
      value = whole
      isGrouped = true
      // A plain space can also separate two numbers.
      if last.mark == 0x20, text[last.start] != 48 || set.grouping != 0x20,
        text[last.start..<last.end].contains(where: { $0 != 48 })
      {
        other = Self.number(groups[1...], in: text, decimals: 0)
        marks = .plainSpace(isUsual: set.grouping == 0x20, isAfterName: false)
      }
      if !isThree { marks = .broken }
    case 0x27 where last.count < 3:
      value = asDecimal
      decimals = last.count
      usesOtherMark = true
      if !set.hasDecimalApostrophe { marks = .broken }
    case 0x27:
      value = whole
      isGrouped = true
      if !isThree { marks = .broken }
    case set.grouping where isThree:
      (value, other, isGrouped) = (whole, asDecimal, true)
    case let mark:
      (value, decimals) = (asDecimal, last.count)
      // The Arabic decimal mark has one meaning.
      guard last.mark != 0x66b else { return }
      usesOtherMark = mark != set.decimal
      if isThree {
        other = whole
        marks = usesOtherMark ? .otherBeforeThree : .decimalBeforeThree
      }
    }
  }

  /// Reads "1,234,567" and "1,234.50", whose marks show which one is the decimal mark.
  private func readManyGroups(_ groups: [Group], in text: [UInt32]) {
    let last = groups[groups.count - 1]
    let groupMark = groups[1].plainMark
    isGrouped = true
    if last.plainMark == groupMark {
      value = Self.number(groups[...], in: text, decimals: 0)
      if !areThousands(groups[...], in: text) { marks = .broken }
    } else {
      decimals = last.count
      value = Self.number(groups[...], in: text, decimals: last.count)
      let isDecimal = last.plainMark == 0x2e || last.plainMark == 0x2c
      if !isDecimal || !areThousands(groups.dropLast(), in: text) { marks = .broken }
    }
  }

  /// Returns whether one mark separates groups of three digits.
  private func areThousands(_ groups: ArraySlice<Group>, in text: [UInt32]) -> Bool {
    let (first, others) = (groups[0], groups.dropFirst())
    let mark = groups[1].plainMark
    guard (1...3).contains(first.count), text[first.start] != 48,
      others.allSatisfy({ $0.plainMark == mark })
    else { return false }
    if others.allSatisfy({ $0.count == 3 }) { return true }
    // The Indian system has groups of two before the last group of three.
    return mark == 0x2c && first.count <= 2 && others.last?.count == 3
      && others.dropLast().allSatisfy { $0.count == 2 }
  }

  /// The fraction `numerator / denominator`, or nil if it is not a usual fraction of a unit.
  static func fraction(_ numerator: Int, _ denominator: Int) -> NumberSpelling? {
    guard [2, 3, 4, 8, 16].contains(denominator), numerator > 0, numerator < denominator else {
      return nil
    }
    let value = Rational(numerator) / Rational(denominator)
    guard value.denominator == BigUInt(UInt(denominator)) else { return nil }
    let spelling = NumberSpelling()
    spelling.value = value
    spelling.isFraction = true
    return spelling
  }
}

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
    func plain(_ mark: UInt32) -> UInt32 {
      switch mark {
      case 0xa0: 0x20
      case 0x66b: 0x2e
      case 0x66c: 0x27
      default: mark
      }
    }
    func number(_ range: ArraySlice<Group>, decimals: Int) -> Rational {
      var small: UInt = 0
      var count = 0
      for group in range { count += group.count }
      if count <= 18 {
        for group in range {
          for index in group.start..<group.end { small = small * 10 + UInt(text[index] - 48) }
        }
        return Rational(BigUInt(small), decimals: decimals)
      }
      let digits = range.flatMap { $0.start..<$0.end }.map { UInt(text[$0] - 48) }
      return Rational(BigUInt(digits: digits), decimals: decimals)
    }
    for group in groups { digits += group.count }
    let first = groups[0]
    beginsWithZero = first.count > 1 && text[first.start] == 48
    beginsWithMark = first.mark != 0
    if beginsWithMark {
      decimals = first.count
      value = number(groups[0..<1], decimals: first.count)
      if groups.count > 1 { marks = .broken }
      return
    }
    guard groups.count > 1 else {
      value = number(groups[...], decimals: 0)
      return
    }
    let last = groups[groups.count - 1]
    let lastMark = plain(last.mark)
    let whole = number(groups[...], decimals: 0)
    if groups.count == 2 {
      let startsWithZero = text[first.start] == 48
      let isThree = last.count == 3 && (1...3).contains(first.count) && !startsWithZero
      let asDecimal = number(groups[...], decimals: last.count)
      switch lastMark {
      case 0x20:
        value = whole
        isGrouped = true
        // A plain space can also separate two numbers.
        if last.mark == 0x20, text[last.start] != 48 || set.grouping != 0x20 {
          if text[last.start..<last.end].contains(where: { $0 != 48 }) {
            other = number(groups[1...], decimals: 0)
            marks = .plainSpace(isUsual: set.grouping == 0x20, isAfterName: false)
          }
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
      default:
        if isThree, lastMark == set.grouping {
          (value, other, isGrouped) = (whole, asDecimal, true)
          return
        }
        (value, decimals) = (asDecimal, last.count)
        // The Arabic decimal mark has one meaning.
        guard last.mark != 0x66b else { return }
        usesOtherMark = lastMark != set.decimal
        if isThree {
          other = whole
          marks = usesOtherMark ? .otherBeforeThree : .decimalBeforeThree
        }
      }
      return
    }
    let groupMark = plain(groups[1].mark)
    func isGrouping(_ groups: ArraySlice<Group>) -> Bool {
      guard (1...3).contains(first.count), text[first.start] != 48,
        groups.allSatisfy({ plain($0.mark) == groupMark })
      else { return false }
      if groups.allSatisfy({ $0.count == 3 }) { return true }
      // The Indian system has groups of two before the last group of three.
      return groupMark == 0x2c && first.count <= 2 && groups.last?.count == 3
        && groups.dropLast().allSatisfy { $0.count == 2 }
    }
    isGrouped = true
    if lastMark == groupMark {
      value = whole
      if !isGrouping(groups[1...]) { marks = .broken }
    } else {
      decimals = last.count
      value = number(groups[...], decimals: last.count)
      let marksFit = lastMark == 0x2e || lastMark == 0x2c
      if !marksFit || !isGrouping(groups[1..<(groups.count - 1)]) {
        marks = .broken
      }
    }
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

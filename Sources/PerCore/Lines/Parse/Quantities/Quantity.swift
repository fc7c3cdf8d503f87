/// An amount that was found in a line: a measure or a count, with its packs multiplied out.
struct Quantity {
  /// The values that the amount can have, the most likely one first.
  var values: [Rational]
  var unit: Unit
  /// The most likely value of one piece, before it is multiplied.
  var single: Rational
  /// The number of pieces that `single` was multiplied by.
  var factor = Rational.one
  /// The tokens.
  var range: Range<Int>
  /// The number of decimals, for the comparison with another system of units.
  var decimals = 0
  var form = Form.measure
  /// A Boolean value indicating whether it was multiplied.
  var isMultiplied = false
  var isRange = false
  /// A Boolean value indicating whether it is the amount of each piece: "each" or "per roll" follows it, or "à"
  /// precedes it.
  var isEach = false
  /// A Boolean value indicating whether "each" or "per roll" follows it.
  var hasEachAfter = false
  /// A Boolean value indicating whether it is in brackets.
  var isBracketed = false
  /// A Boolean value indicating whether it is called the total, so that no number of packs multiplies it.
  var isTotal = false
  /// A Boolean value indicating whether it is a sum such as "9+1".
  var isSum = false
  var mark = Mark.none

  enum Form {
    case measure, count, container, pack
    /// A number without a unit, such as the 6 in "6 x 330 ml".
    case bare
  }

  enum Mark {
    case none, net, drained, gross
  }

  var isMeasure: Bool { form == .measure }

  var value: Rational { values[0] }

  /// The amount with its most likely value.
  var amount: LineAmount { LineAmount(value, unit) }

  /// The most likely value in the base unit of its kind.
  var inBaseUnits: Rational { base(value) }

  func base(_ value: Rational) -> Rational { value * unit.factor }

  /// Returns amounts in the unit.
  func amounts(_ values: [Rational]) -> [LineAmount] { values.map { LineAmount($0, unit) } }

  /// Makes it the amount of a number of packs.
  mutating func multiply(by packs: Rational) {
    values = values.map { $0 * packs }
    (factor, isMultiplied) = (packs, true)
  }
}

/// A price that was found in a line.
struct Money {
  var value: Rational
  /// The other value, if a mark in the number is doubtful.
  var other: Rational?
  var decimals: Int
  var range: Range<Int>
  var isForeign = false
  var isNegative = false
  /// The number has more decimals than the currency, or its marks are doubtful.
  var isDoubtful = false
  var isBroken = false
  var mark = Mark.none
  /// A Boolean value indicating whether the price is the upper end of a range: "16-20 €".
  var isRange = false
  /// A Boolean value indicating whether the locale's decimal mark precedes three digits.
  var hasThreeDecimals = false
  var rate: LineAmount?
  var hasSign = true

  /// A Boolean value indicating whether the price is positive, in the currency of the notation and has one meaning.
  var isCertain: Bool { mark == .none && !isRange && isPrice }

  /// A Boolean value indicating whether the amount is positive, in the currency of the notation and has one value.
  var isPrice: Bool { !isForeign && !isDoubtful && !isBroken && !isNegative && value.isPositive }

  enum Mark {
    case none, old, now, deposit, rate
  }
}

extension Money {
  /// Creates a price from a number. The range is that of the number, without its currency.
  init(_ number: NumberSpelling, range: Range<Int>, hasSign: Bool = true) {
    self.init(
      value: number.value, other: number.other, decimals: number.decimals, range: range,
      isBroken: number.isBroken, hasThreeDecimals: number.isDecimalBeforeThree, hasSign: hasSign)
  }
}

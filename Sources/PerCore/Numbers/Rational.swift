/// An exact fraction in lowest terms.
public struct Rational: Hashable, Sendable {
  /// The numerator and the denominator, which almost always fit these words. Equal numbers have equal storage, which
  /// takes 16 bytes.
  private enum Storage: Hashable, Sendable {
    case words(UInt, ShortWord)
    case negativeWords(UInt, ShortWord)
    indirect case large(BigUInt, BigUInt, isNegative: Bool)
  }

  /// An integer of 56 bits, so that an enumeration with a word before it needs no space for its case.
  private struct ShortWord: Hashable, Sendable {
    private let low: UInt32
    private let middle: UInt16
    private let high: UInt8

    /// - Returns: nil if the value is too large.
    init?(_ value: UInt) {
      guard value >> 56 == 0 else { return nil }
      low = UInt32(truncatingIfNeeded: value)
      middle = UInt16(truncatingIfNeeded: value >> 32)
      high = UInt8(truncatingIfNeeded: value >> 48)
    }

    var value: UInt { UInt(high) << 48 | UInt(middle) << 32 | UInt(low) }
  }

  private let storage: Storage

  /// The magnitude of the numerator.
  public var numerator: BigUInt {
    switch storage {
    case .words(let numerator, _), .negativeWords(let numerator, _): BigUInt(numerator)
    case .large(let numerator, _, _): numerator
    }
  }

  /// Greater than zero, without a common divisor with the numerator.
  public var denominator: BigUInt {
    switch storage {
    case .words(_, let denominator), .negativeWords(_, let denominator): BigUInt(denominator.value)
    case .large(_, let denominator, _): denominator
    }
  }

  /// A Boolean value indicating whether the number is less than zero.
  public var isNegative: Bool {
    switch storage {
    case .words: false
    case .negativeWords: true
    case .large(_, _, let isNegative): isNegative
    }
  }

  public static let zero = Rational(BigUInt.zero)
  public static let one = Rational(BigUInt.one)

  public init(_ value: BigUInt) {
    self.init(negative: false, value, .one)
  }

  public init(_ value: Int) {
    self.init(negative: value < 0, BigUInt(value.magnitude), .one)
  }

  /// Creates the fraction `numerator / denominator`; the denominator must not be zero.
  public init(_ numerator: BigUInt, over denominator: BigUInt) {
    self.init(negative: false, numerator, denominator)
  }

  /// Creates the number `significand × 10^-decimals`.
  public init(_ significand: BigUInt, decimals: Int) {
    self.init(negative: false, significand, .powerOfTen(decimals))
  }

  private init(negative: Bool, _ numerator: BigUInt, _ denominator: BigUInt) {
    precondition(!denominator.isZero, "The denominator is zero")
    let isNegative = negative && !numerator.isZero
    let divisor = denominator.isOne ? .one : BigUInt.greatestCommonDivisor(numerator, denominator)
    var (numerator, denominator) = (numerator, denominator)
    if !divisor.isOne {
      numerator = numerator.quotientAndRemainder(dividingBy: divisor).quotient
      denominator = denominator.quotientAndRemainder(dividingBy: divisor).quotient
    }
    if let first = numerator.word, let word = denominator.word, let second = ShortWord(word) {
      storage = isNegative ? .negativeWords(first, second) : .words(first, second)
    } else {
      storage = .large(numerator, denominator, isNegative: isNegative)
    }
  }

  public var isZero: Bool { numerator.isZero }

  /// A Boolean value indicating whether the number is greater than zero.
  public var isPositive: Bool { !isNegative && !isZero }

  /// A `Double` within a few units in the last place of the number.
  public var approximation: Double {
    let magnitude = numerator.approximation / denominator.approximation
    return isNegative ? -magnitude : magnitude
  }
}

// MARK: - Arithmetic

/// Results are in lowest terms, which takes O(*n*²) for numerators and denominators of up to *n* words.
extension Rational {
  public static prefix func - (a: Rational) -> Rational {
    Rational(negative: !a.isNegative, a.numerator, a.denominator)
  }

  public static func + (a: Rational, b: Rational) -> Rational {
    let (x, y) = (a.numerator * b.denominator, b.numerator * a.denominator)
    let denominator = a.denominator * b.denominator
    if a.isNegative == b.isNegative {
      return Rational(negative: a.isNegative, x + y, denominator)
    }
    return x >= y
      ? Rational(negative: a.isNegative, x - y, denominator)
      : Rational(negative: b.isNegative, y - x, denominator)
  }

  public static func - (a: Rational, b: Rational) -> Rational { a + -b }

  /// Returns the absolute difference from another number.
  package func distance(to other: Rational) -> Rational {
    self < other ? other - self : self - other
  }

  public static func * (a: Rational, b: Rational) -> Rational {
    Rational(
      negative: a.isNegative != b.isNegative, a.numerator * b.numerator,
      a.denominator * b.denominator)
  }

  /// Returns the quotient; `b` must not be zero.
  public static func / (a: Rational, b: Rational) -> Rational {
    Rational(
      negative: a.isNegative != b.isNegative, a.numerator * b.denominator,
      a.denominator * b.numerator)
  }
}

extension Rational: Comparable {
  /// Compares the cross products, which are exact.
  public static func < (a: Rational, b: Rational) -> Bool {
    if a.isNegative != b.isNegative { return a.isNegative }
    let (x, y) = (a.numerator * b.denominator, b.numerator * a.denominator)
    return a.isNegative ? y < x : x < y
  }
}

// MARK: - Decimal forms

extension Rational {
  /// Returns the magnitude × 10^`decimals`, rounded to a whole number; a half is rounded up.
  public func rounded(decimals: Int) -> BigUInt {
    let scaled = numerator * .powerOfTen(decimals)
    let (quotient, remainder) = scaled.quotientAndRemainder(dividingBy: denominator)
    return remainder + remainder >= denominator ? quotient + .one : quotient
  }

  /// Returns the number, which must not be negative, rounded down to `decimals` decimals.
  func roundedDown(decimals: Int) -> Rational {
    let scaled = numerator * .powerOfTen(decimals)
    return Rational(
      scaled.quotientAndRemainder(dividingBy: denominator).quotient, decimals: decimals)
  }

  /// Returns the number, which must not be negative, rounded up to `decimals` decimals.
  func roundedUp(decimals: Int) -> Rational {
    let down = roundedDown(decimals: decimals)
    return down < self ? down + Rational(.one, decimals: decimals) : down
  }

  /// The number of decimals of the exact decimal form, or nil if it is infinite, as for 1/3.
  public var exactDecimals: Int? {
    if denominator.isOne { return 0 }
    if var rest = denominator.word {
      let twos = rest.trailingZeroBitCount
      rest >>= UInt(twos)
      var fives = 0
      while rest % 5 == 0 { (rest, fives) = (rest / 5, fives + 1) }
      return rest == 1 ? max(twos, fives) : nil
    }
    var rest = denominator
    func multiplicity(of factor: UInt) -> Int {
      var count = 0
      while true {
        let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: BigUInt(factor))
        guard remainder.isZero else { return count }
        rest = quotient
        count += 1
      }
    }
    let decimals = max(multiplicity(of: 2), multiplicity(of: 5))
    return rest.isOne ? decimals : nil
  }

  /// The exponent of the first significant digit: 2 for 123, 0 for 1.5, -3 for 0.001; nil for zero.
  public var leadingExponent: Int? {
    guard !isZero else { return nil }
    // The numbers of digits allow two exponents.
    let upper = numerator.digitCount - denominator.digitCount
    let reachesUpper =
      upper >= 0
      ? numerator >= denominator * .powerOfTen(upper)
      : numerator * .powerOfTen(-upper) >= denominator
    return reachesUpper ? upper : upper - 1
  }

  /// Returns the smallest number of decimals, not below `minimum`, at which the rounded number has two significant
  /// digits; `minimum` for zero.
  package func shownDecimals(minimum: Int) -> Int {
    guard let leadingExponent else { return minimum }
    var decimals = max(minimum, -leadingExponent)
    while rounded(decimals: decimals) < BigUInt(10) { decimals += 1 }
    return decimals
  }

  /// Returns the number rounded to `digits` significant digits.
  public func rounded(significantDigits digits: Int) -> Rational {
    guard let leadingExponent else { return self }
    let decimals = digits - 1 - leadingExponent
    if decimals >= 0 {
      return Rational(negative: isNegative, rounded(decimals: decimals), .powerOfTen(decimals))
    }
    let scale = BigUInt.powerOfTen(-decimals)
    let whole = Rational(numerator, over: denominator * scale).rounded(decimals: 0)
    return Rational(negative: isNegative, whole * scale, .one)
  }

  /// The whole number that selects a plural form.
  ///
  /// It is the number itself if that is whole and fits an `Int`. Fractions below two give zero: languages that use the
  /// singular for zero, such as French, also use it for them, and the others use the same form for both. Other
  /// fractions and larger numbers give a rounded number of at least two.
  var pluralCount: Int {
    guard denominator.isOne, let count = numerator.asInt else {
      return self < Rational(2) ? 0 : max(2, rounded(decimals: 0).asInt ?? 1_000_000)
    }
    return count
  }
}

extension Rational: CustomStringConvertible {
  /// The numerator and the denominator, such as `"1/3"`.
  public var description: String { "\(isNegative ? "-" : "")\(numerator)/\(denominator)" }
}

/// A number that a purchase search calculates with.
protocol PurchaseNumber: Comparable, Hashable, Sendable {
  static var zero: Self { get }
  init(_ count: Int)
  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self

  /// Returns the number times a number of packs.
  func times(_ count: Int) -> Self

  /// Returns the lowest number of packs of `amount` that contain this number; nil if it is out of range.
  func packs(of amount: Self) -> Int?

  /// Returns the rest of a division into whole parts.
  func remainder(dividingBy divisor: Self) -> Self

  /// Returns a Boolean value indicating whether `a × b` is greater than `c × d`.
  static func product(_ a: Self, _ b: Self, exceeds c: Self, _ d: Self) -> Bool
}

extension Int: PurchaseNumber {
  func times(_ count: Int) -> Int { self * count }

  func packs(of amount: Int) -> Int? { (self + amount - 1) / amount }

  func remainder(dividingBy divisor: Int) -> Int { self % divisor }

  static func product(_ a: Int, _ b: Int, exceeds c: Int, _ d: Int) -> Bool {
    a.multipliedFullWidth(by: b) > c.multipliedFullWidth(by: d)
  }
}

extension Rational: PurchaseNumber {
  func times(_ count: Int) -> Rational { self * Rational(count) }

  func packs(of amount: Rational) -> Int? {
    let ratio = self / amount
    let (quotient, remainder) = ratio.numerator.quotientAndRemainder(
      dividingBy: ratio.denominator)
    return (remainder.isZero ? quotient : quotient + .one).asInt
  }

  func remainder(dividingBy divisor: Rational) -> Rational {
    let ratio = self / divisor
    let whole = ratio.numerator.quotientAndRemainder(dividingBy: ratio.denominator).quotient
    return self - divisor * Rational(whole)
  }

  static func product(_ a: Rational, _ b: Rational, exceeds c: Rational, _ d: Rational) -> Bool {
    a * b > c * d
  }
}

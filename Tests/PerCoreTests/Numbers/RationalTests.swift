import PerCore
import TestSupport
import Testing

@Suite struct RationalTests {
  @Test(arguments: [(6, 4, 3, 2), (0, 5, 0, 1), (10, 5, 2, 1), (7, 1, 7, 1), (1, 3, 1, 3)])
  func isInLowestTerms(_ n: UInt, _ d: UInt, _ numerator: UInt, _ denominator: UInt) {
    let fraction = ratio(n, d)
    #expect(fraction.numerator == BigUInt(numerator))
    #expect(fraction.denominator == BigUInt(denominator))
  }

  @Test func agreesWithSmallIntegers() {
    var random = SeededRandom(seed: 1)
    func fraction(_ n: Int, _ d: Int) -> Rational { Rational(n) / Rational(d) }
    for _ in 0..<20_000 {
      let (a, c) = (
        Int.random(in: -99...99, using: &random), Int.random(in: -99...99, using: &random)
      )
      let (b, d) = (Int.random(in: 1...99, using: &random), Int.random(in: 1...99, using: &random))
      let (x, y) = (fraction(a, b), fraction(c, d))
      #expect(x + y == fraction(a * d + c * b, b * d))
      #expect(x - y == fraction(a * d - c * b, b * d))
      #expect(x * y == fraction(a * c, b * d))
      if c != 0 { #expect(x / y == Rational(a * d) / Rational(b * c)) }
      #expect((x < y) == (a * d < c * b))
      #expect((x == y) == (a * d == c * b))
      #expect(x.isZero == (a == 0) && x.isNegative == (a < 0) && x.isPositive == (a > 0))
      #expect(abs(x.approximation - Double(a) / Double(b)) < 1e-12)
    }
  }

  @Test func zeroHasNoSign() {
    #expect(-Rational.zero == .zero)
    #expect(!(-Rational.zero).isNegative)
    #expect(Rational(-5) + Rational(5) == .zero)
    #expect(Rational(Int.min).description == "-9223372036854775808/1")
  }

  @Test func createsFromDecimals() {
    #expect(Rational(BigUInt(399), decimals: 2) == ratio(399, 100))
    #expect(Rational(BigUInt(5), decimals: 0) == Rational(5))
    #expect(Rational(BigUInt(1000), decimals: 3) == .one)
  }

  /// The number, the number of decimals, and the rounded digits.
  @Test(
    arguments: [
      ("0", 2, "0"), ("1", 0, "1"), ("1", 3, "1000"), ("0.5", 0, "1"), ("0.49999", 0, "0"),
      ("1.5", 0, "2"), ("2.5", 0, "3"), ("2.4999999999999999999", 0, "2"), ("0.005", 2, "1"),
      ("0.0049999", 2, "0"), ("9.995", 2, "1000"), ("9.994", 2, "999"),
      ("123456789012345678901234567890.5", 0, "123456789012345678901234567891"),
    ] as [(String, Int, String)])
  func roundsHalvesUp(_ number: String, _ decimals: Int, _ digits: String) {
    #expect(decimal(number).rounded(decimals: decimals).description == digits)
  }

  @Test func roundsRepeatingDecimals() {
    #expect(ratio(1, 3).rounded(decimals: 5) == BigUInt(33333))
    #expect(ratio(2, 3).rounded(decimals: 5) == BigUInt(66667))
    #expect(ratio(1, 6).rounded(decimals: 0) == .zero)
    #expect((-ratio(2, 3)).rounded(decimals: 1) == BigUInt(7))
  }

  @Test(
    arguments: [
      (1, 1, 0), (1, 2, 1), (1, 4, 2), (1, 5, 1), (1, 8, 3), (3, 1000, 3), (7, 125, 3), (1, 40, 3),
      (6, 3, 0), (3, 6, 1), (21, 14, 1),
    ] as [(UInt, UInt, Int)])
  func countsExactDecimals(_ n: UInt, _ d: UInt, _ decimals: Int) {
    #expect(ratio(n, d).exactDecimals == decimals)
  }

  @Test(arguments: [3, 6, 7, 9, 11, 12, 15, 30, 700, 999] as [UInt])
  func repeatingDecimalsHaveNoCount(_ denominator: UInt) {
    #expect(ratio(1, denominator).exactDecimals == nil)
  }

  @Test(
    arguments: [
      (1, 1, 0), (9, 1, 0), (10, 1, 1), (999, 1, 2), (1000, 1, 3), (1, 10, -1), (99, 100, -1),
      (1, 1000, -3), (1, 1001, -4), (1, 999, -3), (1, 3, -1), (2, 3, -1), (10, 3, 0), (100, 3, 1),
      (101, 100, 0), (99, 10, 0), (999_999, 1000, 2),
    ] as [(UInt, UInt, Int)])
  func findsTheLeadingExponent(_ n: UInt, _ d: UInt, _ exponent: Int) {
    #expect(ratio(n, d).leadingExponent == exponent)
    #expect((-ratio(n, d)).leadingExponent == exponent)
  }

  /// The number, the minimum, and the number of decimals.
  @Test(
    arguments: [
      ("0", 2, 2), ("3.99", 2, 2), ("0.0996", 2, 2), ("0.0994", 2, 2), ("0.00099999", 2, 4),
      ("0.99", 0, 1), ("0.94", 0, 2), ("9.9", 0, 0), ("9.4", 0, 1), ("0.004", 2, 4),
    ] as [(String, Int, Int)])
  func showsTwoSignificantDigits(_ number: String, _ minimum: Int, _ decimals: Int) {
    #expect(decimal(number).shownDecimals(minimum: minimum) == decimals)
  }

  @Test func zeroHasNoLeadingExponent() {
    #expect(Rational.zero.leadingExponent == nil)
    #expect(Rational.zero.rounded(significantDigits: 3) == .zero)
  }

  @Test(
    arguments: [
      ("123456", 2, "120000"), ("125", 2, "130"), ("124.9", 2, "120"), ("9.99", 2, "10"),
      ("0.0012345", 3, "0.00123"), ("0.0012355", 4, "0.001236"), ("0.99999", 3, "1"),
      ("5", 1, "5"), ("123456", 6, "123456"), ("123456.5", 6, "123457"),
    ] as [(String, Int, String)])
  func roundsToSignificantDigits(_ number: String, _ digits: Int, _ rounded: String) {
    #expect(decimal(number).rounded(significantDigits: digits) == decimal(rounded))
    #expect((-decimal(number)).rounded(significantDigits: digits) == -decimal(rounded))
  }
}

/// A price per base unit, as an exact fraction and as a `Double` for fast comparison.
public struct UnitPrice: Hashable, Sendable {
  /// The price per base unit.
  public let exact: Rational
  /// The price, with an error of a few units in the last place.
  let approximation: Double

  /// - Parameters:
  ///   - price: The price, greater than zero.
  ///   - amount: The amount in base units, greater than zero.
  public init(price: Rational, amount: Rational) {
    exact = price / amount
    approximation = exact.approximation
  }

  /// Returns the price per display unit.
  public func per(_ unit: DisplayUnit) -> Rational { per(unit.factor) }

  /// Returns the price of an amount in base units.
  func per(_ amount: Rational) -> Rational { exact * amount }

  /// Returns this price as a fraction of `highest`, which must not be lower, to the nearest millionth.
  public func share(of highest: UnitPrice) -> Double {
    // The ratio of two prices beyond the range of a `Double` can be within it.
    let millionths = (exact / highest.exact).rounded(decimals: 6)
    return min(1, Double(millionths.asInt ?? 1_000_000) / 1_000_000)
  }
}

extension UnitPrice: Comparable {
  /// More than the relative errors of two approximations together, each a few times 2^-53.
  private static let uncertainty = 0x1p-46

  /// Returns a Boolean value indicating whether two approximations differ by more than their errors, so that the exact
  /// values have the same order.
  static func differ(_ a: Double, _ b: Double) -> Bool {
    abs(a - b) > uncertainty * max(a, b)
  }

  public static func < (a: UnitPrice, b: UnitPrice) -> Bool {
    differ(a.approximation, b.approximation)
      ? a.approximation < b.approximation : a.exact < b.exact
  }
}

/// A price divided by an amount: exact, and quick to compare.
public struct UnitPrice: Hashable, Sendable {
  /// The price per base unit.
  public let exact: Rational
  /// The same to within a few units in the last place of a `Double`; tells most prices apart at once.
  let approximation: Double

  /// - Parameters:
  ///   - price: above zero.
  ///   - amount: above zero, in base units.
  public init(price: Rational, amount: Rational) {
    exact = price / amount
    approximation = exact.approximation
  }

  /// The price of the amount that `unit` stands for.
  public func per(_ unit: DisplayUnit) -> Rational {
    exact * unit.factor
  }

  /// This price as a part of `dearest`, which must not be less, to the nearest millionth.
  ///
  /// It is worked out in whole numbers: two prices beyond the range of a `Double` have a ratio within it.
  public func share(of dearest: UnitPrice) -> Double {
    let millionths = (exact / dearest.exact).rounded(decimals: 6)
    return min(1, Double(millionths.asInt ?? 1_000_000) / 1_000_000)
  }
}

extension UnitPrice: Comparable {
  /// Wider than the errors of two approximations together, each of which is a few times 2^-53.
  private static let uncertainty = 0x1p-46

  /// Whether two approximations lie so far apart that the exact values lie in the same order.
  static func differ(_ a: Double, _ b: Double) -> Bool {
    abs(a - b) > uncertainty * max(a, b)
  }

  public static func < (a: UnitPrice, b: UnitPrice) -> Bool {
    differ(a.approximation, b.approximation)
      ? a.approximation < b.approximation : a.exact < b.exact
  }
}

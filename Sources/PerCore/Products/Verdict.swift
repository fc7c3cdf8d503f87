/// What Per says of a product beside the others.
public enum Verdict: Hashable, Sendable {
  /// The product stands alone; there is nothing to compare it with.
  case none
  /// No product is cheaper per unit; several can tie for it.
  case best
  /// You pay that much more per unit than for the best.
  case more(Percentage)

  /// How much more, for the eye.
  public enum Percentage: Hashable, Sendable {
    /// Above zero and below one percent.
    case lessThanOne
    /// To the nearest whole percent, a half upwards; at least one.
    case whole(BigUInt)
  }

  /// How much more `unitPrice` is than `best`, which must not be greater.
  static func comparing(_ unitPrice: UnitPrice, with best: UnitPrice) -> Verdict {
    guard best < unitPrice else { return .best }
    let percent = (unitPrice.exact / best.exact - .one) * Rational(100)
    return .more(percent < .one ? .lessThanOne : .whole(percent.rounded(decimals: 0)))
  }
}

/// The comparison of a product with the best value of its list.
public enum Verdict: Hashable, Sendable {
  /// The product is the only one, or it can't be bought in the way that is ranked.
  case none
  /// No product has a lower unit price, or costs as little and leaves less over. Several products can be the best.
  case best
  /// The product costs as much as the best value for the needed amount, and leaves more over.
  case moreLeft
  /// The product costs less than 200% more per unit than the best value.
  case more(Percentage)
  /// The product costs at least 200% more per unit than the best value. The associated value is its unit price as a
  /// multiple of the best one, in tenths, rounded from the exact value; a half is rounded up. From one hundred times
  /// on, it is a whole number of times.
  case times(tenths: BigUInt)

  /// The rounded percentage by which a product costs more.
  public enum Percentage: Hashable, Sendable {
    /// More than zero and less than one percent.
    case lessThanOne
    /// The nearest whole percentage, at least one and less than 200; a half is rounded up.
    case whole(BigUInt)
  }

  /// The number that selects the plural form of "times the price".
  public var pluralCount: Int {
    guard case .times(let tenths) = self else { return 1 }
    return Rational(tenths, decimals: 1).pluralCount
  }

  /// Returns the verdict on a product that can be bought.
  ///
  /// - Parameter best: The ranked value of the best other product, which can be bought.
  package static func comparing(_ value: RankedValue, with best: RankedValue) -> Verdict {
    guard let unitPrice = value.unitPrice, let bestPrice = best.unitPrice else { return .none }
    if best < value, !(bestPrice < unitPrice) { return .moreLeft }
    return comparing(unitPrice, with: bestPrice)
  }

  private static func comparing(_ unitPrice: UnitPrice, with best: UnitPrice) -> Verdict {
    guard best < unitPrice else { return .best }
    let ratio = unitPrice.exact / best.exact
    let percent = (ratio - .one) * Rational(100)
    guard percent >= .one else { return .more(.lessThanOne) }
    let rounded = percent.rounded(decimals: 0)
    guard rounded >= BigUInt(200) else { return .more(.whole(rounded)) }
    return .times(
      tenths: ratio < Rational(100)
        ? ratio.rounded(decimals: 1) : ratio.rounded(decimals: 0) * BigUInt(10))
  }
}

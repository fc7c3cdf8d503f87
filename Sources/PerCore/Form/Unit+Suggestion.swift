extension Unit {
  /// Returns the smaller unit that was probably meant by an implausibly large number; nil if the number is plausible.
  ///
  /// Packages on sale hold less than the limits: 50 kg, 50 L, 100 lb and 200 US fl oz.
  ///
  /// - Parameter number: The number that was typed without a unit.
  func suggestion(for number: Rational) -> Unit? {
    let (limit, smaller): (Int, Unit)
    switch self {
    case .kilogram: (limit, smaller) = (50, .gram)
    case .litre: (limit, smaller) = (50, .millilitre)
    case .pound: (limit, smaller) = (100, .gram)
    case .usFluidOunce: (limit, smaller) = (200, .millilitre)
    default: return nil
    }
    return number < Rational(limit) ? nil : smaller
  }

  /// The unit that is a thousand times as large or as small as this one, and often confused with it.
  private var thousandfold: Unit? {
    switch self {
    case .kilogram: .gram
    case .gram: .kilogram
    case .litre: .millilitre
    case .millilitre: .litre
    default: nil
    }
  }

  /// Returns the unit that was probably meant if the unit price is implausible in a list, and plausible in that unit.
  ///
  /// A unit price is plausible if it is at most 20 times as high as the highest one of the list, and at least a
  /// twentieth of the lowest one.
  ///
  /// - Parameters:
  ///   - amount: The number that was typed without a unit.
  ///   - unitPrices: The lowest and the highest unit price of the list.
  func suggestion(
    for amount: Rational, price: Rational, in unitPrices: ClosedRange<UnitPrice>
  ) -> Unit? {
    guard let other = thousandfold else { return nil }
    func isPlausible(_ unit: Unit) -> Bool {
      let unitPrice = price / (amount * unit.factor)
      let times = Rational(20)
      return !(unitPrices.upperBound.exact * times < unitPrice)
        && !(unitPrice * times < unitPrices.lowerBound.exact)
    }
    return !isPlausible(self) && isPlausible(other) ? other : nil
  }
}

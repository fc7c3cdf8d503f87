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
}

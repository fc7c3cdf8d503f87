internal import Gtk
internal import PerCore

extension PerCore.Unit {
  /// An example of a quantity in this unit, such as "500 g", with a no-break space.
  func exampleQuantity(_ conventions: Conventions) -> String {
    let number =
      switch self {
      case .gram, .millilitre, .milligram: 500
      case .ounce: 16
      case .usFluidOunce, .imperialFluidOunce, .one, .piece: 12
      case .centilitre, .centimetre, .millimetre: 50
      default: 1
      }
    return QuantityText(Rational(number), self, format: conventions.numbers).text.withoutBreaks
  }
}

extension Kind {
  /// The units of this kind in the order in which they are offered; the gallons of `preferred` come before
  /// the others.
  public func units(preferring preferred: MeasureSystem) -> [Unit] {
    switch self {
    case .weight:
      return [.kilogram, .gram, .pound, .ounce, .milligram, .stone]
    case .volume:
      let us: [Unit] = [.usGallon, .usQuart, .usPint, .usFluidOunce]
      let imperial: [Unit] = [
        .imperialGallon, .imperialQuart, .imperialPint, .imperialFluidOunce,
      ]
      let gallons = preferred == .imperial ? imperial + us : us + imperial
      return [.litre, .centilitre, .millilitre] + gallons
        + [.decilitre, .usCup, .usTablespoon, .usTeaspoon]
    case .units:
      return [.one, .piece, .wash, .sheet, .dozen]
    case .length:
      return [.metre, .centimetre, .millimetre, .foot, .inch, .yard]
    case .area:
      return [.squareMetre, .squareCentimetre, .squareFoot, .squareInch, .squareYard]
    }
  }
}

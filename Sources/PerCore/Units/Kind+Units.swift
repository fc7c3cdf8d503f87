extension Kind {
  /// Returns the unit that a new list of this kind starts with.
  ///
  /// - Parameter system: The measurement system of the locale.
  public func usualUnit(in system: MeasureSystem) -> Unit {
    DisplayUnit.standard(for: self, in: system).unit
  }

  /// Returns the units of this kind in the order in which they are offered, starting with the usual unit.
  ///
  /// - Parameters:
  ///   - system: The measurement system whose units come first.
  ///   - item: The item that the list counts already. The units of other items are left out; nil leaves out none.
  public func units(preferring system: MeasureSystem, counting item: CountedItem? = nil) -> [Unit] {
    units(of: system).filter { item == nil || $0.item == nil || $0.item == item }
  }

  private func units(of system: MeasureSystem) -> [Unit] {
    let isUS = system == .us
    switch self {
    case .weight:
      let metric: [Unit] = [.kilogram, .gram]
      let common: [Unit] = [.pound, .ounce]
      return (isUS ? common + metric : metric + common) + [.milligram, .stone]
    case .volume:
      let us: [Unit] = [.usGallon, .usQuart, .usPint]
      let usSmall: [Unit] = [.usCup, .usTablespoon, .usTeaspoon]
      let imperial: [Unit] = [
        .imperialGallon, .imperialQuart, .imperialPint, .imperialFluidOunce,
      ]
      let metric: [Unit] = [.litre, .centilitre, .millilitre]
      let metricSmall: [Unit] = [.decilitre, .metricCup, .metricTablespoon, .metricTeaspoon]
      switch system {
      case .us: return [.usFluidOunce] + us + usSmall + metric + imperial + metricSmall
      case .imperial: return metric + imperial + us + [.usFluidOunce] + metricSmall + usSmall
      case .metric: return metric + us + [.usFluidOunce] + imperial + metricSmall + usSmall
      }
    case .units:
      return [.one] + CountedItem.allCases.map(\.unit) + [.dozen]
    case .length:
      let metric: [Unit] = [.metre, .centimetre, .millimetre]
      let common: [Unit] = [.foot, .inch, .yard]
      return isUS ? common + metric : metric + common
    case .area:
      let metric: [Unit] = [.squareMetre, .squareCentimetre]
      let common: [Unit] = [.squareFoot, .squareInch, .squareYard]
      return isUS ? common + metric : metric + common
    }
  }
}

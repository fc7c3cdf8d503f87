/// The unit in which a list shows its unit prices, such as per kg, per 100 g or per lb.
public struct DisplayUnit: Hashable, Sendable {
  /// The number of `unit` that the price is for: 100 in "per 100 g".
  public let multiple: Int
  public let unit: Unit

  /// - Parameter multiple: The number of `unit`, greater than zero.
  public init(_ multiple: Int, _ unit: Unit) {
    (self.multiple, self.unit) = (multiple, unit)
  }

  public init(_ unit: Unit) {
    self.init(1, unit)
  }

  public var kind: Kind { unit.kind }

  /// The size in base units.
  package var factor: Rational { Rational(multiple) * unit.factor }

  /// Returns this display unit with its plain or counted units replaced by units of `item`.
  ///
  /// A dozen stays a dozen. Display units of other kinds do not change.
  ///
  /// - Parameter item: The item that the list counts; nil for plain units.
  func counting(_ item: CountedItem?) -> DisplayUnit {
    guard kind == .units, unit != .dozen else { return self }
    return DisplayUnit(multiple, item?.unit ?? .one)
  }

  /// Returns the display unit that new lists of `kind` use.
  public static func standard(for kind: Kind, in system: MeasureSystem) -> DisplayUnit {
    let us = system == .us
    return switch kind {
    case .weight: DisplayUnit(us ? .pound : .kilogram)
    case .volume: DisplayUnit(us ? .usFluidOunce : .litre)
    case .units: DisplayUnit(.one)
    case .length: DisplayUnit(us ? .foot : .metre)
    case .area: DisplayUnit(us ? .squareFoot : .squareMetre)
    }
  }

  /// Returns the display units that a list of `kind` offers.
  ///
  /// - Parameter item: The item that the list counts; nil for plain units.
  public static func choices(
    for kind: Kind, counting item: CountedItem? = nil, preferring system: MeasureSystem
  ) -> [DisplayUnit] {
    func each(_ units: Unit...) -> [DisplayUnit] { units.map { DisplayUnit($0) } }
    switch kind {
    case .weight:
      return [DisplayUnit(.kilogram), DisplayUnit(100, .gram)] + each(.gram, .pound, .ounce)
    case .volume:
      let us = each(.usGallon, .usQuart, .usPint, .usFluidOunce)
      let imperial = each(.imperialGallon, .imperialPint, .imperialFluidOunce)
      return [DisplayUnit(.litre), DisplayUnit(100, .millilitre), DisplayUnit(.millilitre)]
        + (system == .imperial ? imperial + us : us + imperial)
    case .units:
      return [
        DisplayUnit(.one), DisplayUnit(10, .one), DisplayUnit(100, .one), DisplayUnit(.dozen),
      ].map { $0.counting(item) }
    case .length: return each(.metre, .centimetre, .foot, .inch, .yard)
    case .area: return each(.squareMetre, .squareFoot, .squareInch, .squareYard)
    }
  }
}

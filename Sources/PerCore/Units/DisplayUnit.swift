/// The one measure in which a list shows its unit prices: per kg, per 100 g, per lb.
public struct DisplayUnit: Hashable, Sendable {
  /// How many of `unit` the price is for: 100 in "per 100 g".
  public let multiple: Int
  public let unit: Unit

  public init(_ multiple: Int, _ unit: Unit) {
    (self.multiple, self.unit) = (multiple, unit)
  }

  public init(_ unit: Unit) {
    self.init(1, unit)
  }

  public var kind: Kind { unit.kind }

  /// How many base units the measure is.
  var factor: Rational { Rational(multiple) * unit.factor }

  /// The measure in which a list of `kind` begins, in the measures of a person who prefers `system`.
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

  /// The measures that a list of `kind` can be shown in.
  public static func choices(for kind: Kind, preferring system: MeasureSystem) -> [DisplayUnit] {
    switch kind {
    case .weight:
      return [
        DisplayUnit(.kilogram), DisplayUnit(100, .gram), DisplayUnit(.gram), DisplayUnit(.pound),
        DisplayUnit(.ounce),
      ]
    case .volume:
      let us = [
        DisplayUnit(.usGallon), DisplayUnit(.usQuart), DisplayUnit(.usPint),
        DisplayUnit(.usFluidOunce),
      ]
      let imperial = [
        DisplayUnit(.imperialGallon), DisplayUnit(.imperialPint), DisplayUnit(.imperialFluidOunce),
      ]
      return [DisplayUnit(.litre), DisplayUnit(100, .millilitre), DisplayUnit(.millilitre)]
        + (system == .imperial ? imperial + us : us + imperial)
    case .units:
      return [
        DisplayUnit(.one), DisplayUnit(10, .one), DisplayUnit(100, .one), DisplayUnit(.dozen),
      ]
    case .length:
      return [
        DisplayUnit(.metre), DisplayUnit(.centimetre), DisplayUnit(.foot), DisplayUnit(.inch),
        DisplayUnit(.yard),
      ]
    case .area:
      return [
        DisplayUnit(.squareMetre), DisplayUnit(.squareFoot), DisplayUnit(.squareInch),
        DisplayUnit(.squareYard),
      ]
    }
  }
}

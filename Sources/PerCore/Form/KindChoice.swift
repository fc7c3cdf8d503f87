/// What the first product of a list can be said to be sold by.
public enum KindChoice: String, CaseIterable, Sendable {
  case weight
  /// Plain units; there is nothing to choose among them.
  case units
  case volume
  case length
  case area
  /// Units with a name of their own: pieces, washes, sheets, dozen.
  case counted

  public var kind: Kind {
    switch self {
    case .weight: .weight
    case .units, .counted: .units
    case .volume: .volume
    case .length: .length
    case .area: .area
    }
  }

  /// The units offered, the first of them chosen.
  public func units(preferring system: MeasureSystem) -> [Unit] {
    let all = kind.units(preferring: system)
    return switch self {
    case .units: [.one]
    case .counted: all.filter { $0 != .one }
    default: all
    }
  }

  /// The choice that offers `unit`.
  init(offering unit: Unit) {
    self = Self.allCases.first { $0.units(preferring: .metric).contains(unit) } ?? .units
  }
}

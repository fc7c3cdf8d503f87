/// An amount in one unit.
public struct LineAmount: Hashable, Sendable {
  public let value: Rational
  public let unit: Unit

  public init(_ value: Rational, _ unit: Unit) {
    (self.value, self.unit) = (value, unit)
  }

  /// The amount in the base unit of its kind.
  public var inBaseUnits: Rational { value * unit.factor }
}

extension LineAmount {
  /// The amount for storage, such as "400 g".
  public var plain: String { "\(value.plain) \(unit.rawValue)" }

  /// Creates an amount from its stored form; nil if the text isn't such an amount.
  public init?(plain text: String) {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let value = Rational(plain: String(parts[0])),
      let unit = Unit(rawValue: String(parts[1]))
    else { return nil }
    self.init(value, unit)
  }
}

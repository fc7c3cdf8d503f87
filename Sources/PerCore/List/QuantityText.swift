/// A number with a unit, formatted in the user's locale.
public struct QuantityText: Equatable, Sendable {
  /// The number, such as `"500"` or `"6 × 330"`.
  public let number: String
  public let unit: Unit
  /// The number that selects the plural form of the unit's name.
  public let pluralCount: Int

  /// Creates a quantity. A value without a finite decimal form is rounded to 12 significant digits.
  public init(_ value: Rational, _ unit: Unit, format: NumberFormat) {
    self.init(format.roundedString(value), of: value, unit)
  }

  /// - Parameters:
  ///   - number: The text of the number.
  ///   - value: Its value.
  init(_ number: String, of value: Rational, _ unit: Unit) {
    (self.number, self.unit, pluralCount) = (number, unit, value.pluralCount)
  }
}

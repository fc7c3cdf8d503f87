/// A quantity or a price: its exact value, and how it was typed.
public struct Figure: Hashable, Sendable {
  /// Above zero, with a finite decimal form.
  public let value: Rational
  /// What the user typed, `"6×330"`, in the format of the language that it was typed in.
  public let expression: String

  /// - Throws: `EntryError` where the expression is not an amount above zero.
  public init(_ expression: String, format: NumberFormat) throws(EntryError) {
    value = try Expression(expression, format: format).amount()
    self.expression = expression
  }

  /// A figure that was kept: its value as a plain decimal number, `"0.5"`, and how it was typed.
  ///
  /// - Throws: `EntryError` where `plain` is not a number above zero.
  public init(plain: String, expression: String) throws(EntryError) {
    value = try Expression(plain, format: .plain).amount()
    self.expression = expression
  }

  /// The value as a plain decimal number, whatever the language.
  public var plain: String { NumberFormat.plain.string(value) }

  /// What a form shows of the figure: the expression, or the value where the expression would be read otherwise in
  /// today's format.
  public func editable(in format: NumberFormat) -> String {
    let reading = try? Expression(expression, format: format).amount()
    return reading == value ? expression : format.string(value, grouped: false)
  }
}

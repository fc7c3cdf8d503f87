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
}

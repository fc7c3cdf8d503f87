/// A quantity or a price: its exact value, and how it was typed.
public struct Amount: Hashable, Sendable {
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
  /// Whatever `plain` prints is read, though a product of two long numbers has more digits than may be typed.
  ///
  /// - Throws: `EntryError` where `plain` is not a number above zero.
  public init(plain: String, expression: String) throws(EntryError) {
    var digits: [UInt] = []
    var wholeDigits: Int?
    digits.reserveCapacity(plain.utf8.count)
    for byte in plain.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(UInt(byte - UInt8(ascii: "0")))
      case UInt8(ascii: ".") where wholeDigits == nil: wholeDigits = digits.count
      default: throw .unexpected(Character(Unicode.Scalar(byte)))
      }
    }
    let whole = wholeDigits ?? digits.count
    let decimals = digits.count - whole
    guard !digits.isEmpty else { throw .empty }
    guard max(whole, decimals) <= NumberFormat.maximumDigits else { throw .tooManyDigits }
    guard digits.contains(where: { $0 != 0 }) else { throw .zero }
    value = Rational(BigUInt(digits: digits), decimals: decimals)
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

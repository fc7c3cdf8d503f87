/// A quantity or a price: its exact value, and the expression that the user typed.
public struct Amount: Hashable, Sendable {
  /// Greater than zero.
  public let value: Rational
  /// The expression as it was typed, such as `"6×330"`, in the format of the locale at that time.
  public let expression: String

  /// The maximum number of digits of the numerator and of the denominator of a value.
  private static let maximumFractionDigits = 60

  /// Returns a Boolean value indicating whether `value`, which is greater than zero, can be shown and
  /// stored.
  static func canHold(_ value: Rational) -> Bool {
    // Almost all numbers are shorter than all limits.
    if value.numerator.word != nil, let decimals = value.exactDecimals,
      decimals <= NumberFormat.maximumDigits
    {
      return true
    }
    let limit = BigUInt.powerOfTen(maximumFractionDigits)
    guard value.numerator < limit, value.denominator < limit else { return false }
    if value >= Rational(.powerOfTen(NumberFormat.maximumDigits - 1)) {
      // It can be rounded up to a number with more digits.
      let shown = NumberFormat.shown(value).value
      guard shown < Rational(.powerOfTen(NumberFormat.maximumDigits)) else { return false }
    }
    if let decimals = value.exactDecimals, decimals <= NumberFormat.maximumDigits { return true }
    // A smaller value, rounded, has more decimals than can be read.
    return value >= Rational(.one, decimals: NumberFormat.roundedDigits)
  }
}

extension Amount {
  /// - Throws: `EntryError` if the expression has no value greater than zero.
  public init(_ expression: String, format: NumberFormat) throws(EntryError) {
    value = try Expression(expression, format: format).amount()
    self.expression = expression
  }
}

// MARK: - Storage

extension Amount {
  /// Creates an amount from its stored value and its expression.
  ///
  /// - Parameter plain: A decimal number such as `"0.5"`, or a fraction of two whole numbers such as `"1/3"`, which
  ///   needn't be in lowest terms.
  /// - Throws: `EntryError` if `plain` is not a number greater than zero, or is too long.
  public init(plain: String, expression: String) throws(EntryError) {
    value = try Self.value(plain)
    self.expression = expression
  }

  /// Returns a stored value, greater than zero.
  fileprivate static func value(_ plain: String) throws(EntryError) -> Rational {
    // A long list has many amounts. The bytes of a text are read in far less time through a buffer.
    var plain = plain
    return try plain.withUTF8 { text in
      Result { () throws(EntryError) in try value(Slice(base: text, bounds: text.indices)) }
    }.get()
  }

  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  private static func value(_ text: Bytes) throws(EntryError) -> Rational {
    let value: Rational
    if let slash = text.firstIndex(of: UInt8(ascii: "/")) {
      let numerator = try whole(text[..<slash])
      let denominator = try whole(text[slash...].dropFirst())
      guard !denominator.isZero else { throw .divisionByZero }
      value = Rational(numerator, over: denominator)
    } else {
      value = try decimal(text)
    }
    guard !value.isZero else { throw .zero }
    return value
  }

  /// The value for storage: a decimal number if it has a short decimal form, otherwise a fraction.
  public var plain: String { value.plain }

  private static func whole(_ text: Bytes) throws(EntryError) -> BigUInt {
    guard !text.isEmpty else { throw .empty }
    try checkDigits(text)
    guard text.count <= maximumFractionDigits else { throw .tooManyDigits }
    return BigUInt(digits: text.lazy.map { UInt($0 - zeroDigit) })
  }

  private static func decimal(_ text: Bytes) throws(EntryError) -> Rational {
    let mark = text.firstIndex(of: decimalMark) ?? text.endIndex
    let (whole, decimals) = (text[..<mark], text[mark...].dropFirst())
    guard !whole.isEmpty || !decimals.isEmpty else { throw .empty }
    try checkDigits(whole)
    try checkDigits(decimals)
    guard max(whole.count, decimals.count) <= NumberFormat.maximumDigits else {
      throw .tooManyDigits
    }
    let digits = text.lazy.filter { $0 != decimalMark }.map { UInt($0 - zeroDigit) }
    return Rational(BigUInt(digits: digits), decimals: decimals.count)
  }

  private static let zeroDigit = UInt8(ascii: "0")
  private static let decimalMark = UInt8(ascii: ".")

  /// - Throws: `EntryError.unexpected` if not all bytes are ASCII digits.
  private static func checkDigits(_ text: Bytes) throws(EntryError) {
    guard text.contains(where: { !(zeroDigit...zeroDigit + 9).contains($0) }) else { return }
    let other = String(decoding: text, as: UTF8.self).first { !$0.isASCII || !$0.isWholeNumber }
    throw .unexpected(other.map(String.init) ?? "")
  }
}

extension Rational {
  /// Creates a number greater than zero from its stored form; nil if the text isn't such a number, or is too long.
  public init?(plain: String) {
    guard let value = try? Amount.value(plain) else { return nil }
    self = value
  }

  /// The number for storage: a decimal number if it has a short decimal form, otherwise a fraction.
  public var plain: String {
    if let decimals = exactDecimals, decimals <= NumberFormat.maximumDigits {
      return NumberFormat.plain.string(self, decimals: decimals)
    }
    return "\(numerator)/\(denominator)"
  }
}

// MARK: - Editing

extension Amount {
  /// Returns the text that a form shows at first: the expression, or the value if the expression has another value in
  /// `format` or isn't in its notation.
  package func editable(in format: NumberFormat) -> String {
    let reading = try? Expression(expression, format: format).amount()
    return reading == value && !format.hasOtherNotation(in: expression)
      ? expression : Self.text(of: value, in: format)
  }

  /// Returns an expression with the given value: a number, or a division if no decimal number has the value.
  ///
  /// - Parameter minimumDecimals: The number of decimals of a value that has fewer, unless it is a whole number.
  static func text(
    of value: Rational, in format: NumberFormat, minimumDecimals: Int = 0
  ) -> String {
    let decimals = value.exactDecimals == 0 ? 0 : minimumDecimals
    let text = format.string(value, minimumDecimals: decimals, grouped: false)
    let isExact = (try? format.number(text)) == value
    return isExact ? text : "\(value.numerator)\(Operator.divide.rawValue)\(value.denominator)"
  }
}

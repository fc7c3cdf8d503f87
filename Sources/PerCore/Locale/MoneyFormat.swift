/// The notation of amounts of money in a locale.
public struct MoneyFormat: Hashable, Sendable {
  /// The currency's symbol, such as `"€"`; empty if there is no currency.
  public internal(set) var symbol: String
  /// The currency's ISO 4217 code, such as `"EUR"`; empty if there is no currency.
  public internal(set) var code: String
  /// A Boolean value indicating whether the symbol is before the number.
  public let symbolComesFirst: Bool
  /// A Boolean value indicating whether there is a space between the symbol and the number in the locale.
  public let spacesSymbol: Bool
  /// The usual number of decimals: 2 for the euro, 0 for the yen.
  public internal(set) var usualDecimals: Int
  /// The notation of the number.
  public let numbers: NumberFormat

  public init(
    symbol: String, code: String = "", symbolComesFirst: Bool = true, spacesSymbol: Bool = false,
    usualDecimals: Int = 2, numbers: NumberFormat
  ) {
    self.symbol = symbol
    self.code = code
    self.symbolComesFirst = symbolComesFirst
    self.spacesSymbol = spacesSymbol
    self.usualDecimals = usualDecimals
    self.numbers = numbers
  }

  /// The C locale's format: two decimals and no currency.
  public static let plain = MoneyFormat(symbol: "", numbers: .plain)

  /// Returns the exact amount, with at least the usual number of decimals.
  public func string(_ value: Rational) -> String {
    addingSymbol(to: numbers.string(value, minimumDecimals: usualDecimals))
  }

  /// Returns the amount rounded to the usual number of decimals, or to two significant digits if it is smaller.
  func roundedString(_ value: Rational) -> String {
    string(value, decimals: value.shownDecimals(minimum: usualDecimals))
  }

  /// Returns the amount rounded to `decimals` decimals.
  public func string(_ value: Rational, decimals: Int) -> String {
    addingSymbol(to: numbers.string(value, decimals: decimals))
  }

  private func addingSymbol(to number: String) -> String {
    guard !symbol.isEmpty else { return number }
    // No line may break between symbol and number.
    let space = spacesSymbol || needsSpaceBesideNumber ? "\u{A0}" : ""
    return symbolComesFirst ? symbol + space + number : number + space + symbol
  }

  /// A Boolean value indicating whether the symbol has a letter or a point next to the number, which requires a space:
  /// "CHF 2.99" (CLDR, currency spacing).
  private var needsSpaceBesideNumber: Bool {
    guard let edge = symbolComesFirst ? symbol.last : symbol.first else { return false }
    return !edge.isSymbol
  }
}

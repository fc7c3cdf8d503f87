/// How a language and country write amounts of money.
public struct MoneyFormat: Hashable, Sendable {
  /// The currency's symbol, `"€"`; empty where the locale names no currency.
  public internal(set) var symbol: String
  /// The currency's ISO 4217 code, `"EUR"`; empty likewise.
  public internal(set) var code: String
  public let symbolComesFirst: Bool
  public internal(set) var spacesSymbol: Bool
  /// The decimals that the currency usually has: 2 for the euro, 0 for the yen.
  public internal(set) var usualDecimals: Int
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

  /// Two decimals and no currency: the C locale's.
  public static let plain = MoneyFormat(symbol: "", numbers: .plain)

  /// The exact amount, with at least the usual decimals.
  public func string(_ value: Rational) -> String {
    decorate(numbers.string(value, minimumDecimals: usualDecimals))
  }

  /// The amount rounded to `decimals` decimals.
  public func string(_ value: Rational, decimals: Int) -> String {
    decorate(numbers.string(value, decimals: decimals))
  }

  private func decorate(_ number: String) -> String {
    guard !symbol.isEmpty else { return number }
    // No line may break between them.
    let space = spacesSymbol ? "\u{A0}" : ""
    return symbolComesFirst ? symbol + space + number : number + space + symbol
  }

  /// `text` without this currency's symbol or code before or behind it, as prices are often pasted.
  func removingSymbol(from text: String) -> String {
    var rest = text[...].trimmingSpace()
    for mark in [code, symbol] where !mark.isEmpty {
      if rest.hasPrefix(mark) {
        rest = rest.dropFirst(mark.count).trimmingSpace()
      } else if rest.hasSuffix(mark) {
        rest = rest.dropLast(mark.count).trimmingSpace()
      }
    }
    return String(rest)
  }
}

extension Substring {
  /// Without the white space at both ends.
  func trimmingSpace() -> Substring {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
    return start[...last]
  }
}

/// The currency of the prices in a comparison.
public struct Currency: Hashable, Sendable {
  /// The code of ISO 4217, such as `"EUR"`; or a symbol of several currencies or of none, which earlier versions of Per
  /// could store.
  public let code: String

  /// - Parameter code: A code of ISO 4217 or a symbol.
  public init(_ code: String) {
    self.code = code
  }

  /// Creates a currency from a stored text; nil if the text can't be a currency.
  package init?(stored text: String) {
    guard Self.isFit(text) else { return nil }
    code = text
  }

  /// Returns a Boolean value indicating whether `text` can be a symbol: one to ten letters or signs that aren't used in
  /// numbers and expressions.
  private static func isFit(_ text: String) -> Bool {
    (1...10).contains(text.count) && text.unicodeScalars.count <= 40
      && text.contains { $0 != "." }
      && text.allSatisfy { character in
        !character.isNumber && !character.isWhitespace && !"+-−–×*÷/:=(),'’%‰٪".contains(character)
          && character.unicodeScalars.allSatisfy {
            ![.control, .format, .surrogate, .unassigned, .privateUse, .lineSeparator]
              .contains($0.properties.generalCategory)
          }
      }
  }

  /// All currencies that can be chosen, in the order of their codes.
  public static let all = table.map { Currency($0.code) }

  /// The number of decimals that prices have.
  public var digits: Int { Self.entries[code]?.digits ?? 2 }

  /// Returns the symbol that prices show.
  ///
  /// - Parameter own: The currency of the locale. A symbol that it shares is not used for another currency.
  public func symbol(besides own: Currency?) -> String {
    guard let entry = Self.entries[code] else { return code }
    let ownSymbols = own.map { [$0.code, Self.entries[$0.code]?.narrow ?? $0.code] } ?? []
    let short =
      entry.symbol == code && Self.isUnmistakable(entry.narrow) ? entry.narrow : entry.symbol
    return [short, entry.unambiguous].first { !ownSymbols.contains($0) } ?? code
  }

  /// Returns the currencies that `text` can mean.
  ///
  /// - Parameters:
  ///   - text: A code in any case, or a symbol.
  ///   - money: The money format of the locale. Its own symbol means its own currency.
  public static func matching(_ text: String, in money: MoneyFormat) -> [Currency] {
    let text = String(text[...].trimmingSpace())
    if let own = money.currency, [money.symbol, money.code].contains(text) { return [own] }
    let code = text.uppercased()
    if entries[code] != nil { return [Currency(code)] }
    let symbol = synonyms[text] ?? text
    let exact = table.filter { $0.symbol == symbol || $0.unambiguous == symbol }
    let found = exact.isEmpty ? table.filter { $0.narrow == symbol } : exact
    return found.map { Currency($0.code) }
  }

  /// Returns the currencies that a search for `text` finds, that of the locale first, the others in the order of their
  /// codes.
  ///
  /// - Parameters:
  ///   - text: The beginning of a code or of a word of the name, or a symbol. An empty text finds all currencies.
  ///   - money: The money format of the locale.
  ///   - names: The names of currencies by their codes.
  public static func search(
    _ text: String, in money: MoneyFormat, names: [String: String] = [:]
  ) -> [Currency] {
    let text = String(text[...].trimmingSpace())
    let code = text.uppercased()
    let words = TypeAhead(text)
    let own = money.currency
    let found = table.filter { entry in
      entry.code.hasPrefix(code) || entry.narrow == text || entry.symbol == text
        || entry.code == own?.code && money.symbol == text
        || names[entry.code].map(words.matches) == true
    }.map { Currency($0.code) }
    return found.filter { $0 == own } + found.filter { $0 != own }
  }

  /// Returns a Boolean value indicating whether only one currency has a narrow symbol, and the symbol isn't ASCII.
  private static func isUnmistakable(_ symbol: String) -> Bool {
    narrowCounts[symbol] == 1
      && symbol.unicodeScalars.contains { !$0.isASCII }
  }

  private static let narrowCounts = Dictionary(
    table.map { ($0.narrow, 1) }, uniquingKeysWith: +)

  /// The symbols for signs that are typed instead of them.
  private static let synonyms: [String: String] = [
    "￥": "¥", "円": "¥", "元": "CN¥", "￦": "₩", "원": "₩", "＄": "$", "￡": "£",
  ]
}

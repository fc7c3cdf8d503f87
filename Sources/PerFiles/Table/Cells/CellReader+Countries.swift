internal import PerCore

/// Countries beside the sign of the dollar.
extension CellReader {
  /// The codes of currencies by the words that name their countries: "4.79 $ US", "(U.S.) $5".
  private static let currencies = [
    "US": "USD", "USA": "USD", "CA": "CAD", "CAN": "CAD", "MX": "MXN", "MEX": "MXN", "AU": "AUD",
    "AUS": "AUD", "NZ": "NZD", "HK": "HKD", "SG": "SGD", "TW": "TWD",
  ]

  /// Returns whether a text has a dollar sign and, in capital letters, a country whose currency isn't that of the
  /// notation.
  func hasForeignCountry(_ text: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: "$")),
      text.utf8.contains(where: \.isASCIIUppercase)
    else { return false }
    return Self.currencies(ofCountriesIn: text).contains { $0 != notation.currency }
  }

  private static func currencies(ofCountriesIn text: String) -> [String] {
    text.filter { $0 != "." }.split { !$0.isLetter }.compactMap { currencies[String($0)] }
  }

  /// Returns the code in a header such as "Price (SAR)", or that of the country beside a dollar sign: "Price (US $)".
  /// Nil for others.
  static func currency(ofHeader text: String) -> String? {
    // "fr" can be the language, and "Fr." the day before Saturday.
    if text.hasSuffix("Fr.") || text.contains("(Fr.)") { return "franc" }
    guard text.contains("$") else { return code(inHeader: text) }
    return currencies(ofCountriesIn: text).first?.lowercased()
  }

  /// Returns the last code of a currency in a header. If all letters are capital letters, the code has to be in
  /// brackets, since it can be another word: "PRICE ALL".
  private static func code(inHeader text: String) -> String? {
    let start = text.contains(where: \.isLowercase) ? text.startIndex : text.firstIndex(of: "(")
    guard let start else { return nil }
    return text[start...].split { !$0.isLetter }.map(String.init).last {
      Currency.entries[$0] != nil || HeaderWords.withdrawnCodes.contains($0)
    }
  }
}

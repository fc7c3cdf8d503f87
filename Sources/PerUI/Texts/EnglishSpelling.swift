internal import Glibc

/// The spelling of English units: "litre" and "metre", or "liter" and "meter".
package struct EnglishSpelling {
  /// A Boolean value indicating whether the spelling is American.
  package let isAmerican: Bool

  /// - Parameters:
  ///   - languages: The value of the variable `LANGUAGE`, a list such as `"en_US:en"`; empty if it is not set.
  ///   - locale: The name of the locale of messages, such as `"en_US.UTF-8"`.
  package init(languages: String, locale: String) {
    // The C library ignores LANGUAGE in the C locale.
    let isPlain = locale.hasPrefix("C") || locale == "POSIX"
    let first = isPlain ? nil : languages.split(separator: ":").first.map(String.init)
    let name = [first, locale].compactMap { $0 }.first { $0 != "en" } ?? ""
    isAmerican = Self.americanLocales.contains { name.hasPrefix($0) }
  }

  /// The English locales with the spelling of the United States.
  private static let americanLocales = [
    "en_US", "en_PH", "en_PR", "en_GU", "en_VI", "en_AS", "en_MP", "en_UM", "en_LR",
  ]

  /// The spelling of the process's language.
  package static let current = EnglishSpelling(
    languages: getenv("LANGUAGE").map { String(cString: $0) } ?? "",
    locale: setlocale(LC_MESSAGES, nil).map { String(cString: $0) } ?? "C")

  /// Returns the English name of a unit in this spelling.
  package func spell(_ name: String) -> String {
    guard isAmerican else { return name }
    return name.replacing("litre", with: "liter").replacing("metre", with: "meter")
  }
}

internal import Glibc
internal import Gtk
internal import TestSupport
internal import XCTest

extension GtkTestCase {
  /// The locales of all languages into which Per is translated.
  package static var translatedLocales: [String] {
    ["ar_EG", "de_DE", "es_ES", "fr_FR", "it_IT", "ja_JP", "pt_BR"]
  }

  /// Runs `body` with the texts of a language, from the catalogues that were built with the tests. Texts that are
  /// stored until the program ends must have been created before.
  package func withLanguage(_ locale: String, _ body: () throws -> Void) throws {
    let earlier = setlocale(LC_MESSAGES, nil).map { String(cString: $0) } ?? "C"
    Translation.bind(domain: "per", directory: Environment.product("../share/locale"))
    let isInstalled = setlocale(LC_MESSAGES, locale + ".UTF-8") != nil
    try require(isInstalled, "The locale \(locale) is missing.")
    defer { setlocale(LC_MESSAGES, earlier) }
    XCTAssertNotEqual(tr("Add Product"), "Add Product", "The catalogue of \(locale) is missing.")
    try body()
  }
}

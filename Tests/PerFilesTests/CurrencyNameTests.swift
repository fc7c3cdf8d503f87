import PerCore
import PerFiles
import Testing

/// Names of currencies in headers, in lists whose currencies have no locale in the fixtures.
@Suite struct CurrencyNameTests {
  @Test(arguments: [
    ("XOF", "Prix (francs)"), ("XOF", "Prix (Fr. CFA)"), ("XAF", "Prix (FCFA)"),
    ("CHF", "Prix (francs)"), ("DZD", "Prix (dinar)"), ("RSD", "Prix (dinar)"),
    ("LBP", "Prix (pounds)"), ("GBP", "Prix (pounds)"), ("SYP", "Prix (lira)"),
  ])
  func nameOfSeveralCurrenciesMeansTheCurrencyOfTheList(_ currency: String, _ header: String) throws
  {
    #expect(try rows(header, currency) == ["Riz: 1 kg 650"])
  }

  @Test(arguments: [
    ("EUR", "Prix (francs)"), ("CHF", "Prix (Fr. CFA)"), ("EUR", "Prix (dinar)"),
    ("EUR", "Prix (pounds)"), ("USD", "Prix (Canadian dollars)"),
  ])
  func nameOfAnotherCurrencyIsRefused(_ currency: String, _ header: String) throws {
    #expect(try rows(header, currency) == ["2 currency"])
  }

  private func rows(_ header: String, _ currency: String) throws -> [String] {
    let notation = try #require(LineNotation(locale: "fr_FR")).replacing(currency: currency)
    return try tableRows(Array("Produit;Quantité;\(header)\nRiz;1 kg;650\n".utf8), notation)
  }
}

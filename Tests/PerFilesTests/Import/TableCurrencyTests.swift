import PerCore
import PerFiles
import Testing

/// The import of a table in a currency other than that of the open comparison.
@MainActor @Suite struct TableCurrencyTests {
  @Test(arguments: [
    "Artikel;Menge;Preis\nReis;500 g;1,29 USD\n", "Artikel;Menge;Preis (USD)\nReis;500 g;1,29\n",
  ])
  func anEmptyComparisonCanTakeTheCurrencyOfTheTable(_ text: String) throws {
    let session = ImportSession(.text(text))
    try session.read()
    #expect(session.controller.usableCurrency == Currency("USD"))
    session.controller.use(Currency("USD"))
    try session.read()
    #expect(session.controller.counts.products == 1 && session.controller.usableCurrency == nil)
    #expect(session.library.current.currency == Currency("USD"))
  }

  /// The code of a currency is part of the name, and "kr" is a sign of several currencies.
  @Test(
    arguments: [
      ("CUP Noodles;65 g;20 kr", nil), ("CUP Noodles;65 g;1,29 USD", "USD"),
    ] as [(String, String?)])
  func onlyACurrencyInWhichARowCanBeReadIsOffered(_ row: String, _ code: String?) throws {
    let session = ImportSession(.text("Name;Menge;Preis\n\(row)\n"))
    try session.read()
    #expect(session.controller.rows.map(\.outcome) == [.refused(.currency)])
    #expect(session.controller.usableCurrency == code.map { Currency($0) })
  }

  @Test func aListWithProductsKeepsItsCurrency() throws {
    let library = LibraryController(store: nil, conventions: .german)
    let amount = try Amount("1", format: Conventions.german.numbers)
    try library.list.add(Product(quantity: amount, unit: .kilogram, price: amount))
    let session = ImportSession(.text("Artikel;Menge;Preis\nReis;500 g;1,29 USD\n"), into: library)
    try session.read()
    #expect(session.controller.usableCurrency == nil)
  }
}

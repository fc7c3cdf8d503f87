import PerCore
import Testing

/// Prices as they are typed, with and without a currency.
@MainActor @Suite struct TypedPriceTests: ProductFormSuite {
  let spy = ProductFormSpy()

  /// Returns a form with 500 g and a price, and the list of its products.
  private func form(
    _ conventions: Conventions = .us, withPrice text: String
  ) throws -> (form: ProductFormController, list: ProductListController) {
    let (form, list) = try form(conventions)
    form.calculator(.quantity).edit("500 g")
    form.leave(.quantity)
    form.calculator(.price).edit(text)
    return (form, list)
  }

  /// Checks that the form asks whether a price is meant, and takes it as the answer.
  private func checkQuestion(
    _ form: ProductFormController, _ list: ProductListController, _ price: String
  ) {
    form.submit(from: .price)
    #expect(form.form.price.error == .ambiguous([price]) && list.state.products.isEmpty)
    form.answer(.price, 0)
    #expect(form.form.price.error == nil && form.form.price.calculator.text == price)
  }

  @Test(
    arguments: [
      (.german, "3,99 €", "3,99"), (.german, "€3,99", "3,99"), (.german, "€ 3,99", "3,99"),
      (.german, "3,99€", "3,99"), (.german, "3,99 EUR", "3,99"), (.german, "EUR 3,99", "3,99"),
      (.german, " 3,99\u{A0}€ ", "3,99"), (.german, "1.234,50 €", "1.234,50"),
      (.us, "$3.99", "3.99"), (.us, "USD 3.99", "3.99"), (.us, "$1+2", "1+2"),
      (.british, "£3.99", "3.99"), (.british, "50p", "0.50"), (.us, "50¢", "0.50"),
      (.british, "£3 50p", "3.50"), (.german, "5€50", "5,50"), (.us, "$3.99+$2", "3.99+2"),
      (.british, "99p+£1", "0.99+1"),
      (.german, "50 ct", "0,50"), (.british, "3.99p", "3.99"), (.british, "£0.99p", "0.99"),
      (.us, ".99¢", ".99"), (.german, "0,99 ct", "0,99"), (.british, "79.8p", "0.798"),
      (.german, "3.99 €", "3.99"), (.us, "USD $5", "5"),
      (.us, "\u{200E}$5\u{200F}", "5"),
    ] as [(Conventions, String, String)])
  func readsPricesWithTheCurrency(_ conventions: Conventions, _ typed: String, _ text: String)
    throws
  {
    let form = try form(conventions).form
    form.calculator(.price).edit(typed)
    #expect(form.calculator(.price).isComplete)
    form.leave(.price)
    #expect(form.form.price.calculator.text == text && form.form.price.error == nil)
  }

  @Test(arguments: [("1 500", "1500"), ("$1 500", "1500"), ("1 500 - 20%", "1200")])
  func aSpaceInAPriceSeparatesThousands(_ text: String, _ value: String) throws {
    let form = try form().form
    form.calculator(.price).edit(text)
    form.leave(.price)
    #expect(form.form.price.error == nil)
    #expect(try form.calculator(.price).amount() == decimal(value))
  }

  @Test(
    arguments: [
      (.us, "3.99,", "3.99"), (.us, "$3.99 ,", "3.99"), (.us, "3.99;", "3.99"), (.us, "3,", "3"),
      (.german, "3,99,", "3,99"), (.german, "1.234,50 €,", "1.234,50"),
    ] as [(Conventions, String, String)])
  func aCommaAfterThePriceHasNoEffect(_ conventions: Conventions, _ typed: String, _ text: String)
    throws
  {
    let form = try form(conventions).form
    form.calculator(.price).edit(typed)
    form.leave(.price)
    #expect(form.form.price.error == nil && form.form.price.calculator.text == text)
  }

  @Test(
    arguments: [
      (.us, "3.99 was 5.99", "3.99"), (.us, "was $5.99, now $3.99", "3.99"),
      (.us, "only 3.99", "3.99"), (.us, "3.99 (was 5.99)", "3.99"), (.us, "3.99 each", "3.99"),
      (.us, "$3.99 ($7.98/kg)", "3.99"),
      (.us, "$3.99 ($7.98÷kg)", "3.99"), (.us, "4.49 dollars", "4.49"),
      (.british, "£3.99 inc VAT", "3.99"), (.inGerman, "1,99 statt 2,49", "1,99"),
      (.inGerman, "1,99 € inkl. MwSt.", "1,99"), (.inJapanese, "398円(税込)", "398"),
      (.us, "4.50 a pack", "4.50"), (.us, "3.99/pack", "3.99"), (.us, "3.99÷pack", "3.99"),
      (.us, "$3.99 per pack", "3.99"),
    ] as [(Conventions, String, String)])
  func wordsThatDoNotChangeThePriceAreDropped(
    _ conventions: Conventions, _ typed: String, _ text: String
  ) throws {
    let (form, list) = try form(conventions, withPrice: typed)
    #expect(form.form.canAdd && form.form.result.unitPrice != nil)
    form.leave(.price)
    #expect(form.form.price.error == nil && form.form.price.calculator.text == text)
    form.submit(from: .price)
    let price = try conventions.prices.number(text[...])
    #expect(list.state.products.first?.price?.value == price)
  }

  @Test(arguments: [
    "2 L", "3 M", "12 pieces", "3.99 at Tesco", "3.99 1 kg", "3.99 large", "0.25 deposit",
  ])
  func otherWordsAreNotDropped(_ text: String) throws {
    let form = try form(withPrice: text).form
    form.leave(.price)
    #expect(form.form.price.error != nil && form.form.price.calculator.text == text)
  }

  @Test(arguments: [
    ("500 g", "3.99 per kg"), ("1 kg", "3.99 a kilo"), ("6", "0.50 each"), ("", "3.99 per lb"),
  ])
  func aPriceThatDependsOnTheQuantityIsAUnitPrice(_ quantity: String, _ text: String) throws {
    let form = try form().form
    form.choose(Kind.units)
    form.calculator(.quantity).edit(quantity)
    form.leave(.quantity)
    form.calculator(.price).edit(text)
    form.leave(.price)
    #expect(form.form.price.error == .unitPrice && !form.form.canAdd)
  }

  @Test(arguments: [("4 99", "4.99"), ("$4 99", "4.99"), ("12 05", "12.05")])
  func twoDecimalsAfterASpaceAreAQuestion(_ text: String, _ price: String) throws {
    let (form, list) = try form(withPrice: text)
    checkQuestion(form, list, price)
  }

  @Test(
    arguments: [
      (.us, "3.99 for all", "3.99"), (.us, "~3.99", "3.99"),
      (.us, "3.99.", "3.99"), (.us, "price: $5", "5"), (.us, "3.99 for me", "3.99"),
      (.us, "$$3.99", "3.99"),
      (.us, "3.99 tax incl.", "3.99"),
    ] as [(Conventions, String, String)])
  func wordsBesideTheOnlyNumberAreAQuestion(
    _ conventions: Conventions, _ text: String, _ price: String
  ) throws {
    let (form, list) = try form(conventions, withPrice: text)
    #expect(form.form.result.unitPrice == nil)
    checkQuestion(form, list, price)
  }

  @Test(arguments: [
    "-3.99 off", "3.99 at Tesco", "3 oats", "3.99 chf", "2 apples 3", "0 for all", "0.50 a piece",
    "free", "10% more", "3.99 off", "3.99 deposit", "4.50 discount", "was 3.99",
  ])
  func otherWordsAreNoQuestion(_ text: String) throws {
    let form = try form().form
    form.calculator(.quantity).edit("6 pieces")
    form.leave(.quantity)
    form.calculator(.price).edit(text)
    form.leave(.price)
    #expect(form.form.price.error != nil && form.form.answers(to: .price) == nil)
  }

  @Test(arguments: ["4 9", "4 999 99", "4.99 3.99", "4 99 3"])
  func otherNumbersWithASpaceAreNotPrices(_ text: String) throws {
    #expect(try error(ofPrice: text) == .missingOperator)
  }

  @Test(arguments: ["20%", "-20%", "$20%", "20 %"])
  func aPercentageAloneIsNotAPrice(_ text: String) throws {
    let form = try form().form
    form.calculator(.price).edit(text)
    form.leave(.price)
    #expect(form.form.price.error != nil && form.form.price.calculator.text == text)
    form.calculator(.price).edit("20% × 10")
    #expect(form.calculator(.price).isComplete)
  }

  @Test(
    arguments: [
      (.german, "$3,99", .otherCurrency("$")), (.us, "€3.99", .otherCurrency("€")),
      (.us, "$", .empty),
      (.german, "€ EUR", .empty),
      (.us, "3$999", .unexpected("$")), (.us, "5 $ 50", .unexpected("$")),
      (.german, "50p", .unexpected("p")),
      (.plain, "€3.99", .otherCurrency("€")), (.us, "3.99 kg", .unexpected("kg")),
      (.german, "1.23.4 €", .misplacedGroupingMark(".", decimalMark: ",")),
    ] as [(Conventions, String, EntryError)])
  func refusesOtherCurrencies(_ conventions: Conventions, _ typed: String, _ error: EntryError)
    throws
  {
    let form = try form(conventions).form
    form.calculator(.price).edit(typed)
    form.leave(.price)
    #expect(form.form.price.calculator.text == typed && form.form.price.error == error)
  }

  @Test(
    arguments: [
      ("€4.49", "€"), ("4.49 €", "€"), ("4.49 EUR", "EUR"), ("4.49 euros", "euros"),
      ("£2+$3", "£"), ("5 kr", "kr"), ("CA$5", "CA$"), ("¥500", "¥"), ("4.49 chf", "chf"),
      ("5 zł", "zł"), ("$4.49", nil), ("4.49 USD", nil), ("2 L", nil), ("5 abc", nil),
      ("3x4", nil), ("4.49 dollars", nil), ("5 xyz", nil),
    ] as [(String, String?)])
  func aPriceInAnotherCurrencyIsRefused(_ text: String, _ mark: String?) throws {
    let (form, _) = try form()
    form.calculator(.price).edit(text)
    form.leave(.price)
    let error = form.form.price.error
    if let mark {
      #expect(error == .otherCurrency(mark))
    } else if case .otherCurrency = error {
      Issue.record("\(text) has no other currency.")
    }
  }

  @Test func aTextThatIsTooLongForAPriceIsNotSearchedForCurrencies() throws {
    let form = try form(.german).form
    for (count, error): (Int, EntryError?) in [(1, .otherCurrency("$")), (100_000, nil)] {
      form.calculator(.price).edit(String(repeating: "$ ", count: count) + "1")
      form.leave(.price)
      if let error {
        #expect(form.form.price.error == error)
      } else {
        if case .otherCurrency = form.form.price.error { Issue.record("The text was searched.") }
        #expect(form.form.price.error != nil)
      }
    }
  }

  @Test func aWordIsNotAPrice() throws {
    let form = try form(.us).form
    for (text, error): (String, EntryError) in [
      ("free", .name("free")), ("3.9o", .notANumber("3.9o")), ("3 oats", .unexpected("oats")),
    ] {
      form.calculator(.price).edit(text)
      form.leave(.price)
      #expect(form.form.price.error == error)
    }
  }

  @Test(arguments: [
    "2.50/l", "$2.50/kg", "2.50 / 100 g", "3.99 per lb", "$3.99 per lb", "3.99 a pound",
    "$3.99/kg", "3.99÷kg", "1.99/500g", "1.99÷500 g", "3.99 per kg",
  ])
  func aUnitPriceIsNotThePriceOfThePackage(_ text: String) throws {
    #expect(try error(ofPrice: text) == .unitPrice)
  }

  /// Returns the error of a price after its field has lost the focus.
  private func error(ofPrice text: String) throws -> EntryError? {
    let form = try form().form
    form.calculator(.price).edit(text)
    form.leave(.price)
    return form.form.price.error
  }
}

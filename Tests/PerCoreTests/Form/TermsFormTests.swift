import PerCore
import Testing

/// The deposit, the net weight and the tax of a product in the form.
@MainActor @Suite struct TermsFormTests {
  private let list = ProductListController(conventions: .metricDollar)

  private func form(
    _ quantity: String = "240", _ price: String = "2"
  ) -> ProductFormController {
    ProductFormController(list: list, grams: quantity, price: price)
  }

  @Test func theTermsAreAddedAndEdited() throws {
    let form = form()
    form.edit(.deposit, "$0.25")
    form.edit(.net, "0.4 kg")
    form.edit(.tax, "25%")
    // The deposit is not ranked, and the tax is part of the price.
    #expect(form.form.result.unitPrice?.price == "$10.42" && form.form.canAdd)
    form.submit(from: nil)
    let product = list.state.products[0]
    #expect(product.terms.plain == ["0.25", "0.4 kg", "25"])
    #expect(product.pack.cost(1) == Rational(5) / Rational(2))
    #expect(
      product.unitPrice
        == UnitPrice(price: product.pack.cost(1)!, amount: Rational(24) / Rational(100)))
    #expect(form.form.isEmpty && form.form.terms.isEmpty)

    let edit = ProductFormController(list: list, editing: 0)
    #expect(edit.draft == nil)
    let texts = [TermsEntry.Field.deposit, .net, .tax].map { edit.form.terms[$0] }
    #expect(texts == ["0.25", "0.4 kg", "25"])
    edit.edit(.deposit, "")
    edit.edit(.tax, " ")
    edit.submit(from: nil)
    #expect(list.state.products[0].terms.plain == [nil, "0.4 kg", nil])
  }

  @Test(arguments: [
    "2.00 + 0.25 deposit", "$2 plus 25¢ deposit", "2 + 0.25 deposit", "2+0.25 deposit",
  ])
  func aDepositInThePriceMovesToItsField(_ text: String) {
    let form = form("240", text)
    #expect(form.form.canAdd && form.form.result.unitPrice?.price == "$8.33")
    form.leave(.price)
    #expect(form.form.price.calculator.text == "2" && form.form.price.error == nil)
    #expect(form.form.terms[.deposit] == "0.25" && form.form.terms.offerKind == nil)
  }

  @Test func anOfferAndADepositInThePriceMoveToTheirFields() {
    let form = form("240", "2.00 + 0.25 deposit, 3 for 2")
    form.leave(.price)
    #expect(form.form.terms[.deposit] == "0.25" && form.form.terms.offerKind == .multibuy)
    let other = self.form("240", "2.00 + 0.25 deposit")
    other.edit(.deposit, "1")
    other.leave(.price)
    #expect(other.form.terms[.deposit] == "1" && other.form.price.error != nil)
  }

  @Test(
    arguments: [
      (.deposit, "x", nil), (.deposit, "0", .number(.notPositive)),
      (.deposit, "-1", .number(.notPositive)), (.net, "200", .lessThanQuantity(Rational(240))),
      (.net, "1 L", nil), (.net, "400 rolls", nil), (.tax, "101", .taxTooHigh),
      (.tax, "8,8,8", nil), (.net, "99999999999999999999999999999999", nil),
    ] as [(TermsEntry.Field, String, TermsEntry.Problem.Reason?)])
  func anImpossibleNumberIsReportedAtItsField(
    field: TermsEntry.Field, text: String, reason: TermsEntry.Problem.Reason?
  ) {
    let form = form()
    form.edit(field, text)
    #expect(!form.form.canAdd && form.form.termsProblems.isEmpty, "The field was not left.")
    form.submit(from: nil)
    #expect(form.form.termsProblems.first?.field == field)
    if let reason { #expect(form.form.termsProblems.first?.reason == reason) }
    #expect(list.state.products.isEmpty)
    form.edit(field, "")
    #expect(form.form.termsProblems.isEmpty && form.form.canAdd)
    form.edit(field, text)
    form.leave(field)
    #expect(form.form.termsProblems.first?.field == field)
  }

  @Test func eachFieldHasItsError() {
    let form = form("500")
    form.edit(.deposit, "x")
    form.edit(.net, "400")
    form.edit(.tax, "101")
    for field in [TermsEntry.Field.deposit, .net, .tax] { form.leave(field) }
    #expect(form.form.termsProblems.map(\.field) == [.deposit, .net, .tax])
  }

  @Test func onlyWeightsHaveANetWeight() {
    let form = form()
    form.edit(.net, "600")
    form.leave(.net)
    #expect(form.form.canAdd)
    form.calculator(.quantity).edit("500 ml")
    form.leave(.quantity)
    let reason = WrongKind(held: .volume, offered: .weight)
    #expect(form.form.termsProblems.map(\.reason) == [.number(.wrongKind(reason))])
    #expect(!form.form.canAdd)
    form.submit(from: nil)
    #expect(list.state.products.isEmpty)
    form.edit(.net, "")
    #expect(form.form.canAdd && form.form.termsProblems.isEmpty)
  }

  @Test func theDraftKeepsTheTerms() throws {
    let form = form()
    form.edit(.deposit, "1,5")
    form.edit(.tax, "8.875")
    let settings = try #require(form.draft?.settings)
    let restored = Draft { settings[$0] }
    let draft = try #require(restored)
    #expect(draft == form.draft)
    let again = ProductFormController(list: list, draft: draft)
    #expect(again.form.terms == form.form.terms && again.form.terms.offerKind == nil)
    again.choose(OfferKind.percent)
    again.edit(.value, "20")
    let changed = try #require(again.draft?.settings)
    let changedDraft = Draft { changed[$0] }
    let second = try #require(changedDraft)
    #expect(second == again.draft)
    // The marks of another locale.
    let german = ProductFormController(
      list: ProductListController(conventions: .german), draft: second)
    #expect(german.form.terms[.tax] == "8,875")
  }

  @Test func onlyTermsAreADraft() throws {
    let form = ProductFormController(list: list)
    form.edit(.deposit, "0.25")
    #expect(!form.form.isEmpty && form.draft != nil)
  }

  @Test func theTaxHasAFieldWhereItIsUsual() throws {
    func hasTax(_ region: String, _ preference: Bool?) -> Bool {
      let conventions = Conventions(
        numbers: .us, money: .dollar, measures: .us, region: region)
      let library = LibraryController(store: nil, conventions: conventions)
      var preferences = library.preferences
      preferences.addsTax = preference
      library.prefer(preferences)
      return ProductFormController(list: library.list).form.hasTax
    }
    #expect(hasTax("US", nil) && !hasTax("US", false))
    #expect(!hasTax("GB", nil) && hasTax("GB", true))
    // A product with a tax can be edited everywhere.
    let form = form()
    #expect(!form.form.hasTax)
    form.edit(.tax, "8")
    form.submit(from: nil)
    #expect(ProductFormController(list: list, editing: 0).form.hasTax)
    #expect(!ProductFormController(list: list).form.hasTax)
  }

  @Test func aLineFillsTheTerms() throws {
    let conventions = Conventions(
      numbers: .german, money: .euroBehind, measures: .metric, language: "de", region: "DE")
    let list = ProductListController(conventions: conventions)
    let form = ProductFormController(list: list)
    #expect(form.paste("Cola 1,5 l 1,29 € + 0,25 € Pfand"))
    #expect(form.form.terms[.deposit] == "0,25")
    form.submit(from: nil)
    #expect(list.state.products[0].terms.plain == ["0.25", nil, nil])
    let cans = ProductFormController(list: ProductListController(conventions: conventions))
    #expect(cans.paste("Bohnen 400 g, Abtropfgewicht 240 g 0,99 €"))
    #expect(cans.form.terms[.net] == "400" && cans.form.quantity.calculator.text == "240")
  }

  @Test(arguments: ["400 g (240 g drained)", "400 g beans, 240 g drained"])
  func theNetWeightInAQuantityMovesToItsField(_ text: String) throws {
    let list = ProductListController(conventions: .us)
    let form = ProductFormController(list: list)
    form.calculator(.quantity).edit(text)
    form.leave(.quantity)
    #expect(form.form.quantity.calculator.text == "240" && form.form.unit == .gram)
    #expect(form.form.terms[.net] == "400" && form.form.quantity.error == nil)
    form.calculator(.quantity).edit("500 g (300 g drained)")
    form.leave(.quantity)
    #expect(form.form.terms[.net] == "500" && form.form.quantity.calculator.text == "300")
    form.edit(.net, "510")
    form.calculator(.quantity).edit("600 g (350 g drained)")
    form.leave(.quantity)
    #expect(form.form.terms[.net] == "510", "A weight that was typed in its field is kept.")
  }

  @Test(arguments: ["0", "0%", "0.0", "5-5"])
  func aTaxOfZeroIsKept(_ text: String) throws {
    let form = form()
    let price = form.form.result.unitPrice
    form.edit(.tax, text)
    form.leave(.tax)
    #expect(form.form.termsProblems.isEmpty && form.form.canAdd)
    #expect(form.form.result.unitPrice == price)
    form.submit(from: nil)
    #expect(list.state.products[0].terms.plain == [nil, nil, "0"])
    #expect(list.state.products[0].pack.cost(1) == Rational(2))
    let edit = ProductFormController(list: list, editing: 0)
    #expect(edit.form.terms[.tax] == "0" && edit.form.hasTax && edit.draft == nil)
    #expect(PackTerms(plain: [nil, nil, "0"])?.tax == .zero)
  }

  @Test(arguments: ["-5", "150", "x", "-"])
  func aTaxThatCannotBeReadHasNoResult(_ text: String) {
    let form = form()
    #expect(form.form.result.unitPrice != nil)
    form.edit(.deposit, "x")
    #expect(form.form.result.unitPrice != nil, "The deposit is not part of the result.")
    form.edit(.tax, text)
    #expect(form.form.result.unitPrice == nil && form.form.result.standing == nil)
    form.edit(.tax, "25")
    #expect(form.form.result.unitPrice?.price == "$10.42")
  }
}

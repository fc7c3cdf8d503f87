import PerCore
import TestSupport
import Testing

/// A text with several meanings is a question, and an answer fills the form.
@MainActor @Suite struct FormAnswerTests {
  @Test(
    arguments: [
      (Conventions.inFrench, "1 livre", 1, "1", .pound),
      (Conventions.inGerman, "4er Pack 250 g", 0, "1000", .gram),
      (Conventions.us, "6pk 12 oz", 1, "12", .ounce),
      (Conventions.inFrench, "1.234", 0, "1234", nil),
      (Conventions.us, "12:90", 1, "12÷90", nil), (Conventions.us, "500-600g", 1, "600", .gram),
      (Conventions.inGerman, "1,5–2 kg", 0, "1,5", .kilogram),
      (Conventions.us, "1-1/2 lb", 0, "1 1/2", .pound), (Conventions.us, "1−1÷2", 1, "1/2", nil),
      (Conventions.us, "3-3/4 oz", 1, "2 1/4", .ounce),
    ] as [(Conventions, String, Int, String, PerCore.Unit?)])
  func anAnswerReplacesTheQuantity(
    _ conventions: Conventions, _ text: String, _ index: Int, _ quantity: String,
    _ unit: PerCore.Unit?
  ) {
    let list = ProductListController(conventions: conventions)
    let form = ProductFormController(list: list)
    let expectedUnit = unit ?? form.form.unit
    form.calculator(.quantity).edit(text)
    #expect(form.form.answers(to: .quantity) == nil, "The field was not left.")
    form.submit(from: .quantity)
    #expect(form.form.answers(to: .quantity) != nil)
    form.answer(.quantity, index)
    #expect(form.form.quantity.error == nil && form.form.answers(to: .quantity) == nil)
    #expect(form.form.quantity.calculator.text == quantity && form.form.unit == expectedUnit)
    #expect(form.firstIncompleteField == .price)
  }

  @Test func anAnswerReplacesThePrice() {
    let form = ProductFormController(list: ProductListController(conventions: .us))
    form.calculator(.quantity).edit("500")
    form.calculator(.price).edit("12:90")
    form.leave(.price)
    #expect(form.form.answers(to: .price) == .texts(["12.90", "12÷90"]))
    form.answer(.price, 5)
    #expect(form.form.price.calculator.text == "12:90")
    form.answer(.price, 0)
    #expect(form.form.price.calculator.text == "12.90" && form.form.canAdd)
  }

  @Test func anAnswerToALineFillsTheForm() throws {
    let list = ProductListController(conventions: .us)
    let form = ProductFormController(list: list)
    form.calculator(.quantity).edit("6pk 12 oz cola $4.99")
    form.submit(from: .quantity)
    guard case .products(let answers) = form.form.answers(to: .quantity) else {
      Issue.record("No question: \(form.form)")
      return
    }
    #expect(answers.count == 2)
    form.leave(.quantity)
    #expect(form.form.answers(to: .quantity) == .products(answers), "The question stays.")
    form.answer(.quantity, 1)
    #expect(form.form[.name] == "cola" && form.form.price.calculator.text == "4.99")
    #expect(form.form.canAdd && form.form.answers(to: .quantity) == nil)
    form.submit(from: .price)
    #expect(list.state.products.ranked.map(\.unit) == [answers[1].product.unit])
  }

  @Test func aChangedLineRemovesTheQuestion() {
    let form = ProductFormController(list: ProductListController(conventions: .us))
    form.calculator(.quantity).edit("6pk 12 oz cola $4.99")
    form.submit(from: .quantity)
    form.calculator(.quantity).edit("6")
    #expect(form.form.answers(to: .quantity) == nil && form.form.quantity.error == nil)
  }

  @Test(
    arguments: [
      ("2 for 5", .bundle, "2", "5", ""), ("2 for $5", .bundle, "2", "5", ""),
      ("2/$5", .bundle, "2", "5", ""), ("2/5 $", .bundle, "2", "5", ""),
      ("2÷$5", .bundle, "2", "5", ""),
      ("3.99, 3 for 2", .multibuy, "3", "2", "3.99"),
      ("3.99 buy 2 get 1 free", .multibuy, "3", "2", "3.99"),
      ("3.99 20% off", .percent, "", "20", "3.99"), ("2, 3 for 2", .multibuy, "3", "2", "2"),
      ("2 10% off", .percent, "", "10", "2"), ("$4; 3 for 2", .multibuy, "3", "2", "4"),
    ] as [(String, OfferKind, String, String, String)])
  func anOfferInThePriceMovesToItsFields(
    _ text: String, _ kind: OfferKind, _ packs: String, _ value: String, _ price: String
  ) throws {
    let list = ProductListController(conventions: .us)
    let form = ProductFormController(list: list)
    form.choose(.gram)
    form.calculator(.quantity).edit("500")
    form.calculator(.price).edit(text)
    form.leave(.price)
    #expect(form.form.terms.offerKind == kind, "\(text)")
    #expect(form.form.terms[.packs] == packs && form.form.terms[.value] == value)
    #expect(form.form.price.calculator.text == price && form.form.price.error == nil)
    #expect(list.state.products.isEmpty && form.form.canAdd)
    form.submit(from: .price)
    #expect(list.state.products[0].offer != nil)
  }

  /// Returns a form for 500 g whose price was typed and left.
  private func form(leftWithPrice text: String) -> ProductFormController {
    let form = ProductFormController(list: ProductListController(conventions: .us))
    form.choose(.gram)
    form.calculator(.quantity).edit("500")
    form.calculator(.price).edit(text)
    form.leave(.price)
    return form
  }

  @Test(arguments: ["2 for 5", "3.99, 3 for 2"])
  func anOfferInThePriceNeedsNoQuantity(_ text: String) {
    let form = ProductFormController(list: ProductListController(conventions: .us))
    form.calculator(.price).edit(text)
    form.leave(.price)
    #expect(form.form.price.error == nil && form.form.terms.offerKind != nil)
    #expect(form.form.result.unitPrice == nil && !form.form.canAdd)
  }

  @Test func anOfferWithItsOwnPriceNeedsNoOther() {
    let form = form(leftWithPrice: "2 for 5")
    #expect(form.form.price.error == nil && form.form.canAdd)
  }

  @Test(arguments: [("2 for 5", "$5.00"), ("3.99, 3 for 2", "$5.32"), ("3.99 20% off", "$6.38")])
  func anOfferInThePriceHasAResult(_ text: String, _ unitPrice: String) {
    let list = ProductListController(conventions: .metricDollar)
    let form = ProductFormController(list: list)
    form.choose(.gram)
    form.calculator(.price).edit(text)
    #expect(form.form.result.unitPrice == nil && !form.form.canAdd)
    form.calculator(.quantity).edit("500")
    #expect(form.form.result.unitPrice?.price == unitPrice && form.form.canAdd)
    #expect(form.form.price.calculator.text == text && form.form.terms.offerKind == nil)
    // What the price is read as is shown, so Enter adds the product.
    #expect(form.form.result.termsInPrice?.offer != nil)
    form.submit(from: .price)
    #expect(list.state.products.first?.offer != nil && form.form.isEmpty)
    #expect(form.form.price.error == nil)
  }

  @Test(arguments: ["was 5.99", "3.99 or 4.99", "3.99 per kg", "3.99 for you", "$10/$3"])
  func otherWordsAreNotReadInAPrice(_ text: String) {
    let form = form(leftWithPrice: text)
    #expect(form.form.price.error != nil && form.form.price.calculator.text == text)
    #expect(!form.form.canAdd)
  }

  @Test(arguments: ["3.99, 3 for 2", "2 for 5"])
  func aSecondOfferIsRefused(_ text: String) {
    let form = ProductFormController(list: ProductListController(conventions: .us))
    form.choose(.gram)
    form.calculator(.quantity).edit("500")
    form.choose(OfferKind.percent)
    form.edit(.value, "20")
    form.calculator(.price).edit(text)
    form.leave(.price)
    #expect(form.form.price.error == .secondOffer && form.form.price.calculator.text == text)
    #expect(form.form.terms.offerKind == .percent && form.form.terms[.value] == "20")
  }

  @Test(arguments: [
    "3.99, 150% off", "3.99, $5 off", "3.99, 2 for 9", "3.99, 2 for 3", "3.99, 1 for 1",
    "3.99, 0 for 2", "3.99, BOGO, $1 coupon", "4 2 for 9", "2 for 3 for 5",
  ])
  func anOfferThatIsImpossibleOrUnclearIsTheError(_ text: String) {
    let form = form(leftWithPrice: text)
    #expect(form.form.price.error == .unreadOffer && form.form.terms.offerKind == nil)
    #expect(form.form.price.calculator.text == text && !form.form.canAdd)
  }

  @Test(
    arguments: [
      (.us, "3.99 for 2", ["2 for 3.99", "3.99"]), (.us, "$4 for 2", ["2 for $4", "$4"]),
      (.us, "4.50 for two", ["two for 4.50", "4.50"]), (.us, "5 for two", ["two for 5", "5"]),
      (.us, "4.50 for 2 packs", ["2 packs for 4.50", "4.50"]),
      (.inGerman, "3,99 für 2", ["2 für 3,99", "3,99"]),
    ] as [(Conventions, String, [String])])
  func aPriceBeforeItsPacksIsAQuestion(
    _ conventions: Conventions, _ text: String, _ answers: [String]
  ) throws {
    let list = ProductListController(conventions: conventions)
    let form = ProductFormController(list: list)
    form.choose(.gram)
    form.calculator(.quantity).edit("500")
    form.calculator(.price).edit(text)
    form.submit(from: .price)
    #expect(form.form.price.error == .ambiguous(answers) && list.state.products.isEmpty)
    form.answer(.price, 0)
    #expect(form.form.price.error == nil && form.form.terms.offerKind == .bundle)
    form.submit(from: .price)
    #expect(list.state.products.first?.offer?.packs == 2)
  }

  /// A whole number before "for" can be the number of packs.
  @Test(arguments: ["5 for 2", "3.99 for 2 kg", "3.99 for 1", "1.5 3 for 2 2"])
  func otherPricesWithPacksAreNotAQuestion(_ text: String) {
    let form = form(leftWithPrice: text)
    if case .ambiguous = form.form.price.error { Issue.record("\(text) is a question.") }
  }

  @Test(
    arguments: [
      ("20% off 3.99", ["3.99", "3.99 − 20%"]), ("20% off $3.99", ["3.99", "3.99 − 20%"]),
      ("10% discount 4.50", ["4.50", "4.50 − 10%"]),
    ])
  func aPercentageBeforeThePriceIsAQuestion(_ text: String, _ answers: [String]) throws {
    let form = form(leftWithPrice: text)
    #expect(form.form.price.error == .ambiguous(answers) && !form.form.canAdd)
    form.answer(.price, 1)
    #expect(form.form.price.error == nil && form.form.price.calculator.text == answers[1])
    #expect(form.form.canAdd && form.form.terms.offerKind == nil)
    let other = self.form(leftWithPrice: text + ", 3 for 2")
    #expect(other.form.price.error == .unreadOffer)
  }

  @Test(arguments: ["10% off", "3 for 2", "20% off", "buy 2 get 1 free"])
  func anOfferAloneIsNotAPrice(_ text: String) {
    let form = form(leftWithPrice: text)
    #expect(form.form.price.error == .name(text) && form.form.terms.offerKind == nil)
  }

  @Test func severalPricesAreNotAnOffer() {
    let form = form(leftWithPrice: "3.99 or 4.99")
    #expect(form.form.price.error != nil && form.form.price.error != .unreadOffer)
  }

  @Test(arguments: ["3.99 rice", "for 5", "2.50/kg", "5 zz"])
  func anyOtherPriceStaysAnError(_ text: String) {
    let form = ProductFormController(list: ProductListController(conventions: .us))
    form.calculator(.quantity).edit("500 g")
    form.calculator(.price).edit(text)
    form.leave(.price)
    #expect(form.form.price.error != nil && form.form.terms.offerKind == nil, "\(text)")
    #expect(form.form.price.calculator.text == text)
  }
}

import PerCore
import Testing

/// The offer of a product in the form.
@MainActor @Suite struct OfferFormTests {
  private let list = ProductListController(conventions: .metricDollar)

  private func form(
    _ quantity: String = "500", _ price: String = "3.99"
  ) -> ProductFormController {
    ProductFormController(list: list, grams: quantity, price: price)
  }

  private func type(
    _ kind: OfferKind, packs: String = "", _ value: String, limit: String = "",
    into form: ProductFormController
  ) {
    form.choose(kind)
    form.edit(.packs, packs)
    form.edit(.value, value)
    form.edit(.limit, limit)
  }

  @Test func theResultIsForTheOffer() {
    let form = form()
    type(.multibuy, packs: "3", "2", into: form)
    let result = form.form.result
    #expect(form.form.canAdd && result.unitPrice?.price == "$5.32")
    #expect(result.onePack?.price == "$7.98")
    #expect(result.offer?.cost == "$7.98" && result.offer?.quantity.number == "1.5")
    #expect(result.offer?.quantity.unit == .kilogram && result.offer?.count == 3)
  }

  @Test func aBundleNeedsNoPrice() {
    let form = form("500", "")
    #expect(!form.form.canAdd)
    type(.bundle, packs: "2", "$5", into: form)
    #expect(form.form.canAdd && form.form.result.unitPrice?.price == "$5.00")
    #expect(form.form.result.onePack == nil)
    form.submit(from: nil)
    let product = list.state.products[0]
    #expect(product.price == nil && product.offer?.plainTerms == "bundle 2 5")
    #expect(form.form.terms.offerKind == nil && form.form.isEmpty)
  }

  @Test(
    arguments: [
      (.multibuy, "2", "3", "", .value, .offer(.paysForAllPacks)),
      (.multibuy, "2", "2", "", .value, .offer(.paysForAllPacks)),
      (.multibuy, "1", "1", "", .packs, .offer(.tooFewPacks)),
      (.multibuy, "3", "0", "", .value, .offer(.notPositive)),
      (.coupon, "0", "1", "", .packs, .offer(.noPack)),
      (.multibuy, "2.5", "1", "", .packs, .notWhole), (.multibuy, "", "1", "", .packs, .missing),
      (.nth, "2", "101", "", .value, .offer(.percentTooHigh)),
      (.percent, "", "100", "", .value, .offer(.nothingLeft)),
      (.percent, "", "0", "", .value, .number(.notPositive)),
      (.coupon, "", "3.99", "", .value, .offer(.exceedsPrice)),
      (.amount, "", "4", "", .value, .offer(.exceedsPrice)),
      (.bundle, "2", "8", "", .value, .offer(.savesNothing)),
      (.multibuy, "3", "2", "2", .limit, .offer(.limitTooLow)),
      (.multibuy, "9999999", "2", "", .packs, .offer(.tooManyPacks)),
    ] as [(OfferKind, String, String, String, TermsEntry.Field, TermsEntry.Problem.Reason)])
  func anImpossibleOfferIsReportedAtItsField(
    kind: OfferKind, packs: String, value: String, limit: String, field: TermsEntry.Field,
    reason: TermsEntry.Problem.Reason
  ) {
    let form = form()
    type(kind, packs: packs, value, limit: limit, into: form)
    #expect(!form.form.canAdd && form.form.termsProblems.isEmpty, "Nothing was left yet.")
    form.submit(from: nil)
    let problem = form.form.termsProblems.first
    #expect(problem?.field == field && problem?.reason == reason)
    #expect(list.state.products.isEmpty)
    form.edit(field, "7")
    #expect(form.form.termsProblems.isEmpty, "Typing removes the message.")
  }

  @Test func anErrorAppearsWhenItsFieldIsLeft() {
    let form = form()
    type(.coupon, packs: "", "5", into: form)
    form.leave(.packs)
    #expect(form.form.termsProblems.isEmpty)
    form.leave(.value)
    #expect(form.form.termsProblems.first?.reason == .offer(.exceedsPrice))
    form.calculator(.price).edit("6")
    #expect(form.form.termsProblems.isEmpty, "With another price, the offer is possible.")
  }

  @Test(
    arguments: [
      (.multibuy, "", "2", .packs), (.multibuy, "3", " ", .value), (.percent, "", "", .value),
      (.coupon, "2", "", .value), (.nth, " ", "50", .packs),
    ] as [(OfferKind, String, String, TermsEntry.Field)])
  func anIncompleteOfferAsksForItsNumber(
    kind: OfferKind, packs: String, value: String, field: TermsEntry.Field
  ) {
    let form = form()
    type(kind, packs: packs, value, into: form)
    #expect(form.form.termsProblems.isEmpty, "Nothing was left yet.")
    #expect(form.form.result.unitPrice == nil, "There is no price without the offer.")
    form.leave(.limit)
    #expect(form.form.termsProblems.isEmpty, "The limit is optional.")
    form.leave(field)
    #expect(form.form.termsProblems.isEmpty, "An untouched field has no error.")
    #expect(form.form.offerHint?.field == field)
    form.submit(from: nil)
    let problem = form.form.termsProblems.first
    #expect(problem?.field == field && problem?.reason == .missing)
    form.choose(nil)
    #expect(form.form.termsProblems.isEmpty && form.form.offerHint == nil)
    #expect(form.form.result.unitPrice != nil)
  }

  @Test func theHintNamesTheNextNumber() {
    let form = form()
    #expect(form.form.offerHint == nil)
    form.choose(.multibuy)
    #expect(form.form.offerHint?.field == .packs)
    form.edit(.packs, "3")
    #expect(form.form.offerHint?.field == .value)
    form.edit(.value, "2")
    #expect(form.form.offerHint == nil && form.form.canAdd)
  }

  @Test func eachFieldHasItsError() {
    let form = form()
    form.choose(.multibuy)
    form.edit(.value, "x")
    form.leave(.value)
    #expect(form.form.termsProblems.map(\.field) == [.value])
    form.edit(.limit, "y")
    form.leave(.limit)
    #expect(form.form.termsProblems.map(\.field) == [.value, .limit])
    form.submit(from: nil)
    #expect(form.form.termsProblems.map(\.field) == [.packs, .value, .limit])
  }

  @Test(arguments: [OfferKind.multibuy, .coupon])
  func aSpaceIsNotANumberOfPacks(_ kind: OfferKind) {
    let form = form()
    type(kind, packs: kind == .coupon ? " " : "3", "2", limit: " ", into: form)
    #expect(form.form.canAdd && form.form.result.offer != nil)
    form.leave(.limit)
    #expect(form.form.termsProblems.isEmpty)
    form.submit(from: nil)
    #expect(list.state.products.first?.offer?.limit == nil)
    #expect(list.state.products.first?.offer != nil)
  }

  @Test func choosingAnotherKindOfOfferEmptiesItsNumber() {
    let form = form()
    type(.percent, "20", into: form)
    form.choose(.amount)
    #expect(form.form.terms[.value].isEmpty)
    form.choose(nil)
    #expect(form.form.canAdd && form.form.result.offer == nil)
  }

  /// An offer of every kind is in the form when its product is edited, and is unchanged if it is saved.
  @Test(
    arguments: [
      (.multibuy, "3", "2", "6"), (.bundle, "2", "5.50", ""), (.nth, "2", "50", ""),
      (.percent, "", "12.5", ""), (.amount, "", "0.50", "3"), (.coupon, "3", "2", "5"),
      (.coupon, "", "2", ""), (.bonus, "", "50", ""), (.bonus, "", "1 oz", ""),
      (.bonusPercent, "", "20", ""),
    ] as [(OfferKind, String, String, String)])
  func anOfferComesBackWhenItIsEdited(
    kind: OfferKind, packs: String, value: String, limit: String
  ) throws {
    let form = form()
    type(kind, packs: packs, value, limit: limit, into: form)
    let draft = try #require(form.draft)
    let settings = draft.settings
    let restored = Draft { settings[$0] }
    #expect(restored == draft)
    let again = ProductFormController(list: list, draft: draft)
    #expect(again.form.terms == form.form.terms && again.form.result == form.form.result)
    form.submit(from: nil)
    let product = list.state.products[0]
    let edit = ProductFormController(list: list, editing: 0)
    #expect(edit.draft == nil && edit.form.terms.offerKind == kind)
    #expect(edit.form.terms[.value] == value && edit.form.terms[.packs] == packs)
    #expect(edit.form.terms[.limit] == limit)
    edit.calculator(.price).edit("5")
    edit.submit(from: nil)
    #expect(list.state.products[0].offer == product.offer)
    #expect(list.state.products[0].price?.plain == "5")
  }

  @Test func aDraftIsConvertedToAnotherNotation() throws {
    let form = form()
    type(.amount, "0.50", into: form)
    let draft = try #require(form.draft)
    let german = ProductFormController(
      list: ProductListController(conventions: .german), draft: draft)
    #expect(german.form.terms[.value] == "0,50" && german.form.canAdd)
  }

  /// A percentage is a number, and money has the marks of prices.
  @Test(arguments: [
    (OfferKind.percent, "12.5"), (.bonusPercent, "12.5"), (.amount, "12,5"),
    (.coupon, "12,5"), (.bundle, "12,5"),
  ])
  func theValueOfADraftIsConvertedAsItIsRead(_ kind: OfferKind, _ expected: String) throws {
    let form = form()
    type(kind, packs: kind.fields.contains(.packs) ? "9" : "", "12.5", into: form)
    let draft = try #require(form.draft)
    let other = Conventions(numbers: .swiss, money: .euroBehind, measures: .metric)
    let again = ProductFormController(list: ProductListController(conventions: other), draft: draft)
    #expect(again.form.terms[.value] == expected)
  }

  @Test func aPastedLineFillsTheOffer() {
    let form = ProductFormController(list: list)
    #expect(form.paste("500 g oats 3.99, 3 for 2"))
    #expect(form.form.terms.offerKind == .multibuy && form.form.result.unitPrice?.price == "$5.32")
  }
}

import PerCore
import Testing

@MainActor @Suite struct QuickEntryControllerTests {
  /// Records the calls of the delegate.
  private final class Recorder: QuickEntryControllerDelegate {
    var addedCount = 0
    var drafts: [Draft] = []
    var comparisons: [Draft] = []
    var currencies: [Currency?] = []
    var questions = 0
    var refusals = 0

    func quickEntry(_ controller: QuickEntryController, didChangeTo entry: LineEntry) {}
    func quickEntryDidAdd(_ controller: QuickEntryController) { addedCount += 1 }
    func quickEntry(_ controller: QuickEntryController, needs draft: Draft) {
      drafts.append(draft)
    }
    func quickEntry(
      _ controller: QuickEntryController, startsComparisonWith draft: Draft, in currency: Currency?
    ) {
      comparisons.append(draft)
      currencies.append(currency)
    }
    func quickEntryNeedsAnswer(_ controller: QuickEntryController) { questions += 1 }
    func quickEntryCannotAdd(_ controller: QuickEntryController) { refusals += 1 }
  }

  private let recorder = Recorder()

  private func controller(
    _ list: ProductListController = ProductListController(conventions: .us)
  ) -> QuickEntryController {
    let controller = QuickEntryController(list: list)
    controller.delegate = recorder
    return controller
  }

  private func answer(_ controller: QuickEntryController) -> LineAnswer? {
    if case .product(let answer) = controller.entry.outcome { answer } else { nil }
  }

  @Test func readsALineWhileItIsTyped() throws {
    let list = ProductListController(conventions: .us)
    try list.add(product("1", .litre, "2"))
    try list.add(product("1", .litre, "4"))
    let controller = controller(list)
    controller.edit("6 x 330 ml cola $4.49")
    let answer = try #require(self.answer(controller))
    #expect(answer.product.quantity.expression == "6×330")
    #expect(answer.product.unit == .millilitre && answer.product.name == "cola")
    #expect(answer.pack.parts[0].number == "6 × 330" && answer.pack.total?.number == "1.98")
    #expect(answer.pack.price == "$4.49")
    #expect(answer.result.unitPrice?.price == "$0.067")
    #expect(answer.result.standing?.rank == 2 && answer.result.standing?.count == 3)
  }

  @Test func addsTheProductAndEmptiesTheLine() throws {
    let list = ProductListController(conventions: .german)
    let controller = controller(list)
    controller.edit("500 g Kaffee 3,99 €")
    controller.submit()
    #expect(list.state.products.ranked.map(\.name) == ["Kaffee"])
    #expect(list.state.products[0].price?.expression == "3,99")
    #expect(recorder.addedCount == 1 && controller.entry == LineEntry())
  }

  @Test func asksIfALineHasTwoMeanings() throws {
    let list = ProductListController(conventions: .us)
    let controller = controller(list)
    controller.edit("1.000 g flour $2")
    guard case .question(_, let answers) = controller.entry.outcome else {
      Issue.record("No question: \(controller.entry.outcome)")
      return
    }
    #expect(answers.count == 2)
    controller.submit()
    #expect(recorder.questions == 1 && list.state.products.isEmpty)
    controller.choose(1)
    #expect(list.state.products.ranked == [answers[1].product.numbered(like: list)])
  }

  /// The number after the amount can be the price, so that Enter adds the product with it.
  @Test(arguments: [("2 kg 10 rice", "rice", "10"), ("500 g 3, 3 for 2 oats", "oats", "3")])
  func asksIfANumberAfterTheAmountIsThePrice(
    _ line: String, _ name: String, _ price: String
  ) throws {
    let controller = controller()
    controller.edit(line)
    guard case .question(_, let answers) = controller.entry.outcome else {
      Issue.record("No question: \(controller.entry.outcome)")
      return
    }
    let product = try #require(answers.first?.product)
    #expect(product.name == name && product.price?.expression == price)
  }

  @Test func asksTheFormForWhatIsMissing() throws {
    let controller = controller()
    controller.edit("lemonade 1.5 L")
    controller.submit()
    let draft = try #require(recorder.drafts.first)
    let form = ProductFormController(
      list: ProductListController(conventions: .us), draft: draft)
    #expect(form.form.quantity.calculator.text == "1.5" && form.form.unit == .litre)
    #expect(form.form[.name] == "lemonade" && form.firstIncompleteField == .price)
    controller.edit("lemonade $1.99")
    controller.submit()
    #expect(recorder.drafts.count == 2)
  }

  @Test func refusesAnotherKindAndTextWithoutAProduct() throws {
    let list = ProductListController(conventions: .us)
    try list.add(product("1", .litre, "2"))
    let controller = controller(list)
    controller.edit("500 g rice $1")
    guard case .wrongKind(let error, let draft?) = controller.entry.outcome else {
      Issue.record("\(controller.entry.outcome)")
      return
    }
    #expect(error == WrongKind(held: .volume, offered: .weight))
    controller.submit()
    controller.submit()
    #expect(recorder.questions == 2 && recorder.refusals == 0 && recorder.comparisons.isEmpty)
    controller.choose(0)
    #expect(recorder.comparisons == [draft] && controller.entry.outcome == .empty)
    controller.edit("   ")
    #expect(controller.entry.outcome == .empty)
    controller.edit(String(repeating: "9", count: 100_000))
    #expect(controller.entry.outcome == .refused(.long))
    controller.submit()
    #expect(recorder.refusals == 1 && list.state.products.count == 1)
  }

  @Test(arguments: [
    ("500 g €1.79 spaghetti", "EUR"), ("spaghetti 500 g 1.79 EUR", "EUR"),
    ("500 g coffee 1.79 euros", "EUR"), ("500 g coffee £2", "GBP"), ("500 g coffee 3 CHF", "CHF"),
    ("500 g TOP coffee €1.79", "EUR"), ("500 g coffee 20 zł", "PLN"),
  ])
  func offersAComparisonInAnotherCurrency(_ line: String, _ code: String) throws {
    for isFirst in [true, false] {
      let list = ProductListController(conventions: .us)
      if !isFirst { try list.add(product("1", .kilogram, "2")) }
      let controller = controller(list)
      controller.edit(line)
      guard case .otherCurrency(let other) = controller.entry.outcome else {
        Issue.record("\(controller.entry.outcome)")
        return
      }
      #expect(other.currency == Currency(code) && other.isFirst == isFirst)
      let questions = recorder.questions
      controller.submit()
      #expect(recorder.questions == questions + 1)
      controller.choose(0)
      #expect(recorder.comparisons.last == other.draft)
      #expect(recorder.currencies == [Currency(code)])
      recorder.currencies = []
      #expect(controller.entry == LineEntry())
    }
  }

  @Test(arguments: ["500 g coffee 20 kr", "1.000 g flour €2", "€1.79 spaghetti"])
  func refusesALineThatIsNotAProductInExactlyOneOtherCurrency(_ line: String) {
    let controller = controller()
    controller.edit(line)
    #expect(controller.entry.outcome == .refused(.currency))
  }

  @Test(arguments: [
    ("1 lb 4 oz rice $3.99", "1 lb 4 oz", Unit.ounce), ("½ lb rice $3", "½", .pound),
    ("500 g rice $2.00", "500", .gram),
  ])
  func keepsTheQuantityAsTyped(_ line: String, _ expression: String, _ unit: Unit) throws {
    let controller = controller()
    controller.edit(line)
    let product = try #require(self.answer(controller)?.product, "\(controller.entry.outcome)")
    #expect(product.quantity.expression == expression && product.unit == unit)
  }

  @Test func showsAnErrorBeforeAQuestion() throws {
    let list = ProductListController(conventions: .us)
    try list.add(product("1", .kilogram, "2"))
    let controller = controller(list)
    controller.edit("1 l milk")
    guard case .wrongKind(let error, .some) = controller.entry.outcome else {
      Issue.record("\(controller.entry.outcome)")
      return
    }
    #expect(error == WrongKind(held: .weight, offered: .volume))
    controller.edit("500-600 g cheese $4.99")
    #expect(controller.entry.outcome == .refused(.range))
  }

  @Test func aNumberWithoutAUnitIsNotAQuantityOfAnotherKind() throws {
    let list = ProductListController(conventions: .us)
    try list.add(product("1", .kilogram, "2"))
    let controller = controller(list)
    controller.edit("500 rice 2.90")
    guard case .incomplete(.quantity, _) = controller.entry.outcome else {
      Issue.record("\(controller.entry.outcome)")
      return
    }
    controller.submit()
    let draft = try #require(recorder.drafts.first)
    let form = ProductFormController(list: list, draft: draft)
    #expect(form.firstIncompleteField == .quantity && form.form[.name].hasSuffix("rice"))
    #expect(form.form.price.calculator.text == "2.90")
  }

  @Test func thePriceKeepsItsDecimals() throws {
    for (line, text) in [("bread $3.50", "3.50"), ("bread $3", "3")] {
      let controller = controller()
      controller.edit(line)
      guard case .incomplete(_, let draft) = controller.entry.outcome else {
        Issue.record("\(line): \(controller.entry.outcome)")
        continue
      }
      let form = ProductFormController(
        list: ProductListController(conventions: .us), draft: draft)
      #expect(form.form.price.calculator.text == text)
    }
  }

  @Test(
    arguments: [
      ("1o0 g tea 3.99", .number("1o0")), ("tea 1o0 g 3.99", .number("1o0")),
      ("500 gg tea 3.99", .unit("gg")), ("tea 500gg 3.99", .unit("gg")),
      ("500 g tea 3.99", nil), ("hello", nil), ("0 g tea 3.99", nil),
    ] as [(String, UnreadWord?)])
  func namesTheWordThatIsNotRead(_ line: String, _ word: UnreadWord?) {
    let controller = controller()
    controller.edit(line)
    #expect(controller.entry.unreadWord == word)
  }

  @Test func aReplacedLineCanBeBroughtBack() {
    let controller = controller()
    controller.edit("500 g cof")
    controller.replaceText(by: "1 L milk $1")
    controller.recallEarlier()
    #expect(controller.entry.text == "500 g cof")
  }

  @Test func bringsBackEarlierLines() {
    let controller = controller()
    for line in ["1 L milk $1", "2 L milk $2"] {
      controller.edit(line)
      controller.submit()
    }
    controller.edit("3 L")
    var shown: [String] = []
    for step in [controller.recallEarlier, controller.recallEarlier, controller.recallEarlier] {
      step()
      shown.append(controller.entry.text)
    }
    #expect(shown == ["2 L milk $2", "1 L milk $1", "1 L milk $1"])
    controller.recallLater()
    controller.recallLater()
    #expect(controller.entry.text == "3 L")
    controller.recallLater()
    #expect(controller.entry.text == "3 L")
  }

  @Test(arguments: ["5", "500", "0.5"])
  func aNumberAloneIsTheQuantityOfALineThatIsBegun(_ text: String) throws {
    let list = ProductListController(conventions: .us)
    let controller = controller(list)
    controller.edit(text)
    guard case .incomplete(.price, let draft) = controller.entry.outcome else {
      Issue.record("\(controller.entry.outcome)")
      return
    }
    controller.submit()
    #expect(recorder.drafts == [draft])
    let form = ProductFormController(list: list, draft: draft)
    #expect(form.form.quantity.calculator.text == text)
  }
}

extension Product {
  /// The product with the id and the day that the list gave to its only product.
  @MainActor
  fileprivate func numbered(like list: ProductListController) -> Product {
    var product = self
    product.id = list.state.products[0].id
    product.entered = list.state.products[0].entered
    return product
  }
}

import PerCore
import Testing

@MainActor @Suite struct PasteControllerTests {
  private final class Recorder: PasteControllerDelegate {
    var changes: [[Int]] = []

    func paste(_ controller: PasteController, didReadFrom start: Int) {}
    func paste(_ controller: PasteController, didChange rows: [Int]) { changes.append(rows) }
  }

  private func controller(
    _ text: String, _ list: ProductListController
  ) -> PasteController {
    let controller = PasteController(text, list: list)
    while controller.readMore(2) {}
    return controller
  }

  private func chosen(_ controller: PasteController) -> [Bool] { controller.rows.map(\.isChosen) }

  @Test func readsEachLine() {
    let list = ProductListController(conventions: .us)
    let text = "500 g rice $2\r\n\n1 kg rice $3.50\n \t\nhello\n1 L milk $1\nrice 250 g"
    let controller = controller(text, list)
    #expect(controller.rows.count == 5 && controller.isComplete)
    #expect(chosen(controller) == [true, true, false, false, false])
    #expect(controller.chosenCount == 2)
    #expect(controller.rows[3].conflict == .lines(WrongKind(held: .weight, offered: .volume)))
    guard case .incomplete(.price, _) = controller.rows[4].entry.outcome else {
      Issue.record("\(controller.rows[4].entry.outcome)")
      return
    }
  }

  @Test func mostLinesSayWhatAnEmptyListCompares() {
    let list = ProductListController(conventions: .us)
    let text = "Tide 92 fl oz 64 loads $12.97\nPurex 5 lb 20 loads $3.99\nGain 64 loads $8.97"
    let controller = controller(text + "\nvinegar 1 gal $4", list)
    let units = controller.rows.map { $0.answer?.product.unit }
    #expect(units == [.wash, .wash, .wash, .usGallon])
    #expect(chosen(controller) == [true, true, true, false])
    for row in 0...2 { controller.setChosen(false, row) }
    #expect(chosen(controller) == [false, false, false, true])
  }

  @Test func theFirstAmountsAreReadIfAsManyLinesCanBeAdded() {
    let list = ProductListController(conventions: .us)
    let controller = controller("Tide 5 lb 64 loads $12.97\nPurex 5 lb 20 loads $3.99", list)
    #expect(controller.rows.map { $0.answer?.product.unit } == [.pound, .pound])
    #expect(controller.chosenCount == 2)
  }

  @Test func linesOfReceiptsCountTheProductAbove() throws {
    let list = ProductListController(conventions: .us)
    let controller = controller("Milk 1 L $2.10\n2 x 1.05\nCola 1 L $1.50\n2 x 1.00", list)
    func amount(_ row: Int) -> Rational? {
      controller.rows[row].answer?.product.quantity.value
    }
    #expect(amount(0) == Rational(2))
    #expect(amount(2) == Rational(1))
    #expect(chosen(controller) == [true, false, true, false])
    #expect(controller.rows[1].entry.outcome == .countsAbove)
    #expect(controller.refusedCount == 1)
    controller.edit(2, "Cola 1 L $2.00")
    #expect(amount(2) == Rational(2))
    #expect(controller.rows[3].entry.outcome == .countsAbove)
    #expect(controller.refusedCount == 0)
  }

  @Test func linesOfReceiptsSayMoreAboutTheProductsBesideThem() throws {
    let list = ProductListController(conventions: .us)
    let controller = controller(
      "2 x 1.05\nMilk 1 L $2.10\nCola 1 L $1.50\nDiscount -0.40", list)
    #expect(controller.rows[1].answer?.product.quantity.value == Rational(2))
    guard case .question(.offer, let answers) = controller.rows[2].entry.outcome else {
      Issue.record("\(controller.rows[2].entry.outcome)")
      return
    }
    let prices = [Rational(11) / Rational(10), Rational(3) / Rational(2)]
    #expect(answers.compactMap { $0.product.price?.value } == prices)
    #expect(controller.rows[3].entry.outcome == .refused(.none))
  }

  @Test func anEditedLineOfAReceiptCountsTheProductAbove() throws {
    let list = ProductListController(conventions: .us)
    let controller = controller("Milk 1 L $2.10\n2 x 1.50\n2 x 1.05", list)
    let recorder = Recorder()
    controller.delegate = recorder
    func amount() -> Rational? { controller.rows[0].answer?.product.quantity.value }
    #expect(amount() == Rational(1) && controller.refusedCount == 2)
    controller.edit(1, "2 x 1.05")
    #expect(amount() == Rational(2) && controller.refusedCount == 1)
    #expect(recorder.changes == [[1, 0]])
    // An empty line is ignored, so that the line below counts the product.
    controller.edit(1, " ")
    #expect(amount() == Rational(2) && controller.refusedCount == 0)
    #expect(controller.rows[1].entry.outcome == .empty)
    #expect(controller.rows[2].entry.outcome == .countsAbove)
    controller.edit(2, "")
    #expect(amount() == Rational(1))
  }

  @Test func aLineWithOnlyTheNameOfAChainGivesTheProductsBelowTheirShop() throws {
    let list = ProductListController(conventions: .us)
    let controller = controller(
      """
      ALDI
      Milk 1 L $2.10
      Juice 1 L $2.00 at Lidl
      Market
      Cola 1 L $2.00
      ## Tesco:
      Tea 1 L $3
      """, list)
    func shops() -> [String?] { controller.rows.map { $0.answer?.product.shop } }
    #expect(shops() == [nil, "ALDI", "Lidl", nil, "", nil, "Tesco"])
    #expect(controller.rows[0].entry.outcome == .shop("ALDI"))
    #expect(controller.lineCount == controller.rows.count - 2, "Headings are not products.")
    #expect(controller.refusedCount == 1)
    let recorder = Recorder()
    controller.delegate = recorder
    controller.edit(0, "Walmart")
    #expect(shops() == [nil, "Walmart", "Lidl", nil, "", nil, "Tesco"])
    controller.edit(3, "")
    #expect(shops() == [nil, "Walmart", "Lidl", nil, "Walmart", nil, "Tesco"])
    controller.edit(0, "Food")
    #expect(shops() == [nil, "", "Lidl", nil, "", nil, "Tesco"])
    #expect(recorder.changes == [[0, 1, 2], [3, 4], [0, 1, 2, 3, 4]])
  }

  @Test func theShopOfTheFormIsThatOfLinesWithoutOne() {
    let list = ProductListController(conventions: .us)
    let text = "500 g rice $2\n1 kg rice $3 at Corner Shop\nLidl\n500 g rice $1"
    let controller = PasteController(text, shop: "Spar", list: list)
    while controller.readMore() {}
    let shops = controller.rows.map { $0.answer?.product.shop }
    #expect(shops == ["Spar", "Corner Shop", nil, "Lidl"])
  }

  @Test func linesThatCountAProductAreRemovedWithIt() throws {
    let list = ProductListController(conventions: .us)
    let controller = controller(
      "Milk 1 L $2.10\n2 x 1.05\nCola 1 L $2.00\n2 x 1.00\nhello", list)
    controller.setChosen(false, 2)
    #expect(controller.add() == 1)
    controller.removeChosen()
    #expect(controller.rows.map(\.entry.text) == ["Cola 1 L $2.00", "2 x 1.00", "hello"])
    #expect(controller.refusedCount == 1)
  }

  @Test func linesInAnotherCurrencyAreReadWithTheKindOfThoseAbove() throws {
    let library = LibraryController(store: nil, conventions: .us)
    let controller = controller("Rice 1 kg €2\nOil 500 ml 460 g €3.99", library.list)
    #expect(controller.usableCurrency == Currency("EUR"))
    library.changeCurrency(of: library.current.id, to: Currency("EUR"))
    controller.listDidChange()
    #expect(chosen(controller) == [true, true])
    #expect(controller.rows[1].answer?.product.quantity.value == Rational(460))
    // The edited line is the first chosen one then, so that no line sets its kind.
    controller.setChosen(false, 0)
    controller.edit(1, "Oil 500 ml 460 g €4.99")
    #expect(controller.rows[1].answer?.product.quantity.value == Rational(500))
  }

  @Test func addsTheChosenLinesAsOneStep() throws {
    let library = LibraryController(store: nil, conventions: .us)
    let controller = controller("500 g rice $2\n1 kg oats $3\n2 kg salt $4", library.list)
    controller.setChosen(false, 1)
    #expect(controller.chosenCount == 2)
    #expect(controller.add() == 2)
    #expect(library.list.state.products.ranked.map(\.name) == ["salt", "rice"])
    #expect(library.history.undoable == .addSeveral(count: 2))
    library.undo()
    #expect(library.list.state.products.isEmpty)
    library.redo()
    #expect(library.list.state.products.count == 2)
  }

  @Test func readsAnEditedLineAgain() {
    let list = ProductListController(conventions: .us)
    let controller = controller("rice 500 g\n1 kg rice $3", list)
    let recorder = Recorder()
    controller.delegate = recorder
    controller.edit(0, "rice 500 g $2")
    #expect(chosen(controller) == [true, true])
    #expect(recorder.changes == [[0]])
    controller.edit(0, "rice 500 g $2")
    #expect(recorder.changes.count == 1)
    // The first product sets the kind.
    controller.edit(0, "milk 1 L $2")
    #expect(chosen(controller) == [true, false] && recorder.changes.last == [0, 1])
    controller.setChosen(false, 0)
    #expect(chosen(controller) == [false, true])
  }

  @Test func addsALineAfterItsQuestionIsAnswered() throws {
    let list = ProductListController(conventions: .us)
    let controller = controller("1.000 g flour $2\n1 kg rice $3", list)
    #expect(chosen(controller) == [false, true])
    controller.choose(0, for: 0)
    controller.choose(9, for: 0)
    #expect(chosen(controller) == [true, true])
    #expect(controller.add() == 2 && list.state.products.count == 2)
  }

  @Test func comparesWithTheListAndItsItems() throws {
    let list = ProductListController(conventions: .us)
    try list.add(product("20", .wash, "5"))
    let controller = controller("30 washes $6\n100 sheets $2\n1 L milk $1\n12 pcs eggs $3", list)
    #expect(controller.rows[0].isChosen && !controller.rows[1].isChosen)
    guard case .wrongKind(let error, _) = controller.rows[2].entry.outcome else {
      Issue.record("\(controller.rows[2].entry.outcome)")
      return
    }
    #expect(error.offered == .volume)
  }

  @Test func comparesAgainAfterTheListChanged() throws {
    let library = LibraryController(store: nil, conventions: .us)
    try library.list.add(product("1", .litre, "2"))
    let controller = controller("500 g rice $2\n1 L milk $1", library.list)
    #expect(chosen(controller) == [false, true] && !controller.isEdited)
    controller.setChosen(false, 1)
    library.list.remove(at: [0])
    controller.listDidChange()
    #expect(chosen(controller) == [true, false] && controller.isEdited)
  }

  @Test func reportsALineWhoseKindFitsAfterTheListChanged() throws {
    let library = LibraryController(store: nil, conventions: .us)
    try library.list.add(product("1", .litre, "2"))
    let controller = controller("1 L milk $1\n500 g rice $2", library.list)
    let recorder = Recorder()
    controller.delegate = recorder
    library.list.remove(at: [0])
    controller.setChosen(false, 0)
    controller.listDidChange()
    #expect(chosen(controller) == [false, true] && recorder.changes.last == [1])
  }

  @Test func readsAllLinesAgainAfterTheCurrencyChanged() throws {
    let library = LibraryController(store: nil, conventions: .us)
    library.changeCurrency(of: library.current.id, to: Currency("EUR"))
    let controller = controller("500 g rice €2", library.list)
    #expect(chosen(controller) == [true])
    library.changeCurrency(of: library.current.id, to: Currency("CHF"))
    controller.listDidChange()
    #expect(controller.rows[0].entry.outcome == .refused(.currency))
    #expect(controller.add() == 0)
  }

  @Test func keepsTheLinesThatCannotBeAdded() throws {
    let list = ProductListController(conventions: .us)
    let controller = controller(
      "500 g rice $2\n1 L milk $1\n1 kg oats €2\n2 kg flour $3\n  x", list)
    controller.setChosen(false, 3)
    #expect(controller.add() == 1)
    controller.removeChosen()
    let texts = ["1 L milk $1", "1 kg oats €2", "2 kg flour $3", "  x"]
    #expect(controller.rows.map(\.entry.text) == texts)
    #expect(controller.refusedCount == 3)
    #expect(chosen(controller) == [false, false, false, false])
  }

  @Test func anEmptyListCanTakeTheCurrencyOfTheLines() throws {
    let library = LibraryController(store: nil, conventions: .us)
    let controller = controller("x\n500 g rice €2\n1 kg oats €3", library.list)
    #expect(controller.usableCurrency == Currency("EUR"))
    library.changeCurrency(of: library.current.id, to: Currency("EUR"))
    controller.listDidChange()
    #expect(controller.chosenCount == 2 && controller.usableCurrency == nil)
    #expect(controller.add() == 2)
    // Products are in the list.
    let next = self.controller("500 g rice £2", library.list)
    #expect(next.usableCurrency == nil)
  }

  @Test func linesOfOtherKindsAreAddedToNewComparisons() throws {
    let library = LibraryController(store: nil, conventions: .us)
    try library.list.add(product("20", .wash, "5"))
    let controller = controller(
      "1 L milk $1\n100 sheets $2\n30 washes $6\n2 L milk $3", library.list)
    #expect(chosen(controller) == [false, false, true, false] && controller.hasOtherKinds)
    controller.setAddsOtherKinds(true)
    #expect(chosen(controller) == [true, true, true, true])
    #expect(controller.rows.map(\.isElsewhere) == [true, true, false, true])
    #expect(controller.elsewhere == (3, 2))
    controller.setAddsOtherKinds(false)
    #expect(chosen(controller) == [false, false, true, false] && controller.elsewhere == (0, 0))
    controller.setAddsOtherKinds(true)
    controller.setChosen(false, 3)
    controller.setChosen(true, 3)
    #expect(controller.add() == 4)
    let open = library.current.id
    #expect(library.list.state.products.count == 2 && library.summaries.count == 3)
    controller.removeChosen()
    #expect(controller.rows.isEmpty)
    // All of it is one step.
    library.undo()
    #expect(library.list.state.products.count == 1 && library.summaries.count == 1)
    #expect(library.current.id == open)
    // Lines without a product need no new comparison.
    #expect(!self.controller("x\nrice", library.list).hasOtherKinds)
  }

  @Test func theLargestNewComparisonIsShownIfNoLineFitsTheList() throws {
    let library = LibraryController(store: nil, conventions: .us)
    try library.list.add(product("20", .wash, "5"))
    let controller = controller("1 L milk $1\n500 g rice $2\n2 L milk $3", library.list)
    controller.setAddsOtherKinds(true)
    #expect(controller.add() == 3)
    #expect(library.list.state.products.kind == .volume && library.summaries.count == 3)
  }

  @Test func theFirstKindGoesToAnEmptyList() throws {
    let library = LibraryController(store: nil, conventions: .us)
    let controller = controller("1 L milk $1\n500 g rice $2\n2 L milk $3", library.list)
    #expect(chosen(controller) == [true, false, true] && controller.hasOtherKinds)
    controller.setAddsOtherKinds(true)
    #expect(controller.rows.map(\.isElsewhere) == [false, true, false])
    controller.setChosen(false, 0)
    controller.setChosen(false, 2)
    #expect(controller.rows.map(\.isElsewhere) == [false, false, false])
  }

  /// A line that states several amounts is read by the one that the list compares, and asks no other question.
  @Test func aLineThatFitsTheListStaysInIt() throws {
    let library = LibraryController(store: nil, conventions: .us)
    try library.list.add(product("1", .kilogram, "5"))
    let controller = controller("Oil 500 ml 460 g $3.99\n1 L milk $2", library.list)
    controller.setAddsOtherKinds(true)
    #expect(controller.rows.map(\.isElsewhere) == [false, true])
    #expect(controller.rows[0].answer?.product.unit == .gram)
  }

  @Test func aProductOfSeveralLinesIsOneRow() {
    let list = ProductListController(conventions: .us)
    let text = "Folgers\n40 oz\n$15.97\n\nMaxwell House\n30 oz\n$9.98\n"
    let controller = controller(text, list)
    #expect(
      controller.rows.map(\.entry.text)
        == ["Folgers 40 oz $15.97", "Maxwell House 30 oz $9.98"])
    #expect(chosen(controller) == [true, true])
  }

  @Test func readsManyLinesInParts() {
    let list = ProductListController(conventions: .us)
    let text = (1...5_000).map { "\($0) g rice $2" }.joined(separator: "\n")
    let controller = PasteController(text, list: list)
    #expect(controller.rows.isEmpty && controller.readMore())
    #expect(controller.rows.count == 200 && !controller.isComplete)
    while controller.readMore() {}
    #expect(controller.chosenCount == 5_000)
    #expect(controller.add() == 5_000 && list.state.products.count == 5_000)
  }
}

import PerCore
import Testing

@MainActor
private final class Spy: LibraryControllerDelegate {
  var told: [String] = []

  func libraryWillOpenComparison(_ library: LibraryController) {}

  func library(_ library: LibraryController, didChange event: LibraryEvent) {
    let controller = library.list
    let count = controller.state.products.count
    for update in event.updates {
      switch update {
      case .insert(let rank): told.append("insert \(rank) of \(count)")
      case .remove(let rank): told.append("remove \(rank) of \(count)")
      case .reload: told.append("reload \(count)")
      case .format:
        guard let unit = controller.state.displayUnit else { continue }
        told.append("per \(unit.multiple) \(unit.unit)")
      }
    }
  }

  func library(_ library: LibraryController, didReopenStore opening: StoreOpening) {}

  func library(_ library: LibraryController, storeDidFail failure: StoreFailure?) {}
}

@MainActor @Suite struct ProductListControllerTests {
  private let spy = Spy()

  private func controller(_ conventions: Conventions = .us) -> ProductListController {
    let library = LibraryController(store: nil, conventions: conventions)
    library.delegate = spy
    return library.list
  }

  @Test func reportsTheRankOfAnInsertion() throws {
    let list = controller()
    #expect(!list.canClear)
    try list.add(product("20", .one, "1.99"))
    try list.add(product("10", .one, "1.29"))
    try list.add(product("50", .one, "4.29"))
    #expect(spy.told == ["insert 0 of 1", "insert 1 of 2", "insert 0 of 3"])
    #expect(list.canClear)
  }

  @Test func anotherKindThrowsAndChangesNothing() throws {
    let list = controller()
    try list.add(product("5", .one, "2"))
    let before = list.state
    #expect(throws: WrongKind(held: .units, offered: .weight)) {
      try list.add(product("1", .kilogram, "1"))
    }
    #expect(list.state == before && spy.told.count == 1 && list.canClear)
  }

  @Test func replacingARemovedProductAddsTheNewOne() throws {
    let list = controller()
    try list.add(product("5", .one, "2", name: "old"))
    let old = list.state.products[0]
    list.clear()
    try list.replace(old, by: product("5", .one, "3", name: "new"))
    #expect(list.state.products.ranked.map(\.name) == ["new"])
  }

  @Test func anEmptyListHasNothingToClearOrShow() throws {
    let list = controller()
    list.clear()
    #expect(spy.told.isEmpty && !list.canClear && list.displayUnits.isEmpty)
    list.show(in: DisplayUnit(.kilogram))
    #expect(list.state.displayUnit == nil && spy.told.isEmpty)
  }

  @Test func clearFreesTheKind() throws {
    let list = controller()
    try list.add(product("1", .kilogram, "1"))
    try list.add(product("1", .kilogram, "2"))
    list.clear()
    list.clear()
    #expect(spy.told.suffix(1) == ["reload 0"] && spy.told.count == 3)
    #expect(list.state == controller().state && !list.canClear)
    try list.add(product("1", .litre, "1"))
    #expect(list.state.displayUnit == DisplayUnit(.usFluidOunce))
  }

  @Test func theDisplayUnitIsOfTheKind() throws {
    let list = controller(.british)
    try list.add(product("500", .gram, "3.99"))
    #expect(list.state.displayUnit == DisplayUnit(.kilogram))
    #expect(list.displayUnits == DisplayUnit.choices(for: .weight, preferring: .imperial))
    list.show(in: DisplayUnit(100, .gram))
    list.show(in: DisplayUnit(100, .gram))
    list.show(in: DisplayUnit(.litre))
    #expect(spy.told == ["insert 0 of 1", "per 100 gram"])
    #expect(list.row(at: 0).unitPrice == "£0.80")
  }

  @Test func rowsHaveTheValuesOfTheirProducts() throws {
    let list = controller(.german)
    try list.add(product("500", .gram, "3.99", name: "Tee"))
    #expect(
      list.row(at: 0).description
        == "Tee: 500 g (500) für 3,99\u{A0}€, 7,98\u{A0}€ je 1 kg, none ")
    try list.add(product("1.5", .kilogram, "12.5"))
    try list.add(product("1", .pound, "3.645"))
    #expect(
      (0..<3).map { list.row(at: $0).description } == [
        "Tee: 500 g (500) für 3,99\u{A0}€, 7,98\u{A0}€ je 1 kg, best ",
        ": 1 lb (1) für 3,645\u{A0}€, 8,04\u{A0}€ je 1 kg, more(lessThanOne) 1",
        ": 1,5 kg (0) für 12,50\u{A0}€, 8,33\u{A0}€ je 1 kg, more(whole(4)) 4",
      ])
  }

  @Test func theNumberOfTimesIsWrittenAsTheLocaleDoes() throws {
    let list = controller(.german)
    for price in ["1", "3", "3.14", "1234"] { try list.add(product("1", .one, price)) }
    #expect((1...3).map { list.row(at: $0).percentage } == ["3", "3,1", "1.234"])
  }

  /// Languages with a singular for zero have one for fractions below two.
  @Test(arguments: [
    ("1", 1), ("2", 2), ("0.5", 0), ("1.5", 0), ("1.0", 1), ("5.5", 6), ("0.001", 0), ("24", 24),
    ("1000000000000000000000", 1_000_000), ("0.99", 0), ("1.99", 0),
    ("1000000000000000000000.5", 1_000_000),
  ])
  func onlyOneIsSingular(_ quantity: String, _ count: Int) throws {
    let list = controller()
    try list.add(product(quantity, .one, "1"))
    let plural = list.row(at: 0).pack.parts[0].pluralCount
    #expect(count < 1_000_000 ? plural == count : plural >= count)
  }

  @Test func theBestProductCanCostMoreThanAMix() throws {
    let list = controller()
    try list.add(product("1", .kilogram, "2"))
    try list.add(product("250", .gram, "0.60"))
    try list.setNeed("1.2 kg")
    #expect(list.row(at: 0).isBestOnlyAlone && !list.row(at: 1).isBestOnlyAlone)
    try list.setNeed("1 kg")
    #expect(!list.row(at: 0).isBestOnlyAlone)
  }

  @Test func anAnswerCountsForItsQuestionOnly() throws {
    let list = controller()
    for number in 1...30 {
      try list.add(product("\(number * 7)", .gram, "\(number * 10).13"))
    }
    try list.setNeed("1000 g")
    let question = try #require(list.purchaseQuestion)
    #expect(!question.isSmall && !list.row(at: 0).isBestOnlyAlone)
    let answer = question.answer()
    list.take(answer, to: question)
    #expect(answer.hasCheaperMix && list.row(at: 0).isBestOnlyAlone)
    try list.setNeed("1001 g")
    list.take(answer, to: question)
    #expect(!list.row(at: 0).isBestOnlyAlone)
  }

  @Test func yenHaveDecimalsOnlyIfNeeded() throws {
    let list = controller(Conventions(numbers: .us, money: .yen, measures: .metric))
    try list.add(product("3", .one, "100"))
    #expect(list.row(at: 0).unitPrice == "￥33" && list.row(at: 0).pack.price == "￥100")
    try list.add(product("10", .one, "334"))
    #expect(list.row(at: 0).unitPrice == "￥33.3" && list.row(at: 1).unitPrice == "￥33.4")
    try list.add(product("1000", .one, "90"))
    list.show(in: DisplayUnit(10, .one))
    list.show(in: DisplayUnit(.one))
    #expect(list.row(at: 0).unitPrice == "￥0.090")
  }
}

extension ProductRow {
  fileprivate var description: String {
    let (quantity, unit) = (pack.parts[0].number, pack.parts[0].unit)
    let per = "\(displayUnit.multiple) \(displayUnit.unit.symbol ?? displayUnit.unit.name)"
    let verdict = "\(verdict)".replacing("PerCore.Verdict.Percentage.", with: "")
    return
      "\(name): \(quantity) \(unit.symbol ?? unit.name) (\(pack.parts[0].pluralCount)) für \(pack.price), "
      + "\(unitPrice) je \(per), "
      + "\(verdict) \(percentage)"
  }
}

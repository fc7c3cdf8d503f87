import PerCore
import TestSupport
import Testing

@MainActor @Suite struct FormResultTests {
  private func list(
    _ conventions: Conventions = .us, _ products: [Product] = []
  ) throws -> ProductListController {
    let list = ProductListController(conventions: conventions)
    for product in products { try list.add(product) }
    return list
  }

  private func type(
    _ quantity: String, _ price: String, into form: ProductFormController
  ) -> FormResult {
    form.calculator(.quantity).edit(quantity)
    form.calculator(.price).edit(price)
    return form.form.result
  }

  @Test func showsTheUnitPriceWhileTyping() throws {
    let form = ProductFormController(list: try list(.german))
    form.choose(Kind.volume)
    #expect(type("1,5", "", into: form) == FormResult())
    let result = type("1,5", "3", into: form)
    #expect(result.unitPrice?.price == "2,00\u{A0}€")
    #expect(result.unitPrice?.displayUnit == DisplayUnit(.litre))
    #expect(result.standing == nil)
    #expect(type("1,5", "x", into: form) == FormResult())
  }

  @Test func showsTheValuesOfExpressions() throws {
    let form = ProductFormController(list: try list())
    #expect(type("500", "4", into: form).quantity == nil)
    let result = type("6×330 ml", "", into: form)
    #expect(result.quantity?.number == "1,980" && result.quantity?.unit == .millilitre)
    form.leave(.quantity)
    #expect(form.form.result.quantity == result.quantity && form.form.unit == .millilitre)
    #expect(form.form.canCalculate)
    #expect(type("6×330", "2×1.5", into: form).price == "$3.00")
    let small = type("2×4 ml", "", into: form)
    #expect(small.quantity?.number == "8" && small.quantity?.unit == .millilitre)
    #expect(type("6×", "", into: form).quantity == nil && !form.form.canCalculate)
  }

  @Test func usesATypedUnitThatDiffersFromTheDropdown() throws {
    let form = ProductFormController(list: try list())
    let result = type("500 g", "4", into: form)
    #expect(result.quantity == nil && result.unitPrice?.displayUnit.kind == .weight)
    #expect(type("2 L", "4", into: form).unitPrice?.displayUnit.kind == .volume)
  }

  @Test func showsTheRankAndTheVerdict() throws {
    let list = try list(
      .us,
      [product("1", .kilogram, "2"), product("1", .kilogram, "4"), product("1", .kilogram, "5")])
    let form = ProductFormController(list: list)
    form.choose(Unit.kilogram)
    let second = try #require(type("1", "2.50", into: form).standing)
    #expect((second.rank, second.count) == (2, 4))
    #expect(second.verdict == .more(.whole(BigUInt(25))) && second.percentage == "25")
    let best = try #require(type("1", "1.50", into: form).standing)
    #expect(best.rank == 1 && best.verdict == .best && !best.isTied)
    let tied = try #require(type("1", "2", into: form).standing)
    #expect(tied.rank == 2 && tied.verdict == .best && tied.isTied)
    let last = try #require(type("1", "9", into: form).standing)
    #expect((last.rank, last.count) == (4, 4))
  }

  @Test func leavesTheEditedProductOut() throws {
    let list = try list(.us, [product("1", .kilogram, "2"), product("1", .kilogram, "4")])
    let best = ProductFormController(list: list, editing: 0)
    let standing = try #require(best.form.result.standing)
    #expect((standing.rank, standing.count) == (1, 2) && !standing.isTied)
    let worse = try #require(type("1", "8", into: best).standing)
    #expect((worse.rank, worse.count) == (2, 2) && worse.verdict == .more(.whole(BigUInt(100))))
    let only = ProductFormController(
      list: try self.list(.us, [product("1", .kilogram, "2")]), editing: 0)
    #expect(only.form.result.standing == nil && only.form.result.unitPrice != nil)
  }

  @Test func anotherKindHasNoStanding() throws {
    let form = ProductFormController(list: try list(.us, [product("1", .kilogram, "2")]))
    #expect(type("2 L", "3", into: form) == FormResult())
  }

  /// Compares the live result with the row after the product is added, for random products.
  @Test func agreesWithTheList() throws {
    var random = SystemRandomNumberGenerator()
    let list = try list(.us)
    for _ in 0..<300 {
      let form = ProductFormController(list: list)
      form.choose(Kind.weight)
      let result = type(
        "\(Int.random(in: 1...9, using: &random))", "\(Int.random(in: 1...12, using: &random))",
        into: form)
      form.submit(from: nil)
      let products = list.state.products
      guard products.count > 1 else { continue }
      let standing = try #require(result.standing)
      let rank = standing.rank - 1
      #expect(standing.count == products.count)
      #expect(products.verdict(at: rank) == standing.verdict)
    }
  }

  @Test func showsADifferenceFromItsNeighbors() throws {
    let list = try list(.us, [product("1", .kilogram, "2")])
    let form = ProductFormController(list: list)
    form.choose(Unit.kilogram)
    list.show(in: DisplayUnit(.kilogram))
    #expect(type("1", "2.0001", into: form).unitPrice?.price == "$2.0001")
    #expect(type("1", "2", into: form).unitPrice?.price == "$2.00")
    #expect(type("1000", "0.07", into: form).unitPrice?.price == "$0.000070")
  }

  /// The form shows the unit price as the list does after the product is added or changed, for random products.
  @Test(arguments: [Conventions.us, .german])
  func showsTheUnitPriceAsTheListDoes(_ conventions: Conventions) throws {
    var random = SeededRandom(seed: 7)
    func number(_ range: ClosedRange<Int>) -> String {
      "\(Int.random(in: range, using: &random))"
    }
    for _ in 0..<40 {
      let list = try list(conventions)
      let units: [Unit] = [
        [.gram, .kilogram, .pound], [.millilitre, .litre, .usGallon], [.sheet, .one, .dozen],
      ].randomElement(using: &random)!
      for _ in 0..<12 {
        let isEdit = list.canClear && Int.random(in: 0..<3, using: &random) == 0
        let products = list.state.products
        let rank = Int.random(in: 0..<max(1, products.count), using: &random)
        let form =
          isEdit
          ? ProductFormController(list: list, editing: rank) : ProductFormController(list: list)
        let unit = units.randomElement(using: &random)!
        form.choose(unit.kind)
        form.choose(unit)
        let twin = products.isEmpty ? nil : products[rank]
        let isCopy = !isEdit && twin != nil && Int.random(in: 0..<3, using: &random) == 0
        if isCopy { form.choose(twin!.unit) }
        let result = type(
          isCopy ? twin!.quantity.expression : number(1...2000),
          isCopy ? twin!.price!.expression + "0" : number(1...20), into: form)
        let shown = try #require(result.unitPrice)
        form.submit(from: nil)
        // An implausible quantity is questioned once.
        if form.form.result.suggestion != nil { form.submit(from: nil) }
        let rows = (0..<list.state.products.count).map { list.row(at: $0) }
        #expect(rows.first?.displayUnit == shown.displayUnit)
        #expect(rows.map(\.unitPrice).contains(shown.price))
      }
    }
  }

  @Test func theFormAndTheListUseTheSameDecimals() throws {
    let list = try list(
      .us, [product("170", .millilitre, "0.27"), product("1", .usGallon, "9")])
    let form = ProductFormController(list: list)
    form.choose(Unit.usFluidOunce)
    let result = type("12", "1.29", into: form)
    #expect(list.row(at: 0).unitPrice == "$0.047")
    #expect(result.unitPrice?.price == "$0.108")
  }

  @Test func theFirstCountedProductIsShownInItsItem() throws {
    let form = ProductFormController(list: try list())
    form.choose(Kind.units)
    form.choose(Unit.wash)
    #expect(type("20", "5", into: form).unitPrice?.displayUnit == DisplayUnit(.wash))
    let sheets = type("800 sheets", "2", into: form).unitPrice
    #expect(sheets?.displayUnit == DisplayUnit(100, .sheet) && sheets?.price == "$0.25")
  }

  /// Returns the least processor time of a key in a form of `list`.
  private func timeOfAKey(in list: ProductListController) -> Duration {
    let form = ProductFormController(list: list)
    return (1...50).map { count in
      let start = ContinuousClock.now
      _ = type("\(count)", "\(100 - count)", into: form)
      return ContinuousClock.now - start
    }.min()!
  }

  /// A search through the whole list, or a copy of it, would take hundreds of times as long.
  @Test func aKeyTakesAboutAsLongInALongList() throws {
    let long = try list(
      .us, (1...100).map { try product("\($0)", .gram, "1.\($0)") })
    let short = timeOfAKey(in: long)
    for _ in 0..<10 { long.duplicate(at: Array(0..<long.state.products.count)) }
    #expect(long.state.products.count == 102_400)
    #expect(timeOfAKey(in: long) < short * 25)
  }
}

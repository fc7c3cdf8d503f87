import PerCore
import TestSupport
import Testing

/// The values by which a list ranks products: the price of one pack, that of what the offer needs, or the cost of a
/// needed amount.
@MainActor struct BuyingTests {
  private let list = ProductListController(conventions: .metricDollar)

  private func add(
    _ quantity: String, _ unit: Unit, _ price: String?, _ terms: Offer.Terms? = nil,
    limit: Int? = nil
  ) throws {
    try list.add(
      try Product(
        quantity: Amount(quantity, format: .us), unit: unit,
        price: price.map { try Amount($0, format: .us) },
        offer: terms.map { try Offer($0, limit: limit) }, name: quantity))
  }

  private var names: [String] { list.state.products.ranked.map(\.name) }

  /// The shelf label and the pack of the worked case.
  private func addShelf() throws {
    try add("500", .gram, "3.99", .multibuy(packs: 3, pay: 2))
    try add("2", .kilogram, "12.99")
    try add("750", .gram, "5.49")
  }

  @Test func theChoiceDecidesWhatIsRanked() throws {
    try addShelf()
    #expect(list.canChooseBuying && names == ["500", "2", "750"])
    #expect(list.row(at: 0).unitPrice == "$5.32" && list.row(at: 0).onePack == "$7.98")
    list.buy(.one)
    #expect(names == ["2", "750", "500"])
    #expect(list.row(at: 2).unitPrice == "$7.98" && list.row(at: 2).offerPrice == "$5.32")
    try list.setNeed("1.6 kg")
    // Four packs of 500 g cost 2 × 3.99 + 3.99.
    #expect(names == ["500", "2", "750"])
    let rows = (0...2).map { list.row(at: $0) }
    guard case .need(let first) = rows[0].bought, case .need(let last) = rows[2].bought else {
      Issue.record("\(rows.map(\.bought))")
      return
    }
    #expect(first.packs == 4 && first.cost == "$11.97" && first.left?.number == "400")
    #expect(last.packs == 3 && last.cost == "$16.47" && last.left?.number == "650")
    #expect(rows[0].verdict == .best && rows[1].verdict == .more(.whole(BigUInt(9))))
  }

  @Test func productsThatCannotBeBoughtAreLast() throws {
    try add("500", .gram, nil, .bundle(packs: 2, price: Rational(5)), limit: 2)
    try add("1", .kilogram, "9")
    #expect(names == ["500", "1"])
    list.buy(.one)
    #expect(names == ["1", "500"] && list.row(at: 1).bought == .notAlone)
    #expect(list.row(at: 1).verdict == .none && list.state.products.rankedCount == 1)
    try list.setNeed("2 kg")
    #expect(names == ["1", "500"] && list.row(at: 1).bought == .notEnough)
    try list.setNeed("1 kg")
    #expect(names == ["500", "1"] && list.row(at: 0).bought != .notEnough)
  }

  @Test func equalCostsAreRankedByLessLeftOver() throws {
    try add("3", .kilogram, "5")
    try add("2", .kilogram, "5")
    try list.setNeed("2")
    #expect(names == ["2", "3"])
    #expect(list.row(at: 0).verdict == .best && list.row(at: 1).verdict != .best)
    try add("2", .kilogram, "5")
    let isBest = (0...2).map { list.row(at: $0).verdict == .best }
    #expect(isBest == [true, true, false], "Two products are equal in both.")
    #expect(list.worth(at: 2)?.bestPrice == "$4.99" && list.worth(at: 2)?.bestQuantity == nil)
  }

  @Test func theFormComparesWhatIsLeftOver() throws {
    try add("400", .gram, "3")
    try list.setNeed("300 g")
    func standing(_ quantity: String) throws -> FormResult.Standing {
      let form = ProductFormController(list: list, grams: quantity, price: "3")
      return try #require(form.form.result.standing)
    }
    let (less, equal, more) = (try standing("350"), try standing("400"), try standing("500"))
    #expect(less.rank == 1 && less.verdict == .best && !less.isTied)
    #expect(equal.rank == 2 && equal.verdict == .best && equal.isTied)
    #expect(more.rank == 2 && more.verdict != .best && !more.isTied)
  }

  @Test func theAmountAndTheLeftoverHaveTheSamePrecision() throws {
    try add("1406.34", .gram, "8.48")
    try list.setNeed("3 lb")
    let question = try #require(list.purchaseQuestion)
    let purchase = try #require(question.answer().cheapest)
    let text = list.text(purchase, for: question)
    // The exact amounts are 3.1004… and 0.1004… lb.
    #expect(text.quantity.number == "3.1" && text.left?.number == "0.1")
    try add("1407.2", .gram, "8.40")
    let other = try #require(list.purchaseQuestion)
    let cheaper = list.text(try #require(other.answer().cheapest), for: other)
    #expect(cheaper.quantity.number == "3.102" && cheaper.left?.number == "0.102")
  }

  @Test(arguments: [("453.59237 kg", "453.59237"), ("½ kg", "½"), ("1000 g", "1,000")])
  func anExactAmountIsTheNeedAsItWasEntered(need: String, number: String) throws {
    try add("1", .pound, "2")
    try add("1", .gram, "9")
    try list.setNeed(need)
    let question = try #require(list.purchaseQuestion)
    let answer = question.answer()
    let texts = [answer.cheapest, answer.exact].compactMap { $0 }.map {
      list.text($0, for: question)
    }
    let exact = try #require(texts.first { $0.left == nil })
    #expect(exact.quantity.number == number)
  }

  @Test func theChoiceIsUndone() throws {
    let library = LibraryController(store: nil, conventions: .us)
    let list = library.list
    try list.add(product("1", .pound, "2"))
    #expect(!list.canChooseBuying)
    try list.setNeed("3 lb")
    #expect(list.buying.need?.unit == .pound && library.history.undoable == .changeBuying)
    #expect(library.current.buying == list.buying)
    library.undo()
    #expect(list.buying == Buying() && !list.canChooseBuying)
    library.redo()
    #expect(list.buying.packs == .need)
    library.duplicateComparison(library.current.id, name: "Copy")
    #expect(library.list.buying.packs == .need)
    try library.list.setNeed("")
    #expect(library.list.buying == Buying())
  }

  @Test(arguments: ["x", "2 L", "0", "-1", "3 rolls"])
  func refusesANeedThatIsNotAQuantity(text: String) throws {
    try addShelf()
    #expect(throws: EntryError.self) { try list.setNeed(text) }
    #expect(list.buying == Buying())
  }

  @Test func aNeedOfAnotherKindIsIgnored() throws {
    try addShelf()
    try list.setNeed("1.6")
    #expect(list.buying.need?.unit == .kilogram)
    list.clear()
    try add("1", .litre, "3")
    #expect(list.purchaseQuestion == nil && list.row(at: 0).bought == .packsOfPrice)
  }

  @Test func theTextOfTheNeedIsInTheUsersNotation() throws {
    let list = ProductListController(
      conventions: Conventions(numbers: .french, money: .euroBehind, measures: .metric))
    try list.add(
      Product(
        quantity: Amount("500", format: .us), unit: .gram, price: Amount("3", format: .us)))
    try list.setNeed("1.5 kg")
    #expect(list.needText { unit, _ in unit.symbol ?? unit.name } == "1,5 kg")
    try list.setNeed("3×1.5 kg")
    #expect(list.needText { unit, _ in unit.symbol ?? unit.name } == "3×1.5 kg")
  }

  @Test func theNeedIsShownAsTyped() throws {
    try addShelf()
    try list.setNeed("2.3 kg")
    #expect(list.needText { unit, _ in unit.symbol ?? unit.name } == "2.3 kg")
    try list.setNeed("1 lb 4 oz")
    #expect(list.needText { unit, _ in unit.symbol ?? unit.name } == "1 lb 4 oz")
  }

  @Test func theUnitOfTheNeedIsInItsPluralForm() throws {
    try add("50", .wash, "9.95")
    for (text, shown) in [
      ("1", "1 wash"), ("2", "2 washes"), ("1.5", "1.5 washes"), ("2-1", "2-1 wash"),
    ] {
      try list.setNeed(text)
      #expect(list.needText { unit, count in count == 1 ? unit.name : unit.plural } == shown)
    }
  }

  @Test func purchasesAreFormatted() throws {
    try add("500", .gram, "3.99")
    try add("750", .gram, "5.49")
    try add("2", .kilogram, "12.99")
    try list.setNeed("2.3 kg")
    let question = try #require(list.purchaseQuestion)
    let answer = question.answer()
    let best = list.text(try #require(answer.cheapest), for: question)
    #expect(best.cost == "$16.98" && best.left?.number == "200" && best.items.count == 2)
    #expect(best.items.map(\.count) == ["1", "1"] && best.quantity.number == "2.5")
    let one = list.text(try #require(answer.oneProduct), for: question)
    #expect(one.items.map(\.count) == ["5"] && one.cost == "$19.95")
  }

  /// Random lists keep the order that sorting all of their products gives, in all modes.
  @Test func randomListsWithOffersStayRanked() throws {
    var random = SeededRandom(seed: 31)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    for _ in 0..<20 {
      var products = ProductList()
      var held: [Product] = []
      for id in 1...40 {
        switch number(0...9) {
        case 0: products.rank(for: Buying(.one))
        case 1: products.rank(for: Buying())
        case 2, 3:
          let need = try Amount("\(number(1...9))00", format: .us)
          products.rank(for: Buying(.need, need: Need(need, .gram)))
        case 4 where !held.isEmpty:
          let old = held.remove(at: number(0...held.count - 1))
          products.remove(at: try #require(products.rank(of: old)))
        default: break
        }
        let terms: [Offer.Terms?] = [
          nil, .multibuy(packs: 3, pay: 2), .bundle(packs: 2, price: Rational(number(1...9))),
          .percent(Rational(number(1...50))),
        ]
        let offer = try terms[number(0...3)].map {
          try Offer($0, limit: number(0...1) == 0 ? nil : 3)
        }
        let price = try Amount("\(number(1...9))", format: .us)
        let quantity = try Amount("\(number(1...4))00", format: .us)
        guard
          let product = try? Product(
            id: Int64(id), quantity: quantity, unit: .gram, price: price, offer: offer)
        else { continue }
        let rank = try products.insert(product)
        held.append(product)
        #expect(products[rank].id == product.id)
        #expect(products.ranked.map(\.id) == expected(held, products.buying))
      }
    }
  }

  /// Returns the ids by cost and amount as fractions, without the list.
  private func expected(_ products: [Product], _ buying: Buying) -> [Product.ID] {
    func key(_ product: Product) -> (Rational, Rational)? {
      let pack = product.pack
      switch buying.packs {
      case .one: return pack.cost(1).map { ($0 / pack.amount(1), .zero) }
      case .offer:
        let packs = product.offer?.packs ?? 1
        return pack.cost(packs).map { ($0 / pack.amount(packs), .zero) }
      case .need:
        guard let need = buying.need?.amount else { return nil }
        // The cheapest number of packs is among those that contain the need and few more.
        let counts = (1...40).filter { !(pack.amount($0) < need) && pack.cost($0) != nil }
        let costs = counts.map { (pack.cost($0)!, pack.amount($0) - need) }
        return costs.min { $0 < $1 }
      }
    }
    return products.sorted { a, b in
      switch (key(a), key(b)) {
      case (let x?, let y?): x == y ? a.id < b.id : x < y
      case (nil, nil): a.id < b.id
      case (let x, _): x != nil
      }
    }.map(\.id)
  }

  @Test func aRowHasAsManyPacksAsTheAnswer() throws {
    try add("1", .gram, "0.01")
    try list.setNeed("200 kg")
    guard case .need(let needed) = list.row(at: 0).bought else {
      Issue.record("\(list.row(at: 0).bought)")
      return
    }
    #expect(needed.packs == 200_000 && needed.cost == "$2,000.00")
    #expect(list.purchaseQuestion?.answer().cheapest?.packs.map(\.count) == [200_000])
  }

  @Test func aQuestionWithManyAmountsInTwoUnitsIsNotSmall() throws {
    try add("300", .gram, "3")
    try add("333.3", .gram, "3.40")
    try add("3", .kilogram, "36")
    try list.setNeed("5 kg")
    #expect(list.purchaseQuestion?.isSmall == true)
    try add("12", .ounce, "3.45")
    try add("12.01", .ounce, "3.46")
    #expect(list.purchaseQuestion?.isSmall == false)
  }

  @Test(
    arguments: [
      ("1", Unit.kilogram, "2 lb", "0.205"), ("1", .pound, "400 g", "53.6"),
      ("1.5", .kilogram, "1.234 kg", "266"), ("100", .kilogram, "2 lb", "218"),
      ("1234.5678", .gram, "0.5 g", "1.23"),
    ])
  func leftoversAreRoundedToThreeDigits(pack: String, unit: Unit, need: String, left: String) throws
  {
    try add(pack, unit, "1")
    try list.setNeed(need)
    guard case .need(let needed) = list.row(at: 0).bought else {
      Issue.record("\(list.row(at: 0).bought)")
      return
    }
    #expect(needed.left?.number == left)
  }
}

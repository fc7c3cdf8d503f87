import PerCore
import Testing

@Suite struct ProductListTests {
  private func list(_ products: [Product]) throws -> ProductList {
    var list = ProductList()
    for product in products { _ = try list.insert(product) }
    let sorted = try ProductList(products)
    #expect(list == sorted && list.ranked == sorted.ranked)
    return list
  }

  @Test func ranksByUnitPrice() throws {
    let list = try list([
      product("20", .one, "1.99"), product("10", .one, "1.29"), product("50", .one, "4.29"),
    ])
    #expect(list.ranked.map(\.quantity.expression) == ["50", "20", "10"])
    #expect(list.verdicts == [.best, .percent(16), .percent(50)])
  }

  @Test func equalProductsShareARank() throws {
    var list = try list([
      product("1", .kilogram, "2"), product("500", .gram, "1"), product("1", .kilogram, "3"),
      product("500", .gram, "1.5"), product("1", .kilogram, "1"),
    ])
    var ranks: [Int] { (0..<list.count).map { list.shownRank(at: $0) ?? 0 } }
    #expect(ranks == [1, 2, 2, 4, 4])
    // One pack has no price.
    _ = try list.insert(
      Product(
        quantity: Amount("1", format: .us), unit: .kilogram, price: nil,
        offer: Offer(.bundle(packs: 2, price: Rational(6)))))
    #expect(ranks == [1, 2, 2, 4, 4, 4])
    list.rank(for: Buying(.one))
    #expect(ranks == [1, 2, 2, 4, 4, 0])
  }

  @Test func sharesAreFractionsOfTheHighestUnitPrice() throws {
    var list = try list([
      product("1", .kilogram, "1"), product("1", .kilogram, "3"), product("500", .gram, "2"),
    ])
    #expect((0..<list.count).map(list.shareOfMostExpensive) == [0.25, 0.75, 1])
    list.remove(at: 2)
    #expect((0..<list.count).map(list.shareOfMostExpensive) == [0.333333, 1])
    list.remove(at: 1)
    #expect(list.shareOfMostExpensive(at: 0) == 1)
  }

  /// Prices beyond the range of a `Double`.
  @Test func sharesAreExactBeyondTheRangeOfDoubles() throws {
    let huge = Rational(.powerOfTen(400))
    func product(_ price: Rational, _ amount: Rational) -> UnitPrice {
      UnitPrice(price: price, amount: amount)
    }
    #expect(product(huge, .one).share(of: product(huge, .one)) == 1)
    #expect(product(huge, Rational(4)).share(of: product(huge, .one)) == 0.25)
    #expect(product(.one, huge).share(of: product(huge, .one)) == 0)
    #expect(product(.one, huge * huge).share(of: product(.one, huge * Rational(2))) == 0)
  }

  @Test func comparesPoundsWithKilograms() throws {
    let list = try list([
      product("500", .gram, "1.79"), product("2", .pound, "2.99"), product("1", .kilogram, "2.99"),
    ])
    #expect(list.ranked.map(\.unit) == [.kilogram, .pound, .gram])
    #expect(list.verdicts == [.best, .percent(10), .percent(20)])
  }

  /// Equal amounts in different units.
  @Test(
    arguments: [
      [
        ("1", .usGallon), ("4", .usQuart), ("8", .usPint), ("16", .usCup), ("128", .usFluidOunce),
        ("256", .usTablespoon), ("768", .usTeaspoon), ("3.785411784", .litre),
      ],
      [
        ("1", .imperialGallon), ("4", .imperialQuart), ("8", .imperialPint),
        ("160", .imperialFluidOunce), ("4.54609", .litre), ("454.609", .centilitre),
        ("45.4609", .decilitre), ("4546.09", .millilitre),
      ],
      [("700", .gram), ("0.7", .kilogram), ("700000", .milligram)],
      [("16", .ounce), ("1", .pound), ("0.45359237", .kilogram)],
      [("1", .stone), ("14", .pound), ("224", .ounce), ("6350.29318", .gram)],
      [("3", .foot), ("36", .inch), ("1", .yard), ("91.44", .centimetre), ("914.4", .millimetre)],
      [
        ("9", .squareFoot), ("1296", .squareInch), ("1", .squareYard),
        ("8361.2736", .squareCentimetre),
      ],
      [("250", .millilitre), ("1", .metricCup)],
      [("3", .metricTeaspoon), ("1", .metricTablespoon), ("15", .millilitre)],
      [("24", .one), ("2", .dozen), ("24", .piece)], [("24", .wash), ("2", .dozen), ("24", .one)],
    ] as [[(String, Unit)]])
  func equalAmountsTie(_ amounts: [(String, Unit)]) throws {
    for order in [amounts, amounts.reversed()] {
      let list = try list(order.map { try product($0.0, $0.1, "2.99") })
      #expect(list.ranked.map(\.unit) == order.map(\.1))
      #expect(list.verdicts.allSatisfy { $0 == .best })
    }
  }

  @Test func tiesKeepTheirOrder() throws {
    // 100 products at three unit prices, each in several sizes.
    let products = try (0..<100).map { index in
      let size = index % 7 + 1
      return try product("\(size * 100)", .gram, "\(size * (index % 3 + 1))", name: "\(index)")
    }
    let names = try list(products).ranked.map { Int($0.name)! }
    let expected = (0..<3).flatMap { price in (0..<100).filter { $0 % 3 == price } }
    #expect(names == expected)
  }

  @Test func theSmallestDifferenceCounts() throws {
    let small = "0.00000000000000000000000000001"
    let list = try list([
      product("1", .kilogram, "1" + small.dropFirst()), product("1", .kilogram, "1"),
      product("1" + small.dropFirst(), .kilogram, "1"),
    ])
    #expect(list.ranked.map(\.quantity.expression) == ["1" + small.dropFirst(), "1", "1"])
    #expect(list.ranked.map(\.price?.expression) == ["1", "1", "1" + small.dropFirst()])
    #expect(list.verdicts == [.best, .more(.lessThanOne), .more(.lessThanOne)])
  }

  @Test func insertReturnsTheRank() throws {
    var list = ProductList()
    #expect(try list.insert(product("1", .litre, "2")) == 0)
    #expect(try list.insert(product("1", .litre, "3")) == 1)
    #expect(try list.insert(product("1", .litre, "1")) == 0)
    #expect(try list.insert(product("1", .litre, "2")) == 2)
    #expect(try list.insert(product("1", .litre, "9")) == 4)
    #expect(list.count == 5)
  }

  @Test func theFirstProductSetsTheKind() throws {
    var list = ProductList()
    #expect(list.kind == nil && list.lastUnit == nil && list.isEmpty)
    _ = try list.insert(product("5", .ounce, "9"))
    _ = try list.insert(product("5", .kilogram, "1"))
    #expect(list.kind == .weight)
    #expect(list.lastUnit == .kilogram)
  }

  @Test func differentItemsDoNotCompare() throws {
    for held in CountedItem.allCases {
      for offered in CountedItem.allCases where offered != held {
        let stranger = try product("1", offered.unit, "1")
        let refusal = WrongKind(
          held: .units, offered: .units, heldItem: held, offeredItem: offered)
        var list = try ProductList([product("1", .one, "1"), product("1", held.unit, "2")])
        let before = list
        #expect(throws: refusal) { try list.insert(stranger) }
        #expect(list == before && list.item == held)
        #expect(throws: refusal) { try ProductList(before.ranked + [stranger]) }
      }
    }
  }

  @Test func plainUnitsAndDozensJoinAnyItem() throws {
    var list = ProductList()
    #expect(list.item == nil)
    _ = try list.insert(product("2", .dozen, "3"))
    #expect(list.item == nil)
    _ = try list.insert(product("10", .roll, "1"))
    _ = try list.insert(product("5", .one, "4"))
    #expect(list.item == .roll)
    #expect(list.ranked.map(\.unit) == [.roll, .dozen, .one])
  }

  @Test func theItemIsFreeWhenItsLastProductIsRemoved() throws {
    var list = try list([
      product("10", .wash, "1"), product("10", .wash, "2"), product("10", .one, "3"),
    ])
    list.remove(at: 0)
    #expect(list.item == .wash)
    #expect(list.refusal(of: .sheet) != nil)
    #expect(list.refusal(of: .sheet, replacing: list[0]) == nil)
    #expect(list.refusal(of: .sheet, replacing: list[1]) != nil)
    #expect(list.refusal(of: .gram, replacing: list[0])?.offered == .weight)
    list.remove(at: 0)
    #expect(list.item == nil)
    _ = try list.insert(product("10", .sheet, "1"))
    #expect(list.item == .sheet)
    while !list.isEmpty { list.remove(at: 0) }
    #expect(list.item == nil && list.refusal(of: .gram) == nil)
  }

  @Test func anotherKindThrows() throws {
    for held in Kind.allCases {
      for offered in Kind.allCases where offered != held {
        var list = ProductList()
        _ = try list.insert(product("1", held.units(preferring: .us)[0], "1"))
        let before = list
        let stranger = try product("1", offered.units(preferring: .us)[0], "1")
        #expect(throws: WrongKind(held: held, offered: offered)) { try list.insert(stranger) }
        #expect(list == before)
        #expect(list.ranked == before.ranked)
        #expect(throws: WrongKind(held: held, offered: offered)) {
          try ProductList([before[0], stranger])
        }
      }
    }
  }

  @Test func clearingFreesTheKind() throws {
    var list = ProductList()
    _ = try list.insert(product("1", .kilogram, "1"))
    list.remove(at: 0)
    #expect(list == ProductList())
    #expect(list.kind == nil && list.isEmpty && list.count == 0)
    _ = try list.insert(product("1", .litre, "1"))
    #expect(list.kind == .volume)
  }

  @Test func equalityDependsOnTheOrder() throws {
    let (a, b) = (try product("1", .one, "1"), try product("2", .one, "2"))
    #expect(try ProductList([a, b]) != ProductList([b, a]))
    #expect(try ProductList([a, b]) != ProductList([a]))
  }
}

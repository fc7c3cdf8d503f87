import PerCore
import TestSupport
import Testing

/// Tests of the number of decimals of the unit prices in a list.
@Suite struct ShownDecimalsTests {
  private func shown(
    _ list: ProductList, per unit: DisplayUnit, minimum: Int, format: NumberFormat = .us
  ) -> [String] {
    let decimals = list.decimals(per: unit.factor, minimum: minimum)
    return (0..<list.count).map {
      format.string(list[$0].unitPrice.per(unit), decimals: decimals)
    }
  }

  @Test(
    arguments: [
      (["1", "2"], 2, ["1.00", "2.00"]),
      (["1.001", "1.002"], 2, ["1.001", "1.002"]),
      (["1", "1"], 2, ["1.00", "1.00"]),
      (["1", "1.0004", "5"], 2, ["1.0000", "1.0004", "5.0000"]),
      (["1.004", "1.005"], 2, ["1.00", "1.01"]),
      // The prices differ at three decimals and would look equal at four.
      (["1.0049", "1.00499"], 2, ["1.0049", "1.0050"]),
      (["1.049", "1.051"], 1, ["1.0", "1.1"]),
      (["1.0499", "1.0501", "1.09"], 1, ["1.0499", "1.0501", "1.0900"]),
      (["100", "100.4", "101"], 0, ["100.0", "100.4", "101.0"]),
      (["0.004"], 2, ["0.0040"]), (["0.006"], 2, ["0.0060"]), (["0.00063"], 2, ["0.00063"]),
      (["0.01"], 2, ["0.010"]), (["0.0858"], 2, ["0.086"]), (["0.0996"], 2, ["0.10"]),
      (["0.4"], 0, ["0.40"]), (["0.5"], 0, ["0.50"]), (["0.05"], 0, ["0.050"]), (["1"], 0, ["1.0"]),
      (["3.99"], 0, ["4.0"]), (["39.9"], 0, ["40"]), (["3.99"], 3, ["3.990"]),
      (["0.05", "100"], 2, ["0.050", "100.000"]),
    ] as [([String], Int, [String])])
  func showsEnoughDecimals(_ prices: [String], _ minimum: Int, _ expected: [String]) throws {
    let list = try ProductList(prices.map { try product("1", .one, $0) })
    #expect(shown(list, per: DisplayUnit(.one), minimum: minimum) == expected)
  }

  @Test func anEmptyListHasTheUsualDecimals() {
    #expect(ProductList().decimals(per: .one, minimum: 2) == 2)
  }

  @Test func fluidOuncesThatNearlyTieLookDifferent() throws {
    let list = try ProductList([
      product("170", .millilitre, "0.89"), product("250", .millilitre, "1.31"),
      product("2", .litre, "10.49"), product("330", .millilitre, "1.74"),
    ])
    let texts = shown(list, per: DisplayUnit(.usFluidOunce), minimum: 2)
    #expect(texts == ["0.1548", "0.1550", "0.1551", "0.1559"])
  }

  @Test func smallPricesShowTwoDigits() throws {
    let perGram = try ProductList([product("1000", .gram, "14.90")])
    #expect(shown(perGram, per: DisplayUnit(.gram), minimum: 2) == ["0.015"])
    let perMillilitre = try ProductList([product("25", .litre, "1.79")])
    #expect(shown(perMillilitre, per: DisplayUnit(.millilitre), minimum: 2) == ["0.000072"])
  }

  @Test func allRowsHaveTheSameNumberOfDecimals() throws {
    let list = try ProductList([
      product("1", .pound, "0.907"), product("1", .pound, "0.9071"), product("1", .pound, "1.59"),
    ])
    #expect(shown(list, per: DisplayUnit(.pound), minimum: 2) == ["0.9070", "0.9071", "1.5900"])
  }

  private func randomList(using random: inout SeededRandom) throws -> ProductList {
    let kind = Kind.allCases.randomElement(using: &random)!
    let units = kind.units(preferring: .us, counting: .sheet)
    var products: [Product] = []
    for _ in 0..<Int.random(in: 1...7, using: &random) {
      let twin = products.randomElement(using: &random)
      if let twin, Int.random(in: 0..<3, using: &random) > 0 {
        // As expensive, or more expensive by very little.
        var price = twin.price!.value
        if Int.random(in: 0..<3, using: &random) > 0 {
          let step = BigUInt.powerOfTen(Int.random(in: 2...9, using: &random))
          price = price * Rational(step + .one, over: step)
        }
        let times = Rational(Int.random(in: 1...3, using: &random))
        products.append(
          Product(
            quantity: try amount(twin.quantity.value * times), unit: twin.unit,
            price: try amount(price * times)))
      } else {
        let digits = UInt(Int.random(in: 1...9_999, using: &random))
        let decimals = Int.random(in: 0...5, using: &random)
        let quantity = Rational(Int.random(in: 1...2000, using: &random))
        products.append(
          Product(
            quantity: try amount(quantity), unit: units.randomElement(using: &random)!,
            price: try amount(Rational(BigUInt(digits), decimals: decimals))))
      }
    }
    return try ProductList(products)
  }

  private func amount(_ value: Rational) throws -> Amount {
    try Amount(plain: "\(value.numerator)/\(value.denominator)", expression: "")
  }

  /// In 300,000 random lists, no two unequal prices look equal, and no decimal is unnecessary.
  @Test(arguments: 0..<10)
  func unequalPricesLookUnequal(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var (misleading, short, needless) = (0, 0, 0)
    var units: Set<DisplayUnit> = []
    for round in 0..<30_000 {
      let list = try randomList(using: &random)
      let minimum = [0, 2, 3][round % 3]
      let unit = DisplayUnit.choices(for: list.kind!, preferring: .us)
        .randomElement(using: &random)!
      units.insert(unit)
      let decimals = list.decimals(per: unit.factor, minimum: minimum)
      let prices = (0..<list.count).map { list[$0].unitPrice.per(unit) }
      let texts = prices.map { NumberFormat.plain.string($0, decimals: decimals) }
      func lookEqual(_ decimals: Int) -> Bool {
        zip(prices, prices.dropFirst()).contains {
          $0 != $1 && $0.rounded(decimals: decimals) == $1.rounded(decimals: decimals)
        }
      }
      for rank in texts.indices.dropFirst() {
        if (texts[rank - 1] == texts[rank]) != (prices[rank - 1] == prices[rank]) {
          misleading += 1
        }
      }
      let digits = texts[0].filter { $0 != "." }.drop { $0 == "0" }
      if digits.count < 2 { short += 1 }
      if decimals > minimum, !lookEqual(decimals - 1),
        prices[0].rounded(decimals: decimals - 1) >= BigUInt(10)
      {
        needless += 1
      }
    }
    #expect((misleading, short, needless) == (0, 0, 0))
    let all = Kind.allCases.flatMap { DisplayUnit.choices(for: $0, preferring: .us) }
    #expect(units == Set(all))
  }
}

import PerCore
import TestSupport
import Testing

@MainActor @Suite struct WorthTests {
  private func list(
    _ products: [Product], _ conventions: Conventions = .german
  ) throws -> ProductListController {
    let list = ProductListController(conventions: conventions)
    for product in products { try list.add(product) }
    return list
  }

  @Test func aMoreExpensiveProductHasAPriceAndAQuantityAtWhichItIsBest() throws {
    let list = try list([
      product("500", .gram, "3.99"), product("2", .kilogram, "12.99"),
    ])
    let worth = try #require(list.worth(at: 1))
    // 3.99 − 12.99 ÷ 4 = 0.7425, and 3.99 ÷ 6.495 = 0.6143 kg.
    #expect(worth.excess == "0,74\u{A0}€" && worth.bestPrice == "3,24\u{A0}€")
    #expect(worth.bestQuantity?.number == "615" && worth.bestQuantity?.unit == .gram)
    let best = try #require(list.worth(at: 0))
    #expect(best.excess == nil && best.bestPrice == "15,96\u{A0}€" && best.bestQuantity == nil)
  }

  /// 500 g of the best value costs exactly 2.30, at which price the products are equal.
  @Test func aPriceAtWhichTheProductsAreEqualDoesNotWin() throws {
    let list = try list([product("500", .gram, "3.99"), product("750", .gram, "3.45")], .us)
    let worth = try #require(list.worth(at: 1))
    #expect(worth.excess == "$1.69" && worth.bestPrice == "$2.29")
    #expect(list.worth(at: 0)?.bestPrice == "$5.98")
  }

  @Test func theOnlyProductHasNone() throws {
    #expect(try list([product("1", .litre, "1")]).worth(at: 0) == nil)
  }

  @Test func aTiedProductStaysTheBestUpToItsPrice() throws {
    let list = try list(
      [product("1", .pound, "2"), product("16", .ounce, "2"), product("1", .pound, "3")], .us)
    for rank in 0...1 {
      let worth = try #require(list.worth(at: rank))
      #expect(worth.excess == nil && worth.bestPrice == "$2.00" && worth.bestQuantity == nil)
    }
  }

  @Test func valuesThatRoundToZeroAreLeftOut() throws {
    let list = try list([
      product("1", .kilogram, "1"), product("1000", .gram, "1.001"), product("1", .gram, "1"),
    ])
    #expect(list.worth(at: 1)?.excess == nil)
    // One gram at the best price costs a tenth of a cent.
    #expect(list.worth(at: 2)?.bestPrice == nil)
    // 1,000 g
    let quantity = try #require(list.worth(at: 2)?.bestQuantity)
    #expect(quantity.number == "1" && quantity.unit == .kilogram)
  }

  @Test func countedProductsNeedWholeUnits() throws {
    let list = try list([product("10", .piece, "3"), product("3", .piece, "1")])
    #expect(list.worth(at: 1)?.bestQuantity?.number == "4")
  }

  /// At the price the product wins, and with the quantity it is a best one. At a cent more, or with one digit less, it
  /// isn't.
  @Test func thePriceAndTheQuantityAreTheLimits() throws {
    var random = SeededRandom(seed: 13)
    let cent = Rational(.one, decimals: 2)
    for _ in 0..<2_000 {
      let units: [PerCore.Unit] = [.gram, .kilogram, .ounce, .pound]
      let products = try (0..<3).map { _ in
        try product(
          String(Int.random(in: 1...2_000, using: &random)), units.randomElement(using: &random)!,
          String(Double(Int.random(in: 5...9_999, using: &random)) / 100))
      }
      let list = try list(products, .us)
      for rank in 0..<3 {
        let worth = try #require(list.worth(at: rank))
        let ranked = list.state.products
        let (product, other) = (ranked[rank], ranked[rank == 0 ? 1 : 0])
        let rival = UnitPrice(
          price: other.price!.value, amount: other.quantity.value * other.unit.factor)
        func isBest(price: Rational, quantity: Rational) -> Bool {
          let amount = quantity * product.unit.factor
          return !(rival < UnitPrice(price: price, amount: amount))
        }
        func wins(price: Rational) -> Bool {
          UnitPrice(price: price, amount: product.quantity.value * product.unit.factor) < rival
        }
        let (price, quantity) = (product.price!.value, product.quantity.value)
        if let text = worth.bestPrice {
          let limit = try Amount(String(text.filter { !"$,".contains($0) }), format: .us).value
          let isLimit = rank == 0 || worth.excess == nil && worth.bestQuantity == nil
          #expect(isLimit ? isBest(price: limit, quantity: quantity) : wins(price: limit))
          #expect(
            !(isLimit
              ? isBest(price: limit + cent, quantity: quantity) : wins(price: limit + cent)))
        } else {
          #expect(!wins(price: cent))
        }
        guard let needed = worth.bestQuantity else { continue }
        let shown = try Amount(needed.number.filter { $0 != "," }, format: .us).value
        let least = shown * needed.unit.factor / product.unit.factor
        #expect(quantity < least && isBest(price: price, quantity: least))
        let step = Rational(.one, decimals: max(0, 2 - (least.leadingExponent ?? 0)))
        #expect(least < step + step || !isBest(price: price, quantity: least - step))
      }
    }
  }
}

/// The price at which a product with an offer wins.
@MainActor @Suite struct OfferWorthTests {
  private func offered(
    _ quantity: String, _ price: String?, _ terms: Offer.Terms, tax: Int? = nil
  ) throws -> Product {
    try Product(
      quantity: Amount(quantity, format: .us), unit: .gram,
      price: price.map { try Amount($0, format: .us) }, offer: Offer(terms),
      terms: PackTerms(tax: tax.map { Rational($0) }) ?? .none)
  }

  @Test(
    arguments: [
      // The rival costs 4.00 per kilogram, so 1.5 kg must cost less than 6.00.
      ("500", "3.99", .multibuy(packs: 3, pay: 2), "$2.99", nil, "665"),
      ("500", "3.99", .bundle(packs: 3, price: Rational(7)), "$5.99", "3", "584"),
      ("500", nil, .bundle(packs: 3, price: Rational(7)), "$5.99", "3", "584"),
      ("500", "3.99", .nth(every: 2, percent: Rational(50)), "$2.66", nil, "749"),
      ("500", "3.99", .percent(Rational(20)), "$2.49", nil, "798"),
      ("500", "3.99", .amount(Rational(1)), "$2.99", nil, "748"),
      ("500", "3.99", .coupon(Rational(2), packs: 3), "$2.66", nil, "831"),
      ("500", "3.99", .bonus(Rational(100), .gram), "$2.39", nil, "898"),
      ("500", "3.99", .bonusPercent(Rational(20)), "$2.39", nil, "832"),
    ] as [(String, String?, Offer.Terms, String, String?, String)])
  func anOfferWinsAtAPrice(
    quantity: String, price: String?, terms: Offer.Terms, best: String, packs: String?,
    needed: String
  ) throws {
    let list = ProductListController(
      conventions: .metricDollar)
    try list.add(product("1", .kilogram, "4"))
    try list.add(offered(quantity, price, terms))
    let worth = try #require(list.worth(at: 1))
    #expect(worth.bestPrice == best && worth.packsOfBestPrice == packs && worth.hasOffer)
    #expect(worth.bestQuantity?.number == needed)
  }

  /// At the price the product is the best one; at a cent more it isn't.
  @Test func thePriceOfAnOfferIsTheLimit() throws {
    var random = SeededRandom(seed: 29)
    let cent = Rational(.one, decimals: 2)
    let conventions = Conventions.metricDollar
    var count = 0
    for _ in 0..<1_000 {
      let list = ProductListController(conventions: conventions)
      let terms: [Offer.Terms] = [
        .multibuy(packs: 3, pay: 2), .nth(every: 2, percent: Rational(50)), .percent(Rational(15)),
        .amount(Rational(1) / Rational(4)), .coupon(Rational(1) / Rational(2), packs: 3),
        .bonus(Rational(50), .gram), .bonusPercent(Rational(20)),
      ]
      let term = terms.randomElement(using: &random)!
      let tax = Bool.random(using: &random) ? 8 : nil
      let grams = "\(Int.random(in: 100...900, using: &random))"
      let cents = Int.random(in: 100...999, using: &random)
      try list.add(product("1", .kilogram, "\(Int.random(in: 2...9, using: &random)).99"))
      func priced(_ price: Rational) throws -> Product {
        try offered(grams, price.plain, term, tax: tax)
      }
      try list.add(priced(Rational(cents) / Rational(100)))
      let rank = list.state.products[0].offer == nil ? 1 : 0
      let other = list.state.products[1 - rank].unitPrice
      guard let text = list.worth(at: rank)?.bestPrice?.dropFirst(),
        let best = Rational(plain: String(text))
      else { continue }
      count += 1
      if rank == 0 {
        #expect(try !(other < priced(best).unitPrice))
        #expect(try other < priced(best + cent).unitPrice)
      } else {
        #expect(try priced(best).unitPrice < other)
        #expect(try !(priced(best + cent).unitPrice < other))
      }
    }
    #expect(count > 900)
  }
}
